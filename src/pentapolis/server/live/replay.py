"""Looking back: the position after any number of moves."""

from __future__ import annotations

from .game import LiveGame


class Replay:
    """A game beside the true one that walks through its moves; forwards it goes on from where it is."""

    def __init__(self, game: LiveGame, key: bytes) -> None:
        write = game.rules.notation.write
        self._rules, self._options, self._key = game.rules, game.match.options, key
        self._moves = [(seat, write(option)) for seat, option in game.match.moves]
        self._game: LiveGame | None = None
        self.number = game.number

    def at(self, move: int) -> LiveGame:
        """The game as it was after so many moves; valid until asked again."""
        if self._game is None or self._game.moves > move:
            self._game = LiveGame(self._rules, self._options, self._key)
        for seat, option in self._moves[self._game.moves : move]:
            self._game.step_to(seat, option)
        return self._game
