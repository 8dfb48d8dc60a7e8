"""The browser's modules by themselves: what needs no table to be told right from wrong."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page


def run(page: Page, module: str, body: str, *given: Any) -> Any:
    """What a function body returns, with the module as `it` and the arguments as `given`."""
    return page.evaluate(f"async (given) => {{ const it = await import('/static/js/{module}'); {body} }}", list(given))


def thing(place: str, face: str | None, number: int = 0) -> dict[str, Any]:
    return {"id": f"{place}/{face}/{number}", "place": place, "face": face}


def flights(page: Page, before: list[Any], after: list[Any], routes: list[list[str]]) -> list[tuple[str, str]]:
    body = "return it.flights(...given).map(({ from, to }) => [from.place, to.place]);"
    return [tuple(pair) for pair in run(page, "table/motion.js", body, before, after, routes)]


def test_a_card_that_changes_its_place_flies_there(page: Page) -> None:
    before = [thing("hand0", "ROB-b"), thing("hall1", "TAX-r")]
    after = [thing("area0", "ROB-b"), thing("hall1", "TAX-r")]
    assert flights(page, before, after, []) == [("hand0", "area0")]


def test_what_is_hidden_flies_between_the_places_that_the_event_names(page: Page) -> None:
    deck = [thing("deck", None, number) for number in range(2)]
    before = [*deck, thing("hand0", "ROB-b")]
    after = [thing("discard", "ROB-b"), thing("hand0", "SCH-y"), thing("hand0", "SCH-g")]
    routes = [["hand0", "discard"], ["deck", "hand0"]]
    assert sorted(flights(page, before, after, routes)) == [("deck", "hand0"), ("deck", "hand0"), ("hand0", "discard")]


def test_nothing_flies_against_the_event(page: Page) -> None:
    before = [thing("deck", None), thing("hand1", None)]
    after = [thing("discard", "ROB-b"), thing("hand1", None)]
    assert flights(page, before, after, [["hand1", "discard"]]) == []
    assert flights(page, before, after, []) == [("deck", "discard")]


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [("ru", 1, "Ходит Лев"), ("ru", 2, "Ходят: Лев"), ("en", 1, "Лев to move"), ("en", 2, "To move: Лев")],
)
def test_several_who_are_waited_for_have_their_verb(page: Page, lang: str, count: int, said: str) -> None:
    body = "const words = await it.loadWords(given[0]); return words.t('ui-moves', { name: 'Лев', count: given[1] });"
    assert run(page, "words/words.js", body, lang, count) == said


def test_equal_things_are_counted(page: Page) -> None:
    before = [thing("hand0", "ROB-b", 0), thing("hand0", "ROB-b", 1)]
    after = [thing("hand0", "ROB-b", 0), thing("discard", "ROB-b")]
    assert flights(page, before, after, []) == [("hand0", "discard")]


def test_rules_become_blocks_and_never_markup(page: Page) -> None:
    source = (
        "# Title\n\n## 5.2 Duplicates {#5.2}\nOne <b>line</b>\ngoes on.\n\n"
        "- first\n- second\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    )
    blocks = run(page, "table/rules.js", "return it.blocks(given[0]);", source)
    assert blocks == [
        {"kind": "h", "level": 1, "anchor": "", "text": "Title"},
        {"kind": "h", "level": 2, "anchor": "5.2", "text": "5.2 Duplicates"},
        {"kind": "p", "text": "One <b>line</b> goes on."},
        {"kind": "ul", "items": ["first", "second goes on"]},
        {"kind": "table", "rows": [["a", "b"], ["1", "2"]]},
    ]
    nearest = "return given[1].map((paragraph) => it.nearestAnchor(given[0], paragraph));"
    assert run(page, "table/rules.js", nearest, blocks, ["5.2", "5.2.1", "7"]) == ["5.2", "5.2", ""]


def words(page: Page, body: str, source: str) -> Any:
    return run(page, "words/words.js", f"const words = new it.Words('en', [given[0]]); {body}", source)


SOURCE = """
card-ROB = Robber
card-b = blue
do-give = Give { $card } to { $seat }
log-rob = { $who } takes { $card } from { $victim }
log-draw-unseen = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
"""
SEATS = "[{ name: 'Masha' }, { name: 'Lev' }]"


def test_options_and_components_are_told_in_words(page: Page) -> None:
    verbs = "{ give: ['card', 'seat'] }"
    assert words(page, f"return words.option('give ROB-b B', {verbs}, {SEATS});", SOURCE) == "Give Robber, blue to Lev"


def test_without_a_board_the_message_tells_what_the_words_of_an_option_are(page: Page) -> None:
    assert words(page, f"return words.option('give ROB-b B', {{}}, {SEATS});", SOURCE) == "Give Robber, blue to Lev"
    turned = SOURCE.replace("Give { $card } to { $seat }", "{ $seat } gets { $card2 } and { $card }")
    assert words(page, f"return words.option('give B ROB-b b', {{}}, {SEATS});", turned) == "Lev gets blue and Robber, blue"
    chosen = "do-take = { $level ->\n    [0] Nothing\n   *[other] { $level } of it\n}\n"
    assert words(page, "return ['take 0', 'take 2'].map((each) => words.option(each, {}, []));", chosen) == ["Nothing", "2 of it"]


def test_events_come_in_pieces_with_components_to_point_at(page: Page) -> None:
    event = "{ kind: 'rob', seat: 0, victim: 1, card: 'ROB-b', move: 3 }"
    chip = {"label": "card", "name": "ROB-b", "said": "Robber, blue"}
    assert words(page, f"return words.event({event}, {SEATS});", SOURCE) == ["Masha takes ", chip, " from Lev"]
    unseen = "{ kind: 'draw', seat: 1, count: 2, unseen: true }"
    assert words(page, f"return words.event({unseen}, {SEATS});", SOURCE) == ["Lev draws 2 cards"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["Masha takes 2 gold"], ["Takes 2 gold"]),
        (["Masha, exchange with Lev"], ["Exchange with Lev"]),
        (["Masha: ", "a chip"], ["", "a chip"]),
        (["Masha and Lev agree"], ["Masha and Lev agree"]),
        (["Mashae come"], ["Mashae come"]),
        (["Lev takes the crown"], ["Lev takes the crown"]),
        (["", "a chip"], ["", "a chip"]),
    ],
)
def test_a_line_under_a_name_does_not_say_it_again(page: Page, line: list[str], said: list[str]) -> None:
    assert run(page, "table/log.js", "return it.headless(given[0], 'Masha', { t: () => 'and' });", line) == said


PICKS = """
const log = [];
const wire = {
  preview: async (options) => ({ ask: options.length < 3 ? { about: "give", options: ["give a"], picked: options } : null }),
  play: async (options) => { log.push(options.join("+")); return { number: 5 }; },
};
const picks = new it.Picks(wire, { changed() {}, sent() {}, failed(error) { log.push(String(error)); } });
const ask = { about: "give", options: [], picked: [] };
"""


def test_picks_are_kept_until_the_choice_is_complete_and_confirmed(page: Page) -> None:
    body = (
        PICKS
        + """
    await picks.pick("give a", ask); await picks.pick("give b", ask);
    const kept = picks.kept.length;
    await picks.pick("give c", ask);
    const held = picks.held;
    await picks.send();
    return [kept, held, log, picks.kept.length];"""
    )
    assert run(page, "table/picks.js", body) == [2, True, ["give a+give b+give c"], 0]


def test_a_pick_taken_back_leaves_the_others(page: Page) -> None:
    body = (
        PICKS
        + """
    await picks.pick("give a", ask); await picks.pick("give b", ask);
    await picks.unpick("give a");
    const rest = [...picks.kept];
    picks.settle({ about: "give" }, { about: "give" });
    const same = picks.kept.length;
    picks.settle({ about: "give" }, { about: "take" });
    return [rest, same, picks.kept.length, log];"""
    )
    assert run(page, "table/picks.js", body) == [["give b"], 1, 0, []]


def test_a_choice_is_filled_to_its_end_and_only_once(page: Page) -> None:
    """A second press while the first is under way adds nothing and ends, too."""
    body = (
        PICKS
        + """
    const give = (ask) => (ask.about === "give" ? "give a" : undefined);
    const first = picks.fill(give, ask), second = picks.fill(give, ask);
    await Promise.all([first, second]);
    return [picks.kept, picks.held, log];"""
    )
    assert run(page, "table/picks.js", body) == [["give a"] * 3, True, []]


PLAYBACK = """
const shown = [];
const stage = { show: (state) => shown.push(state.number), next() {}, rest: () => shown.push("rest") };
const playback = new it.Playback(stage, () => true);
const state = (number, seat, events = [{ kind: "play", seat }]) =>
  ({ number, moves: number, you: 0, asked: [{ seat }], events, log: null, status: "playing" });
"""


def test_states_are_shown_in_order_and_silent_ones_without_a_pause(page: Page) -> None:
    body = (
        PLAYBACK
        + """
    const rested = new Promise((resolve) => { stage.rest = () => resolve(shown); });
    for (const number of [0, 1, 2, 3]) playback.push(state(number, 1, number === 2 ? [] : undefined));
    return await rested;"""
    )
    assert run(page, "table/playback.js", body) == [0, 1, 2, 3]


def test_who_is_more_than_three_turns_behind_sees_the_newest_at_once(page: Page) -> None:
    body = (
        PLAYBACK
        + """
    const rested = new Promise((resolve) => { stage.rest = () => resolve(shown); });
    playback.push(state(0, 1));
    for (const number of [1, 2, 3, 4, 5]) playback.push(state(number, 1 + number % 2));
    return await rested;"""
    )
    assert run(page, "table/playback.js", body)[-1] == 5
    assert len(run(page, "table/playback.js", body)) < 6


@pytest.mark.parametrize(
    ("host", "alone"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("[::1]", True),
        ("192.168.1.5", False),
        ("127.example.org", False),
        ("localhost.example.org", False),
    ],
)
def test_names_by_which_a_machine_calls_itself(page: Page, host: str, alone: bool) -> None:
    assert run(page, "urls.js", "return it.leadsHereAlone(...given);", host) is alone
