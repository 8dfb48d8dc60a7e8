"""`pentapolis play` on the toy: whole games, undo, saving and going on, refusals, several people at one keyboard."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.cli.files import rules_paragraph, save_path
from pentapolis.cli.seats import usual_contest, usual_table
from pentapolis.cli.table.player import Player
from pentapolis.cli.table.session import Session
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Schema
from pentapolis.kernel.record import read_record

from .helpers import Typed, printed, quiet_shell


def play(
    *lines: str, seats: tuple[str, ...] = ("human", "random"), lang: str = "en", file: Path | None = None
) -> tuple[str, Session]:
    """What a game shows where these lines are typed and the keyboard then goes silent."""
    shell, session = quiet_shell(lang), Session.begin("toy-cards", seats, {}, seed=1)
    Player(shell, session, Typed(*lines), file).run()
    return printed(shell), session


def test_bots_play_a_whole_game_to_its_end() -> None:
    said, session = play(seats=("greedy", "random", "greedy"))
    assert session.match.over
    assert "Bot A (greedy) plays" in said
    assert "The deck is empty and all cards are played" in said
    assert "place" in said


def test_a_human_plays_a_whole_game_by_numbers() -> None:
    said, session = play(*["1"] * 40)
    assert session.match.over
    assert "Player A: What do you do?" in said
    assert "  1 Play " in said
    assert "Played cards count." in said


def test_the_same_in_russian() -> None:
    said, _ = play(*["1"] * 40, lang="ru")
    assert "Игрок A: Что вы делаете?" in said
    assert "Бот B (наугад): " in said


def test_an_option_may_be_typed_in_its_short_form() -> None:
    _, session = play("draw")
    assert session.match.moves[0] == (0, ("draw",))


def test_forms_lists_the_short_forms() -> None:
    said, _ = play("forms")
    assert "draw" in said.split("Peek at the deck")[1]


def test_a_refusal_comes_with_its_paragraph() -> None:
    hand = {str(card) for card in Session.begin("toy-cards", ("human", "random"), {}, seed=1).match.state.hands[0].cards}  # type: ignore[attr-defined]
    missing = next(card for card in map(str, range(12)) if card not in hand)
    said, session = play(f"play {missing}")
    assert "This card is not in your hand." in said
    assert "Play a card of your hand." in said
    assert not session.match.moves


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("77", "There is no choice 77; choose from 1 to 4."),
        ("0", "There is no choice 0; choose from 1 to 4."),
        ("fly", "“fly” is not a move. Type a number of the list, or a move like these:"),
        ("play", "The form: play CARD."),
        ("undo", "There is nothing to take back."),
        ("rules", "Which paragraph?"),
        ("rules 9.9", "The rules page has no paragraph 9.9."),
        ("rules 3.1", "Nothing can be drawn from it."),
        ("help", "take back the last choice"),
        ("?", "take back the last choice"),
    ],
)
def test_what_else_can_be_typed(typed: str, said: str) -> None:
    shown, session = play(typed)
    assert said in shown
    assert not session.match.moves


def test_undo_takes_the_last_choice_back() -> None:
    moves = []
    for typed in (["1"], ["1", "undo"], ["1", "отмена", "2"]):
        session = Session.begin("guildhall", ("human", "random"), {}, seed=1)
        first, second = session.match.asks[0].options[:2]
        Player(quiet_shell(), session, Typed(*typed)).run()
        moves.append(session.match.moves)
    assert moves == [[(0, first)], [], [(0, second)]]


def test_undo_after_another_chose_is_refused_in_words() -> None:
    said, _ = play("1", "отмена", lang="ru")
    assert "Отменить нельзя: после этого выбирал кто-то ещё." in said


def test_the_log_can_be_read_again() -> None:
    said, _ = play("1", "log")
    assert said.count("Player A plays") == 2


def test_leaving_saves_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    said, session = play("1", f"save {file}", "quit")
    assert f"pentapolis play --resume {file}" in said.replace("\n", "")
    again = Session.resume(read_record(file.read_text("utf-8")))
    assert again.match.moves == session.match.moves
    assert again.seats == ("human", "random")
    assert again.match.look(0) == session.match.look(0)


def test_who_goes_on_in_the_middle_of_a_choice_sees_the_table(tmp_path: Path) -> None:
    session = Session.begin("guildhall", ("human", "random"), {}, seed=1)
    hand = session.match.asks[0].options
    session.match.play(0, hand[0])
    assert session.match.asks[0].picked
    shell = quiet_shell()
    Player(shell, Session.resume(session.record()), Typed("1", "undo", "board"), tmp_path / "game.txt").run()
    shown = printed(shell)
    assert shown.index("Hand:") < shown.index("Which cards do you discard")
    assert shown.count("Hand:") == 2, "once at the start, once where it was asked for; not after each pick"


def test_a_game_is_saved_when_the_keyboard_goes_silent() -> None:
    before = save_path(Session.begin("toy-cards", ("human", "random"), {}, seed=1).record())
    assert not before.exists()
    said, session = play("1")
    assert read_record(before.read_text("utf-8")).moves == session.record().moves
    assert "Go on with" in said


def test_games_of_one_deal_are_saved_side_by_side() -> None:
    said = [play(*lines)[0] for lines in (("1",), ("1", "1"), ("draw",))]
    files = [Path(text.split("--resume ")[1].strip()) for text in said]
    assert [path.name for path in files] == [f"{files[0].stem}{end}.txt" for end in ("", "-2", "-3")]
    moves = [read_record(path.read_text("utf-8")).moves for path in files]
    assert len(moves[0]) < len(moves[1])
    assert moves[2][0] == "A draw"


def test_saving_again_goes_to_the_same_file(tmp_path: Path) -> None:
    said, _ = play("save", "1", "save", "1", "quit")
    saved = [line for line in said.splitlines() if line.startswith("Saved: ")]
    assert len(saved) == 3
    assert len(set(saved)) == 1


def test_a_file_of_another_game_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("a letter")
    said, _ = play(f"save {file}")
    assert f"The file {file} is already there and is left as it is." in said.replace("\n", "")
    assert file.read_text() == "a letter"


def test_a_mistyped_name_makes_no_folders(tmp_path: Path) -> None:
    said, _ = play(f"save {tmp_path}/nowhere/a")
    assert f"there is no folder {tmp_path}/nowhere." in said.replace("\n", "")
    assert not (tmp_path / "nowhere").exists()


def test_the_hash_of_the_key_is_shown_before_the_first_move() -> None:
    said, session = play("1")
    assert session.record().commitment in said.split("Player A: What do you do?")[0]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("guildhall", "GAME"),
        ("--seats human,human", "--seats"),
        ("--seed 2", "--seed"),
        ("--option seats=3", "--option"),
        ("guildhall --seats human,human,random --seed 2", "GAME, --seats, --seed"),
    ],
)
def test_a_saved_game_does_not_go_on_as_another(
    words: str, wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    play("1", f"save {file}")
    assert main(["play", "--resume", str(file), *words.split()]) == 2
    assert f"has other values for: {wrong}. Leave them out" in capsys.readouterr().err


def test_what_a_saved_game_has_anyway_may_be_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    play("1", f"save {file}")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = ["toy-cards", "--seats", "human,random", "--seed", "1", "--option", "seats=2"]
    assert main(["play", "--resume", str(file), *said]) == 0


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_empty_line_only_puts_the_question_again(lang: str) -> None:
    asked = {"ru": "Игрок A: Что вы делаете?", "en": "Player A: What do you do?"}[lang]
    once, _ = play(lang=lang)
    twice, session = play("", lang=lang)
    assert twice.count(asked) == once.count(asked) + 1
    assert not session.match.moves
    assert "не ход" not in twice and "not a move" not in twice


def test_moves_are_listed_with_their_words_in_the_readers_language() -> None:
    said, _ = play("лететь", lang="ru")
    listed = said.split("«лететь» — не ход. Наберите номер из списка или ход вроде этих:")[1]
    assert re.search(r"^ *draw +Взять карту *$", listed, re.MULTILINE)
    assert "play, draw, peek" not in said


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    _, whole = play(*["1"] * 40)
    _, begun = play("1", "1")
    rest = Session.resume(begun.record())
    Player(quiet_shell(), rest, Typed(*["1"] * 40)).run()
    assert rest.match.moves == whole.match.moves


def test_people_at_one_keyboard_do_not_see_each_others_secrets() -> None:
    shell, session = quiet_shell(), Session.begin("toy-cards", ("human", "human"), {}, seed=1)
    keyboard = Typed("", "draw", "", "1")
    Player(shell, session, keyboard).run()
    assert keyboard.prompts[0] == "Player A: sit down and press Enter."
    assert "Player B: sit down and press Enter." in keyboard.prompts
    assert "Player A draws a card" in printed(shell)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without a bot of its own: for three and more."""
    monkeypatch.setattr("pentapolis.bots.levels", lambda game: ("random",))
    monkeypatch.setattr("tests.toys.cards.CardsGame.schema", Schema(3, 4))
    return "toy-cards"


def test_a_game_without_a_bot_of_its_own_is_played_with_the_one_there_is(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert usual_table(plain) == ("human", "random", "random")
    assert main(["play", plain, "--seed", "1"]) == 0
    assert usual_contest(plain) == ("random", "random", "random")
    assert main(["arena", "--game", plain, "--games", "3", "--processes", "1"]) == 0


def test_the_strongest_bot_plays_where_there_is_none_of_the_usual_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.bots.levels", lambda game: ("random", "weak", "strong"))
    assert usual_table("toy-cards") == ("human", "strong")
    assert usual_contest("toy-cards") == ("strong", "random")


def test_who_plays_where_nobody_says_who() -> None:
    assert usual_table("citadels") == ("human", "greedy")
    assert usual_contest("citadels") == ("greedy", "random")


def test_seats_must_fit_the_game() -> None:
    with pytest.raises(BadGameOption, match="seats"):
        Session.begin("toy-cards", ("human",), {})


def test_without_a_seed_every_deal_is_new() -> None:
    keys = {Session.begin("toy-cards", ("random", "random"), {}).key for _ in range(3)}
    assert len(keys) == 3


def test_the_nearest_paragraph_of_the_rules_is_shown() -> None:
    assert rules_paragraph("toy-cards", "en", "3.1.7") == "### 3.1 An empty deck\n\nNothing can be drawn from it."
    assert rules_paragraph("toy-cards", "ru", "2").startswith("## 2 Сыграть")
    assert rules_paragraph("toy-cards", "en", "7") == ""
