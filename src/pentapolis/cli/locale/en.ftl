# The commands of the terminal.

help-usage = Usage:
help-arguments = arguments
help-options = options
help-help = show this help
help-lang = language of all output (by default the system's)
help-hint = More: { $usage } --help
help-pentapolis = Pentapolis: five city-building card games in the browser, in the terminal and as a library.

    Usage: pentapolis [COMMAND] [--lang ru|en] [--help] [--version]
    Without a command it starts the web table and opens the browser.
help-commands = Commands:
help-game = { $game }, seats: { $low }–{ $high }
help-game-bots = Bots for --seats: { $levels }
help-game-options = Options of the game, each as --option NAME=VALUE:
help-game-usual = { $value } (by default)
help-game-several = separated by commas, { $low }–{ $high } of them
help-game-flag = yes or no; { $usual } by default
help-game-number = a number { $low }–{ $high }; { $usual } by default
help-games = Games, by the name that commands take:
help-more = More on a command: pentapolis COMMAND --help

## What stands for a value in the help

value-game = GAME
value-who = WHO,…
value-levels = LEVELS
value-number = N
value-setting = NAME=VALUE
value-file = FILE
value-picture = FILE.svg
value-folder = FOLDER
value-record = RECORD
value-move = MOVE
value-host = HOST
value-port = PORT
value-eyes = A|B|…|spectator|all

about-serve = web tables on this machine
about-play = a game in the terminal
about-arena = many games of bots, with 95 % intervals
about-case = play worked cases from files
about-replay = tell a recorded game in words
about-verify = check that a recorded game fits its key and the hash of it
about-bench = how fast the games run on this machine

help-serve-host = address to listen at; 127.0.0.1 (this computer alone) by default; 0.0.0.0 lets others in
help-serve-port = port; the first free one from 8337 on by default
help-serve-data = folder of what must not be lost; the user's data folder by default
help-serve-open = open the browser
help-serve-no-open = open no browser (for scripts/play, which opens one)
help-serve-behind-proxy = a proxy in front, the only way in, tells addresses and https

help-play-game = name of the game, such as guildhall; with --help, tells of its options and bots
help-play-seats = who sits where, clockwise: human, or the level of a bot; human,greedy by default (for greedy, the strongest bot of a game that has none of that name)
help-play-seed = a whole number: the same deal every time
help-play-resume = go on with a saved game

help-any-game = name of the game
help-any-option = an option of the game, such as set=job-faire; may be given several times
help-any-json = as JSON, for programs
help-any-record = file of a recorded game

help-arena-seats = levels of the bots, one a seat; greedy,random by default. Seats rotate
help-arena-games = how many games; 100 by default
help-arena-seed = a whole number: the same seed gives the same games
help-arena-processes = how many processes share the work; one for each core by default
help-arena-balance = also tell the balance of the game, and draw it into this file (SVG); cosmic_colonies only

help-case-files = YAML files of worked cases

help-replay-seat = through whose eyes: a seat's letter, spectator, or all (by default)
help-replay-until = stop after so many moves
help-replay-board = show the table after the last move

help-bench-game = name of the game; all games by default
help-bench-seats = how many seats; four where the game has as many
help-bench-rounds = how many rounds are timed for each measure; 7 by default

error-command-unknown = There is no command “{ $text }”. There are: { $allowed }.
error-missing-argument = Still missing: { $names }.
error-unknown-argument = Not expected here: { $names }.
error-argument-empty = After { $names } its value is missing: { $value }.
error-no-seats = “{ $text }” names nobody. Say who sits where, such as human,greedy.
error-empty-seat = In “{ $text }” nobody sits at seat { $number }: there is nothing between the commas.
error-seats-count = --seats names { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, and this game has { $low }–{ $high }. Name everybody, separated by commas, such as human,greedy.
error-seats-otherwise = The option seats={ $wanted } contradicts who sits at the table: { $seats } (seats: { $count }). Name all of them with --seats, and leave the option out.
error-resume-otherwise = The game saved in { $path } has other values for: { $names }. Leave them out to go on with it, or leave --resume out to begin a new game.
error-argument-value = The value of { $names } is not valid.
error-ambiguous-argument = { $names } could mean several options; write it out.
error-bad-argument = The command is not right: { $text }.
error-not-whole = “{ $text }” is not a whole number from { $low } to { $high }.
error-option-form = An option is written name=value, not “{ $text }”.
error-port-taken = Port { $port } of { $host } cannot be used; choose another one with --port.
error-host-unusable = This computer cannot listen at { $host }; choose another address with --host.
error-no-such-seat = There is no seat “{ $text }”. There are: { $allowed }.
error-no-such-number = There is no choice { $number }; choose from 1 to { $most }.
error-rules-which = Which paragraph? For example: rules 5.2
error-file-unreadable = The file { $path } cannot be read.
error-file-unwritable = The file { $path } cannot be written.
error-file-exists = The file { $path } is already there and is left as it is. Choose another name.
error-folder-missing = { $path } cannot be written: there is no folder { $folder }.
error-file-too-deep = { $path } is nested too deeply.
error-file-no-text = The file { $path } is not text in UTF-8.
error-file-too-long = The file { $path } is too long: at most { $most } bytes.
error-file-no-cases = { $path } must be a YAML list of cases.
error-file-bad-yaml = { $path }, line { $at }: not valid YAML ({ $reason }).

serve-at = Pentapolis is open: { $address }
serve-alone = Only this computer can open it. To invite others, start it with --host 0.0.0.0.
serve-others = Other computers in your network can open it, too.
serve-data = Data: { $folder }
serve-stop = Ctrl+C closes it.

case-name = { $game }, case { $case }
case-at-start = the position at the beginning
case-at-move = move { $step }
case-at-move-text = move { $step } (“{ $move }”)
case-in-expect = { $place }, in expect: { $path }
case-at-end = at the end
case-ill-formed = {"    "}ill-formed: { $text }
case-expected = {"    "}expected: { $text }
case-found = {"    "}found:    { $text }
case-total = { $passed } passed, { $failed } failed

verify-hash = The key in the file has the hash in the file: { $commitment }
verify-moves = Every move is legal on the cards that the key deals: moves { $count }, words drawn from the stream { $drawn }
verify-result = The result is the one written: { $result }
verify-no-result = No result is written in the record, so there is none to check; the moves lead to: { $result }
verify-running = The game is not over yet, so there is no result to check.
verify-passed = The record is of one piece: cards, moves and result follow from this key.
verify-passed-but-result = The record is of one piece: cards and moves follow from this key. No result is written in it.
verify-passed-so-far = The record is of one piece so far: cards and moves follow from this key.
verify-compare = Whether this is the key of the beginning, the file alone cannot tell: compare the hash with the one that was shown before the first move. If they are equal, the deck was not changed during the game.
verify-failed = The record does not check out.

arena-level = bot
arena-games = games
arena-wins = wins
arena-win-rate = won [95 %]
arena-rank = mean place [95 %]
arena-score = mean points [95 %]

decimal-point = .
balance-title = { $game }: balance
balance-total = Points of a seat: { $mean } on average, standard deviation { $spread }.
balance-legend =
    Dot: mean. Bar: its 95 % interval. Hollow dot: the interval holds 0, so the difference may be chance.
    Figures with a sign: how many points more (or fewer) than the mean of their game those had to whom the line applies.
    About one line in twenty stands away from 0 by chance alone.
balance-note = mean ± 95 % · deviation · count
balance-count = count
balance-whole = mean points [95 %]
balance-ahead = beyond the game’s mean [95 %]
balance-spread = deviation
balance-score = Points by seat
balance-seat = Seats
balance-source = Points by source

bench-what = what
bench-per-second = a second
bench-ratio = to the reference
bench-choices = choices in whole games
bench-clones = clones in mid-game
bench-imaginations = clones with imagination
bench-replays = replays of finished games

play-human = Player { $letter }
play-bot = Bot { $letter } ({ $level })
play-hello = Type the number of a choice; “help” lists what else can be typed.
play-commitment = Hash of the deck's key, to compare with `pentapolis verify` after the game: { $commitment }
play-no-move = “{ $text }” is not a move. Type a number of the list, or a move like these:
play-help =
    A number chooses from the list; so does a choice in its short form (“forms” lists them).
    undo          take back the last choice
    board         show the table again
    log           what happened lately
    rules 5.2     a paragraph of the rules
    forms         the choices in short form, as in records
    save [FILE]   save the game
    quit          save and leave
play-pass = { $who }: sit down and press Enter.
play-place = place
play-player = player
play-points = points
play-saved = Saved: { $path }
play-resume = Go on with: { $command }
play-no-paragraph = The rules page has no paragraph { $number }.

board-setup = Setup
board-turn = Turn { $turn }, { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
board-piles = deck { $deck } · discard { $discard } · VP deck { $vp }
board-top = top of the discard:
board-row = VP cards:
board-hall = hall
board-points = VP
board-completed = completed chapters
board-hand = cards in hand
board-tokens = VP tokens
board-action-area = action area
board-open-discard = Discard pile, from the top (for your eyes only):
board-open-hand = Hand of { $who } (for your eyes only):
board-aside = Still to be placed:
board-my-hand = Hand:
