"""The promises about who knows what: views, imaginations, twin worlds and undo."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import NoUndo
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.position import load_position

from .deals import SmallWorld, WholePosition, check_deals, small_worlds
from .driving import (
    Broken,
    Game,
    Plan,
    advance,
    asked,
    compare,
    difference,
    few,
    follow,
    random_pick,
    random_positions,
    random_vocabulary,
    sight,
    viewers,
    whole,
    write_ask,
)
from .knowledge import Witness, knowledge, unknown_to_both
from .subjects import Subject

TWIN_CHOICES = 16
"""So far are two worlds played side by side."""
WORLDS = 4


def views_rest_on_what_is_known(subject: Subject, plan: Plan) -> Counter[str]:
    """The asked seat's look, memory, ask and refusals, and the spectators' look, are the same before and after imagine; so are
    the places, who knows what of them, and all components."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        for ask in match.asks:
            world = match.clone()
            world.imagine(ask.seat, chance)
            words = random_vocabulary(match, chance, 12)
            before, after = _given(match, ask.seat, words), _given(world, ask.seat, words)
            if canonical(before) != canonical(after):
                how = difference(before, after)
                raise Broken("views_rest_on_what_is_known", f"{subject}: seat {ask.seat}, asked {ask.about}: {how}")
            counts["asks made anew"] += _check_asked_anew(subject, match, world, ask.seat)
            counts["positions imagined"] += 1
    return counts


def _check_asked_anew(subject: Subject, match: Game, world: Game, seat: Seat) -> int:
    """The ask that waits was made in the true world. Where it is the first of a step that has changed nothing yet, the step is
    begun again in the imagined one, and must ask the same."""
    now, start = (canonical(match.rules.describe(state)) for state in (match.state, match.start))
    if match.since_step or now != start:
        return 0
    anew = Game.from_state(match.rules, match.options, world.state.copy())
    before, after = ({"asked": asked(game), "ask": _own_ask(game, seat)} for game in (match, anew))
    if canonical(before) != canonical(after):
        how = difference(before, after)
        raise Broken("views_rest_on_what_is_known", f"{subject}: seat {seat}, asked anew in an imagined world: {how}")
    return 1


def _own_ask(match: Game, seat: Seat) -> Json:
    ask = match.ask(seat)
    return None if ask is None else write_ask(match, ask)


def _given(match: Game, seat: Seat, words: list[Option]) -> Json:
    """All that one seat and the spectators are given, and what the zones say they may be given."""
    rules, state, ask = match.rules, match.state, match.ask(seat)
    assert ask is not None
    refusals = {rules.notation.write(option): _refusal(match, ask, option) for option in words}
    zones = rules.zones(state)
    return {
        "seat": sight(match, seat),
        "spectator": sight(match, None),
        "refusals": dict(refusals),
        "known": knowledge(match, seat),
        "knowers": {name: list(zone.known) for name, zone in zones.items()},
        "components": dict(rules.components(state)),
    }


def _refusal(match: Game, ask: Ask, option: Option) -> Json:
    refusal = match.rules.refuse(match.state, ask, option)
    return None if refusal is None else refusal.as_json()


def imagine_deals_equally(subject: Subject, plan: Plan) -> Counter[str]:
    """On small worlds every possible deal comes equally often, jointly: on those that the game's presets name, and on copies of
    random positions."""
    counts: Counter[str] = Counter()
    for number, position in enumerate(subject.small):
        match = load_position(subject.rules, position)
        counts += _check_small(subject, match, Chance.from_seed(f"{plan.seed} {number}"))
    for match, chance in random_positions(subject, plan):
        counts += _check_small(replace(subject, every_deal=None), match, chance)
    return counts


def _check_small(subject: Subject, match: Game, chance: Chance) -> Counter[str]:
    counts: Counter[str] = Counter()
    for ask in match.asks:
        worlds: list[SmallWorld] = [*small_worlds(subject, match.state, ask.seat, chance)]
        if subject.every_deal is not None:
            worlds = [WholePosition(subject, match.state.copy(), ask.seat)]
        for world in worlds:
            counts["deals compared"] += check_deals(world, chance.fork("deals"))
            counts["small worlds"] += 1
    return counts


def imagined_worlds_have_their_own_chance(subject: Subject, plan: Plan) -> Counter[str]:
    """The imagined stream is neither the true one nor another world's; the same stream imagines the same world."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        for ask in match.asks:
            worlds = [match.clone() for _ in range(3)]
            for world, label in zip(worlds, ("one", "one", "other"), strict=True):
                world.imagine(ask.seat, chance.fork(label))
            _check_streams(subject, match, worlds)
            counts["worlds imagined"] += len(worlds)
    return counts


def _check_streams(subject: Subject, match: Game, worlds: list[Game]) -> None:
    one, same, _ = (world.rules.describe(world.state) for world in worlds)
    keys = [world.state.chance.key for world in [match, *worlds]]
    if keys[0] in keys[1:] or keys[1] == keys[3]:
        raise Broken("imagined_worlds_have_their_own_chance", f"{subject}: an imagined world draws from another world's stream")
    if canonical(one) != canonical(same):
        how = difference(one, same)
        raise Broken("imagined_worlds_have_their_own_chance", f"{subject}: one stream imagined two worlds: {how}")


# --- twin worlds --------------------------------------------------------------------------------------------------------


def twin_worlds(subject: Subject, plan: Plan) -> Counter[str]:
    """Imagine for a seat and let everybody make the same choices in both worlds: the seat and the spectators see the same, as
    long as the zones have shown them nothing that differs."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        for ask in match.asks:
            if not match.answers:
                counts["twin choices"] += _compare_twins(subject, match, ask.seat, chance.fork(ask.seat))
                counts["twin worlds"] += 1
    return counts


def _compare_twins(subject: Subject, match: Game, seat: Seat, chance: Chance) -> int:
    """Plays both worlds side by side; returns how many choices of others were compared."""
    one, two = match.clone(), match.clone()
    two.imagine(seat, chance)
    for world in (one, two):
        world.state.chance = chance.fork("the same for both")
        world.state.chronicle = Chronicle()
    compared = 0
    for _ in range(TWIN_CHOICES):
        pick = _common_pick(one, two, chance)
        if pick is None or not _alike(one, two, seat):
            break
        if not _shown_alike(one, two, pick, seat) or one.over or two.over or not _know_alike(one, two, seat):
            break
        _must_see_alike(subject, one, two, seat, f"{pick[0]} chose {one.rules.notation.write(pick[1])}")
        compared += pick[0] != seat
    return compared


def _common_pick(one: Game, two: Game, chance: Chance) -> tuple[Seat, Option] | None:
    """A choice that is offered in both worlds to somebody who has not answered; None where there is none."""
    offers = []
    for ask in one.asks:
        twin = two.ask(ask.seat)
        if twin is not None and ask.seat not in one.answers:
            there = set(twin.options)
            offers.append([(ask.seat, option) for option in ask.options if option in there])
    offers = [picks for picks in offers if picks]
    return chance.pick(chance.pick(offers)) if offers else None


def _shown_alike(one: Game, two: Game, pick: tuple[Seat, Option], seat: Seat) -> bool:
    """Plays the choice in both worlds; whether the zones showed the same cards to the seat in both, and to spectators."""
    witnesses = Witness(), Witness()
    for witness, world in zip(witnesses, (one, two), strict=True):
        witness.watch(world, pick)
    return all(witnesses[0].shown_to(viewer) == witnesses[1].shown_to(viewer) for viewer in (seat, None))


def _know_alike(one: Game, two: Game, seat: Seat) -> bool:
    """By the zones nothing tells the two worlds apart, neither for the seat nor for spectators."""
    return all(knowledge(one, viewer) == knowledge(two, viewer) for viewer in (seat, None))


def _alike(one: Game, two: Game, seat: Seat) -> bool:
    return all(canonical(dict(sight(one, viewer))) == canonical(dict(sight(two, viewer))) for viewer in (seat, None))


def _must_see_alike(subject: Subject, one: Game, two: Game, seat: Seat, what: str) -> None:
    for viewer in (seat, None):
        here, there = dict(sight(one, viewer)), dict(sight(two, viewer))
        if canonical(here) != canonical(there):
            eyes = "a spectator" if viewer is None else f"seat {viewer}"
            raise Broken(
                "twin_worlds", f"{subject}: after seat {what} {eyes} can tell two worlds apart: {difference(here, there)}"
            )


# --- undo ---------------------------------------------------------------------------------------------------------------


def undo_gives_back(subject: Subject, plan: Plan) -> Counter[str]:
    """Undo gives back exactly the earlier position, its chronicle too, and the choices can be made again. Where it may not be,
    it is refused and changes nothing."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan, chronicled=True):
        seat = random_pick(match, chance)[0]
        options, wholes, final = _undoable(match, seat, chance)
        for earlier in reversed(wholes[:-1]):
            match.undo(seat)
            compare("undo_gives_back", subject, f"seat {seat}, choices {options}, undone and before", whole(match), earlier)
        follow(match, [(seat, option) for option in options])
        compare("undo_gives_back", subject, f"seat {seat}, choices {options}, made again", whole(match), wholes[-1])
        counts["choices undone"] += len(options)
        if final is not None:
            _must_refuse(subject, final, seat)
            counts["undos refused"] += 1
    return counts


def _undoable(match: Game, seat: Seat, chance: Chance) -> tuple[list[Option], list[str], Game | None]:
    """Up to three choices in a row that may be taken back, made; how all was before the first and after each; and a clone with
    one choice more that may not be taken back, where that is what came next."""
    options: list[Option] = []
    wholes = [whole(match)]
    while (ask := match.ask(seat)) is not None and len(options) < 3:
        option = chance.pick(ask.options)
        trial = match.clone()
        advance(trial, (seat, option))
        if not trial.can_undo(seat):
            return options, wholes, trial
        advance(match, (seat, option))
        options.append(option)
        wholes.append(whole(match))
    return options, wholes, None


def _must_refuse(subject: Subject, match: Game, seat: Seat) -> None:
    before = whole(match)
    try:
        match.undo(seat)
    except NoUndo:
        compare("undo_gives_back", subject, "before and after a refused undo", before, whole(match))
    else:
        raise Broken("undo_gives_back", f"{subject}: seat {seat} took back what it could not")


def undo_tells_nothing(subject: Subject, plan: Plan) -> Counter[str]:
    """What may be taken back, or is only previewed, has told the seat nothing: in every world that the seat thinks possible
    it would have seen the same. Nor was a secret of a third shown to anybody."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        for ask in match.asks:
            worlds = [_imagined(match, ask.seat, chance.fork(number)) for number in range(WORLDS)]
            for option in few(ask.options, 4, chance):
                counts["previews compared"] += _compare_previews(subject, match, worlds, ask.seat, option)
                counts["undoable choices compared"] += _compare_outcomes(subject, match, worlds, ask.seat, option)
    return counts


def _imagined(match: Game, seat: Seat, chance: Chance) -> Game:
    world = match.clone()
    world.imagine(seat, chance)
    return world


def _with_chronicle(match: Game) -> Game:
    twin = match.clone()
    twin.state.chronicle = Chronicle()
    return twin


def _compare_previews(subject: Subject, match: Game, worlds: list[Game], seat: Seat, option: Option) -> int:
    told = _preview(match, seat, option)
    for world in worlds:
        if sight(world, seat) == sight(match, seat) and canonical(_preview(world, seat, option)) != canonical(told):
            how = difference(told, _preview(world, seat, option))
            raise Broken("undo_tells_nothing", f"{subject}: seat {seat} learns by the preview of {option}: {how}")
    return len(worlds)


def _preview(match: Game, seat: Seat, option: Option) -> Json:
    ask = match.preview(seat, [option])
    return None if ask is None else write_ask(match, ask)


def _compare_outcomes(subject: Subject, match: Game, worlds: list[Game], seat: Seat, option: Option) -> int:
    after = _with_chronicle(match)
    advance(after, (seat, option))
    if not after.can_undo(seat):
        return 0
    what = f"{subject}: seat {seat} may take back {option}"
    _no_third_secret(match, after, seat, what)
    for world in worlds:
        if sight(world, seat) == sight(match, seat):
            there = _with_chronicle(world)
            advance(there, (seat, option))
            here, yonder = dict(sight(after, seat)), dict(sight(there, seat))
            if canonical(here) != canonical(yonder):
                raise Broken("undo_tells_nothing", f"{what} though it told something: {difference(here, yonder)}")
    return len(worlds)


def _no_third_secret(match: Game, after: Game, seat: Seat, what: str) -> None:
    for viewer in viewers(match):
        gone = unknown_to_both(match, seat, viewer) - unknown_to_both(after, seat, viewer)
        if gone:
            eyes = "spectators" if viewer is None else f"seat {viewer}"
            raise Broken("undo_tells_nothing", f"{what} though it showed {dict(gone)} to {eyes}")
