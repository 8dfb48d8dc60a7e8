"""The runner of worked cases: each kind of failure says what was expected and found, each ill-formed case what is wrong."""

from __future__ import annotations

import pytest

from pentapolis.kernel.cases import Case, ScriptedChance, run_case
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadCase, BadGameOption
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.rules import Rules, State
from tests.conformance.subjects import load

GIVEN: Json = {"hands": {"A": ["3", "8"], "B": ["1"]}, "deck": ["9", "6"]}


def find(name: str) -> Rules[State]:
    if not name.startswith("toy:"):
        raise BadGameOption("game-unknown", game=name)
    return load(name).rules


def case(**parts: Json) -> Case:
    return {"case": 6, "game": "toy:cards", "given": GIVEN, **parts}


def failure(**parts: Json) -> tuple[str, str, str]:
    """Where the case fails, what was expected and what found."""
    found = run_case(case(**parts), find)
    assert found is not None
    assert str(found) == f"toy:cards case 6, {found.place}: expected {found.expected}, found {found.found}"
    return str(found.place), str(found.expected), str(found.found)


def passes(**parts: Json) -> bool:
    return run_case(case(**parts), find) is None


def wrong(**parts: Json) -> BadCase:
    with pytest.raises(BadCase) as caught:
        run_case(case(**parts), find)
    return caught.value


class TestWhatPasses:
    def test_a_whole_case(self) -> None:
        assert passes(
            title="A plays, B peeks",
            rules=["1.1", "D2"],
            note="as in the rules",
            seed=3,
            options={"seats": 2},
            do=[
                {"illegal": "A play 4", "rule": "2"},
                "A play 3",
                {"expect": {"asked": "B turn", "offered": ["draw"], "not-offered": ["play 3"]}},
                {"undo": "A"},
                "A play 8",
                "B peek",
                {"no-undo": "B"},
            ],
            expect={
                "state": {"played": {"A": ["8"]}, "deck": ["9@B", "6"], "hands": {"A": "n: 1"}},
                "look": {"A": {"hand": ["3"]}, "spectator": {"deck": 2, "hand": "n: 0"}},
                "hidden": {"A": ["9", "6"], "spectator": "3"},
                "asked": "B",
                "options": ["play 1", "draw"],
                "outcome": None,
            },
        )

    def test_asks_of_several_seats(self) -> None:
        given: Json = {"hands": {"A": ["0", "1"], "B": ["2"]}}
        expect: Json = {
            "asked": ["A bid", "B bid"],
            "offered": {"A": "bid 1", "B": ["bid 2"]},
            "not-offered": {"A": ["bid 2"]},
            "options": {"A": ["bid 1", "bid 0"], "B": ["bid 2"]},
        }
        assert passes(game="toy:choices", given=given, expect=expect)
        assert passes(game="toy:choices", given=given, do=["B bid 2"], expect={"asked": ["A", "B"]})

    def test_the_end(self) -> None:
        assert passes(
            given={"hands": {"A": ["3"], "B": []}, "deck": []},
            do=["A play 3"],
            expect={
                "asked": "nobody",
                "outcome": {"ranks": [1, 2], "scores": [3, 0]},
                "not-offered": ["draw"],
                "offered": {"A": []},
            },
        )

    def test_draws_may_be_scripted_from_the_first_on(self) -> None:
        for lucky, letter in ((0, "A"), (1, "B")):
            moves: Json = ["A bid 0", "B bid 2"]
            given: Json = {"hands": {"A": ["0", "1"], "B": ["2"]}}
            assert passes(game="toy:choices", given=given, chance=[lucky], do=moves, expect={"asked": f"{letter} peek"})

    def test_options_or_a_position_may_be_rejected(self) -> None:
        assert passes(options={"seats": 9}, given={}, rejected="option-not-between")
        place, expected, found = failure(options={"seats": 9}, given={}, rejected="option-unknown")
        assert (place, expected) == ("rejected", "rejected: rejection=option-unknown")
        assert found.startswith("rejected-because: rejection=option-not-between, reason=option-not-between: ")
        assert failure(rejected="option-unknown") == ("rejected", "rejected: rejection=option-unknown", "playable")


class TestWhatFails:
    def test_a_move_that_is_not_legal(self) -> None:
        place, expected, found = failure(do=["A play 4"])
        assert (place, expected) == ("do 1 (A play 4)", "legal")
        assert found.startswith("refused-now: asked=A turn: ") and "reason=refusal-not-in-hand" in found
        assert "A turn: play 3, play 8, draw, peek" in found

    def test_a_move_of_who_is_not_asked_and_one_that_does_not_read(self) -> None:
        assert "not-asked" in failure(do=["B draw"])[2]
        assert "unknown-verb" in failure(do=["A dance"])[2]

    def test_a_move_when_it_is_over(self) -> None:
        found = failure(given={"hands": {"A": [], "B": []}, "deck": []}, do=["A draw"])[2]
        assert found.startswith("refused-at-end: reason=")

    def test_a_move_that_should_be_illegal(self) -> None:
        assert failure(do=[{"illegal": "A play 3"}]) == ("do 1 (illegal A play 3)", "refused", "legal")

    def test_one_that_another_paragraph_forbids(self) -> None:
        place, expected, found = failure(do=["A play 3", {"illegal": "B play 4", "rule": "7.1"}])
        assert (place, expected) == ("do 2 (illegal B play 4)", "refused-by: rule=7.1")
        assert found.startswith("refused-for: rule=2, reason=refusal-not-in-hand")

    def test_one_that_no_paragraph_forbids(self) -> None:
        assert failure(do=["A peek", {"illegal": "A peek", "rule": "3"}])[2].startswith("refused-without: reason=")

    def test_one_that_is_refused_for_another_reason(self) -> None:
        place, expected, found = failure(do=[{"illegal": "B draw"}])
        assert (place, expected) == ("do 1 (illegal B draw)", "refused")
        assert found.startswith("no-move: reason=not-asked")

    def test_a_refusal_that_changes_the_state(self) -> None:
        from tests.toys.broken import RefusesWithEffect

        parts = case(do=[{"illegal": "A play 4"}])
        found = run_case(parts, lambda name: RefusesWithEffect())  # type: ignore[arg-type, return-value]  # a toy's state
        assert found is not None
        assert (str(found.expected), str(found.found)) == ("unchanged", "changed")

    def test_undo_where_it_may_not_be_and_the_other_way_round(self) -> None:
        assert failure(do=[{"undo": "A"}]) == ("do 1 (undo A)", "undone", "not-undone-because: reason=nothing-to-undo")
        assert failure(do=["A play 3", {"no-undo": "A"}]) == ("do 2 (no-undo A)", "not-undone", "undone")

    @pytest.mark.parametrize(
        ("expect", "place", "expected", "found"),
        [
            ({"state": {"turn": "B"}}, "expect state.turn", 'value: text="B"', 'value: text="A"'),
            ({"state": {"hands": {"A": ["3"]}}}, "expect state.hands.A", 'value: text=["3"]', 'value: text=["3","8"]'),
            (
                {"state": {"hands": {"A": "n: 3"}}},
                "expect state.hands.A",
                "length: count=3",
                'length-of: count=2, text=["3","8"]',
            ),
            (
                {"state": {"hats": 1}},
                "expect state.hats",
                "value: text=1",
                "only: names=deck, hands, played, turn, turns, chance",
            ),
            ({"state": {"hands": {"C": []}}}, "expect state.hands.C", "value: text=[]", "only: names=A, B"),
            ({"look": {"B": {"hand": ["3"]}}}, "expect look B.hand", 'value: text=["3"]', 'value: text=["1"]'),
            ({"look": {"spectator": {"deck": 3}}}, "expect look spectator.deck", "value: text=3", "value: text=2"),
            ({"hidden": {"A": ["9", "8"]}}, "expect hidden A", "out-of-sight: text=8", "in-sight: text=8"),
            ({"asked": "B turn"}, "expect asked", "asked: who=B turn", "asked: who=A turn"),
            ({"asked": ["A", "B"]}, "expect asked", "asked: who=A, B", "asked: who=A turn"),
            ({"asked": "nobody"}, "expect asked", "asked: who=nobody", "asked: who=A turn"),
            ({"offered": ["play 3", "play 1"]}, "expect offered", "offered: options=play 1", "situation: asked=A turn: play 3"),
            ({"offered": {"B": "draw"}}, "expect offered", "offered: options=draw", "situation: asked=A turn: play 3"),
            ({"not-offered": "peek"}, "expect not-offered", "not-offered: options=peek", "situation: asked=A turn: play 3"),
            ({"options": ["draw"]}, "expect options", "exactly: options=draw", "situation: asked=A turn: play 3"),
            ({"outcome": {"ranks": [1, 2]}}, "expect outcome", 'value: text={"ranks":[1,2]}', "value: text=null"),
        ],
    )
    def test_an_expectation(self, expect: Json, place: str, expected: str, found: str) -> None:
        told = failure(expect=expect)
        assert told[:2] == (place, expected)
        assert told[2].startswith(found)

    def test_what_is_offered_when_it_is_over(self) -> None:
        given: Json = {"hands": {"A": [], "B": []}, "deck": []}
        assert failure(given=given, expect={"offered": ["draw"]})[1:] == ("offered: options=draw", "nobody")

    def test_an_expectation_in_the_middle(self) -> None:
        assert failure(do=["A draw", {"expect": {"asked": "A"}}])[0] == "do 2 asked"


class TestIllFormedCases:
    @pytest.mark.parametrize(
        ("parts", "key", "said"),
        [
            ({"expects": {}}, "case-unknown-key", "expects"),
            ({"game": "chess", "do": ["A draw"]}, "case-given", "game-unknown"),
            ({"given": {"deck": ["12"]}, "do": ["A draw"]}, "case-given", "unknown-word"),
            ({"given": [], "do": ["A draw"]}, "case-given", "position-not-mapping"),
            ({"options": {"seats": 1}, "do": ["A draw"]}, "case-given", "option-not-between"),
            ({}, "case-says-nothing", "toy:cards case 6"),
            ({"do": "A draw"}, "case-not-list", "do"),
            ({"expect": ["asked"]}, "case-not-mapping", "expect"),
            ({"do": [3]}, "case-move", "3"),
            ({"do": [{"illegal": "A draw", "because": "2"}]}, "case-move", "{illegal: …, rule: …}"),
            ({"do": [{"expect": {}, "illegal": "A draw"}]}, "case-move", "text"),
            ({"do": [{"expect": []}]}, "case-not-mapping", "expect"),
            ({"do": [{"undo": "C"}]}, "case-no-seat", "A, B"),
            ({"expect": {"sate": {}}}, "case-expect", "state, look, hidden"),
            ({"expect": {"look": ["A"]}}, "case-by-seat", "expect look"),
            ({"expect": {"hidden": "A"}}, "case-by-seat", "expect hidden"),
            ({"expect": {"look": {"AB": {}}}}, "case-no-seat", "A, B"),
            ({"expect": {"hidden": {"E": "3"}}}, "case-no-seat", "A, B"),
            ({"expect": {"offered": {"spectator": ["draw"]}}}, "case-no-seat", "spectator"),
            ({"chance": 3, "do": ["A draw"]}, "case-chance-list", "3"),
            ({"chance": [True], "do": ["A draw"]}, "case-chance-list", "True"),
        ],
    )
    def test_they_are_refused(self, parts: dict[str, Json], key: str, said: str) -> None:
        error = wrong(**parts)
        assert error.key == key
        assert said in str(error)

    def test_so_is_a_draw_that_cannot_be(self) -> None:
        error = wrong(
            game="toy:choices",
            given={"hands": {"A": ["0"], "B": ["2"]}},
            chance=[2],
            do=["A bid 0", "B bid 2"],
            expect={"asked": "A"},
        )
        assert (error.key, error.facts) == ("case-chance", {"value": 2, "below": 2})


class TestScriptedChance:
    def test_the_script_comes_first_then_the_stream_goes_on(self) -> None:
        chance, plain = ScriptedChance(Chance.from_seed(1), [4, 0]), Chance.from_seed(1)
        assert [chance.below(6), chance.below(1), chance.below(6)] == [4, 0, 0]
        plain.word()
        plain.word()
        assert [chance.below(6) for _ in range(40)] == [plain.below(6) for _ in range(40)]

    def test_each_draw_counts_so_that_undo_sees_it(self) -> None:
        chance = ScriptedChance(Chance.from_seed(1), [4] * 20)
        for _ in range(20):
            chance.below(6)
        assert chance.count == 20

    def test_a_copy_has_the_rest_of_the_script(self) -> None:
        chance = ScriptedChance(Chance.from_seed(1), [4, 5, 3])
        chance.below(6)
        twin = chance.copy()
        assert [twin.below(6), twin.below(6)] == [chance.below(6), chance.below(6)] == [5, 3]
