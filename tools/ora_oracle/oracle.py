"""The public engine as a separate process: one request a line to its driver, one answer a line back.

The engine (npm package hathora-et-labora-game 0.21.1, GPL-3.0) is not part of this project and nothing of it is here. Its folder
holds `driver.mjs`, which reads requests as JSON; docs/ora-oracle.md says how to get one."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self, TypeAlias

Reply: TypeAlias = dict[str, Any]


class OracleRefused(Exception):
    """The oracle does not take a command that our engine has carried out."""


class Oracle:
    """One running process; games are played in it one after another."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            ["node", "--import", "./register.mjs", "driver.mjs"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def call(self, op: str, **facts: object) -> Reply:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        stdin.write(json.dumps({"op": op, **facts}) + "\n")
        stdin.flush()
        reply: Reply = json.loads(stdout.readline())
        return reply

    def new(self, players: int, country: str, length: str, colours: Sequence[str]) -> None:
        """Without a seed the colours keep their order: the first one begins."""
        self.call("new", players=players, country=country, length=length, colors=list(colours))

    def move(self, command: str) -> None:
        reply = self.call("move", cmd=command)
        if not reply["ok"]:
            raise OracleRefused(f"{command}: {reply.get('error') or 'refused'}")

    def state(self) -> Reply:
        state: Reply = self.call("state")["state"]
        return state

    def scores(self) -> list[Reply]:
        scores: list[Reply] = self.call("score")["score"]
        return scores

    def complete(self, *partial: str) -> list[str]:
        """How a command can go on."""
        found: list[str] = self.call("complete", partial=list(partial))["completion"]
        return found

    def patch(self, changes: Reply) -> None:
        self.call("patch", patch=changes)
