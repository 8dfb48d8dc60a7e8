"""A fixed piece of work in plain Python, to compare machines and Python versions with.

It is frozen: whoever changes it makes all earlier ratios meaningless. It does what games do (generators that are sent tuples,
lists that grow and shrink, small objects that are copied, numbers counted) and depends on nothing of the project.
"""

from __future__ import annotations

from collections.abc import Generator

ROUNDS = 500


class _Board:
    __slots__ = ("piles", "points", "word")

    def __init__(self, piles: list[list[int]], points: list[int], word: int) -> None:
        self.piles, self.points, self.word = piles, points, word

    def copy(self) -> _Board:
        return _Board([pile[:] for pile in self.piles], self.points[:], self.word)


_PICKS = [("take", number) for number in range(8)]


def _turn(board: _Board, seat: int) -> Generator[list[tuple[str, int]], tuple[str, int], None]:
    options = [pick for pick in _PICKS if board.piles[pick[1]]]
    if not options:
        return
    _, pile = yield options
    card = board.piles[pile].pop()
    board.points[seat] += card
    if card % 3 == 0:
        _, other = yield options
        board.piles[other].append(card - 1)


def _word(board: _Board) -> int:
    board.word = (board.word * 1103515245 + 12345) & 0x7FFFFFFF
    return board.word >> 8


def reference_loop() -> int:
    """Plays `ROUNDS` turns; returns how many choices were made (always the same number)."""
    board = _Board([[pile + card for card in range(6)] for pile in range(8)], [0, 0, 0, 0], 1)
    choices = 0
    for number in range(ROUNDS):
        start = board.copy()
        turn = _turn(board, number % 4)
        try:
            options = next(turn)
            while True:
                choices += 1
                options = turn.send(options[_word(board) % len(options)])
        except StopIteration:
            pass
        if sum(map(len, board.piles)) < 12:
            board = start
            board.piles = [[pile + card for card in range(6)] for pile in range(8)]
    return choices
