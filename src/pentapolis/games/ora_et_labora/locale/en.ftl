# Ora et Labora. The words are those of the rules page.

game-name = Ora et Labora
game-tagline = The monastery grows, the wheel gathers grain and clay, and settlements want food, warmth and good neighbours
game-length = 30–180 minutes, by the number of players and the length

## What to choose before the game

option-seats = Players
option-country = Country
option-country-help = The building cards have two sides. France grows grapes and bakes bread, Ireland brews beer and distils whiskey
option-country-france = France
option-country-ireland = Ireland
option-length = Length
option-length-help = With three and four the usual game has 24 rounds and the bonus round, the short one 12 and the bonus round. With two the usual game is the short one, the long one has more buildings. Alone there is one length
option-length-usual = usual
option-length-short = short
option-length-long = long
option-without_quarry = Without the second Quarry
option-without_quarry-help = Only in the short game for four in France: the Quarry of pile C stays in the box
option-final_settlement = Last settlement phase for two
option-final_settlement-help = Games for two end with a fifth settlement phase like all others. Switched off, the score is counted at once
option-round_tower = Dwelling value of the Round Tower
option-round_tower-help = Both values are found: the Irish side of the card says 9, the French side of the same card 2
option-round_tower-9 = 9
option-round_tower-2 = 2
option-late_index = Where late goods indicators start
option-late_index-help = Grapes and stone come onto the wheel later. In the round they come they stand on zero, or already on the next space
option-late_index-0 = on zero
option-late_index-1 = on the next space
option-solo_last_phase = Last settlement phase alone
option-solo_last_phase-help = 32 rounds, and a settlement phase after the last. Switched off, there are 31 rounds and no phase at the end
option-passing = Actions may be passed
option-passing-help = Switched off, only who has no other action may pass
option-bathhouse_paid = The Bathhouse returns clergymen for its coin
option-bathhouse_paid-help = Switched off, they return even where the coin is not paid
option-bulwark_from_piles = The Bulwark takes landscapes off the piles
option-bulwark_from_piles-help = Landscapes taken for free leave the piles, so that the next ones cost more. Switched off, prices stay

## What is asked

ask-action = Your action
hint-action = Send a clergyman, fell trees, cut peat or build; land may be bought besides
ask-after = Buy a landscape?
hint-after = The action is done, one landscape may still be bought
ask-bonus = Bonus round: one action
hint-bonus = Build a building, or place your prior in any built one
ask-settlement = Build a settlement?
hint-settlement = A landscape is bought before building
ask-place = On which space?
ask-prior = Place your prior in the new building?
ask-fee = How do you pay for the contract?
hint-fee = Coins (1, with the Winery or the Whiskey Distillery 2) go to the owner, a gift goes to the general supply
ask-neutral-fee = How do you pay the neutral player?
hint-neutral-fee = Coins (1, with the Winery or the Whiskey Distillery 2) and a gift go to the general supply alike
ask-clergyman = Who does the work of the contract?
hint-clergyman = The building will be occupied
ask-produce = What do you produce?
hint-produce = The indicator you use goes back to zero
ask-trade = How many times do you trade?
ask-second-trade = The second trade: how many times?
hint-trade = At the Fuel Merchant the number is the tier: 3, 6 or 9 energy
ask-energy-trade = For energy: how many times?
hint-energy-trade = 6 energy each time; then food is asked for
ask-food-trade = For food: how many times?
hint-food-trade = 10 food each time
ask-pay = What do you pay with?
hint-pay = One tile at a time, from the dearest to the cheapest; surplus is lost
ask-take = What do you take?
ask-upgrade = What do you upgrade?
ask-clear = Which forest do you remove?
hint-clear = Without wood, the indicator stays
ask-visit = Which building’s function do you use?
ask-borrow = Which building of the display do you use?
ask-calefactory = Felling trees and cutting peat
hint-calefactory = Once each, in either order
ask-bulwark = Take a landscape for free?
hint-bulwark = One district and one plot
ask-then-build = Build a building?
ask-castle = Build a settlement?
ask-overbuild-which = Which building goes to the neutral player?
hint-overbuild-which = All buildings of the display go onto the neutral heartland
ask-overbuild = Where does it go?
hint-overbuild = Onto a free space, or over a card of the same sort
ask-neutral-use = Use one of these buildings?
hint-neutral-use = The neutral prior goes there; the fee is that of a contract

## Options

do-use = { $card } with the { $clergyman }
do-contract = Contract: { $card }, player { $owner }
do-enter = Prior: { $card }, player { $owner }
do-fell = Fell trees on { $cell }
do-cut = Cut peat on { $cell }
do-build = Build: { $card }
do-settle = Settlement: { $card }
do-place = Space { $cell }
do-buy = Buy: { $side }, row { $row }
do-lay = Take for free: { $side }, row { $row }
do-exchange = Exchange: { $good }
do-fee = Fee: { $good }
do-send = The { $clergyman } goes
do-produce = Take: { $good }
do-joker = Take by the joker: { $good }
do-trade = { $times ->
    [one] { $times } time
   *[other] { $times } times
}
do-pay = Give: { $good }
do-take = Take: { $good }
do-upgrade = Upgrade: { $good }
do-clear = Remove the forest on { $cell }
do-visit = Use: { $card }, player { $owner }
do-borrow = Use from the display: { $card }
do-pass = Pass
do-skip = No
do-done = Done

## Log

log-round = Round { $number }, start player: { $to }
log-recall = { $who } takes back all clergymen
log-recall-neutral = The neutral player takes back all clergymen
log-late = A new indicator on the wheel: { $good }
log-gone = An indicator leaves the wheel: { $good }
log-gone-joker = The joker leaves the wheel
log-phase = { $pile ->
    [E] Last settlement phase
   *[other] Settlement phase { $pile }
}
log-open = New buildings: { $cards }
log-printed = Everybody receives: { $goods }
log-bonus-round = Bonus round
log-return-priors = Everybody takes back the prior
log-use = { $who }: { $card } with the { $clergyman }
log-contract = { $who } gives a work contract, building: { $card }, owner: { $owner }, fee: { $good }, { $count }
log-contract-neutral = { $who } hires the neutral player, building: { $card }, fee: { $good }, { $count }
log-send = { $who }: the { $clergyman } goes to work
log-send-neutral = Neutral player: the { $clergyman } goes to work
log-enter = { $who }: the prior enters { $card }, owner: { $owner }
log-pass = { $who } passes
log-fell = { $who } fells trees on { $cell }
log-cut = { $who } cuts peat on { $cell }
log-produce = { $who } produces: { $good }, { $count }
log-joker = { $who } produces by the joker: { $good }, { $count }
log-shared = Everybody takes one more: { $good }
log-build = { $who } builds: { $card } on { $cell }
log-buy = { $who } buys: { $side }, row { $row }, for { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
log-lay = { $who } takes for free: { $side }, row { $row }
log-exchange = { $who } exchanges freely: { $good }
log-pay = { $who } gives: { $goods }
log-gain = { $who } receives: { $goods }
log-visit = { $who } uses { $card }, owner: { $owner }
log-visit-neutral = { $who } uses the neutral player’s building: { $card }
log-borrow = { $who } uses from the display: { $card }
log-clear = { $who } removes the forest on { $cell }
log-upgrade = { $who } upgrades: { $good } → { $good2 }
log-settle = { $who } builds the settlement { $card } on { $cell }
log-prior-home = { $who } takes back the prior
log-all-home = { $who } takes back all own clergymen
log-place-neutral = The neutral player receives: { $card } on { $cell }
log-score = { $who }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
log-end = The game is over

## Why not

refusal-only-the-new-building = Now the prior may go only into the new building, not here: { $card }.
why-only-the-new-building = not new
refusal-only-the-prior = Only the prior can go here now, no lay brother: { $card }.
why-only-the-prior = prior only
refusal-enter-instead = In the bonus round the prior enters any building, yours too: choose to enter { $card }.
why-enter-instead = bonus round
refusal-not-in-phase = In a settlement phase you only buy a landscape, exchange goods and build a settlement.
why-not-in-phase = not in phase
refusal-no-entry = Settlements cannot be entered: { $card }.
why-no-entry = settlement
refusal-not-your-building = This building is another’s: { $card }. Use it by a work contract.
why-not-your-building = another’s
refusal-not-built = Nobody has built this yet: { $card }.
why-not-built = not built
refusal-occupied = The building is occupied: { $card }.
why-occupied = occupied
refusal-clergyman-out = This clergyman is not at home.
why-clergyman-out = not at home
refusal-not-there = There is no such building on that board: { $card }.
why-not-there = not there
refusal-no-contract-in-bonus = There are no work contracts in the bonus round: your prior enters another’s building himself.
why-no-contract-in-bonus = no contracts
refusal-contract-with-yourself = A work contract is given to another player only.
why-contract-with-yourself = your own
refusal-no-clergyman-left = The owner has no clergyman at home.
why-no-clergyman-left = nobody home
refusal-no-fee = You cannot pay for the contract: it costs { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} or a gift.
why-no-fee = no fee
refusal-only-in-bonus = A prior enters another’s building himself only in the bonus round.
why-only-in-bonus = not now
refusal-not-just-placed = Only a building placed in this phase, still visible and free, can be used, and { $card } is not one.
why-not-just-placed = not just now
refusal-not-occupied = Nobody stands on this building: { $card }.
why-not-occupied = not occupied
refusal-no-prior-there = There is no prior on this building: { $card }.
why-no-prior-there = no prior
refusal-used-already = This function cannot be used again in the same action: { $card }.
why-used-already = used already
refusal-not-itself = A building does not lead to itself: { $card }.
why-not-itself = itself
refusal-not-beside = This building is not on a neighbouring space: { $card }.
why-not-beside = not beside
refusal-not-in-display = This building is not in the display: { $card }.
why-not-in-display = not there
refusal-no-present = The fee is coins, wine or whiskey, and this is { $good }.
why-no-present = no fee
refusal-good-lacking = You have none of it: { $good }.
why-good-lacking = none
refusal-no-forest = You have no forest on this space: { $cell }.
why-no-forest = no forest
refusal-no-moor = You have no moor on this space: { $cell }.
why-no-moor = no moor
refusal-not-in-bonus = Felling trees and cutting peat is no action of the bonus round.
why-not-in-bonus = not in bonus
refusal-once-each = The Calefactory fells and cuts only once each.
why-once-each = once each
refusal-not-in-between = Landscapes are bought before or after the action, not in the middle.
why-not-in-between = not between
refusal-neutral-first = First comes the neutral player’s part of the phase; your purchase and your settlement follow.
why-neutral-first = not yet
refusal-one-landscape = You have bought one landscape already, no second one now.
why-one-landscape = one only
refusal-pile-empty = There are no more landscapes of this kind.
why-pile-empty = sold out
refusal-does-not-fit = The landscape does not fit here: it must not overlap, and an edge must touch your board.
why-does-not-fit = does not fit
refusal-money-lacking = You lack money: { $count }.
why-money-lacking = no money
refusal-one-district = The Bulwark gives only one district.
why-one-district = one district
refusal-one-plot = The Bulwark gives only one plot.
why-one-plot = one plot
refusal-settlement-not-so = Settlements are built in a settlement phase and with the Castle, not by the action “build a building”.
why-settlement-not-so = settlement
refusal-cost-lacking = You cannot pay for the building: { $card }.
why-cost-lacking = cannot pay
refusal-no-cloister-space = No suitable free space is beside a cloister building of yours: { $card }.
why-no-cloister-space = no space
refusal-no-space = There is no suitable free space: { $card }.
why-no-space = no space
refusal-only-in-phase = Settlements are built only in a settlement phase and with the Castle.
why-only-in-phase = not now
refusal-no-settlement = This is no settlement: { $card }.
why-no-settlement = building
refusal-settled-already = This settlement is built already and cannot be moved: { $card }.
why-settled-already = built
refusal-not-received = You have not received this settlement yet: { $card }.
why-not-received = not yet
refusal-food-lacking = You lack food: { $card }.
why-food-lacking = no food
refusal-energy-lacking = You lack energy: { $card }.
why-energy-lacking = no energy
refusal-wrong-cover = The card cannot go onto { $cell }: cloister buildings go over or beside cloister buildings, others over others.
why-wrong-cover = not here
refusal-off-board = You have no space { $cell }.
why-off-board = no space
refusal-grown-over = There is a forest or moor on { $cell }.
why-grown-over = overgrown
refusal-space-taken = The space { $cell } is taken.
why-space-taken = taken
refusal-wrong-landscape = The wrong landscape: { $cell }.
why-wrong-landscape = wrong land
refusal-no-cloister-beside = No cloister building of yours is beside { $cell }.
why-no-cloister-beside = no cloister
refusal-no-exchange = Only grain for straw, wine for 1 coin, whiskey for 2 coins and five coins for a 5-coin tile (here the same thing) are exchanged freely, and this is { $good }.
why-no-exchange = no exchange
refusal-exchange-before = Goods are exchanged before the action; in the middle of it where more can be done by it. Wine and whiskey are money as they are.
why-exchange-before = before
refusal-exchange-first = As your goods lie this trade is impossible; exchange first.
why-exchange-first = exchange it
refusal-no-indicator = This indicator is not on the wheel, use the joker: { $good }.
why-no-indicator = no indicator
refusal-not-produced = The building does not produce this: { $good }.
why-not-produced = not this
refusal-no-joker = The joker is no longer on the wheel.
why-no-joker = no joker
refusal-trade-too-often = You cannot trade so often, at most { $count }.
why-trade-too-often = too often
refusal-trade-no-gain = This trade is impossible or gives nothing; at most { $count }.
why-trade-no-gain = no gain
refusal-nothing-to-pay = There is nothing to pay for now.
why-nothing-to-pay = no payment
refusal-no-food = This is no food: { $good }.
why-no-food = no food
refusal-no-energy = This gives no energy: { $good }.
why-no-energy = no energy
refusal-no-points = This is worth no points: { $good }.
why-no-points = no points
refusal-tile-does-not-suit = This tile does not suit: { $good }. Pay from the dearest to the cheapest, and nothing superfluous.
why-tile-does-not-suit = unsuitable
refusal-not-its-turn = Different goods are paid in order, each once: { $good } cannot be next.
why-not-its-turn = not next
refusal-too-many-points = That would be more points than allowed, or out of order: { $good }.
why-too-many-points = too much
refusal-not-to-be-had = This is not to be had here: { $good }.
why-not-to-be-had = not here
refusal-no-upgrade = This cannot be upgraded here: { $good }.
why-no-upgrade = no upgrade
refusal-no-pass = In this game you may pass only if there is no other action.
why-no-pass = can act
refusal-pass-instead = An action is either taken or passed; the word is “pass”.
why-pass-instead = pass
refusal-skip-instead = Whoever does not want this says “skip”.
why-skip-instead = skip
refusal-done-instead = Whoever wants no more says “done”.
why-done-instead = done
refusal-must-place = The card must be placed on a space.
why-must-place = must place
refusal-must-pay = A payment that is begun must be finished.
why-must-pay = must pay
refusal-no-refusing = A work contract cannot be refused.
why-no-refusing = must send
refusal-must-take = Something of what the building gives must be chosen.
why-must-take = must choose
refusal-must-produce = Choose the indicator to take by.
why-must-produce = must choose
refusal-must-place-all = All buildings of the display must be placed.
why-must-place-all = must place

## Score and end

score-goods = Goods
score-economic = Economy
score-dwelling = Dwelling
end-most-points = Final scoring
end-success = A success: 500 points or more
end-no-success = A success takes 500 points

## The table in a terminal

land-neutral = Neutral player
land-round = Round { $round }, start player: { $start }
land-phase = Settlement phase { $pile } in round { $round }
land-prices = Contract { $fee }, district { $districts }, plot { $plots }
land-wheel = Wheel: { $listed }
land-joker = joker
land-home = At home: priors { $prior }, lay brothers { $brothers }
land-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
land-goods = Goods: { $listed }
land-worth = Food { $food }, energy { $energy }
land-supply = Settlements: { $listed }
land-plains = plains
land-hillside = hillside
land-coast = coast
land-mountain = mountain
land-water = water
land-forest = forest
land-moor = moor
land-men = ! prior, ' lay brother

## People and landscapes

clergyman-prior = prior
clergyman-brother = lay brother
side-plains = district, plains
side-hills = district, hills
side-coast = plot, coast
side-mountain = plot, mountain

## Goods

good-peat = peat
good-livestock = livestock
good-clay = clay
good-wood = wood
good-grain = grain
good-coin = coin
good-straw = straw
good-stone = stone
good-peat-coal = peat coal
good-meat = meat
good-book = book
good-ceramic = ceramic
good-ornament = ornament
good-reliquary = reliquary
good-wonder = wonder
good-grapes = grapes
good-wine = wine
good-flour = flour
good-bread = bread
good-malt = malt
good-beer = beer
good-whiskey = whiskey
good-coin5 = 5 coins

goods-peat = { $count } peat
goods-livestock = { $count } livestock
goods-clay = { $count } clay
goods-wood = { $count } wood
goods-grain = { $count } grain
goods-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
goods-straw = { $count } straw
goods-stone = { $count } stone
goods-peat-coal = { $count } peat coal
goods-meat = { $count } meat
goods-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
goods-ceramic = { $count ->
    [one] { $count } ceramic
   *[other] { $count } ceramics
}
goods-ornament = { $count ->
    [one] { $count } ornament
   *[other] { $count } ornaments
}
goods-reliquary = { $count ->
    [one] { $count } reliquary
   *[other] { $count } reliquaries
}
goods-wonder = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}
goods-grapes = { $count } grapes
goods-wine = { $count } wine
goods-flour = { $count } flour
goods-bread = { $count } bread
goods-malt = { $count } malt
goods-beer = { $count } beer
goods-whiskey = { $count } whiskey
goods-coin5 = { $count ->
    [one] { $count } 5-coin tile
   *[other] { $count } 5-coin tiles
}

## Buildings of the heartland

card-H01 = Clay Mound
function-H01 = Produce clay.
card-H02 = Farmyard
function-H02 = Produce grain or livestock, as you choose.
card-H03 = Cloister Office
function-H03 = Produce coins.

## Buildings of both countries

card-G01 = Priory
function-G01 = Use the function of a building with anybody’s prior on it; not of the Priory itself. At most once per action.
card-G02 = Cloister Courtyard
function-G02 = Once: 3 different goods → 6 of one basic good (peat, livestock, clay, wood, grain or coins).
card-G06 = Fuel Merchant
function-G06 = Once: 3 energy → 5 coins, or 6 energy → 8 coins, or 9 energy → 10 coins.
card-G07 = Peat Coal Kiln
function-G07 = Take 1 peat coal and 1 coin. Then any number of times: 1 peat → 1 peat coal.
card-G12 = Stone Merchant
function-G12 = Up to 5 times: 2 food and 1 energy → 1 stone.
card-G13 = Builders’ Market
function-G13 = Once: 2 coins → 2 wood, 2 clay, 1 stone, 1 straw.
card-G16 = Cloister Chapter House
function-G16 = Take 1 each of clay, livestock, wood, grain, peat and coin.
card-G18 = Cloister Workshop
function-G18 = Up to 3 times: 1 clay and 1 energy → 1 ceramic. And once: 1 stone and 1 energy → 1 ornament.
card-G19 = Slaughterhouse
function-G19 = Any number of times: 1 livestock and 1 straw → 1 meat.
card-G22 = Quarry
function-G22 = Produce stone.
card-G26 = Shipyard
function-G26 = Once: 2 wood → 1 ornament and one 5-coin tile.
card-G28 = Castle
function-G28 = Once: build a settlement of your supply, paying for it as usual.
card-G34 = Sacristy
function-G34 = Once: 1 book, 1 ceramic, 1 ornament and 1 reliquary → 1 wonder.
card-G39 = Estate
function-G39 = Up to 2 times: 6 energy or 10 food → 1 book and 1 ornament.
card-G41 = House of the Brotherhood
function-G41 = Once: 5 coins → books, ceramics, ornaments, reliquaries worth up to 2 points for each of your cloister buildings (alone up to 1 point, in the long game for two up to 1½).

## Buildings of France

card-F03 = Grain Storage
function-F03 = Once: 1 coin → 6 grain.
card-F04 = Windmill
function-F04 = Up to 7 times: 1 grain → 1 flour and 1 straw.
card-F05 = Bakery
function-F05 = Any number of times: 1 flour and ½ energy → 1 bread. Then up to 2 times: 1 bread → 4 coins.
card-F08 = Market
function-F08 = Once: 4 different goods → 1 bread and 7 coins.
card-F09 = Cloister Garden
function-F09 = Take 1 grapes. Then use the function of an unoccupied building that shares an edge with the Garden. At most once per action.
card-F10 = Carpentry
function-F10 = Once: remove one of your forests without wood → build a building at its full cost.
card-F11 = Harbor Promenade
function-F11 = Take 1 each of wood, wine, coin and ceramic.
card-F14 = Grapevine
function-F14 = Produce grapes.
card-F15 = Financed Estate
function-F15 = Once: 1 coin → 1 book, 1 bread, 2 grapes, 2 flour.
card-F17 = Cloister Library
function-F17 = Up to 3 times: 1 coin → 1 book. Then once: 1 book → 1 meat and 1 wine.
card-F20 = Inn
function-F20 = Up to 7 times: 1 food → 1 coin. And once: 1 wine → 6 coins.
card-F21 = Winery
function-F21 = Any number of times: 1 grapes → 1 wine. Then once: 1 wine → 7 coins. As soon as it is built, every work contract costs 2 coins.
card-F23 = Bathhouse
function-F23 = Once: 1 coin → 1 book and 1 ceramic, and all your clergymen return to you at once.
card-F24 = Cloister Church
function-F24 = Up to 2 times: 1 bread and 1 wine → 1 reliquary.
card-F25 = Chamber of Wonders
function-F25 = Once: 13 different goods → 1 wonder.
card-F27 = Palace
function-F27 = Once: 1 wine → use the function of any other occupied building, yours or another’s.
card-F29 = Quarry
function-F29 = Produce stone.
card-F30 = Town Estate
function-F30 = Once: 1 ceramic → 12 coins.
card-F31 = Grapevine
function-F31 = Produce grapes.
card-F32 = Calefactory
function-F32 = Once: 1 coin → fell trees once and cut peat once, or just one of them.
card-F33 = Shipping Company
function-F33 = Once: 3 energy → meat, bread or wine, as many as the joker indicator shows; it goes back to zero.
card-F35 = Forger’s Workshop
function-F35 = Once: 5 coins → 1 reliquary. After that any number of times: 10 coins → 1 reliquary.
card-F36 = Pilgrimage Site
function-F36 = Up to 2 times: book → ceramic, or ceramic → ornament, or ornament → reliquary; the same item may be upgraded twice.
card-F37 = Dormitory
function-F37 = Take 1 ceramic. Then any number of times: 1 straw and 1 wood → 1 book.
card-F38 = Printing Office
function-F38 = Up to 4 times: remove one of your forests without wood → 1 book.
card-F40 = Hospice
function-F40 = Use the function of any building that lies in the display. At most once per action.

## Buildings of Ireland

card-I03 = Granary
function-I03 = Once: 1 coin → 4 grain and 1 book.
card-I04 = Malthouse
function-I04 = Any number of times: 1 grain → 1 malt and 1 straw.
card-I05 = Brewery
function-I05 = Any number of times: 1 malt and 1 grain → 1 beer. Then once: 1 beer → 7 coins.
card-I08 = False Lighthouse
function-I08 = Take 3 coins and 1 beer or 1 whiskey, as you choose.
card-I09 = Spinning Mill
function-I09 = Once, for your livestock: from 1 on 3 coins, from 5 on 5 coins, from 9 on 6 coins. You keep the livestock.
card-I10 = Cottage
function-I10 = Take 1 malt. Then use the function of an unoccupied building that shares an edge with the Cottage. At most once per action.
card-I11 = Houseboat
function-I11 = Take 1 each of wood, malt, coin and peat.
card-I14 = Sacred Site
function-I14 = Take 1 book, then 2 grain or 2 malt, and 1 beer or 1 whiskey, as you choose.
card-I15 = Druid’s House
function-I15 = Once: 1 book → 5 of one basic good and 3 of another.
card-I17 = Scriptorium
function-I17 = Once: 1 coin → 1 book, 1 meat, 1 whiskey.
card-I20 = Alehouse
function-I20 = Once: 1 beer → 8 coins. And once: 1 whiskey → 7 coins.
card-I21 = Whiskey Distillery
function-I21 = Any number of times: 1 malt, 1 wood and 1 peat → 2 whiskey. As soon as it is built, every work contract costs 2 coins.
card-I23 = Locutory
function-I23 = Once: 2 coins → your prior returns to you, and you may build a building at its full cost.
card-I24 = Chapel
function-I24 = Once: 1 coin → 1 book. And up to 3 times: 1 beer and 1 whiskey → 1 reliquary.
card-I25 = Portico
function-I25 = Once: 1 reliquary → 2 each of clay, livestock, wood, grain, peat, coins and stone.
card-I27 = Grand Manor
function-I27 = Once: 1 whiskey → use the function of any other occupied building, yours or another’s.
card-I29 = Forest Hut
function-I29 = Once: remove one of your forests without wood → 2 livestock, 2 wood, 1 stone.
card-I30 = Refectory
function-I30 = Take 1 beer and 1 meat. Then up to 4 times: 1 meat → 1 ceramic.
card-I31 = Coal Harbor
function-I31 = Up to 3 times: 1 peat coal → 3 coins and 1 whiskey.
card-I32 = Filial Church
function-I32 = Once: 5 different goods → 1 reliquary.
card-I33 = Cooperage
function-I33 = Once: 3 wood → beer or whiskey, as many as the joker indicator shows; it goes back to zero.
card-I35 = Round Tower
function-I35 = Once: 5 coins, 1 whiskey and goods worth 14 points → 1 wonder.
card-I36 = Camera
function-I36 = Up to 2 times: 1 book and 1 ceramic → 1 coin, 1 clay and 1 reliquary.
card-I37 = Bulwark
function-I37 = Once: 1 book → take the top district and the top plot for free, or just one of them, and lay them at your board.
card-I38 = Festival Ground
function-I38 = Once: 1 beer → books, ceramics, ornaments, reliquaries worth up to 1 point for each of your forests and moors.
card-I40 = Guesthouse
function-I40 = Use the function of any building that lies in the display. At most once per action.

## Settlements

card-S01 = Shanty Town
card-S02 = Farming Village
card-S03 = Market Town
card-S04 = Fishing Village
card-S05 = Artist’s Colony
card-S06 = Hamlet
card-S07 = Village
card-S08 = Hilltop Village
