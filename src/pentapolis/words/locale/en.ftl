# Sentences that all games share. Facts that a person typed or a file holds stand in quotes.

seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
minutes = { $low }–{ $high } minutes

## What goes wrong, by the key of the error

error-at-line = Line { $line }: { $said }

error-language-unknown = There is no language “{ $lang }”. There are: { $allowed }.
error-game-unknown = There is no game “{ $game }”. There are: { $allowed }.
error-game-not-loaded = The game “{ $game }” ({ $place }) could not be loaded. { $reason }
error-game-place = “{ $place }” is no name of a module. The form: module, or module:name.
error-game-no-module = There is no module “{ $module }”.
error-game-no-attribute = The module “{ $module }” has no “{ $name }”.
error-game-no-package = The module “{ $module }” lies in no package, but a game is a package.
error-game-is-class = “{ $name }” is a class; an object of it is needed: GAME = { $name }().
error-game-parts = The rules lack: { $parts }.
error-game-other-name = The rules call themselves “{ $name }”.
error-game-crashed = Python says: { $text }.
error-game-no-words = The game “{ $game }” has no words: the file { $file } cannot be read.
error-level-unknown = The game { $game } has no bot “{ $level }”. There are: { $allowed }.
error-option-not-one-of = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-option-not-flag = The option { $option } is yes or no, not “{ $value }”.
error-option-not-between = The option { $option } cannot be “{ $value }”. Allowed: { $low }–{ $high }.
error-option-not-among = The option { $option } cannot contain “{ $value }”. Allowed: { $allowed }.
error-option-not-so-many = The option { $option } takes { $low }–{ $high } values, not { $count }.
error-option-not-exactly = The option { $option } takes { $low ->
    [one] { $low } value
   *[other] { $low } values
}, not { $count }.
error-option-twice = The option { $option } has “{ $value }” twice.
error-option-only-with = The option { $option } matters only with { $needed }: add { $needed }, or leave { $option } out.
error-option-unknown = There is no option “{ $option }”. There are: { $allowed }.

error-unknown-verb = “{ $text }” is not a move. Moves begin with: { $expected }.
error-no-verb = The move is cut off: nothing follows the seat. Moves begin with: { $expected }.
error-unknown-word = “{ $text }” does not fit here. Expected: { $expected }.
error-wrong-length = “{ $text }” has too many or too few words. The form: { $expected }.
error-no-seat = “{ $text }” does not begin with a seat. Seats: { $expected }.
error-not-asked = Seat { $seat } is not being asked now.
error-game-over = The game is over.
error-not-offered = “{ $option }” is not possible now. Possible: { $allowed }.
error-choice-complete = “{ $option }” comes too early: first see what the previous choice shows.

error-nothing-to-undo = There is nothing to take back.
error-another-chose = This cannot be taken back: somebody has chosen since then.
error-chance-was-drawn = This cannot be taken back: something was drawn at random since then.
error-something-was-shown = This cannot be taken back: something hidden was shown since then.

error-record-too-long = The file is too large: a record may have { $most } bytes at most.
error-record-not-text = The record contains invalid characters.
error-record-first-line = The record must begin with “{ $expected }”.
error-record-label-twice = The header has “{ $label }” twice.
error-record-no-colon = A line of the header needs a colon: “{ $text }”.
error-record-unknown-label = The header has no “{ $label }”. It has: { $expected }.
error-record-missing = The header lacks “{ $label }”.
error-record-options = The options are not a JSON object: “{ $text }”.
error-record-hex = Expected { $digits } hexadecimal digits.
error-record-version = “{ $text }” is not a version number.
error-record-other-game = The record is of the game “{ $game }”, not “{ $expected }”.
error-record-other-version = The record is of version { $version } of the rules; these are version { $expected }.
error-record-no-key = The record has no key: the game is not over, and without the key the cards cannot be dealt again.
error-record-seats = The record names { $count } players, but the game has { $expected } seats.
error-record-move = Move { $move }, “{ $text }”, does not fit. { $reason }
error-record-commitment = The key does not match the hash in the record: the deck may have been stacked.
error-record-result = { $expected ->
    [running] The record says the result is “{ $result }”, but after its last move the game is not over.
   *[other] The record says the result is “{ $result }”, but the moves lead to “{ $expected }”.
}

error-position-unknown-field = A position has no “{ $field }”. It has: { $expected }.
error-position-bad-field = The field { $field } does not fit. { $reason }
error-position-expected = Expected { $expected }, found “{ $text }”.
error-position-other-game = The position is of the game “{ $game }”, not “{ $expected }”.
error-position-other-version = The position is of version { $version } of the rules; these are version { $expected }.
error-position-moves = The moves of a position must be a list.
error-position-not-mapping = The field { $field } must be a mapping.

error-case-chance = The case draws { $value }, but only numbers below { $below } can be drawn there.
error-case-chance-list = The draws of a case must be a list of whole numbers, not “{ $found }”.
error-case-unknown-key = Unknown: { $keys }. A case has: { $expected }.
error-case-given = The given position does not fit. { $reason }
error-case-move = “{ $move }” is no move of a case. Expected: { $expected }.
error-case-expect = A case cannot expect “{ $name }”. It can expect: { $expected }.
error-case-by-seat = { $place }: expected a mapping by seats.
error-case-no-seat = This game has no seat “{ $seat }”. Seats: { $expected }.
error-case-says-nothing = The case neither does nor expects anything.
error-case-not-mapping = “{ $name }” must be a mapping.
error-case-not-text = The case is not valid YAML: { $text }.
error-case-too-deep = The case is nested too deeply.
error-case-not-list = “{ $name }” must be a list.

error-arena-no-games = At least one game must be played, not { $games }.
error-no-balance = The game { $game } offers no tallies for a balance report. Games that do: { $allowed }.

## Worked cases: what they expect, and what was found

finding-legal = the move is legal
finding-refused = the move is forbidden
finding-refused-by = the move is forbidden by paragraph { $rule }
finding-refused-for = the move is forbidden by paragraph { $rule }: { $reason }
finding-refused-without = the move is forbidden, but no paragraph is named: { $reason }
finding-refused-now = no move: { $reason } Asked: { $asked }
finding-refused-at-end = no move: { $reason }
finding-no-move = no move: { $reason }
finding-undone = the move can be taken back
finding-not-undone = the move cannot be taken back
finding-not-undone-because = { $reason }
finding-unchanged = the table is as before
finding-changed = the table has changed
finding-rejected = a refusal with the key { $rejection }
finding-rejected-because = a refusal with the key { $rejection }: { $reason }
finding-playable = no refusal, but a position to play on
finding-value = { $text }
finding-only = there is only { $names }
finding-length = length { $count }
finding-length-of = length { $count }: { $text }
finding-out-of-sight = “{ $text }” nowhere in sight
finding-in-sight = “{ $text }” is in sight
finding-asked = { $who ->
    [nobody] nobody is asked
   *[other] asked: { $who }
}
finding-nobody = nobody is asked
finding-situation = asked: { $asked }
finding-offered = among the options: { $options }
finding-not-offered = not among the options: { $options }
finding-exactly = exactly the options: { $options }

## Levels of bots

level-random = by chance
level-greedy = greedy
level-search = thinks ahead
level-builder = builder
level-attacker = attacker
level-reasoner = reasoner

error-data-in-use = The data in { $folder } is in use by another server.
error-data-newer = The data in { $folder } was written by a newer version of Pentapolis.
error-data-no-folder = Nothing can be kept in { $folder }: it is not a folder, or it cannot be written to. Choose another one with --data.
error-data-broken = The data in { $folder } cannot be read.
