# Sourced by the other scripts: goes to the project's folder and makes sure that .venv holds what is needed.
# shellcheck shell=sh

cd "$(dirname "$0")/.." || exit 1
PYTHONUTF8=1
export PYTHONUTF8

# say ENGLISH RUSSIAN: one line for people, in their language.
say() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
        ru*) printf '%s\n' "$2" >&2 ;;
        *) printf '%s\n' "$1" >&2 ;;
    esac
}

# Prints the first Python from 3.11 on that can make virtual environments.
find_python() {
    for candidate in ${PENTAPOLIS_PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if "$candidate" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$candidate"
            return 0
        fi
    done
    say "Python 3.11 or newer with the venv module is needed (on Debian: apt install python3 python3-venv)." \
        "Нужен Python 3.11 или новее с модулем venv (в Debian: apt install python3 python3-venv)."
    return 1
}

# ensure EXTRAS: .venv with the project and these extras ("" for none, "test", "test,check"). What is there already is not done
# again: a stamp holds the checksum of pyproject.toml and the Python that installed it.
ensure() {
    stamp=".venv/installed-$(printf '%s' "${1:-base}" | tr ',' '-')"
    if [ -x .venv/bin/python ] && ! .venv/bin/python -c 'import pip' >/dev/null 2>&1; then
        rm -rf .venv # its Python is gone
    fi
    if [ ! -x .venv/bin/python ]; then
        python=$(find_python) || exit 1
        say "Making .venv with $python …" "Создаётся .venv ($python) …"
        "$python" -m venv .venv || exit 1
    fi
    wanted=$(cksum <pyproject.toml; pwd)
    if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
        say "Installing (this happens once) …" "Устанавливается (только в первый раз) …"
        .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".${1:+[$1]}" || exit 1
        printf '%s\n' "$wanted" >"$stamp"
    fi
}

# Prints the path of a Chromium, if there is one.
find_chromium() {
    for candidate in ${PENTAPOLIS_CHROMIUM:-} chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$candidate" 2>/dev/null; then
            return 0
        fi
    done
    return 1
}
