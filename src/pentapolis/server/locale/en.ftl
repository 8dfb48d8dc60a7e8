# The words of the pages. Each game's words lie in its own folder.

ui-name = Pentapolis
ui-skip-link = Skip to what I am asked
ui-nobody-here = Nobody here
ui-loading = Setting up the table…
ui-home = Home
ui-language = Language
ui-theme = Theme
ui-theme-day = Day
ui-theme-night = Night
ui-theme-auto = Same as the system
ui-close = Close
ui-rules = Rules
ui-quoted = “{ $title }”
ui-turn = turn { $turn }
ui-turn-cap = Turn { $turn }
ui-your-turn = Your turn
ui-you = You
ui-you-named = { $name } (you)
ui-named = { $name }
ui-and = and
ui-bot = bot
ui-guest = Guest
ui-away = away
ui-here = here
ui-table = The table
ui-your-name = Your name
ui-join = Join the table
ui-no = no
ui-unreachable = The server does not answer. Please try again
ui-failed = This did not come
ui-retry = Try again
ui-name-missing = Please write your name
ui-bot-name-1 = Brick
ui-bot-name-2 = Tile
ui-bot-name-3 = Vane
ui-bot-name-4 = Shutter
ui-bot-name-5 = Cornice
ui-bot-name-6 = Lantern
ui-bot-name-7 = Latch
ui-bot-name-8 = Doorstep

# The table
ui-others = Opponents in turn order
ui-square = Shared area
ui-me = My area
ui-hand = My hand
ui-prompt = What to do
ui-rail = Log, chat, rules
ui-log = Log
ui-chat = Chat
ui-print = Fingerprint of the deck
ui-print-why = Keep this line: after the game it shows whether the deck is still the one of the beginning.
ui-log-new = New to you
ui-chat-empty = Quiet so far. Be the first to write
ui-chat-label = Message
ui-chat-write = Write to the table
ui-chat-say = Send
ui-sound-on = Sound is on
ui-sound-off = Sound is off
ui-rules-page = All rules on a page of their own
ui-rule = Rule { $paragraph }
ui-understood = I see
ui-cut = Connection lost. Your move is safe
ui-cut-hint = Reconnecting; no need to reload the page
ui-thinks = { $count ->
    [1] { $name } is thinking
   *[other] { $name } are thinking
}
ui-moves = { $count ->
    [1] { $name } to move
   *[other] To move: { $name }
}
ui-table-moves = The table is preparing the next move
ui-following = Shown step by step
ui-pace-quick = Speed up bots
ui-pace-calm = Show calmly
ui-skip = To the end
ui-sent = Move sent
ui-stale = The table has moved on. Please choose again
ui-again = Start over
ui-back = Back
ui-send = Done
ui-held = All chosen. Confirm?
ui-undo = Undo the last choice
ui-undo-not = Undo is not possible: { $why }
undo-nothing-to-undo = there is nothing to undo yet
undo-another-chose = somebody has made a choice since then
undo-chance-was-drawn = something has been drawn at random since then
undo-something-was-shown = something hidden has been shown since then
undo-game-over = the game is over
ui-card-forbidden = { $card }: not allowed. { $why }
ui-card-chosen = { $card }: chosen
ui-card-playable = { $card }: available
ui-unfold-seat = { $name }: show all

# Before the game
ui-room = The table is ready
ui-waiting = Waiting for players
ui-waiting-hint = Send the link to your friends, or begin with bots
ui-waiting-guest = The game begins when every seat is taken, or when the host starts it
ui-waiting-seat = Take a free seat, or watch from here
ui-invite = A link for friends: whoever opens it can take a free seat
ui-invite-alone = This link works on this computer alone. To play with friends, start Pentapolis with { $flag } and open a table at the address it names.
ui-copy = Copy
ui-copied = Copied
ui-seat-open = Free
ui-start = Begin
ui-start-bots = { $count ->
    [one] Begin, a bot takes { $count } seat
   *[other] Begin, bots take { $count } seats
}
ui-host-starts = The host starts the game; it starts by itself once everybody is seated
ui-leave = Leave the table
ui-full = All seats are taken. You can watch from here

# The end
ui-won = { $you ->
    [yes] { $count ->
        [one] You have won
       *[other] A shared victory: { $names }
    }
   *[no] { $count ->
        [one] Victory: { $names }
       *[other] A shared victory: { $names }
    }
}
ui-ending = The result
ui-seat = Seat
ui-total = Total
ui-record = Download the record
ui-replay = Watch the replay
ui-rematch = Once more
ui-rematch-go = To the new table
ui-fair = The key of the deck is open now, and the deal can be checked.
ui-fair-how = How to check it

# Rules
rules-contents = Contents
rules-none = The rules of this game are not told here.
rules-all = Rules of other games

# Replay
replay-label = Replay
replay-move = { $move ->
    [0] The beginning, { $last } to come
   *[other] Choice { $move } of { $last }
}
replay-first = To the beginning
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-not-yet = No replay yet
replay-table = To the table
replay-slider = Place in the game
replay-spectator = As a spectator
replay-eyes = Whose eyes to look with

# Keys
ui-keys = Keys
ui-key-1 = choose the n-th lit thing
ui-key-2 = walk along the lit things
ui-key-3 = the primary button
ui-key-4 = start over, close
ui-key-5 = undo
ui-key-6 = details of a card
ui-key-7 = to the end of the others’ moves
ui-key-8 = to what I am asked
ui-key-9 = log
ui-key-10 = chat
ui-key-11 = rules
ui-key-12 = this list

# Home
home-skip-link = Skip to the games
home-title = Where to today?
home-lead = Five cities at one table. Play friends or bots: right now, by link, or slowly, day by day.
home-sections = Sections
home-mine = My games
home-players = Players
home-length = Length
home-minutes = { $range } min
home-play = Play now
home-invite = Invite friends
home-soon = This house is being built
home-about = How it works
home-fair = Fair shuffles
home-credits = Credits for icons and fonts
home-turn-at = Your turn: “{ $title }”
home-invited = Got an invitation?
home-code = Table code
home-code-missing = Please write the code of the table, or the link
home-upload = Open a record
home-watch = Watch
home-back = Go back
home-bot-named = the bot { $name }
home-waiting = Waiting for players. Opened { $time }
home-playing = Last move: { $time }
home-over = Ended: { $time }
home-uploaded = Uploaded: { $time }
home-placed = { $seats ->
    [1] { $place ->
        [1] Won
       *[other] Lost
    }
   *[other] { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place
}, { $points }
home-won = { $count ->
    [0] Nobody won, { $points }
   *[other] Won by { $names }, { $points }
}
home-empty = Your games will be here
home-empty-hint = Choose a city, and bots sit down at once
street-guildhall-edition = Job Faire
street-catan_card-name = Struggle for Catan
street-catan_card-edition = The quick card game
street-catan_card-tagline = Roads, settlements and quick trades
street-citadels-name = Citadels
street-citadels-edition = Classic edition
street-citadels-tagline = Secret roles, gold and eight districts
street-ora_et_labora-name = Ora et Labora
street-ora_et_labora-edition = France and Ireland
street-ora_et_labora-tagline = Grow an abbey on bread, wine and labour
street-cosmic_colonies-name = Cosmic Colonies
street-cosmic_colonies-edition = Cities on asteroids
street-cosmic_colonies-tagline = Fit domes and plants on your own asteroid

# A new table
new-heading = { $game }: a new table
new-title = Name of the table
new-seats = Seats
new-seat = Seat { $number }
new-open = free, by link
new-bot = bot, { $level }
new-make = Open the table
new-choose = { $label }: choose { $high }
new-choose-between = { $label }: choose { $low }–{ $high }
