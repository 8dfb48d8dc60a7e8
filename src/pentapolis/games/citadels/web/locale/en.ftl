# Words of the board. Names of cards and the game's own sentences are in locale/en.ftl.

letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
letter-purple = P
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple

board-role-assassin = Name who loses a turn
board-role-thief = Name whom to rob
board-role-magician = Swap hands with a player or the deck
board-role-king = The crown is yours
board-role-bishop = Safe from rank 8
board-role-merchant = 1 more gold
board-role-architect = 2 more cards, builds up to three
board-role-warlord = Destroys a district
board-role-witch = A turn in another’s place
board-role-tax_collector = Taxes building
board-role-wizard = A card of another hand
board-role-emperor = Gives the crown away
board-role-abbot = 1 gold of the richest
board-role-alchemist = Building gold comes back
board-role-navigator = 4 gold or 4 cards
board-role-diplomat = Exchanges districts
board-role-artist = Beautifies districts
board-role-queen = 3 gold beside the king

board-income-now = Income now { $gold }
board-costs = costs { $cost }
board-gold = gold
board-points = pts
board-districts = districts
board-hand-count = { $count ->
    [one] card in hand
   *[other] cards in hand
}
board-hand = Hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-crown = Crown
board-no-special = No special districts
board-city = City: { $count } of { $goal }
board-guard-bishop-protects = The Bishop protects the whole city
board-guard-city-complete = The city is complete
board-deck = Deck
board-ranks = Characters by rank
board-nobody = nobody
board-out = Round { $round }. Out of play, open: { $up }; face down: { $down }
board-out-label = Out of play in this round
board-murdered = murdered
board-robbed = robbed
board-you = you
board-you-name = You
board-mine = yours, secret
board-laid = laid by you
board-with-me = with you
board-not-with-me = not with you
board-passed-on = passed on
board-rank-ahead = to come
board-rank-now = acts
board-rank-shown = shown
board-rank-silent = silent
board-rank-aside = open, out of play
board-draft = Choosing a character
board-draft-note = { $count ->
    [one] Only you see this card
   *[other] Only you see these { $count } cards
}
board-draft-wait = The cards go round
board-draft-order = Order of picks
board-move-pick = { $mine ->
    [yes] pick
   *[no] picks
}
board-move-lay = { $mine ->
    [yes] lay away
   *[no] lays away
}
board-move-chance = a card leaves
board-open = Open
board-closed = Closed
board-face-down = Card face down
board-looking-hand = Hand: { $name }
board-looking-deck = Deck
board-drawn = Cards drawn
board-only-you = Only you see this
board-my-city = My city
board-builds-left = { $count ->
    [0] no builds left
    [one] { $count } build left
   *[other] { $count } builds left
}
board-colours = Colours: { $count } of 5
board-deeds = What the turn offers
board-deed-gold = Gold
board-deed-gold-note = take 2 gold
board-deed-draw = Cards
board-deed-draw-note = choose of those drawn
board-deed-income = Income
board-deed-income-note = for districts of its colour
board-deed-levy = Levy
board-deed-levy-note = of the richest
board-deed-voyage-gold = Voyage
board-deed-voyage-gold-note = for gold
board-deed-voyage-cards = Voyage
board-deed-voyage-cards-note = for cards
board-deed-replace = Replace
board-deed-replace-note = own cards from the deck
board-deed-smithy = Smithy
board-deed-smithy-note = 3 cards for gold
board-mode-laboratory = press a card of your hand: gold for it
board-mode-museum = press a card of your hand: it goes under the Museum
board-mode-armory = press a district of another city
board-step-action = Action
board-step-building = Building
board-step-end = End
board-say-action = Gold or cards?
board-say-build = Build or end the turn
board-say-rest = What else will you do?
board-say-kill = { $build ->
    [yes] Murder whom? Or build
   *[no] Murder whom? Or end the turn
}
board-say-rob = { $build ->
    [yes] Rob whom? Or build
   *[no] Rob whom? Or end the turn
}
board-say-bewitch = Bewitch whom?
board-say-destroy = { $build ->
    [yes] Destroy, build or end the turn
   *[no] Destroy or end the turn
}
board-say-exchange = { $build ->
    [yes] Exchange districts, build or end the turn
   *[no] Exchange districts or end the turn
}
board-say-swap = { $build ->
    [yes] Swap hands with whom? Or build
   *[no] Swap hands with whom? Or end the turn
}
board-turn-hint = Gold: { $gold }. Builds left: { $builds }

board-notices = What was done to you
board-notice-theft = You are robbed: { $who } takes all your gold, { $gold }
board-notice-kill = Your character is murdered ({ $character }): { $held ->
    [1] you have no turn this round
   *[other] it has no turn this round, your other one has
}
board-notice-kill-hospital = Your character is murdered ({ $character }): the Hospital leaves it one action
board-notice-bewitch = Your character is bewitched ({ $character }): it has one action
board-notice-swap = { $who } swaps hands with you: you now have { $count2 ->
    [one] { $count2 } card
   *[other] { $count2 } cards
}
board-notice-wizard = { $who } takes a card from your hand: { $district }
board-notice-levy = { $who } takes 1 gold from you, the richest
board-notice-destroy = { $who } destroys your { $district }
board-notice-armory = { $who } gives up the Armory and destroys your { $district }
board-notice-exchange = { $who } takes your { $district }; in its place you have { $district2 }{ $gold ->
    [0] { "" }
   *[other] . You are paid { $gold }
}

board-score-districts = Districts
board-score-special = Special
board-score-colours = 5 colours
board-score-complete = { $goal ->
    [one] { $goal } district
   *[other] { $goal } districts
}
board-tie = { $above } and { $below }: { $score } each, a shared place
board-tie-districts = { $above } and { $below }: { $score } each. Dearer districts decide: { $more } and { $less }
board-tie-gold = { $above } and { $below }: { $score } each. More gold decides: { $more } and { $less }
board-tie-rank = { $above } and { $below }: { $score } each. The higher character decides: { $more } and { $less }
board-why-keep-stands = stands firm
