# Struggle for Catan.

game-name = Struggle for Catan
game-tagline = Trade resources, lay roads, build cities, and lure your rivals’ knights away
game-length = 30–60 minutes

## Resources and development cards

resource-brick = brick
resource-lumber = lumber
resource-ore = ore
resource-wool = wool
resource-grain = grain

card-road = Road
card-knight = Knight
card-settlement = Settlement
card-city = City
card-library = Library
card-university = University
card-town-hall = Town Hall
card-church = Church
card-city-wall = City Wall
card-merchant-guild = Merchant Guild
card-cathedral = Cathedral

event-raid = Raid
event-market-day = Market Day
side-A = A
side-B = B
kind-building = Building

text-road-A = Exchange one card a turn
text-road-B = 1 VP
text-knight-A = You may draw 1 more card at the end of your turn
text-knight-B = 1 VP
text-settlement = 1 VP. When it is built, you may turn the fate card over
text-city = 2 VP. A settlement is turned over, and its event happens at once
text-library = First exchange with each opponent: choose a card, seeing the hand
text-university = Once a turn: a build costs 1 card less
text-town-hall = Costs 2 more ore. No ability
text-church = The first knight cannot be taken
text-city-wall = The first 3 roads cannot be taken
text-merchant-guild = Once a turn: take a random card from a player level with you or ahead
text-cathedral = House rule: costs 2 more grain, 4 VP, no ability
text-raid = Whoever holds more than 7 cards discards down to 7. The fate card is turned over
text-market-day = The whole market is discarded and laid out anew

fate-white = White arrows: clockwise
fate-black = Black arrows: counter-clockwise

place-deck = Resource deck
place-discard = Discard pile
place-market = Market
place-supply = Supply
place-cost-card = Price card
phase-trade = Trade
phase-development = Development
phase-draw = Draw

found-none = has none
found-safe = protected
found-taken = the last one
found-beyond = out of reach

## What is asked

ask-trade = Trade: who do you exchange with?
hint-trade = Development begins when you end the trade
ask-deck-discard = Which card do you discard for one of the deck?
ask-market-take = Which card do you take from the market?
ask-market-give = Which card do you put into the market?
ask-library-choose = Library: which card do you take?
hint-library-choose = Only you see the hand, until you choose
ask-give-back = Which card do you give back?
hint-give-back = It may be the one that you have just drawn
ask-build = Development: what do you build?
hint-build = One of each kind a turn. The draw ends your turn
ask-waive = University: which card do you not pay?
ask-pay = What do you pay with?
hint-pay = Three identical cards stand for any one of the price
ask-turn-fate = Do you turn the fate card over?
ask-raid-discard = Raid: which card do you discard?
hint-raid-discard = Seven cards stay in your hand

## Answers

do-deck = Deck: exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
do-market = Market: exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
do-opponent = { $seat }: exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at random
do-library = { $seat }: exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with the Library
do-guild = Merchant Guild: take a card from { $seat }
do-end-trade = End the trade
do-discard = Discard { $resource }
do-take = Take { $resource }
do-give = Give { $resource }
do-choose = Choose { $resource }
do-build = Build: { $card }
do-waive = Do not pay { $resource }
do-pay-full = Pay in full
do-exact = Pay without swaps
do-pay = Pay { $resource }
do-swap = Three for one: { $resource }
do-turn-fate = Turn it over
do-keep-fate = Leave it as it is
do-draw = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Log

log-turn = Turn { $turn }: { $who }
log-deck-exchange = { $who }, exchange with the deck. Discarded: { $resources_given }; drawn: { $resources_taken } ({ $count })
log-deck-exchange-unseen = { $who }, exchange with the deck. Discarded: { $resources_given }; cards drawn: { $count }
log-market-exchange = { $who }, exchange with the market. Took: { $resources_taken }; gave: { $resources_given } ({ $count })
log-opponent-draw = { $who }, exchange with { $rival }. Drawn at random: { $resources } ({ $count })
log-opponent-draw-unseen = { $who }, exchange with { $rival }. Cards drawn: { $count }
log-library = { $who }, Library: { $rival } shows the hand. Cards to exchange: { $count }
log-library-draw = { $who }, exchange with the Library. From the hand of { $rival }: { $resources } ({ $count })
log-library-draw-unseen = { $who }, exchange with the Library. Cards from the hand of { $rival }: { $count }
log-opponent-return = { $who }, given back to { $rival }: { $resources } ({ $count })
log-opponent-return-unseen = { $who }, given back to { $rival }. Cards: { $count }
log-guild = { $who }, Merchant Guild. { $victim } loses a card: { $resource }
log-guild-unseen = { $who }, Merchant Guild. { $victim } loses a card
log-university = { $who }, University. Not paid: { $resource }
log-build = { $who }: { $card }. Paid: { $resources }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-lay = { $who }: { $card } no. { $number }, side { $side ->
    [A] A
   *[other] B
}. Paid: { $resources }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-capture = { $who }: { $card } changes hands. { $victim } loses side { $side_before ->
    [A] A
   *[other] B
}; here it is no. { $number }, side { $side ->
    [A] A
   *[other] B
}. Paid: { $resources }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-fate = The fate card is turned over: { $side ->
    [white] white arrows, clockwise
   *[other] black arrows, counter-clockwise
}
log-fate-kept = { $who } leaves the fate card as it is
log-raid = Raid
log-raid-discard = { $who } discards because of the raid: { $resources } ({ $count })
log-market-day = Market Day. The new market: { $resources }
log-draw = { $who }, draw: { $count ->
    [0] the deck is empty
   *[other] { $resources } ({ $count })
}
log-draw-unseen = { $who }, draw. Cards: { $count }
log-reshuffle = The discard pile is shuffled. Cards in the new deck: { $count }
log-victory = Victory: { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The end

end-won = 10 points reached
score-roads = Roads
score-knights = Knights
score-settlements = Settlements
score-cities = Cities
score-buildings = Buildings

## Options

option-start = Who begins
option-start-help = The rules let the oldest player begin. Give that player the first seat, or leave it to chance
option-start-random = left to chance
option-start-seat-a = the first seat
option-unique-buildings = Each building at most once
option-unique-buildings-help = Nobody can build a building that they already own
option-cathedral = Cathedral (house rule)
option-cathedral-help = The text of the promo card is lost. A stand-in: one more building, 2 grain dearer, 4 points, no ability

## Why not

refusal-trade-over = Trading is over for this turn
why-trade-over = trade over
refusal-trade-first = End the trade first
why-trade-first = still trade
refusal-deck-only = Without a road on side A you can exchange only with the deck
why-deck-only = no road
refusal-exchange-limit = Too many cards. Your roads on side A allow { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} a turn; left: { $left }
why-exchange-limit = no exchange
refusal-hand-too-small = You exchange cards from your hand, and you hold { $held }
why-hand-too-small = too few
refusal-rival-hand-too-small = That is more cards than there are: { $rival } holds { $held }
why-rival-hand-too-small = too few
refusal-not-yourself = You cannot exchange with yourself
why-not-yourself = that is you
refusal-library-used = The Library works only for the first exchange with this opponent in a turn
why-library-used = used
refusal-not-owned = You do not own this building: { $card }
why-not-owned = not yours
refusal-guild-used = The Merchant Guild works once a turn
why-guild-used = once a turn
refusal-fewer-points = The Merchant Guild works only against players who have at least as many points as you
why-fewer-points = fewer VP
refusal-empty-hand = This player holds no cards
why-empty-hand = no cards
refusal-not-in-hand = You hold no such card
why-not-in-hand = not in hand
refusal-not-on-market = There is no such card in the market
why-not-on-market = not there
refusal-not-in-open-hand = There is no such card in this hand
why-not-in-open-hand = not there
refusal-discard-first = Discard your cards first
why-discard-first = discard
refusal-take-first = Take your cards from the market first
why-take-first = take first
refusal-return-first = Give your cards back first
why-return-first = give back
refusal-choose-first = The hand has been shown: choose one card of it
why-choose-first = choose
refusal-pay-first = Pay for what you have begun to build first
why-pay-first = pay first
refusal-fate-first = First decide whether to turn the fate card over
why-fate-first = fate card
refusal-no-fate-card = Two players play without the fate card
why-no-fate-card = none here
refusal-fate-later = The fate card is turned over directly after a settlement is built
why-fate-later = not now
refusal-one-a-turn = One of each kind a turn: road, knight, settlement, city, building
why-one-a-turn = built
refusal-none-to-take = The supply is empty, and no opponent has such a card that can be taken
why-none-to-take = none to take
refusal-no-sites = There are no settlements left
why-no-sites = none left
refusal-no-settlement = A city is made of a settlement of yours, and you have none
why-no-settlement = no site
refusal-no-city = A building lies on a city of yours without a building, and you have none
why-no-city = no city
refusal-owned = You already own this building
why-owned = owned
refusal-not-in-game = This card is not in such a game
why-not-in-game = not in game
refusal-none-left = There are no such buildings left
why-none-left = none left
refusal-lacking = Cards lacking: { $short }.{ $brick ->
    [0] {""}
   *[other] {" "}Brick: { $brick }.
}{ $lumber ->
    [0] {""}
   *[other] {" "}Lumber: { $lumber }.
}{ $ore ->
    [0] {""}
   *[other] {" "}Ore: { $ore }.
}{ $wool ->
    [0] {""}
   *[other] {" "}Wool: { $wool }.
}{ $grain ->
    [0] {""}
   *[other] {" "}Grain: { $grain }.
}
why-lacking = too dear
refusal-other-cards = Not the right cards: only three identical ones stand for one that is lacking. Lacking: { $short }.{ $brick ->
    [0] {""}
   *[other] {" "}Brick: { $brick }.
}{ $lumber ->
    [0] {""}
   *[other] {" "}Lumber: { $lumber }.
}{ $ore ->
    [0] {""}
   *[other] {" "}Ore: { $ore }.
}{ $wool ->
    [0] {""}
   *[other] {" "}Wool: { $wool }.
}{ $grain ->
    [0] {""}
   *[other] {" "}Grain: { $grain }.
}
why-other-cards = other cards
refusal-university-used = One card is lacking, and the University has already helped this turn
why-university-used = helped once
refusal-university-unpaid = One card is lacking: the University cannot help to build itself
why-university-unpaid = not yours
refusal-not-in-price = The price has no such card
why-not-in-price = not in price
refusal-no-payment = After that the price could not be paid exactly
why-no-payment = does not fit
refusal-few-identical = To stand for a card, three identical ones are needed beyond the price
why-few-identical = three needed
refusal-draw-number = This turn you draw { $least } to { $most } cards
why-draw-number = wrong number

## Faults of a position

error-position-few-cities = The field { $field } has fewer cities than there are buildings.
error-position-impossible = The field { $field }: that cannot lie on the table.
error-position-left-over = All is said, but { $left } cards are left over that can lie nowhere ({ $field }).
error-position-too-few = The field { $field }: the game is { $missing } cards short for it.
error-position-too-many = The field { $field }: there are fewer “{ $component }” than that.

## The board in the terminal

table-turn = Turn { $turn }
table-exchanges = exchanges left: { $left } of { $limit }
table-win = { $points ->
    [one] { $points } point wins
   *[other] { $points } points win
}
table-piles = Resource deck: { $deck } · discard: { $discard }
table-player = player
table-points = points
table-hand = cards
table-settlements = settlements
table-exchange_limit = exchanges
table-roads = roads
table-knights = knights
table-cities = cities and buildings
table-open = Hand of { $who } (for your eyes only):
table-my-hand = Hand:
table-short = lacking: { $listed }
table-taken-from = { $who } would give it
table-payable = affordable
