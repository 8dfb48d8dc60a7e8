# Words of the board. Names of cards and the game's own sentences are in locale/en.ftl.

letter-brick = B
letter-lumber = L
letter-ore = O
letter-wool = W
letter-grain = G

board-vp = VP
board-of-vp = of { $win } VP
board-my-land = My land
board-roads = Roads
board-knights = Knights
board-settlements = Settlements
board-cities = Cities
board-buildings = Buildings
board-cities-buildings = Cities, buildings
board-hand = Hand
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-hand-count = { $count ->
    [one] card in hand
   *[other] cards in hand
}
board-exchanges-a-turn = exchanges a turn
board-draw-a-turn = cards drawn a turn
board-my-draw = draw: { $range }
board-exchanges-left = Exchanges left: { $left } of { $limit }
board-size = How many cards to exchange
board-blindly = at random
board-with-library = with the Library
board-fan = { $name }, cards in hand: { $count }. Exchange { $way }
board-floor = { $name }: { $said }. Points: { $points }
board-floor-safe = { $name }: { $said }, protected. Points: { $points }
board-deck-said = Resource deck, cards: { $count }. Exchange with the deck
board-on-market = Market: { $resource }
board-discard-said = In the discard pile: { $cards }
board-supply = { $name }: { $count } in supply
board-open-stack = Buildings: { $count } in supply, open the stack
board-see-stack = look
board-close-stack = close
board-stack = Buildings: { $count } in supply
board-stack-note = Open to all. Built on a free city: 3 or 4 VP instead of 2. One of each name
board-building = { $name }, { $count } in supply. { $effect }
board-left = { $count } left
board-fate-cap = Fate
board-fate = Fate card. { $side }. It does not change the order of turns
board-price = { $card }. Price: { $price }. Lacking: { $short }
board-costs = Price: { $price }
board-lacking = short of { $cards }
board-gain = { $points ->
    [0] no points
   *[other] +{ $points } VP
}
board-from = {""}, from { $name }
board-payment = Paid
board-paid = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-chosen = Chosen: { $cards }
board-open-hand = { $name }’s hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-open-note = Only you see it, until you have chosen
board-whose-road = Whose road
board-whose-knight = Whose knight
board-walk-note = The stack is empty: the card is taken from an opponent, along the arrows
board-landing = { $name } gives the last one; it will lie as your no. { $number }, { $points ->
    [0] no points
   *[other] +{ $points } VP
}
