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

note-BRI-0 = Draw 3, put 1 back
note-BRI-2 = Draw 5, put 2 back
note-BRI-4 = Draw 7, put 3 back
note-HUN-0 = Swap 1 with the discards
note-HUN-2 = Swap 2 with the discards
note-HUN-4 = A chapter for 3 discards
note-PED-0 = Swap 1 for 1, one more action
note-PED-2 = Swap 2 for 2, one more action
note-PED-4 = 2 cards for a chapter, one more action
note-ROB-0 = 1 card blindly from another hand
note-ROB-2 = Choose 1 of another hand
note-ROB-4 = Choose 2 of another hand
note-SCH-0 = 1 card of the deck into your hall
note-SCH-2 = 3 cards of the deck into your hall
note-SCH-4 = 5 cards of the deck into your hall
note-TAX = { $count } VP, give a card
note-ASN-0 = Discard 1 of another hall
note-ASN-2 = 1 each of two chapters elsewhere
note-ASN-4 = Discard 2 of another hall
note-DAN = Draw { $count }, one more action
note-FAR-0 = Nothing yet
note-FAR-1 = Gain 1 VP
note-FAR-3 = Gain 2 VP
note-HIS-0 = Top discard into your hall
note-HIS-2 = 1 discard into your hall
note-HIS-4 = 2 discards into your hall
note-TRA-0 = Swap 1 for 1 with a hall
note-TRA-2 = Swap 2 for 2 with a hall
note-TRA-4 = Swap a chapter for a chapter
note-WEA-0 = 1 hand card into your hall
note-WEA-2 = 2 hand cards for 1 of the hall
note-WEA-4 = Hand cards for 2 of the hall
board-about-TAX = A point for each collector in your hall, then one card of your hall goes to another.
board-about-DAN = As many cards as there are dancers in your hall, or fewer, and one more action.

effect-vp2_take_chapter = Take a chapter from another hall
effect-vp3_swap_1_for_2 = Swap 1 for 2 with another hall
effect-vp3_place_hand = Any hand cards into your hall
effect-vp4_draw_5 = Draw 5 cards
effect-vp4_take_card = Take a card from another hall
effect-vp4_extra_action = Take 1 more action
effect-vp5 = No effect
effect-vp7_two_actions = Take 2 more actions
effect-vp9 = No effect

board-vp = VP
board-of-vp = of { $win } VP
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
board-order = Which card shall lie on top of the pile?
board-order-note = The first chosen lies on top, the next ones below it
board-no-effect = No effect
board-discard-draw = Discard and draw
board-back-to-play = No, play
board-draw-6 = Draw up to 6
board-draw-9 = Draw up to 9
board-discarding = Which cards do you discard?
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
