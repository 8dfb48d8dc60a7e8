"""Matches: playing, clones, imaginations, several asks at once, lists of choices, and the fast way to the end."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.ask import Ask, Option, Play, answers
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.errors import BadText, IllegalOption, NotAsked
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import MAX_IDLE_STEPS, Match
from pentapolis.kernel.position import load_position
from tests.conformance.driving import fingerprint, play_on, whole
from tests.conformance.subjects import load, with_preset
from tests.toys import broken, cards, choices
from tests.toys.cards import GAME

from .tables import cards_match, choices_match, gifts_match, texts


class TestPlaying:
    def test_a_match_says_who_is_asked_what(self) -> None:
        match = cards_match({"A": ["3", "8"], "B": ["1"]}, ["5"])
        assert [(ask.seat, ask.about) for ask in match.asks] == [(0, "turn")]
        assert texts(match) == ["play 3", "play 8", "draw", "peek"]
        assert match.ask(1) is None
        assert (match.over, match.outcome) == (False, None)

    def test_choices_are_options_or_texts(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        match.play(0, "play 3")
        match.play(1, ("draw",))
        assert match.moves == [(0, ("play", 3)), (1, ("draw",))]

    def test_it_plays_to_the_end(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, [])
        match.play(0, "play 3")
        match.play(1, "play 1")
        assert match.over
        assert match.asks == ()
        assert match.outcome is not None
        assert match.outcome.ranks == (1, 2)

    def test_who_is_not_asked_cannot_choose(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, [])
        with pytest.raises(NotAsked) as caught:
            match.play(1, "play 1")
        assert (caught.value.key, caught.value.facts) == ("not-asked", {"seat": "B"})

    def test_when_it_is_over_nobody_can(self) -> None:
        match = cards_match({"A": [], "B": []}, [])
        with pytest.raises(NotAsked) as caught:
            match.play(0, "draw")
        assert caught.value.key == "game-over"

    def test_an_option_that_the_rules_forbid_names_the_paragraph_and_what_is_allowed(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        with pytest.raises(IllegalOption) as caught:
            match.play(0, "play 4")
        assert (caught.value.key, caught.value.rule) == ("refusal-not-in-hand", "2")
        assert caught.value.facts == {"option": "play 4", "allowed": "play 3, draw, peek"}

    def test_an_option_without_a_reason_is_just_not_offered(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        match.play(0, "peek")
        with pytest.raises(IllegalOption) as caught:
            match.play(0, "peek")
        assert (caught.value.key, caught.value.rule) == ("not-offered", "")
        assert match.refuse(0, "peek") is None

    @pytest.mark.parametrize("option", [("steal", 1), ("play",), ("play", 99), ("play", -1), ("play", "x"), (), ("draw", 0)])
    def test_what_is_no_option_of_the_game_is_not_offered(self, option: Option) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        with pytest.raises(IllegalOption) as caught:
            match.play(0, option)
        assert caught.value.facts["option"] == str(option)

    def test_a_text_that_does_not_read_is_refused(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        with pytest.raises(BadText):
            match.play(0, "steal 1")
        assert match.moves == []

    def test_of_many_options_an_error_tells_some(self) -> None:
        class Wide(cards.CardsGame):
            def step(self, table: cards.Table) -> Play:
                yield Ask(0, "turn", [("play", card) for card in range(11)] * 2)

        match = Match(Wide(), GAME.schema.default(2), Chance.from_seed(1))
        with pytest.raises(IllegalOption) as caught:
            match.play(0, "draw")
        assert str(caught.value.facts["allowed"]).endswith(", play 8 …")

    def test_a_refusal_can_be_asked_for(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        refusal = match.refuse(0, "play 4")
        assert refusal is not None
        assert (refusal.reason, refusal.paragraph) == ("not-in-hand", "2")
        assert match.refuse(0, "play 3") is None
        with pytest.raises(NotAsked):
            match.refuse(1, "play 1")

    def test_the_generator_is_sent_the_very_object_that_it_offered(self) -> None:
        sent: list[tuple[Ask, Option]] = []

        class Spying(cards.CardsGame):
            def step(self, table: cards.Table) -> Play:
                asked = Ask(0, "turn", [("play", 1000 + 7 - 1000), ("draw",)])
                choice = yield asked
                sent.append((asked, choice))
                choice = yield Ask(0, "turn", [("draw",)])
                table.deck.cards.clear()
                table.hands[0].cards.clear()
                table.hands[1].cards.clear()

        match = Match(Spying(), GAME.schema.default(2), Chance.from_seed(1))
        match.play(0, "play 7")
        match.clone().clone()
        assert len(sent) == 3
        assert all(asked.options[0] is choice for asked, choice in sent)

    def test_several_steps_without_an_ask_are_passed_over(self) -> None:
        match = cards_match({"A": ["3"], "B": []}, [])
        match.play(0, "play 3")
        assert match.over, "B has nothing to choose and is not asked"

    def test_a_game_that_asks_nobody_for_ever_is_a_fault(self) -> None:
        match = Match(broken.NeverAsks(), GAME.schema.default(2), Chance.from_seed(1))
        with pytest.raises(RuntimeError, match=f"{MAX_IDLE_STEPS} steps in a row asked nobody"):
            while True:
                match.play(match.asks[0].seat, match.asks[0].options[0])
        with pytest.raises(RuntimeError, match="asked nobody"):
            match.clone().finish(lambda ask: ask.options[0])


class TestAFaultWithinTheRules:
    def test_leaves_the_match_as_it_was(self) -> None:
        match = Match(broken.StumblesOverItsOffer(), GAME.schema.default(2), Chance.from_seed(1), Chronicle())
        play_until(match, ("play", 5))
        before = whole(match)
        with pytest.raises(ValueError, match="five"):
            match.play(match.asks[0].seat, "play 5")
        assert whole(match) == before
        other = next(option for option in match.asks[0].options if option != ("play", 5))
        match.play(match.asks[0].seat, other)
        assert match.moves[-1][1] == other

    def test_loses_an_imagined_match_alone(self) -> None:
        match = Match(broken.StumblesOverItsOffer(), GAME.schema.default(2), Chance.from_seed(1))
        play_until(match, ("play", 5))
        seat, world = match.asks[0].seat, match.clone()
        world.imagine(seat, Chance.from_seed(2))
        with pytest.raises(ValueError, match="five"):
            world.play(seat, "play 5")
        assert match.ask(seat) is not None


def play_until(match: Match[cards.Table], option: Option) -> None:
    """Draws until this option is offered."""
    while option not in match.asks[0].options:
        match.play(match.asks[0].seat, "draw")


class TestClones:
    def test_a_clone_in_the_middle_of_a_step_goes_on_there(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["6", "5"])
        match.play(0, "peek")
        clone = match.clone()
        assert clone.asks[0].about == "after-peek"
        clone.play(0, "draw")
        assert match.asks[0].about == "after-peek"
        assert (match.state.hands[0].cards, clone.state.hands[0].cards) == ([3], [3, 6])

    def test_its_chronicle_is_silent(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"], Chronicle())
        assert match.clone().state.chronicle is SILENT

    def test_a_finished_match_can_be_cloned(self) -> None:
        match = cards_match({"A": ["3"], "B": []}, [])
        match.play(0, "play 3")
        assert match.clone().outcome == match.outcome

    def test_answers_given_at_once_are_cloned_too(self) -> None:
        match = choices_match()
        match.play(1, match.asks[1].options[0])
        clone = match.clone()
        assert clone.answers == match.answers
        for seat in (0, 2):
            clone.play(seat, clone.asks[seat].options[0])
        assert (len(clone.asks), len(match.asks)) == (1, 3)

    @given(st.integers(0, 200), st.sampled_from(["toy:cards", "toy:choices", "toy:gifts"]), st.integers(0, 20))
    def test_clones_play_on_as_their_originals(self, seed: int, toy: str, played: int) -> None:
        match = with_preset(load(toy), {"seats": 3}).deal(str(seed))
        play_on(match, Chance.from_seed(seed), played)
        clone = match.clone()
        before = fingerprint(match)
        picks = play_on(clone, Chance.from_seed(seed + 1), 40)
        assert fingerprint(match) == before
        for pick in picks:
            match.play(*pick)
        assert fingerprint(match) == fingerprint(clone)


class TestImagining:
    def test_only_the_asked_seat_imagines(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5"])
        with pytest.raises(NotAsked):
            match.imagine(1, Chance.from_seed(1))
        assert not match.imagined

    def test_it_deals_anew_what_the_seat_does_not_know(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5", "6", "7", "8"])
        found = set()
        for seed in range(40):
            world = match.clone()
            world.imagine(0, Chance.from_seed(seed))
            assert world.imagined
            assert world.state.hands[0].cards == [3]
            found.add(world.state.hands[1].cards[0])
        assert found == {1, 5, 6, 7, 8}

    def test_a_clone_of_an_imagined_clone_is_the_same_world(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5", "6", "7", "8"])
        match.play(0, "peek")
        world = match.clone()
        chance = Chance.from_seed(3)
        world.imagine(0, chance)
        chance.word()
        twin = world.clone()
        assert twin.imagined
        assert fingerprint(twin) == fingerprint(world)
        twin.play(0, "draw")
        assert twin.state.hands[0].cards == [3, 5], "the card that was peeked at is the one drawn"

    def test_it_may_be_done_again_and_again(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["5", "6", "7", "8"])
        for seed in range(3):
            match.imagine(0, Chance.from_seed(seed))
            assert fingerprint(match.clone()) == fingerprint(match)

    def test_nothing_leads_back_to_the_true_world(self) -> None:
        match = cards_match({"A": ["3", "4"], "B": ["1"]}, ["5", "6"])
        match.play(0, "play 3")
        world = match.clone()
        world.imagine(1, Chance.from_seed(1))
        assert not world.can_undo(0)
        world.play(1, world.asks[0].options[0])
        assert not world.can_undo(1)
        assert world.why_no_undo(1) == "nothing-to-undo"


class TestSeveralAsksAtOnce:
    def test_all_are_asked_and_answer_in_any_order(self) -> None:
        match = choices_match()
        assert [(ask.seat, ask.about) for ask in match.asks] == [(0, "bid"), (1, "bid"), (2, "bid")]
        for seat in (2, 0):
            match.play(seat, match.asks[seat].options[0])
        assert sorted(match.answers) == [0, 2]
        match.play(1, match.asks[1].options[0])
        assert (match.answers, [ask.about for ask in match.asks]) == ({}, ["peek"])

    def test_an_answer_may_be_changed_until_the_last_is_in(self) -> None:
        match = choices_match()
        first, last = match.asks[0].options[0], match.asks[0].options[-1]
        match.play(0, first)
        match.play(1, match.asks[1].options[0])
        match.play(0, last)
        match.play(2, match.asks[2].options[0])
        assert match.state.bids[0].cards == [last[1]]
        with pytest.raises((NotAsked, IllegalOption)):
            match.play(1, ("bid", match.state.bids[1].cards[0]))

    def test_who_has_answered_what_changes_no_look(self) -> None:
        match = choices_match()
        before = [match.look(viewer) for viewer in (0, 1, 2, None)]
        match.play(0, match.asks[0].options[0])
        assert [match.look(viewer) for viewer in (0, 1, 2, None)] == before

    def test_an_imagination_forgets_the_others_answers_and_asks_them_anew(self) -> None:
        match = choices_match()
        for seat in (0, 1):
            match.play(seat, match.asks[seat].options[0])
        for seed in range(20):
            world = match.clone()
            world.imagine(0, Chance.from_seed(seed))
            assert world.answers == {0: match.answers[0]}
            for ask in world.asks:
                hand = world.state.hands[ask.seat].cards
                assert [card for _, card in ask.options] == sorted(set(hand)), "what is offered there is of that world"
            assert fingerprint(world.clone()) == fingerprint(world)

    def test_the_fast_way_keeps_what_is_already_answered(self) -> None:
        match = choices_match(peeking=False)
        own = match.asks[1].options[-1]
        match.play(1, own)
        match.finish(lambda ask: ask.options[0])
        assert match.state.spent[1][0] == own[1]
        assert (match.answers, match.over) == ({}, True)


class BidAndBet(choices.ChoicesGame):
    """Behind the bids one more question in the same step; who plays alone is asked as if with others."""

    def _bid(self, table: choices.Table) -> Play:
        sent = yield tuple(self._ask(table, seat) for seat in range(len(table.hands)))
        bet = yield Ask(0, "bet", [("peek", 0), ("peek", 1)])
        for seat, (_, card) in enumerate(answers(sent)):
            table.hands[seat].slip(card, table.bids[seat])
        table.lucky = bet[1] % len(table.hands)


class TestSeveralAsksAndMoreInOneStep:
    def test_a_clone_is_sent_all_answers_again(self) -> None:
        match = Match(BidAndBet(), choices.GAME.schema.default(2), Chance.from_seed(1))
        for seat in (1, 0):
            match.play(seat, match.asks[seat].options[0])
        clone = match.clone()
        assert fingerprint(clone) == fingerprint(match)
        for each in (match, clone):
            each.play(0, "peek B")
        assert fingerprint(clone) == fingerprint(match)
        assert match.state.lucky == 1

    def test_an_ask_to_one_alone_hides_nothing_from_it(self) -> None:
        options = GameOptions(1, choices.GAME.schema.default(2).values)
        match = Match(BidAndBet(), options, Chance.from_seed(1))
        match.play(0, match.asks[0].options[0])
        assert (match.asks[0].about, match.can_undo(0)) == ("bet", True)
        match.undo(0)
        assert match.asks[0].about == "bid"


class TestListsOfChoices:
    HANDS: ClassVar[dict[str, Json]] = {"A": ["red", "blue"], "B": ["green"], "C": ["grey"]}

    def test_all_or_none(self) -> None:
        match = gifts_match({**self.HANDS}, ["white"])
        before = whole(match)
        for picks, key in (
            (["to B", "pick red", "pick red"], "not-offered"),
            (["to B", "pick white"], "refusal-not-in-hand"),
            (["to A"], "refusal-not-yourself"),
            (["steal"], "unknown-verb"),
            (["to B", "show red"], "not-offered"),
        ):
            with pytest.raises((IllegalOption, BadText)) as caught:
                match.play_all(0, picks)
            assert caught.value.key == key
            assert whole(match) == before
        match.play_all(0, ["to B", "pick red", "done"])
        assert match.look(1)["hands"] == [[None], ["red", "green"], [None]]

    def test_no_choices_change_nothing(self) -> None:
        match = gifts_match({**self.HANDS}, ["white"])
        match.play_all(0, [])
        assert match.moves == []

    def test_who_is_not_asked_cannot_send_a_list(self) -> None:
        with pytest.raises(NotAsked):
            gifts_match({**self.HANDS}, ["white"]).play_all(1, ["to A", "pick green"])

    def test_a_list_cannot_look_ahead(self) -> None:
        """Whether `play 6` fails would tell what `draw` brings, and nothing would have been played."""
        match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
        for option in ("play 6", "play 9", ("draw",)):
            with pytest.raises(IllegalOption) as caught:
                match.play_all(0, ["peek", option])
            assert caught.value.key == "choice-complete"
        assert match.moves == []

    def test_nor_go_on_when_another_is_asked(self) -> None:
        match = cards_match({"A": ["3", "4"], "B": ["1"]}, [])
        with pytest.raises(IllegalOption) as caught:
            match.play_all(0, ["play 3", "play 4"])
        assert caught.value.key == "choice-complete"

    def test_preview_shows_the_next_ask_and_chooses_nothing(self) -> None:
        match = gifts_match({**self.HANDS}, ["white"])
        before = whole(match)
        ask = match.preview(0, ["to B", "pick red"])
        assert ask is not None
        assert (ask.about, ask.picked) == ("gift", [("pick", 0)])
        assert ask.options == [("pick", 1), ("done",)]
        assert match.preview(0, []) is not None
        assert whole(match) == before

    def test_preview_ends_where_something_new_would_be_shown_or_another_is_asked(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
        assert match.preview(0, ["peek"]) is None
        assert match.preview(0, ["play 3"]) is None
        assert match.preview(1, []) is None

    def test_refusals_after_picks_are_those_of_the_ask_that_comes_next(self) -> None:
        match = gifts_match({**self.HANDS}, ["white"])
        before = whole(match)
        ask = match.preview(0, ["to B"])
        assert ask is not None
        offered = [match.rules.notation.write(option) for option in ask.options]
        assert match.refusals(0, offered, after=["to B"]) == [None] * len(offered)
        assert match.refusals(0, ["to B"]) == [match.refuse(0, "to B")]
        assert whole(match) == before

    def test_nor_is_anything_refused_after_a_choice_is_complete(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
        with pytest.raises(IllegalOption, match="choice-complete"):
            match.refusals(0, ["draw"], after=["peek"])

    def test_preview_of_an_answer_ends_whoever_has_answered(self) -> None:
        match = choices_match()
        option = match.asks[0].options[0]
        assert match.preview(0, [option]) is None
        for seat in (1, 2):
            match.play(seat, match.asks[seat].options[0])
        assert match.preview(0, [option]) is None
        with pytest.raises(IllegalOption, match="choice-complete"):
            match.preview(0, [option, option])

    def test_preview_works_in_imagined_worlds(self) -> None:
        match = gifts_match({**self.HANDS}, ["white"])
        match.imagine(0, Chance.from_seed(1))
        ask = match.preview(0, ["to B"])
        assert ask is not None
        assert ask.about == "gift"


class TestFinish:
    def test_it_leads_where_playing_leads(self) -> None:
        for toy in ("toy:cards", "toy:choices", "toy:gifts"):
            subject = with_preset(load(toy), {"seats": 2})
            played, finished = subject.deal("x"), subject.deal("x")
            while not played.over:
                for ask in played.asks:
                    played.play(ask.seat, ask.options[-1])
            assert finished.finish(lambda ask: ask.options[-1]) == played.outcome
            assert finished.over
            assert finished.rules.describe(finished.state) == played.rules.describe(played.state)

    def test_it_goes_on_from_the_middle_of_a_step(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["9"])
        match.play(0, "peek")
        match.finish(lambda ask: ask.options[0])
        assert match.state.played == [[3, 9], [1]]

    def test_afterwards_it_can_be_looked_at_alone(self) -> None:
        match = cards_match({"A": ["3"], "B": ["1"]}, ["9"])
        match.finish(lambda ask: ask.options[0])
        assert match.asks == ()
        assert match.clone().outcome == match.outcome
        assert not match.can_undo(0)
        assert match.finish(lambda ask: ask.options[0]) == match.outcome, "it is over already"


def test_a_match_tells_where_it_began_and_what_the_step_has_seen() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
    match.play(0, "draw")
    match.play(1, "peek")
    assert match.origin.hands[0].cards == [3]
    assert sorted(match.start.hands[0].cards) == [3, 9]
    assert match.since_step == [(1, ("peek",))]


def test_a_match_may_begin_from_a_state() -> None:
    options = choices.GAME.schema.default(2)
    state = choices.GAME.setup(options, Chance.from_seed(5))
    match = Match.from_state(choices.GAME, options, state)
    assert match.state is state
    assert match.origin is not state
    assert load_position(choices.GAME, {"options": {"seats": 2}, "seed": 5}).look(0) == match.look(0)
