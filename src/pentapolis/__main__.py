"""`python -m pentapolis` is `pentapolis`."""

import sys

from pentapolis.cli import main

if __name__ == "__main__":
    sys.exit(main())
