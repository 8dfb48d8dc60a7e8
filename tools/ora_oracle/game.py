"""One game in both engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import offers
from known import ACTIONS, MODES, OPTIONS, TAKEN_BACK, Turn, is_east
from oracle import Oracle, OracleRefused
from player import Player
from sides import differences, ours, theirs
from translate import Command, Goods, Translator

from pentapolis.games.ora_et_labora import GAME
from pentapolis.games.ora_et_labora.components import CARD_NAMES, CARD_NUMBERS, CARDS
from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS, GOODS, goods_of
from pentapolis.games.ora_et_labora.notation import CELL
from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import write_move
from words import COLOURS
from words import field as field_of

MOST_ACTIONS: Final = 1000
TRIALS: Final = 40
OFFERS_EVERY: Final = 4
"""What may be done is compared at every fourth turn: the oracle takes its time to list it."""


class Difference(Exception):
    """The two engines do not agree."""


@dataclass
class Tally:
    """What was compared: functions by card, commands, turns taken back."""

    uses: Counter[str] = field(default_factory=Counter)
    traded: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    commands: Counter[str] = field(default_factory=Counter)
    excluded: Counter[str] = field(default_factory=Counter)
    actions: int = 0
    offers: int = 0


class Comparison:
    """One game in both engines."""

    def __init__(self, oracle: Oracle, mode: str, country: str, seed: str, tally: Tally, rich: int = 0) -> None:
        self.oracle, self.mode, self.tally = oracle, mode, tally
        seats, length = MODES[mode]
        options = GAME.schema.read({"seats": seats, "country": country, "length": length, **OPTIONS})
        self.chance = Chance.from_seed(seed)
        self.match = Match(GAME, options, self.chance.copy())
        self.player = Player(seed)
        first = self.match.state.first
        self.letters = "".join(seat_letter((first + step) % seats) for step in range(seats))
        self.goods = [GOODS[good].name for good in goods_of(country)]
        self.log: list[str] = []
        self.round = 0
        oracle.new(seats, country, length, COLOURS[:seats])
        if rich:
            self._enrich(rich)

    def _enrich(self, count: int) -> None:
        """Everybody begins with so many of each good, so that dear buildings are built and used."""
        state = self.match.origin.copy()
        for store in state.stores:
            for good in self.goods:
                store[GOOD_NUMBERS[good]] += 0 if good == "wonder" else count
        self.match = Match.from_state(GAME, self.match.options, state)
        for number in range(len(self.letters)):
            self._give(number, Counter({good: count for good in self.goods if good != "wonder"}), Counter())

    def play(self) -> bool:
        """Whether the game came to its end."""
        self._compare()
        for _ in range(ACTIONS.get(self.mode, MOST_ACTIONS)):
            if self.match.over:
                return True
            if self.tally.actions % OFFERS_EVERY == 0:
                self._compare_offers()
            self._turn()
            self._compare()
            self.tally.actions += 1
        return self.match.over

    def final_scores(self) -> dict[str, dict[str, int]]:
        """The oracle's, by seat and source."""
        told = theirs(self.oracle.state(), self.oracle.scores(), self.letters, self.goods)
        sources = ("goods", "economic", "dwelling")
        return {letter: {source: told[f"{letter} score {source}"] for source in sources} for letter in sorted(self.letters)}

    # --- a turn of ours -------------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        for _ in range(TRIALS):
            match, turn, acted = self._trial()
            reason = next((name for name, known in TAKEN_BACK.items() if known.meets(turn)), None)
            if reason is None:
                break
            self.tally.excluded[reason] += 1
        else:
            raise Difference("no turn to be compared was found")
        moves = match.moves[len(self.match.moves) :]
        self.log += [write_move(GAME, seat, option) for seat, option in moves]
        self.match = match
        for command in turn.commands:
            self._send(command)
        if acted:
            self._order("COMMIT")
        self._count(turn)

    def _compare_offers(self) -> None:
        """What may be done now [6, 8, 9, 10, 11.4, 12.3]."""
        ask = self.match.asks[0]
        land = self.match.state.lands[ask.seat]

        def sites(card: str) -> list[str]:
            number = CARD_NUMBERS[card]
            return [CELL.write(cell).replace(",", " ") for cell in land.sites(number, CARDS[number].terrains)]

        texts = [GAME.notation.write(option) for option in ask.options]
        one, other = offers.ours(texts, self.letters, seat_letter(ask.seat), sites), offers.theirs(self.oracle)
        found = [
            f"may {verb}: {what}" for verb in offers.VERBS for what in self._other_offers(verb, one[verb], other[verb], ask.seat)
        ]
        if found:
            raise Difference("\n".join(found))
        self.tally.offers += sum(map(len, one.values()))

    def _other_offers(self, verb: str, one: list[str], other: list[str], seat: int) -> Iterator[str]:
        """The commands that one engine alone offers, but for those that are known to differ."""
        table = self.match.state
        for words in sorted(set(one) ^ set(other)):
            ours_alone = words in one
            if words.startswith("I21 "):
                continue  # it is free there
            if verb == "BUY_DISTRICT" and ours_alone and is_east(table.lands[seat], int(words.split()[0])):
                continue
            if verb.startswith("BUY") and not ours_alone and self.mode == "2" and table.bought[seat]:
                continue  # one a turn here, one an action there
            yield f"{words}: {'ours' if ours_alone else 'the oracle'} alone"

    def _trial(self) -> tuple[Match[Any], Turn, bool]:
        """A whole turn, played in a copy."""
        match = self.match.clone()
        chronicle = match.state.chronicle = Chronicle()
        seat, here = match.asks[0].seat, _place(match)
        while not match.over and _place(match) == here:
            ask = match.asks[0]
            names = [GAME.notation.write(option) for option in ask.options]
            match.play(ask.seat, self.player.choose(ask, names))
        translator = Translator(self.letters, seat_letter(seat))
        translator.read(chronicle.events)
        passed = [command.words for command in translator.commands][-1:] == ["PASS"]
        before, after = self.match.state.lands[seat], match.state.lands[seat]
        prior_out = not self.match.state.clergy[seat].prior or translator.commands[:1] == [
            Command("WITH_PRIOR", seat_letter(seat))
        ]
        turn = Turn(seat_letter(seat), translator.uses, translator.commands, prior_out, before, after, match.state.lands)
        return match, turn, not passed

    def _count(self, turn: Turn) -> None:
        for use in turn.uses:
            self.tally.uses[use.card] += 1
            self.tally.traded[use.card] += not use.hollow
        for command in turn.commands:
            verb, *words = command.words.split()
            self.tally.commands[verb] += 1
            if verb in ("BUILD", "SETTLE"):
                self.tally.built[words[0] if verb == "BUILD" else "S0" + words[0][2]] += 1

    # --- the oracle -----------------------------------------------------------------------------------------------------------

    def _order(self, words: str) -> None:
        self.log.append(f"    {words}")
        try:
            self.oracle.move(words)
        except OracleRefused as refused:
            raise Difference(str(refused)) from refused

    def _send(self, command: Command) -> None:
        number = self.letters.index(command.actor)
        if command.answer and self.oracle.state()["frame"]["activePlayerIndex"] == number:
            return
        if command.words == "PASS":
            self._leave_phase()
        self._change_money(command, number)
        if command.fault == "I31":
            self._give(number, Counter(peat=command.goods["peat-coal"]), Counter({"peat-coal": command.goods["peat-coal"]}))
        lent = self._lend_meat(command, number) if command.fault == "I30" else Counter()
        self._order(command.words)
        if lent:
            self._give(number, Counter(), lent)
        if command.fault == "I21":
            self._give(number, Counter(), command.goods)

    def _leave_phase(self) -> None:
        """Those who could do nothing in a settlement phase are asked there, and not by us."""
        while self._settling(self.oracle.state()["frame"]):
            self._order("COMMIT")

    @staticmethod
    def _settling(frame: Mapping[str, Any]) -> bool:
        return bool(frame["mainActionUsed"]) and frame["bonusActions"] == ["SETTLE"]

    def _lend_meat(self, command: Command, number: int) -> Goods:
        meat = self.oracle.state()["players"][number]["meat"]
        lent = Counter(meat=max(0, command.goods["meat"] - meat))
        self._give(number, lent, Counter())
        return lent

    def _give(self, number: int, more: Goods, less: Goods) -> None:
        player = self.oracle.state()["players"][number]
        changed = {field_of(good): player[field_of(good)] + more[good] - less[good] for good in more | less}
        self.oracle.patch({"players": {str(number): changed}})

    def _change_money(self, command: Command, number: int) -> None:
        """[7.4] free exchanges, so that the oracle has the coins and the tiles that are paid."""
        for good, word in (("grain", "Gn"), ("wine", "Wn")):
            if command.flips[good]:
                self._order("CONVERT " + word * command.flips[good])
        if not command.coins:
            return
        player = self.oracle.state()["players"][number]
        for words in _changing(player["penny"], player["nickel"], player["wine"], command):
            self._order(words)

    def _align(self) -> None:
        """Late indicators stand on index 0 in their round [4.5, D4]."""
        look = self.match.look(None)
        if self.mode == "3short":
            self._drop_cards()
        if look["round"] == self.round or self.mode not in ("3", "4") or _phase(self.match):
            return
        self.round = int(str(look["round"]))
        if look["round"] == look["bonus"]:
            self._bring_brothers_home(look)
        late: Any = look["late"]
        rondel = self.oracle.state()["rondel"]
        for good, number in late.items():
            if number == self.round and rondel.get(field_of(good)) != rondel["pointingBefore"]:
                self.oracle.patch({"rondel": {field_of(good): rondel["pointingBefore"]}})

    def _drop_cards(self) -> None:
        playing = {CARD_NAMES[card] for pile in self.match.state.setting.piles for card in pile}
        state = self.oracle.state()
        state["buildings"] = [card for card in state["buildings"] if card in playing]
        self.oracle.call("load", state=state)

    def _bring_brothers_home(self, look: Any) -> None:
        """[D5] before the bonus round."""
        state = self.oracle.state()
        for number, letter in enumerate(self.letters):
            player = state["players"][number]
            if look["seats"][ord(letter) - ord("A")]["brothers"] == [None, None] and len(player["clergy"]) == 1:
                player["clergy"] = [f"LB1{player['color']}", f"LB2{player['color']}", *player["clergy"]]
                for other in state["players"]:
                    other["landscape"] = [[_without(cell, "LB", player["color"]) for cell in line] for line in other["landscape"]]
        self.oracle.call("load", state=state)

    # --- both -----------------------------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        self._catch_up()
        self._align()
        one: dict[str, Any] = ours(self.match.look(None), self.letters)
        other = theirs(self.oracle.state(), self.oracle.scores(), self.letters, self.goods)
        if not self.match.over and _phase(self.match):
            one, other = _without_clergy(one), _without_clergy(other)
        if self.match.state.round == self.match.state.setting.mode.bonus:
            _last_men_alone(one, other)
        found = differences(one, other)
        if found:
            raise Difference("\n".join(found))

    def _catch_up(self) -> None:
        """The oracle asks also those who can do nothing in a settlement phase; we do not."""
        for _ in range(2 * len(self.letters)):
            state = self.oracle.state()
            frame = state["frame"]
            if state["status"] == "FINISHED":
                break
            settling = self._settling(frame)
            ask = None if self.match.over else self.match.asks[0]
            active = self.letters[frame["activePlayerIndex"]]
            if ask and seat_letter(ask.seat) == active and settling == _phase(self.match):
                return
            if not settling:
                break
            self._order("COMMIT")
        if self._stuck():
            return
        if self.match.over != (self.oracle.state()["status"] == "FINISHED"):
            raise Difference(f"turn: ours {self.match.asks}, the oracle's {self.oracle.state()['frame']}")

    def _stuck(self) -> bool:
        """[D31] in a game for two in which nothing can be built any more: our own decision."""
        return self.match.over and self.mode == "2" and len(self.match.state.display) > 1


def _changing(pennies: int, tiles: int, wine: int, command: Command) -> Iterator[str]:
    """Wine and whiskey into coins where they do not suffice; then tiles into coins, or coins into tiles, as they are wanted."""
    short = command.coins - pennies - 5 * tiles
    by_wine = max(0, min(short, wine))
    by_whiskey = max(0, short - by_wine + 1) // 2
    if by_wine:
        yield "CONVERT " + "Wn" * by_wine
    if by_whiskey:
        yield "CONVERT " + "Wh" * by_whiskey
    pennies += by_wine + 2 * by_whiskey
    wanted = command.coins - 5 * command.tiles
    broken = max(0, wanted - pennies + 4) // 5
    if broken:
        yield "CONVERT " + "Ni" * broken
    made = max(0, command.tiles - tiles + broken)
    if made:
        yield "CONVERT " + "PnPnPnPnPn" * made


def _without(cell: list[str], kind: str, colour: str) -> list[str]:
    """A space of the oracle's without somebody's lay brothers."""
    return [*cell[:2], *(man for man in cell[2:] if not (man.startswith(kind) and man.endswith(colour)))]


def _place(match: Match[Any]) -> tuple[int, int, bool]:
    return match.state.round, len(match.state.agenda), match.over


def _phase(match: Match[Any]) -> bool:
    return bool(match.state.agenda) and match.state.agenda[0][0] == "settle"


def _last_men_alone(one: dict[str, Any], other: dict[str, Any]) -> None:
    """In the bonus round several may stand on a building; the oracle knows the last one alone."""
    for name, what in other.items():
        if " land " in name and what[2:] and what[2] and name in one and set(what[2]) < set(one[name][2]):
            one[name] = what


def _without_clergy(told: dict[str, Any]) -> dict[str, Any]:
    """In a settlement phase."""
    kept = {name: what for name, what in told.items() if not name.startswith(("wheel", "display")) and " home" not in name}
    return {name: what[:2] if " land " in name else what for name, what in kept.items()}
