"""How fast both engines play Ora et Labora on this machine, in one run. See docs/ora-oracle.md.

    python tools/ora_oracle/speed.py FOLDER --games 20 --mode 3 --country france

Ours plays at random, uniformly among its options; the public engine plays at random by its own program, and replays those games
without looking for moves. A game of theirs is not as long as one of ours, so choices and commands are told, too."""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

from known import MODES

from pentapolis.games.ora_et_labora import GAME
from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, replay, write_record


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the public engine's driver")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--mode", choices=MODES, default="3")
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    return parser.parse_args()


def _chooser(seed: int, count: list[int]) -> Callable[[Ask], Option]:
    uniform = Random(seed).random

    def choose(ask: Ask) -> Option:
        count[0] += 1
        return ask.options[int(uniform() * len(ask.options))]

    return choose


def _play_ours(options: GameOptions, games: int) -> tuple[float, int]:
    """Seconds and choices."""
    count, began = [0], perf_counter()
    for seed in range(games):
        Match(GAME, options, Chance.from_seed(seed)).finish(_chooser(seed, count))
    return perf_counter() - began, count[0]


def _record(options: GameOptions, seed: int) -> Record:
    chance = Chance.from_seed(seed)
    match, choose = Match(GAME, options, chance.copy()), _chooser(seed, [0])
    while not match.over:
        match.play(match.asks[0].seat, choose(match.asks[0]))
    return write_record(match, ["bot random"] * options.seats, chance.key)


def _replay_ours(options: GameOptions, games: int) -> tuple[float, int]:
    records = [_record(options, seed) for seed in range(games)]
    began = perf_counter()
    for record in records:
        replay(GAME, record)
    return perf_counter() - began, sum(len(record.moves) for record in records)


def _node(folder: Path, *words: str) -> dict[str, float]:
    done = subprocess.run(["node", "--import", "./register.mjs", *words], cwd=folder, capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told


def _tell(what: str, games: float, seconds: float, moves: float, unit: str) -> None:
    print(f"{what:28s} {games / seconds:8.1f} games/s {moves / seconds:10.0f} {unit}/s {moves / games:7.0f} {unit} a game")


def main() -> None:
    arguments = _arguments()
    games, (seats, length) = arguments.games, MODES[arguments.mode]
    options = GAME.schema.read({"seats": seats, "country": arguments.country, "length": length})
    seconds, choices = _play_ours(options, games)
    _tell("ours, random play", games, seconds, choices, "choices")
    seconds, choices = _replay_ours(options, games)
    _tell("ours, replay of records", games, seconds, choices, "choices")
    with tempfile.TemporaryDirectory() as folder:
        log = str(Path(folder) / "games.jsonl")
        played = _node(arguments.folder, "random_play.mjs", str(seats), arguments.country, length, str(games), "1", log)
        _tell("the oracle, random play", games, played["sec"], played["cmdsTotal"], "commands")
        replayed = _node(arguments.folder, "replay.mjs", log)
        _tell("the oracle, replay", replayed["games"], replayed["sec"], replayed["cmds"], "commands")


if __name__ == "__main__":
    main()
