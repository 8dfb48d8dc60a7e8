# The words of the board. Names of cards and the game's sentences lie in locale/en.ftl.

letter-r = R
letter-b = B
letter-y = Y
letter-g = G
letter-p = P

chapter-BRI = Bricklayers
chapter-HUN = Hunters
chapter-PED = Peddlers
chapter-ROB = Robbers
chapter-SCH = Scholars
chapter-TAX = Collectors
chapter-ASN = Assassins
chapter-DAN = Dancers
chapter-FAR = Farmers
chapter-HIS = Historians
chapter-TRA = Traders
chapter-WEA = Weavers

board-note-TAX = { $count } VP, give a card
board-note-DAN = Draw { $count }, one more action
board-note-FAR-0 = Nothing yet

board-vp = VP
board-of-vp = of { $win } VP
board-points-of = { $count ->
    [0] No VP cards
   *[other] VP cards: { $vps }
}. Tokens: { $tokens }
board-my-hall = My hall
board-empty = empty
board-chapter = { $name }: { $colours }
board-level-now = Level { $level }
board-whole-chapter = The whole chapter: { $name }
board-hand-count = { $count ->
    [one] card in hand
   *[other] cards in hand
}
board-completed-count = { $count ->
    [one] completed chapter
   *[other] completed chapters
} of three
board-actions-left = { $count ->
    [0] no actions left
    [one] { $count } action left
   *[other] { $count } actions left
}
board-seal-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
board-hand = { $count ->
    [0] Hand is empty
    [one] Hand, { $count } card
   *[other] Hand, { $count } cards
}
board-deck = Deck
board-discard = Discard
board-vp-deck = VP cards. { $count } left in their deck
board-vp-card = VP card
board-plaque = { $points } VP. Price: { $price ->
    [one] { $price } completed chapter
   *[other] { $price } completed chapters
}. { $effect }
board-open-discard = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-open-discard-note = Only you see it. Top card first
board-open-hand = { $name }: hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-open-note = Only you see it
board-order = Which card goes on top of the pile?
board-order-note = The first chosen lies on top, the next ones below it
board-aside = Still to be placed by { $name }, in this order:
board-no-effect = No effect
board-draw = Discard and draw
board-done-draw-6 = Draw up to 6
board-done-draw-9 = Draw up to 9
board-done-order = Leave the rest
board-done-nothing = Take nothing
board-done-all = Enough
board-discard-hint = Any number, the last one lies on top. Then you draw up to 6
board-discard-count = { $count ->
    [one] { $count } card chosen
   *[other] { $count } cards chosen
}, the last one lies on top
board-setup-discard-hint = Any number, the last one lies on top. Then you draw up to 9
board-action-hint = { $count ->
    [one] { $count } action left. What you can do is lit
   *[other] { $count } actions left. What you can do is lit
}
board-progress = { $count ->
    [0] Choose { $total }.
   *[other] { $count } of { $total } chosen.
}
board-search-weaker = Too little to take: the level will be weaker.
board-search-nothing = The pile has nothing to take.
board-completes = Completes a chapter: { $card }.

step-level = Level
step-use = Effect
step-victim = Opponent
step-bricklayer = Put back
step-hunter-take = Take
step-hunter-give = Give
step-peddler-give = Give
step-peddler-take = Take
step-robber = Take
step-tax-give = Card
step-tax-to = To whom
step-assassin = Discard
step-historian = Find
step-trader-give = Give
step-trader-take = Take
step-weaver-take = Take out
step-weaver-place = Place
step-vp-chapter = Chapter
step-vp-swap-give = Give
step-vp-swap-take = Take
step-vp-take-card = Take

board-why-in-hall = in hall
board-why-twin-in-hall = in hall

board-ask-hunter-take = Hunter: which card do you take?
board-ask-historian = Historian: which card do you take?
