"""A picture of means with their intervals, as SVG: one panel a group, one line an entry.

Nothing is told by colour alone: a dot is hollow where its interval holds nought, and every figure stands beside its line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from .tournament import Interval

MARGIN: Final = 28
LINE: Final = 24
PLOT: Final = 460
NOTES: Final = 300
LETTER: Final = 8.2
"""Pixels of a letter of a label, rather too many than too few: an SVG cannot measure its text."""
TICKS: Final = 7

PAPER, INK, FAINT, GRID, DOT = "#fdfcf8", "#22262b", "#5b626b", "#dedbd1", "#1d4f7a"
STYLE: Final = f"""text{{font:14px "Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:{INK}}}
.title{{font-size:21px;font-weight:600}}.panel{{font-size:16px;font-weight:600}}.faint{{font-size:12.5px;fill:{FAINT}}}
.grid{{stroke:{GRID}}}.nought{{stroke:{FAINT};stroke-width:1.5}}.bar{{stroke:{DOT};stroke-width:2}}
.dot{{fill:{DOT};stroke:{DOT};stroke-width:2}}.hollow{{fill:{PAPER}}}"""


Write: TypeAlias = Callable[[float, int, bool], str]
"""Writes a figure with so many digits after the point, and a plus before it if wished."""


@dataclass(frozen=True)
class Dot:
    """One line: its label, the mean and its interval, and the figures in words."""

    label: str
    interval: Interval
    note: str


@dataclass(frozen=True)
class Panel:
    """A group: its heading, what its axis counts, its lines.

    shared  whether it has the axis of all shared panels, which shows nought; otherwise it has one of its own.
    """

    title: str
    axis: str
    dots: Sequence[Dot]
    shared: bool


@dataclass(frozen=True)
class Axis:
    """From where to where, in steps of what; pixels from `left` on."""

    low: float
    high: float
    step: float
    left: float

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * PLOT

    @property
    def digits(self) -> int:
        """After the point, as many as the step needs."""
        return max(0, -math.floor(math.log10(self.step) + 1e-9))

    def ticks(self) -> Iterator[float]:
        yield from (self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1))


def draw(title: str, lines: Sequence[str], panels: Sequence[Panel], write: Write) -> str:
    """The picture. `lines` stand below the title; `write` writes the figures of the axes, with their sign on the shared one."""
    left = 2 * MARGIN + LETTER * max((len(dot.label) for panel in panels for dot in panel.dots), default=0)
    shared = axis_of([dot.interval for panel in panels if panel.shared for dot in panel.dots], left, nought=True)
    parts, y = [_text(MARGIN, MARGIN + 14, title, "title")], MARGIN + 14.0
    for line in lines:
        y += LINE
        parts.append(_text(MARGIN, y, line, "faint"))
    for panel in panels:
        axis = shared if panel.shared else axis_of([dot.interval for dot in panel.dots], left)
        parts += _panel(panel, axis, y + 2 * LINE, write)
        y += (len(panel.dots) + 3.5) * LINE
    width = max(left + PLOT + NOTES, 2 * MARGIN + LETTER * max(map(len, (title, *lines))))
    return _sheet(title, lines, round(width), round(y + MARGIN), parts)


def _sheet(title: str, lines: Sequence[str], width: int, height: int, parts: Iterable[str]) -> str:
    size = f'width="{width}" height="{height}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} viewBox="0 0 {width} {height}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(' '.join(lines))}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect {size} fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        )
    )


def axis_of(intervals: Iterable[Interval], left: float, nought: bool = False) -> Axis:
    """An axis that holds these intervals (and nought), with round figures at both ends and in between."""
    values = [value for each in intervals for value in (each.low, each.high)] + [0.0] * nought
    low, high = min(values, default=0.0), max(values, default=0.0)
    step = round_step((high - low) / TICKS or 1.0)
    first, last = math.floor(low / step), math.ceil(high / step)
    return Axis(first * step, max(last, first + 1) * step, step, left)


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … (and of 0.5, 0.2, 0.1 …) that is no less."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def _panel(panel: Panel, axis: Axis, y: float, write: Write) -> Iterator[str]:
    bottom = y + (len(panel.dots) + 0.4) * LINE
    yield _text(MARGIN, y, panel.title, "panel")
    yield _text(axis.left + PLOT + 1.4 * MARGIN, y, panel.axis, "faint")
    for tick in axis.ticks():
        is_nought = panel.shared and abs(tick) < axis.step / 2
        yield _line(axis.at(tick), y + 6, axis.at(tick), bottom, "nought" if is_nought else "grid")
        yield _text(axis.at(tick), y, write(tick, axis.digits, panel.shared), "faint", "middle")
    for number, dot in enumerate(panel.dots, 1):
        yield from _dot(dot, axis, y + number * LINE, panel.shared)


def _dot(dot: Dot, axis: Axis, y: float, shared: bool) -> Iterator[str]:
    low, middle, high = (axis.at(value) for value in (dot.interval.low, dot.interval.value, dot.interval.high))
    hollow = " hollow" if shared and dot.interval.low <= 0 <= dot.interval.high else ""
    yield _text(axis.left - MARGIN, y + 5, dot.label, "", "end")
    yield _line(low, y, high, y, "bar")
    yield from (_line(end, y - 4, end, y + 4, "bar") for end in (low, high))
    yield f'<circle class="dot{hollow}" cx="{middle:.1f}" cy="{y:.1f}" r="4.5"/>'
    yield _text(axis.left + PLOT + 1.4 * MARGIN, y + 5, dot.note, "faint")


def _text(x: float, y: float, said: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class={quoteattr(kind)} text-anchor="{anchor}">{escape(said)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'
