"""What a refusal says is true: the card that is named is the one that would be double, and only duplicates are called so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from pentapolis.kernel.errors import Fact
from pentapolis.kernel.json_values import Json

from .positions import lay_out


class Refused(NamedTuple):
    """After these moves an option is refused: for which reason, by which paragraph, and which of its facts matter."""

    title: str
    given: Mapping[str, Json]
    moves: Sequence[str]
    option: str
    reason: str
    paragraph: str
    facts: Mapping[str, Fact] = {}


TWO_PEDDLERS: Mapping[str, Json] = {
    "hands": {"A": ["PED-p", "HUN-g", "SCH-r", "BRI-r"]},
    "halls": {"A": ["PED-rbyg"], "B": ["SCH-r", "ROB-b", "TAX-b"]},
}
CROWDED_PEDDLER: Mapping[str, Json] = {
    "hands": {"A": ["PED-p", "ROB-r", "SCH-rb"]},
    "halls": {"A": ["PED-rbyg"], "B": ["ROB-r", "SCH-rb"]},
}
TRADERS: Mapping[str, Json] = {
    "hands": {"A": ["TRA-p"]},
    "halls": {"A": ["TRA-rbyg", "ROB-r"], "B": ["ROB-r", "HUN-gy", "TAX-g"]},
}
SHORT_TRADER: Mapping[str, Json] = {
    "hands": {"A": ["TRA-p"]},
    "halls": {"A": ["TRA-rbyg", "ROB-r", "HUN-g"], "B": ["ROB-ry", "HUN-g"]},
}
HUNTERS: Mapping[str, Json] = {
    "hands": {"A": ["HUN-r"]},
    "halls": {"A": ["HUN-bygp", "SCH-r", "BRI-b"]},
    "discard": ["TAX-rbyg"],
}
VP_SWAP: Mapping[str, Json] = {
    "row": ["vp3_swap_1_for_2", "..."],
    "completed": {"A": ["TAX-rbygp"]},
    "halls": {"A": ["SCH-r", "BRI-b"], "B": ["SCH-r", "HUN-rb", "BRI-b"]},
}
BUY_SWAP = ["A buy vp3_swap_1_for_2", "A done", "A use", "A give SCH-r"]
THREE_CARDS = ["A dig TAX-r 1", "A dig TAX-b 1", "A dig TAX-y 1"]
WEAVERS: Json = ["WEA-rb"]

REFUSED = [
    # [7.4] of an exchange the card is named that would be double
    Refused(
        "the given card would meet its twin, which stays",
        {"hands": {"A": ["PED-r", "HUN-g", "SCH-y"]}, "halls": {"B": ["HUN-g", "ROB-b"]}},
        ["A play PED-r", "A level 0", "A give HUN-g"],
        "take ROB-b",
        "would-duplicate",
        "7.4",
        {"card": "HUN-g"},
    ),
    Refused(
        "a card that both halls have, of a trade",
        {"hands": {"A": ["TRA-p"]}, "halls": {"A": ["SCH-r", "BRI-by"], "B": ["BRI-b", "TAX-rb", "BRI-y"]}},
        ["A play TRA-p", "A level 0", "A give SCH-r"],
        "take BRI-y",
        "would-duplicate",
        "7.4",
        {"card": "BRI-y"},
    ),
    Refused(
        "both given cards would meet their twins",
        {"hands": {"A": ["TRA-p"]}, "halls": {"A": ["TRA-rb", "BRI-by", "SCH-g"], "B": ["BRI-b", "TAX-r", "BRI-y"]}},
        ["A play TRA-p", "A level 2", "A give BRI-y", "A give BRI-b"],
        "take TAX-r",
        "would-duplicate",
        "7.4",
        {"card": "BRI-b"},
    ),
    Refused("one for two, a card of mine", VP_SWAP, BUY_SWAP, "take BRI-b", "would-duplicate", "7.4", {"card": "BRI-b"}),
    Refused(
        "too little could be taken for a card",
        {"hands": {"A": ["TRA-r"]}, "halls": {"A": ["SCH-r", "BRI-by"], "B": ["BRI-by"]}},
        ["A play TRA-r", "A level 0"],
        "give SCH-r",
        "nothing-in-return",
        "7.4",
        {"card": "BRI-b"},
    ),
    # [12.3] a refused chapter goes to the hand: what would be double is what is given for it
    Refused(
        "the chapter that holds the twin of the given card stays",
        TWO_PEDDLERS,
        ["A play PED-p", "A level 4", "A give SCH-r", "A give HUN-g"],
        "take-chapter ROB",
        "would-duplicate",
        "7.4",
        {"card": "SCH-r"},
    ),
    Refused(
        "no second card goes with it",
        CROWDED_PEDDLER,
        ["A play PED-p", "A level 4"],
        "give ROB-r",
        "own-chapter-only",
        "7.4",
        {"card": "ROB-r"},
    ),
    # [13.5] chapters of two halls
    Refused(
        "a card of the given chapter lies in the other hall",
        TRADERS,
        ["A play TRA-p", "A level 4", "A give-chapter TRA"],
        "take-chapter ROB",
        "would-duplicate",
        "7.4",
        {"card": "ROB-r"},
    ),
    Refused(
        "every chapter of the other hall has a card of mine",
        SHORT_TRADER,
        ["A play TRA-p", "A level 4"],
        "give-chapter TRA",
        "nothing-in-return",
        "7.4",
        {"card": "HUN-g"},
    ),
    # level 4 moves whole chapters, the others single cards
    Refused("Hunter", HUNTERS, ["A play HUN-r", "A level 4", *THREE_CARDS], "give SCH-r", "whole-chapter", "12.2"),
    Refused("Hunter", HUNTERS, ["A play HUN-r", "A level 0", "A dig TAX-r 1"], "give-chapter SCH", "single-cards", "12.2"),
    Refused("Trader", TRADERS, ["A play TRA-p", "A level 4"], "give ROB-r", "whole-chapter", "13.5"),
    Refused("Trader", TRADERS, ["A play TRA-p", "A level 4", "A give-chapter TRA"], "take HUN-g", "whole-chapter", "13.5"),
    Refused("Trader", TRADERS, ["A play TRA-p", "A level 0"], "give-chapter ROB", "single-cards", "13.5"),
    Refused("Trader", TRADERS, ["A play TRA-p", "A level 0", "A give TRA-b"], "take-chapter HUN", "single-cards", "13.5"),
    Refused(
        "Peddler",
        TWO_PEDDLERS,
        ["A play PED-p", "A level 4", "A give BRI-r", "A give HUN-g"],
        "take ROB-b",
        "whole-chapter",
        "12.3",
    ),
    Refused("Peddler", TWO_PEDDLERS, ["A play PED-p", "A level 0", "A give BRI-r"], "take-chapter ROB", "single-cards", "12.3"),
    # too few cards are no duplicates
    Refused(
        "one hand card for two",
        {"hands": {"A": ["WEA-y", "SCH-g"]}, "halls": {"A": WEAVERS}},
        ["A play WEA-y"],
        "level 2",
        "too-few-in-hand",
        "5.7",
        {"level": 2},
    ),
    Refused(
        "no hand card",
        {"hands": {"A": ["WEA-p"]}, "halls": {"A": ["WEA-rbyg"]}},
        ["A play WEA-p"],
        "level 0",
        "too-few-in-hand",
        "5.7",
        {"level": 0},
    ),
    Refused(
        "two identical hand cards",
        {"hands": {"A": ["WEA-y", "SCH-g", "SCH-g"]}, "halls": {"A": WEAVERS}},
        ["A play WEA-y"],
        "level 2",
        "hand-does-not-fit",
        "7.2",
    ),
    Refused(
        "one card in the pile for two",
        {"hands": {"A": ["HIS-p", "SCH-g"]}, "halls": {"A": ["HIS-rbyg"]}, "discard": ["SCH-r"]},
        ["A play HIS-p"],
        "level 4",
        "too-few-in-pile",
        "5.9",
        {"level": 4},
    ),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: f"{case.title}: {case.option}")
def test_the_reason_is_the_true_one(case: Refused) -> None:
    match = lay_out(case.moves, **case.given)
    refusal = match.refuse(0, case.option)
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (case.reason, case.paragraph)
    assert {name: refusal.facts.get(name) for name in case.facts} == dict(case.facts)
