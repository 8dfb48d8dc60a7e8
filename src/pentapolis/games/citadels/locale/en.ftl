# Citadels. The rulebook's terms; names of cards are filled in as they are.

game-name = Citadels
game-tagline = Choose characters in secret, guess the others’, and finish your city first
game-length = 30–75 minutes

## Characters

character-assassin = Assassin
character-thief = Thief
character-magician = Magician
character-king = King
character-bishop = Bishop
character-merchant = Merchant
character-architect = Architect
character-warlord = Warlord
character-witch = Witch
character-tax_collector = Tax Collector
character-wizard = Wizard
character-emperor = Emperor
character-abbot = Abbot
character-alchemist = Alchemist
character-navigator = Navigator
character-diplomat = Diplomat
character-artist = Artist
character-queen = Queen

effect-character-assassin = May name a character, who misses the turn
effect-character-thief = May name a character and take all its gold when it is called
effect-character-magician = Swaps hands with a player, or replaces own cards from the deck
effect-character-king = Takes the crown. Income: 1 gold for each yellow district
effect-character-bishop = Neither Warlord nor Diplomat can touch his districts. Income: 1 gold for each blue district
effect-character-merchant = 1 more gold after the action. Income: 1 gold for each green district
effect-character-architect = 2 more cards after the action. Builds up to three districts
effect-character-warlord = May destroy a district for 1 less than its cost. Income: 1 gold for each red district
effect-character-witch = After the action, names a character and goes on in its place
effect-character-tax_collector = Whoever builds gives him 1 gold at the end of the turn
effect-character-wizard = Looks at a hand and takes a card from it; may build it at once
effect-character-emperor = Gives the crown away and gets 1 gold or a card for it. Income: 1 gold for each yellow district
effect-character-abbot = Takes 1 gold from the richest. Income: 1 gold for each blue district
effect-character-alchemist = At the end of the turn gets back the gold spent on building
effect-character-navigator = 4 gold or 4 cards after the action. Does not build
effect-character-diplomat = May exchange a district for another city’s, paying the difference. Income: 1 gold for each red district
effect-character-artist = Beautifies one or two own districts for 1 gold: they cost 1 more
effect-character-queen = 3 gold if seated beside whoever has shown the King or Emperor

## Districts

district-manor = Manor
district-castle = Castle
district-palace = Palace
district-temple = Temple
district-church = Church
district-monastery = Monastery
district-cathedral = Cathedral
district-tavern = Tavern
district-market = Market
district-trading_post = Trading Post
district-docks = Docks
district-harbor = Harbor
district-town_hall = Town Hall
district-watchtower = Watchtower
district-prison = Prison
district-battlefield = Battlefield
district-fortress = Fortress
district-haunted_city = Haunted City
district-keep = Keep
district-laboratory = Laboratory
district-smithy = Smithy
district-observatory = Observatory
district-graveyard = Graveyard
district-dragon_gate = Dragon Gate
district-university = University
district-library = Library
district-great_wall = Great Wall
district-school_of_magic = School of Magic
district-lighthouse = Lighthouse
district-armory = Armory
district-museum = Museum
district-imperial_treasury = Imperial Treasury
district-map_room = Map Room
district-wishing_well = Wishing Well
district-quarry = Quarry
district-poor_house = Poor House
district-bell_tower = Bell Tower
district-factory = Factory
district-park = Park
district-hospital = Hospital
district-throne_room = Throne Room
district-ball_room = Ball Room
district-gilded = beautified

effect-district-haunted_city = In the scoring it is any one colour; before the edition of 2017 not if built in the last round
effect-district-keep = The Warlord cannot destroy it, the Diplomat cannot take it
effect-district-laboratory = Once a turn: discard a card for gold
effect-district-smithy = Once a turn: pay gold for 3 cards
effect-district-observatory = Drawing for your action, you see three cards instead of two
effect-district-graveyard = For 1 gold you take a district that the Warlord has destroyed
effect-district-dragon_gate = Costs 6, scores 8
effect-district-university = Costs 6, scores 8
effect-district-library = Drawing for your action, you keep two cards
effect-district-great_wall = Other districts of this city cost the Warlord 1 more
effect-district-school_of_magic = For income it counts as a district of the colour you need
effect-district-lighthouse = When you build it, search the deck for any card
effect-district-armory = Destroy the Armory to destroy any district of another unfinished city
effect-district-museum = Once a turn: tuck a card under it, 1 point each
effect-district-imperial_treasury = 1 point for each gold you have at the end
effect-district-map_room = 1 point for each card in your hand at the end
effect-district-wishing_well = 1 point for each other purple district
effect-district-quarry = You may build one district a second time
effect-district-poor_house = 1 gold if you have none at the end of your turn
effect-district-bell_tower = When you build it, you may announce that seven districts end the game
effect-district-factory = Your other purple districts cost 1 less to build
effect-district-park = Two cards if your hand is empty at the end of your turn
effect-district-hospital = If you are murdered, you still take an action
effect-district-throne_room = 1 gold whenever the crown changes hands
effect-district-ball_room = While you have the crown, the others thank you or lose their turns

## What is asked

ask-pick = Which character do you take?
hint-pick = Nobody learns your choice
ask-lay = Which card do you lay face down?
hint-lay = That character takes no part in this round
ask-turn = Your turn. What do you do?
ask-keep = Which card do you keep?
hint-keep = Cards not kept go under the deck
ask-under = { $count ->
    [0] Which card goes under the deck?
   *[other] Which card goes under the deck first?
}
hint-under = { $count ->
    [0] The others stay with you
   *[other] The last one lies lowest
}
ask-replace = Which card do you replace?
hint-replace = { $count ->
    [0] Cards go under the deck in the order in which you name them
   *[other] Chosen: { $picked }
}
ask-wizard = Which card do you take?
hint-wizard = Keep it; after your action you may also build it at once, beyond your limit
ask-crown = Who gets the crown?
ask-tribute = What do you give the Emperor?
ask-exchange = Which of your districts do you give?
hint-exchange = If the one you get is dearer, its owner gets the difference
ask-beautify = Beautify one more district?
ask-graveyard = Buy the destroyed district for 1 gold?
hint-graveyard = The card comes to your hand; otherwise it goes under the deck
ask-lighthouse = Search the deck for a card?
ask-search = Which card do you take from the deck?
hint-search = The deck is shuffled afterwards
ask-bell = Ring the bell?
hint-bell = Then seven districts end the game: now or never
ask-park = Draw two cards for the Park?
ask-thanks = Thank his excellency?
hint-thanks = Who is silent loses the turn

## What can be chosen

do-pick = Take: { $character }
do-lay = Lay away: { $character }
do-gold = Take 2 gold
do-draw = Draw cards
do-keep = Keep: { $district }
do-under = Under the deck: { $district }
do-income = Take income
do-build = Build: { $district }
do-end = End turn
do-kill = Murder: { $character }
do-rob = Rob: { $character }
do-bewitch = Bewitch: { $character }
do-swap = Swap hands with { $seat }
do-replace = Replace cards
do-peek = Look at the hand of { $seat }
do-take = Take: { $district }
do-take-build = Take and build: { $district }
do-crown = Give the crown to { $seat }
do-pay-gold = Give 1 gold
do-pay-card = Give a card: { $district }
do-levy = Take 1 gold from the richest
do-voyage-gold = Gain 4 gold
do-voyage-cards = Gain 4 cards
do-destroy = Destroy: { $district } ({ $seat })
do-exchange = Exchange for: { $district } ({ $seat })
do-give = Give: { $district }
do-beautify = Beautify: { $district }
do-laboratory = To the Laboratory: { $district }
do-smithy = Buy cards at the Smithy
do-museum = To the Museum: { $district }
do-armory = Destroy with the Armory: { $district } ({ $seat })
do-buy-back = Buy it
do-search = Search
do-ring = Ring the bell
do-park = Draw two cards
do-thanks = Thanks, your excellency
do-skip = Decline
do-done = Done

## What happened

log-round = Round { $round }. Crown: { $owner }
log-removal = { $count ->
    [0] One character is laid face down
   *[other] Laid face up: { $characters }
}{ $returned ->
    [yes] { " — the " }{ $character }{ " went back to the deck" }
   *[no] { "" }
}
log-pick = { $who } chooses a character: { $character }
log-pick-unseen = { $who } chooses a character
log-lay = { $who } lays a card away: { $character }
log-lay-unseen = { $who } lays a card face down
log-silent = { $character }: no answer
log-reveal = { $who } shows a card: { $character }
log-theft = { $who } takes all the gold of { $victim }: { $gold }
log-tax = { $who } pays 1 gold of tax to { $to }
log-audience = { $who } gains { $gold } gold: the ruler sits near
log-thanks = { $thanked ->
    [yes] { $who } thanks his excellency
   *[no] { $who } is silent at the ball and loses the turn
}
log-tribute-gold = { $who } gives { $to } 1 gold for the crown
log-tribute-card = { $who } gives { $to } a card for the crown: { $district }
log-tribute-card-unseen = { $who } gives { $to } a card for the crown
log-resume = { $who } goes on in place of the bewitched { $character }
log-heir = { $who } shows the murdered { $character }
log-over = The game ends in round { $round }
log-crown = { $who } gets the crown
log-throne-room = { $who } gains 1 gold from the Throne Room
log-complete = { $place ->
    [1] { $who } is the first to complete a city: { $count } districts
   *[other] { $who } completes a city: { $count } districts
}
log-kill = { $who } names the victim: { $character }
log-rob = { $who } is going to rob the { $character }
log-bewitch = { $who } bewitches the { $character }
log-swap = { $who } swaps hands with { $to }: { $count2 } cards for { $count }
log-replace = { $who } replaces cards: { $districts }
log-replace-unseen = { $who } replaces { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-peek = { $who } looks at the hand of { $victim }: { $districts }
log-peek-unseen = { $who } looks at the hand of { $victim }
log-wizard = { $who } takes a card from { $victim }: { $district }
log-wizard-unseen = { $who } takes a card from { $victim }
log-levy = { $who } takes 1 gold from the richest, { $victim }
log-voyage-gold = { $who } gains { $gold } gold from the voyage
log-voyage-cards = { $who } gains { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the voyage
log-merchant = { $who } gains 1 more gold as the Merchant
log-architect = { $who } draws { $count } more { $count ->
    [one] card
   *[other] cards
} as the Architect
log-exchange = { $who } gets { $district } from { $owner } for { $district2 }{ $gold ->
    [0] { "" }
   *[other] , paying { $gold }
}{ $fee ->
    [0] { "" }
   *[other] , and { $fee } for the Great Wall
}
log-beautify = { $who } beautifies { $district }
log-destroy = { $who } destroys { $district } in the city of { $owner } for { $gold }
log-left-in-ruins = { $who } does not buy { $district }
log-buy-back = { $who } buys { $district } for 1 gold
log-armory = { $who } gives up the Armory and destroys { $district } in the city of { $owner }
log-laboratory = { $who } discards { $district } in the Laboratory for { $gold } gold
log-laboratory-unseen = { $who } discards a card in the Laboratory for { $gold } gold
log-smithy = { $who } pays { $gold } at the Smithy and draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-museum = { $who } tucks { $district } under the Museum
log-museum-unseen = { $who } tucks a card under the Museum
log-poor-house = { $who } gains 1 gold from the Poor House
log-park = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for the Park
log-search = { $who } finds { $district } in the deck
log-search-unseen = { $who } finds a card in the deck
log-bell = { $who } rings the bell: { $count } districts now end the game
log-build = { $who } builds { $district } for { $gold }
log-gold = { $who } takes { $gold } gold
log-income = { $who } takes { $gold } gold of income for { $colour ->
    [yellow] yellow
    [blue] blue
    [green] green
   *[red] red
} districts
log-draw = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} and will keep { $kept }
log-keep = { $who } keeps { $districts }; under the deck: { $districts2 }
log-keep-unseen = { $who } keeps the choice and puts the rest under the deck
log-refund = { $who } gets back { $gold } gold for building

## Why not

refusal-lay-later = No card is laid away now
refusal-must-lay = Now a card must be laid face down
refusal-draft-first = Characters are chosen first
refusal-not-passed = That card was not passed to you
refusal-not-passed-last = That card was not passed to you; the hidden one is looked at only where one card alone reaches the last player
refusal-finish-first = First answer what you are asked
refusal-not-drawn = That card is not among those drawn
refusal-name-kept = Name the card that you keep: the others go under the deck
refusal-name-under = With Library and Observatory, name the card that goes under the deck
refusal-kept-already = You keep that card
refusal-keep-first = First decide which cards to keep
refusal-one-kept = One of the drawn cards is kept
refusal-library-by-itself = With a Library there is nothing to choose: the cards are yours
refusal-action-alone = In this turn you have the action alone
refusal-one-action = One action a turn
refusal-deck-empty = The district deck is empty
refusal-must-bewitch = The Witch must bewitch somebody
refusal-action-first = First take your action
refusal-no-income = This character has no income from districts
refusal-income-taken = The income has been taken
refusal-income-zero = The income is nothing now
refusal-never-builds = This character does not build
refusal-build-limit = No more building: { $count } built in this turn
refusal-not-in-hand = You have no such card in hand
refusal-twin = Your city already has such a district
refusal-no-gold = It costs { $cost }, you lack { $lacking }
refusal-other-ability = That is another character’s ability
refusal-ability-used = The character’s ability has been used
refusal-not-in-game = That character is not in the game
refusal-names-himself = You cannot name yourself
refusal-rob-bewitched = Neither the Witch nor the bewitched can be robbed
refusal-rob-assassin = The Assassin cannot be robbed
refusal-rob-murdered = The murdered cannot be robbed
refusal-own-seat = It must be another player
refusal-has-crown = That player has the crown now
refusal-not-there = It is not among the cards that you look at
refusal-no-cards = There are no cards
refusal-named-already = You have named that card already
refusal-name-one = Name at least one card
refusal-no-richest = No other player alone is the richest
refusal-not-in-city = There is no such district in that city
refusal-city-complete = The city is completed: { $count } districts or more
refusal-bishop-protects = The Bishop protects the whole city from Warlord and Diplomat
refusal-keep-stands = A Keep stands against Warlord and Diplomat
refusal-nothing-to-give = You have nothing to give for it: too little gold, or a city would have two of a kind
refusal-twin-after = After that exchange a city would have two of a kind
refusal-gilded-already = That district is beautified already
refusal-no-such-district = Your city has no such district
refusal-district-used = That district has been used in this turn

why-lay-later = not now
why-must-lay = lay one
why-draft-first = draft first
why-not-passed = not yours
why-not-passed-last = not yours
why-finish-first = not now
why-not-drawn = not drawn
why-name-kept = other way
why-name-under = other way
why-kept-already = kept
why-keep-first = not now
why-one-kept = only one
why-library-by-itself = by itself
why-action-alone = action only
why-one-action = one action
why-deck-empty = deck empty
why-must-bewitch = bewitch
why-action-first = too early
why-no-income = no income
why-income-taken = taken
why-income-zero = income 0
why-never-builds = no building
why-build-limit = enough
why-not-in-hand = not in hand
why-twin = have one
why-no-gold = no gold
why-other-ability = not yours
why-ability-used = used
why-not-in-game = not in game
why-names-himself = yourself
why-rob-bewitched = bewitched
why-rob-assassin = no
why-rob-murdered = murdered
why-own-seat = yourself
why-has-crown = has it
why-not-there = not there
why-no-cards = no cards
why-named-already = named
why-name-one = name one
why-no-richest = nobody
why-not-in-city = not there
why-city-complete = completed
why-bishop-protects = Bishop
why-keep-stands = Keep
why-nothing-to-give = nothing fits
why-twin-after = two alike
why-gilded-already = has it
why-no-such-district = not yours
why-district-used = used

## Options

option-edition = Edition
option-edition-help = Which districts are in the deck, and where the rules differ
option-edition-classic = Classic: 66 cards
option-edition-classic-2017 = Classic of 2017: 68 cards, other texts
option-edition-dark-city = With the expansion: 79 cards
option-edition-french-prices = With the expansion, French prices
option-goal = Districts to end the game
option-goal-help = How many districts end the game
option-goal-edition = As in the edition
option-goal-seven = Seven
option-goal-eight = Eight
option-characters = Characters
option-characters-help = One character for each rank
option-characters-chosen = As chosen
option-characters-dark = All of the expansion
option-characters-gentle = Without murder and destruction
option-characters-random = Random
option-further = Expansion characters
option-further-help = They replace the base characters of their ranks if characters are as chosen
option-further-witch = { character-witch } (1)
option-further-tax_collector = { character-tax_collector } (2)
option-further-wizard = { character-wizard } (3)
option-further-emperor = { character-emperor } (4), not with two players
option-further-abbot = { character-abbot } (5)
option-further-alchemist = { character-alchemist } (6)
option-further-navigator = { character-navigator } (7)
option-further-diplomat = { character-diplomat } (8)
option-ninth = Ninth character
option-ninth-help = For four players and more; eight cannot do without
option-ninth-auto = If needed
option-ninth-none = Without
option-ninth-artist = { character-artist }
option-ninth-queen = { character-queen }, five players or more
option-ninth-random = Random
option-districts = Expansion districts
option-districts-help = Shuffled into the deck beyond the edition
option-districts-lighthouse = { district-lighthouse }
option-districts-armory = { district-armory }
option-districts-museum = { district-museum }
option-districts-imperial_treasury = { district-imperial_treasury }
option-districts-map_room = { district-map_room }
option-districts-wishing_well = { district-wishing_well }
option-districts-quarry = { district-quarry }
option-districts-poor_house = { district-poor_house }
option-districts-bell_tower = { district-bell_tower }
option-districts-factory = { district-factory }
option-districts-park = { district-park }
option-districts-hospital = { district-hospital }
option-districts-throne_room = { district-throne_room }
option-districts-ball_room = { district-ball_room }
option-warlord = When the Warlord destroys
option-warlord-help = Holds for the Diplomat too
option-warlord-edition = As in the edition
option-warlord-end = At the end of the turn
option-warlord-any-time = At any moment of the turn
option-ties = Ties
option-ties-help = What decides between equal scores
option-ties-edition = As in the edition
option-ties-gold = Worth of districts, then gold
option-ties-rank = Highest character of the last round
option-crown = First crown
option-crown-help = Who chooses first in the first round
option-crown-random = Random
option-crown-A = Seat A
option-crown-B = Seat B
option-crown-C = Seat C
option-crown-D = Seat D
option-crown-E = Seat E
option-crown-F = Seat F
option-crown-G = Seat G
option-crown-H = Seat H
option-draft3 = Three-player draft
option-draft3-help = How three players choose two characters each
option-draft3-classic = Eight cards
option-draft3-nine-cards = Nine cards, one leaves unseen half-way

error-option-ninth-seats = There is no ninth character with { $seats } players.
error-option-ninth-needed = A ninth character is needed with { $seats } players.
error-option-character-seats = { $character ->
    [emperor] The Emperor
    [queen] The Queen
   *[other] “{ $character }”
} needs at least { $low } players; there are { $seats }.
error-option-crown-seat = The crown can go only to somebody at the table: there are { $seats } seats.
error-position-too-many = There are more cards “{ $district }” than in the box.
error-position-characters = The characters do not fit the seats: { $count } named.

## The end

score-districts = Cost of districts
score-special = Special districts
score-colours = Five colours
score-complete = Completed city
score-tie-districts = In a tie: districts
score-tie-gold = In a tie: gold
score-tie-rank = In a tie: highest character
end-city-complete = A city is completed

## The board in the terminal

table-round = Round { $round }
table-goal = a city of { $goal } districts
table-deck = deck { $deck }
table-crown = crown: { $who }
table-bell = the Bell Tower has been rung
table-last_round = last round
table-out = Out of play, open: { $up }; face down: { $down }
table-nobody = nobody
table-order = Choice of characters: { $order }
table-ahead = to come
table-now = acting
table-shown = shown
table-silent = silent
table-aside = open, out of play
table-murdered = murdered
table-robbed = robbed
table-bewitched = bewitched
table-mine = yours
table-laid = laid away by you
table-player = player
table-gold = gold
table-cards = cards
table-points = points
table-city = city
table-museum = under the Museum: { $count }
table-guard-bishop-protects = the Bishop protects the whole city
table-guard-city-complete = the city is completed
table-letter-red = R
table-letter-blue = B
table-letter-yellow = Y
table-letter-green = G
table-letter-purple = P
table-packet = Passed to you:
table-air = Before you:
table-looking-deck = Deck (for your eyes only):
table-looking-hand = Hand of { $who } (for your eyes only):
table-my-characters = { $count ->
    [one] Your character:
   *[other] Your characters:
}
table-turn = { $who } acts. Builds left: { $builds }. Income: { $income }
table-hand = Hand:
