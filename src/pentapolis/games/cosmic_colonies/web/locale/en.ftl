# Words of the board. Names of cards and the game's sentences are in locale/en.ftl.

board-letter-W = W
board-letter-M = M
board-letter-O = O
board-letter-P = P

board-vp = VP
board-without-goal = no goal
board-rival = Rival
board-my-asteroid = My asteroid
board-hand = Hand: lower numbers act first
board-store = Store: { $listed }
board-city = { $name }: uncovered { $open }
board-enlarge = { $name }: enlarge the asteroid
board-built = Built: { $listed }
board-open = Uncovered: { $open }
board-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}, known: { $known }
board-aside = laid aside: { $listed }
board-track = Round { $round } of { $of }, { $half ->
    [night] night
   *[day] day
}

## The main board

board-region = { $name }: { $count } of { $limit } in the region
board-from-supply = from supply
board-slot = { $name }. Cost: { $cost }. { $tiles } in the slots, { $supply } in the supply
board-short-power_plant = Power Plant
board-short-entertainment_complex = Entertain­ment Complex
board-any = any
board-no-tile = slot empty
board-nothing = nothing

## The order

board-choosers = Who has chosen a worker
board-order = Order by number
board-chooses = { $mine ->
    [yes] are choosing
   *[no] is choosing
}
board-has-chosen = ✓ ready
board-chosen-mark = has chosen
board-turn-now = { $mine ->
    [yes] act now
   *[no] acts now
}
board-turn-done = ✓ turn done
board-turn-later = { $mine ->
    [yes] act later
   *[no] acts later
}

## The hand

board-worker = { $name }: number { $number }, carries { $load }. { $text }
board-by-day-by-night = By day: { $day } By night: { $night }
board-by-day = By day.
board-by-night = By night.
board-load = Carries { $load }
board-passed-to-me = passed to you
board-pile = { $mine ->
    [yes] Coming to you
   *[no] Going to { $name }
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-mark-gather = Gather:
board-mark-build = Build:
board-boost-none = no boost
board-boost-swap = swap with the supply, up to { $amount }
board-boost-bonus_same = { $what ->
    [all] { $amount } more of the same
   *[some] { $amount } more: { $named }
}
board-boost-bonus_any = then { $amount } of any type
board-boost-split = from two regions
board-boost-one_of_each = or one of each region
board-boost-from_supply = from the supply instead
board-boost-then_build = then you may build
board-boost-discount = { $what ->
    [all] { $amount } cheaper
   *[some] { $amount } cheaper: { $named }
}
board-boost-wild = pay up to { $amount } with any
board-boost-anywhere = anywhere, { $amount } cheaper
board-boost-extra = { $what ->
    [all] { $amount ->
        [0] then one more building
       *[other] then one more, −{ $amount }
    }
   *[some] then { $named }, −{ $amount }
}
board-boost-refund = then { $amount } of any type
board-boost-then_gather = then up to { $amount } from a region

## Points

board-score = My points by source
board-score-now = If it ended now
board-score-final = Final points by source
board-set = Set { $number }: { $lacking } missing
board-goal = Goal
board-only-you = only you see it
board-ladder = Uncovered cells and points
board-terrain = Terrain
board-open-now = now, { $count } uncovered

## The prompt

board-choose = { $half ->
    [night] Choose a worker for the night
   *[day] Choose a worker for the day
}
board-sent = Chosen: { $name }
board-may-change = You may change it until everyone has chosen.
board-final = { $alone ->
    [yes] Your choice takes effect at once.
   *[no] Only you are left: your choice takes effect at once.
}
board-waiting-for = Waiting for { $names }.
board-step-action = Gather or build
board-step-place = Place
board-step-pay = Pay
board-turn = Turn, key R
board-flip = Flip, key F
board-put = Place it
board-place-here = { $name }: this place is legal
board-not-here = { $name }: not here
board-covers = Covers
board-placing = Placing a building: arrows move, R turns, F flips, Enter places

## The rival of the solo game

board-covered = { $count ->
    [one] { $count } cell covered
   *[other] { $count } cells covered
}
board-plan = Its workers by day and by night, with loads
board-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
