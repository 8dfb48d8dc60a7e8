"""Pictures of every page for people to look at: scripts/shots [SCENE …]

A seeded game is played to positions worth seeing; each is taken at three sizes, by day and by night, in Russian and in English,
into `shots/`, which git leaves out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from .chromium import Chromium, open_chromium
from .house import ROOT, find_chromium, running_server
from .scenes import SCENES
from .visitor import Visitor

SIZES: Final = ((1440, 900), (1280, 720), (360, 740))
THEMES: Final = ("day", "night")
LANGS: Final = ("ru", "en")
SEED: Final = "a street of five houses"
_SET: Final = """async ([theme, lang]) => {
  const { settings } = await import("/static/js/page/settings.js");
  settings.set({ theme, lang });
}"""


# --- taking -------------------------------------------------------------------------------------------------------------------


def take(browser: Chromium, address: str, scene: str, folder: Path) -> Iterator[Path]:
    """One scene in all its sizes, themes and languages."""
    visitor = Visitor(browser, address, seed=11)
    SCENES[scene](visitor)
    for (width, height), theme, lang in product(SIZES, THEMES, LANGS):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(_SET, [theme, lang])
        expect(visitor.page.locator(f":root[lang={lang}][data-theme={theme}]")).to_be_attached()
        expect(visitor.page.locator(f"[data-set-lang={lang}][aria-pressed=true]")).to_be_attached()
        path = folder / f"{scene}-{width}x{height}-{theme}-{lang}.png"
        visitor.page.screenshot(path=path)
        yield path
    visitor.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/shots", description=__doc__.splitlines()[0])
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    chosen = parser.parse_args(arguments).scenes or list(SCENES)
    if unknown := [scene for scene in chosen if scene not in SCENES]:
        parser.error(f"no scene {unknown[0]}; there are {', '.join(SCENES)}")
    chromium = find_chromium()
    if chromium is None:
        parser.error("no Chromium found")
    folder = ROOT / "shots"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as house, running_server(Path(house), SEED) as address, open_chromium(chromium) as browser:
        for scene in chosen:
            for path in take(browser, address, scene, folder):
                print(path.relative_to(ROOT), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
