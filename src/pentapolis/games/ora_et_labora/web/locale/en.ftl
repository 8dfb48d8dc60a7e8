# Words of the board. Names of cards and goods and the game's own sentences are in locale/en.ftl.

board-neutral = Neutral player
board-group-food = Food
board-group-energy = Energy
board-group-stuff = Building
board-group-points = Points
board-food = Food
board-energy = Energy
board-good = { $good }: { $count }
board-joker = joker
board-by-joker = by the joker
board-produce = Take { $count }: { $good }
board-wheel = Production wheel, round { $round } of { $rounds }
board-wheel-open = Production wheel, round { $round }
board-wheel-show = Show the production wheel
board-wheelbox = Round and production wheel
board-values = What production gives now
board-late = Comes in round { $round }
board-bonus = bonus
board-of = of { $rounds }
board-round = Round
board-first = First: { $name }
board-queue = Order: { $names }
board-phase = Settlements { $pile }
board-phase-last = Last phase
board-in-round = in round { $round }
board-at-end = at the end
board-contract = Contract
board-or = or
board-desk = Buildings, settlements, land
board-tab-buildings = Buildings
board-tab-settlements = My settlements
board-tab-shop = Land
board-tab-next = Pile { $pile }
board-find = Find
board-filter = Which buildings to show
board-filter-all = All
board-filter-now = Possible now
board-filter-cloister = Cloister
board-filter-coast = On the coast
board-filter-hillside = On a hillside
board-display-empty = No such buildings here
board-building = { $card }. { $effect } Shield { $economic }, dwelling { $dwelling }
board-no-settlements = All your settlements are built
board-settlement = { $card }. Food { $food }, energy { $energy }. Shield { $economic }, dwelling { $dwelling }.
board-places = { $count ->
    [one] { $count } place, the best
   *[other] { $count } places, the best
 } gives { $best }
board-no-place = no free place
board-shop = Land
board-shop-none = Nothing can be bought now
board-shop-note = One purchase a turn; in a settlement phase before building
board-prices = Prices in order
board-districts = Districts
board-plots = Plots
board-sold-out = sold out
board-which-row = { $side }: in which row?
board-row = row { $row }
board-back = Back
side-plains = District, plains
side-hills = District, hills
side-coast = Plot, coast
side-mountain = Plot, mountain
board-times = How many
board-times-of = { $count ->
    [one] once
   *[other] { $count } times
 }
board-taken = Taken:
board-laid = Laid out
board-short = { $count } short
board-lost = { $count } lost
board-exact = exact
board-rest-itself = the rest by itself
board-of-need = of { $need }
board-take-back = Take back: { $good }
board-fill = Choose for me
board-land-of = Land: { $name }
board-show-land = Land: { $name }. Show large
board-whose-land = Whose land
board-my-land = My land
board-terrain-plains = plains
board-terrain-hillside = hillside
board-terrain-coast = coast
board-terrain-mountain = mountain
board-terrain-water = water
board-forest = Forest: felling gives { $count }
board-moor = Moor: cutting gives { $count }
board-free = { $gain ->
    [none] Free: { $terrain }, { $at }
   *[other] Put it here: { $terrain }, { $at }, gives { $gain }
 }
board-built = { $card }: shield { $economic }, dwelling { $dwelling }{ $who ->
    [none] , free
   *[other] , occupied by { $who }
 }
board-send-prior = Place the prior
board-settled = { $card }: shield { $economic }, with its neighbours { $sum }
board-man = { $kind ->
    [prior] prior
   *[brother] lay brother
 } ({ $name })
board-at-home = At home: prior { $prior }, lay brothers { $home } of { $brothers }
board-source-goods = goods
board-source-economic = buildings
board-source-dwelling = settlements
board-supply = settlements in supply
board-points-now = VP now
board-reach = { $count ->
    [one] { $count } building in reach
   *[other] { $count } buildings in reach
 }
board-who-goes = Who goes into the building
board-order = Contracts with me: the lay brother first, without asking
board-details = Cost: { $cost }. Where: { $land }. Shield { $economic }, dwelling { $dwelling }{ $cloister ->
    [yes] . Cloister building
   *[no] {""}
 }
board-step-card = Building
board-step-place = Place
board-step-prior = Prior
board-step-function = Function
board-step-settlement = Settlement
board-step-pay = Payment
board-step-contract = Contract
board-step-fee = Fee
board-step-use = Building
board-step-times = How many
board-step-take = What to take
board-say-place = { $card }: where to put it?
board-say-pay = { $card }: what to pay with?
board-say-trade = { $card }: how many times?
board-say-take = { $card }: what to take?
board-say-produce = { $card }: what to take?
board-hint-build = The number: what settlements beside it gain
board-hint-settle = The number: what your settlements gain in all, this one and those beside it
board-hint-kinds = Different tiles, in the order of the goods. Dark is what would leave too few different ones
board-hint-exchange = More can be done after an exchange: press a lit good below
board-hint-pay = { $unit ->
    [energy] Energy now
    [points] Points now
   *[food] Food now
}; dear tiles first. A tile stays dark if it and the cheaper ones are not enough
board-code-grain = Gn
board-code-flour = Fl
board-code-bread = Br
board-code-malt = Ma
board-code-beer = Be
board-code-livestock = Sh
board-code-meat = Mt
board-code-grapes = Gp
board-code-wine = Wn
board-code-whiskey = Wh
board-code-coin = Pn
board-code-coin5 = Ni
board-code-straw = Sw
board-code-wood = Wo
board-code-peat = Pt
board-code-peat-coal = Co
board-code-clay = Cl
board-code-stone = Sn
board-code-book = Bo
board-code-ceramic = Ce
board-code-ornament = Or
board-code-reliquary = Rq
board-code-wonder = Wd
board-code-joker = Jo
board-short-G02 = Courtyard
board-short-G16 = Chapter House
board-short-F09 = Garden
board-short-F17 = Library
board-short-G18 = Workshop
board-short-F24 = Church
board-short-H03 = Office
board-short-S05 = Colony
board-short-F35 = Forger
board-short-F15 = Financed Estate
board-short-G41 = Brotherhood
board-produce-joker = Take { $count } by the joker: { $good }
board-turn-cap = Round { $turn }
board-points = Points
board-short-F11 = Harbor Prome­nade
board-short-G07 = Coal Kiln
board-short-F03 = Grain Storage
board-short-F10 = Carpen­try
board-short-F32 = Calefac­tory
board-short-G19 = Slaughter­house
board-short-F38 = Printing Office
board-short-F21 = Winery
board-short-F14 = Grape­vine
board-short-F31 = Grape­vine
board-short-F29 = Quarry
board-short-I24 = Chapel
board-short-I36 = Camera
board-short-I38 = Festival Ground
board-short-F37 = Dormi­tory
board-short-F25 = Chamber of Wonders
board-short-I17 = Scripto­rium
board-short-I32 = Filial Church
board-short-S02 = Farming Village
board-short-I21 = Whiskey Distil­lery
board-short-G13 = Builders’ Market
board-short-F33 = Shipping Company
board-short-I23 = Locutory
board-short-I27 = Grand Manor
board-short-F36 = Pilgrim­age Site
board-short-F20 = Inn
board-turn = round { $turn }
board-say-energy-trade = { $card }, for energy: how many times?
board-say-food-trade = { $card }, for food: how many times?
board-say-second-trade = { $card }, the second trade: how many times?
board-say-clergyman = { $giver } gives a contract, building: { $card }. Who goes to work?

## The map shows the place, and no number does: the page has no coordinates

do-fell = Fell trees
do-cut = Cut peat
do-clear = Remove the forest
log-fell = { $who } fells trees
log-cut = { $who } cuts peat
log-build = { $who } builds: { $card }
log-clear = { $who } removes the forest
log-settle = { $who } builds the settlement { $card }
log-place-neutral = The neutral player receives: { $card }
refusal-no-forest = You have no forest on this space.
refusal-no-moor = You have no moor on this space.
refusal-wrong-cover = The card cannot go here: cloister buildings go over or beside cloister buildings, others over others.
refusal-off-board = You have no such space.
refusal-grown-over = There is a forest or moor on this space.
refusal-space-taken = This space is taken.
refusal-wrong-landscape = The wrong landscape.
refusal-no-cloister-beside = No cloister building of yours is beside this space.
