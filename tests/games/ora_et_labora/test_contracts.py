"""Work contracts."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS
from pentapolis.kernel.json_values import Json

from .tables import offered, play, position

COIN, WINE, GRAIN = (GOOD_NUMBERS[name] for name in ("coin", "wine", "grain"))


def given(**more: Json) -> dict[str, Json]:
    return {"first": "A", "round": 5, "agenda": ["act A", "act B"], **more}


def contracts(state: dict[str, Json], **options: Json) -> list[str]:
    return [text for text in offered(position(state, **options)) if text.startswith("contract")]


def test_everybody_elses_free_buildings() -> None:
    """[10.1, 10.5]"""
    state = given(clergy={"B": {"prior": "B H02", "brothers": ["home", "home"]}}, goods={"A": {"coin": 1}})
    assert contracts(state, seats=3) == ["contract B H01", "contract B H03", "contract C H01", "contract C H02", "contract C H03"]
    out: Json = {"prior": "B H02", "brothers": ["C H01", "B H03"]}
    assert contracts({**state, "clergy": {"B": out}}, seats=3) == ["contract C H02", "contract C H03"]


def test_nothing_to_pay_with() -> None:
    """[10.1] wine is a present and money; the price rises with the Winery."""
    assert contracts(given(goods={"A": {"grain": 5}}), seats=3) == []
    assert len(contracts(given(goods={"A": {"wine": 1}}), seats=3)) == 6
    assert contracts(given(goods={"A": {"coin": 1}}, fee=2), seats=3) == []
    assert len(contracts(given(goods={"A": {"wine": 1}}, fee=2), seats=3)) == 6


def test_fee_or_present() -> None:
    """[10.1, 10.2] wine may also be changed for the coin, which the owner then gets."""
    match = position(given(goods={"A": {"wine": 1}}), seats=3)
    play(match, "contract B H01")
    assert (match.asks[0].about, offered(match)) == ("fee", ["fee coin", "fee wine"])
    play(match, "fee coin")
    assert (match.state.stores[0][WINE], match.state.stores[1][COIN]) == (0, 2)
    present = play(position(given(goods={"A": {"wine": 1}}), seats=3), "contract B H01", "fee wine")
    assert (present.state.stores[0][WINE], present.state.stores[1][COIN]) == (0, 1)


def test_the_owner_sends_whom_he_likes() -> None:
    """[10.3, D24] what the giver chose before is told with his next ask; it cannot be taken back any more."""
    match = play(position(given(goods={"A": {"coin": 1}}), seats=3), "contract B H02")
    assert (match.asks[0].seat, match.asks[0].about, offered(match, 1)) == (1, "clergyman", ["send prior", "send brother"])
    play(match, "send prior", seat=1)
    assert match.state.lands[1].men == {1: [(1, 0)]}
    chosen = tuple(map(GAME.notation.write, match.asks[0].picked))
    assert (match.asks[0].seat, match.asks[0].about, chosen) == (0, "produce", ("contract B H02",))
    play(match, "produce grain")
    assert match.state.stores[0][GRAIN] == match.state.setting.mode.wheel[0]
    assert not match.can_undo(0, 2)


def test_no_choice_with_one_kind_left() -> None:
    """[10.3]"""
    state = given(goods={"A": {"coin": 1}}, clergy={"B": {"prior": "home", "brothers": ["B H01", "C H01"]}})
    match = play(position(state, seats=3), "contract B H03")
    assert match.asks[0].about == "produce" and match.state.lands[1].men[2] == [(1, 0)]


def test_the_neutral_players_clergymen() -> None:
    """[14.4.4] the fee is gone, and who goes is the player's choice."""
    match = position(given(agenda=["act A", "act A"], goods={"A": {"coin": 1}}), seats=1)
    assert "contract B G13" in offered(match)
    play(match, "contract B H01")
    assert (match.asks[0].seat, match.asks[0].about) == (0, "clergyman")
    play(match, "send brother")
    assert match.state.lands[1].men == {0: [(1, 1)]} and match.state.stores[0][COIN] == 0
    kinds = [event.kind for event in match.state.chronicle.events]
    assert kinds == ["contract-neutral", "send-neutral"]
