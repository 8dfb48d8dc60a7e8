"""Small tables of the toy games, laid out by hand."""

from __future__ import annotations

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from tests.toys import cards, choices, gifts


def cards_match(hands: dict[str, Json], deck: list[Json], chronicle: Chronicle | None = None) -> Match[cards.Table]:
    """Two seats; cards from the top, as positions write them."""
    return load_position(cards.GAME, {"state": {"hands": hands, "deck": deck}}, chronicle)


def choices_match(seats: int = 3, **options: Json) -> Match[choices.Table]:
    return Match(choices.GAME, choices.GAME.schema.read({"seats": seats, **options}), Chance.from_seed("choices"), Chronicle())


def gifts_match(hands: dict[str, Json], deck: list[Json]) -> Match[gifts.Table]:
    state: dict[str, Json] = {"hands": hands, "deck": deck}
    return load_position(gifts.GAME, {"options": {"seats": len(hands)}, "state": state}, Chronicle())


def texts(match: Match[cards.Table]) -> list[str]:
    """What the first asked seat is offered."""
    return [match.rules.notation.write(option) for option in match.asks[0].options]
