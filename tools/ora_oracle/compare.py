"""Random games of our Ora et Labora, replayed in a public engine and compared after every action. See docs/ora-oracle.md.

    python tools/ora_oracle/compare.py FOLDER --games 60 --modes 3,3short,2,4 --countries france,ireland --seed 1 --records DIR

FOLDER holds the driver of the public engine. The first difference of a game ends it and is printed with both sides and the moves.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml
from game import Comparison, Difference, Tally
from known import MODES
from oracle import Oracle

from pentapolis.kernel.record import write_record

DIFFERS: Final = "differ"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the public engine's driver")
    parser.add_argument("--games", type=int, default=5, help="of each mode and country")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--countries", default="france,ireland")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each mode")
    parser.add_argument("--records", type=Path, help="a folder for the records of the games that agree")
    parser.add_argument("--rich", type=int, default=0, help="begin with so many of each good")
    parser.add_argument("--stop", action="store_true", help="at the first difference")
    return parser.parse_args()


def _names(arguments: argparse.Namespace) -> Iterator[tuple[str, str, int]]:
    for mode in arguments.modes.split(","):
        for country in arguments.countries.split(","):
            for number in range(arguments.seed, arguments.seed + arguments.games):
                yield mode, country, number


def main() -> int:
    arguments, tally = _arguments(), Tally()
    results: Counter[str] = Counter()
    with Oracle(arguments.folder) as oracle:
        for mode, country, number in _names(arguments):
            result = _compared(oracle, arguments, tally, f"{mode} {country} {number}")
            results[f"{mode} {country}: {result}"] += 1
            if result == DIFFERS and arguments.stop:
                break
    _report(results, tally)
    return int(any(result.endswith(DIFFERS) for result in results))


def _compared(oracle: Oracle, arguments: argparse.Namespace, tally: Tally, name: str) -> str:
    mode, country, _ = name.split()
    game = Comparison(oracle, mode, country, name, tally, arguments.rich)
    try:
        ended = game.play()
    except Exception as wrong:  # a fault of either engine is a difference, too
        reason = str(wrong) if isinstance(wrong, Difference) else "".join(traceback.format_exception(wrong))
        print(f"== {name}", *game.log[-60:], reason, "", sep="\n")
        return DIFFERS
    if arguments.records and ended:
        _keep(arguments.records, name.replace(" ", "-"), game)
    return "agree" if ended else "agree, not played to the end"


def _keep(folder: Path, name: str, game: Comparison) -> None:
    """The record of a game that agrees, and beside it the points that the oracle gave."""
    record = write_record(game.match, ["bot random"] * len(game.letters), game.chance.key)
    (folder / f"{name}.txt").write_text(record.text(), "utf-8")
    scores = folder / "scores.yaml"
    kept = yaml.safe_load(scores.read_text("utf-8")) if scores.exists() else {}
    scores.write_text(yaml.safe_dump(kept | {name: game.final_scores()}, default_flow_style=None, width=130), "utf-8")


def _report(results: Counter[str], tally: Tally) -> None:
    print("games by mode and country")
    for name, count in sorted(results.items()):
        print(f"  {count:5d}  {name}")
    print(f"{results.total()} games, {tally.actions} turns and {tally.offers} offers compared")
    print("functions: carried out, of these with an effect by choice; how often the card was built")
    for card in sorted(set(tally.uses) | set(tally.built)):
        print(f"  {card}  {tally.uses[card]:6d} {tally.traded[card]:6d} {tally.built[card]:6d}")
    print("commands: " + ", ".join(f"{verb} {count}" for verb, count in sorted(tally.commands.items())))
    print("turns taken back: " + (", ".join(f"{name} {count}" for name, count in sorted(tally.excluded.items())) or "none"))


if __name__ == "__main__":
    sys.exit(main())
