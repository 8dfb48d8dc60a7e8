# What the server refuses. The kernel's errors have their words in pentapolis/words/locale.
error-bad-message = The message does not fit the protocol. { $why ->
    [unknown-field] There is a field too many in { $place }: “{ $found }”
    [missing-field] There is no field “{ $wanted }” in { $place }
    [wrong-type] In { $place } there should be { $wanted }, and there is { $found }
    [wrong-value] In { $place } there cannot be “{ $found }”
    [too-short] Too little in { $place }: at least { $wanted } needed
    [too-long] Too much in { $place }: { $wanted } at most
    [too-small] The number in { $place } is less than { $wanted }
    [too-great] The number in { $place } is greater than { $wanted }
    [blank] There are only blanks in { $place }
    [no-json] This is no JSON: { $reason }
   *[other] { $reason }
}.
error-bad-request = The request cannot be understood: { $reason }.
error-bad-path = The address does not fit: instead of “{ $found }” there should be a whole number.
error-bad-host = This server is for its own machine alone and does not answer to the name “{ $host }”.
error-ahead = The table has not come to number { $number } yet, it is at { $now }.
error-no-session = Enter your name first: there is no session yet.
error-bad-name = A name has 1 to { $most } letters.
error-bad-origin = The request comes from another site ({ $origin }) and is refused.
error-not-found = There is nothing at this address.
error-no-method = This address cannot be used with { $method }.
error-no-table = There is no table “{ $table }”.
error-no-seat-here = You have no seat at this table.
error-no-such-seat = The table has no seat “{ $seat }”.
error-seat-taken = This seat is taken.
error-no-open-seat = All seats are taken.
error-seated-already = You already have a seat at this table.
error-not-host = Only the one who opened the table may do this.
error-not-waiting = The game has already begun.
error-not-playing = The game has not begun yet.
error-not-over = This is available once the game is over.
error-not-your-eyes = Until the game is over you may look only through your own eyes.
error-no-such-move = There is no move { $move }; the game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
error-seat-count = { $count ->
    [one] { $count } seat was
   *[other] { $count } seats were
} given, but the game is for { $low }–{ $high }.
error-seat-options = The options speak of { $options } seats, but { $count } were given.
error-seat-word = “{ $text }” is not a seat. Expected: me, open, or bot: and one of { $levels }.
error-me-twice = You can take only one seat.
error-record-unfinished = The game of this record is not over.
error-record-without-moves = The record has no moves.
error-stale = The table has moved on since then (it was at { $number }, now it is at { $now }).
error-too-large = That is too long: at most { $most } bytes.
error-too-fast = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-connections = There are too many connections from here.
error-not-stored = The server could not store this; nothing has changed. Try again in a moment.
error-closing = The server is being restarted; the table will be back at once.
error-other-version = This table was played under version { $version } of the rules; they are now at version { $now }.
error-unplayable = This table cannot be opened: its log no longer fits the rules.
error-internal = Something went wrong on the server. Your game is safe; reload the page.

## The page of an error

error-page-title = Pentapolis
error-page-scripts = Pentapolis needs JavaScript.
error-page-home = To the home page
