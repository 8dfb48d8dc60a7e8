# Guildhall. The rulebook's terms.

game-name = Guildhall
game-tagline = Gather professions in all five colours, lure masters away from your rivals, and buy victory points
game-length = 30–60 minutes

## Cards

card-BRI = Bricklayer
card-HUN = Hunter
card-PED = Peddler
card-ROB = Robber
card-SCH = Scholar
card-TAX = Tax Collector
card-ASN = Assassin
card-DAN = Dancer
card-FAR = Farmer
card-HIS = Historian
card-TRA = Trader
card-WEA = Weaver

card-r = red
card-b = blue
card-y = yellow
card-g = green
card-p = purple
# In Russian the colours of these agree with them.
card-PED-r = Peddler, red
card-PED-b = Peddler, blue
card-PED-y = Peddler, yellow
card-PED-g = Peddler, green
card-PED-p = Peddler, purple
card-DAN-r = Dancer, red
card-DAN-b = Dancer, blue
card-DAN-y = Dancer, yellow
card-DAN-g = Dancer, green
card-DAN-p = Dancer, purple
card-WEA-r = Weaver, red
card-WEA-b = Weaver, blue
card-WEA-y = Weaver, yellow
card-WEA-g = Weaver, green
card-WEA-p = Weaver, purple

profession-BRI = Bricklayer
profession-HUN = Hunter
profession-PED = Peddler
profession-ROB = Robber
profession-SCH = Scholar
profession-TAX = Tax Collector
profession-ASN = Assassin
profession-DAN = Dancer
profession-FAR = Farmer
profession-HIS = Historian
profession-TRA = Trader
profession-WEA = Weaver

vp-vp2_take_chapter = 2 VP “Take a chapter”
vp-vp3_swap_1_for_2 = 3 VP “One for two”
vp-vp3_place_hand = 3 VP “From hand to hall”
vp-vp4_draw_5 = 4 VP “Draw 5 cards”
vp-vp4_take_card = 4 VP “Take a card”
vp-vp4_extra_action = 4 VP “One more action”
vp-vp5 = 5 VP
vp-vp7_two_actions = 7 VP “Two more actions”
vp-vp9 = 9 VP

## What the cards do: in short, by level

effect-BRI-0 = Draw 3, put 1 back
effect-BRI-2 = Draw 5, put 2 back
effect-BRI-4 = Draw 7, put 3 back
effect-HUN-0 = Swap 1 for 1 with the discard
effect-HUN-2 = Swap 2 for 2 with the discard
effect-HUN-4 = A chapter for 3 discarded cards
effect-PED-0 = Swap 1 for 1, one more action
effect-PED-2 = Swap 2 for 2, one more action
effect-PED-4 = 2 cards for a chapter, one more action
effect-ROB-0 = 1 random card from another hand
effect-ROB-2 = Choose 1 from another hand
effect-ROB-4 = Choose 2 from another hand
effect-SCH-0 = 1 card of the deck into the hall
effect-SCH-2 = 3 cards of the deck into the hall
effect-SCH-4 = 5 cards of the deck into the hall
effect-TAX-0 = 1 VP for each collector, give a card
effect-ASN-0 = Discard 1 from another hall
effect-ASN-2 = 1 each from two of their chapters
effect-ASN-4 = Discard 2 from another hall
effect-DAN-0 = Draw one for each dancer, one more action
effect-FAR-1 = Gain 1 VP
effect-FAR-3 = Gain 2 VP
effect-HIS-0 = Top of the discard into the hall
effect-HIS-2 = 1 discarded card into the hall
effect-HIS-4 = 2 discarded cards into the hall
effect-TRA-0 = Swap 1 for 1 with another hall
effect-TRA-2 = Swap 2 for 2 with another hall
effect-TRA-4 = Swap chapter for chapter
effect-WEA-0 = 1 hand card into the hall
effect-WEA-2 = 2 hand cards for 1 of the hall
effect-WEA-4 = Hand cards for 2 of the hall

effect-vp2_take_chapter = Take a chapter from another hall
effect-vp3_swap_1_for_2 = Swap 1 for 2 with another hall
effect-vp3_place_hand = Any hand cards into your hall
effect-vp4_draw_5 = Draw 5 cards
effect-vp4_take_card = Take a card from another hall
effect-vp4_extra_action = 1 more action
effect-vp5 = No effect
effect-vp7_two_actions = 2 more actions
effect-vp9 = No effect

## What the cards do: in full

text-BRI = You draw cards, then put hand cards on top of the deck: any of them, in any order. 0: draw 3, put 1 back. 2: draw 5, put 2 back. 4: draw 7, put 3 back.
text-HUN = You look through the discard pile and swap cards of your hall for cards of the pile. Yours go on top of it. What your hall already has cannot be taken. 0: one for one. 2: two for two. 4: a whole chapter for three cards.
text-PED = You swap hand cards for cards of another hall: theirs come to your hand. Then you have one more action. 0: one for one. 2: two for two. 4: two cards for a whole chapter.
text-ROB = Cards of an opponent’s hand go into your hall. A duplicate may be chosen only where there is no other card, and is discarded. 0: one card at random. 2: look at the hand and choose one. 4: look and choose two.
text-SCH = The top cards of the deck go straight into your hall, one by one; duplicates are discarded. 0: one card. 2: three. 4: five.
text-TAX = You gain a VP token for each Tax Collector in your hall, then give one card of your hall to an opponent’s hall. Where nothing can be given, there are no tokens.
text-ASN = You discard cards of one opponent’s hall. 0: one. 2: one each of two different chapters. 4: any two.
text-DAN = You draw as many cards as there are Dancers in your hall, or fewer. Then you have one more action.
text-FAR = 1: gain 1 VP token. 3: gain 2 VP tokens. With no Farmer in your hall nothing happens.
text-HIS = Cards of the discard pile go into your hall; duplicates cannot be taken. 0: the top card of the pile. 2: look through the pile and place one. 4: look through it and place two.
text-TRA = You swap cards of your hall for cards of one opponent’s hall. 0: one for one. 2: two for two. 4: a whole chapter for a whole chapter.
text-WEA = You place hand cards into your hall. 0: one. 2: two in exchange for one card of the hall. 4: any number in exchange for two cards of the hall. What you take out comes to your hand.

## What is asked

ask-setup-discard = Which cards do you discard before the start?
hint-setup-discard = Any number, the last goes on top. Then you draw back to nine
ask-setup-place = Which card do you place in your hall?
hint-setup-place = Three in all, no two identical
ask-action = Your action
hint-action = Play a card, discard and draw, or buy a VP card
ask-discard = Which cards do you discard?
hint-discard = Any number, the last goes on top. Then you draw up to six
ask-level = At which level do you use the card?
ask-victim = Against whom?
ask-bricklayer = Bricklayer: which card goes back on the deck?
hint-bricklayer = The last one lies on top
ask-hunter-take = Hunter: which card do you take from the discard pile?
hint-hunter-take = If the declared level has nothing to take, a weaker one is used
ask-hunter-give = Hunter: what goes onto the discard pile?
hint-hunter-give = The last card lies on top
ask-peddler-give = Peddler: which hand card do you give?
ask-peddler-take = Peddler: what do you take from the hall?
ask-robber = Robber: which card do you take?
hint-robber = Only you see this hand
ask-tax-give = Tax Collector: which card of your hall do you give?
ask-tax-to = Who gets the card?
ask-assassin = Assassin: which card is discarded?
hint-assassin = The last one lies on top of the pile
ask-historian = Historian: which card do you take from the discard pile?
hint-historian = Cards are placed in the order you name them
ask-trader-give = Trader: what do you give?
ask-trader-take = Trader: what do you take?
ask-weaver-take = Weaver: which card of your hall do you take out?
ask-weaver-place = Weaver: which card do you place?
ask-pay = Which completed chapter do you pay with?
ask-order = Which card lies on top of the discard pile?
hint-order = The first you name lies on top, the next below it
ask-excess = You have more than three completed chapters. Which one do you discard?
ask-use = Do you use the effect of the VP card?
ask-vp-chapter = Which chapter do you take?
ask-vp-swap-give = Which card do you give?
ask-vp-swap-take = Which card do you take?
hint-vp-swap-take = Two cards for one
ask-vp-place = Which hand card do you place?
hint-vp-place = Any number, one by one
ask-vp-take-card = Which card do you take?

## Options

do-play = Play: { $card }
do-discard = Discard: { $card }
do-draw = Discard and draw
do-buy = Buy: { $vp }
do-level = Level { $level }
do-use = Use it
do-skip = Do not use it
do-against = { $seat }
do-return = Put back: { $card }
do-dig = Take from the pile: { $card }{ $copy ->
    [1] {""}
   *[other] , copy { $copy } from the top
}
do-give = Give: { $card }
do-to = Give it to { $seat }
do-take = Take: { $card }
do-remove = Discard from the hall: { $card }
do-place = Place: { $card }
do-give-chapter = Give the chapter: { $profession }
do-take-chapter = Take the chapter: { $profession }
do-pay = Pay with the chapter: { $profession }
do-drop = Discard the chapter: { $profession }
do-top = On top: { $card }
do-done = Done

## Log

log-turn = Turn { $turn }: { $who }
log-set-up = { $who } opens a hall: { $cards }
log-draw = { $who } draws: { $cards } ({ $count })
log-draw-unseen = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-reshuffle = The discard pile is shuffled; the new deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-discard = { $who } discards: { $cards } ({ $count }, on top { $card })
log-discard-unseen = { $who } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $card }
log-play = { $who } plays: { $card }
log-level = { $who } uses level { $level }
log-forgo = { $who } does not use the effect
log-more-actions = { $who } gets { $count ->
    [one] one more action
   *[other] { $count } more actions
}
log-return = { $who } puts back on the deck: { $cards } ({ $count })
log-return-unseen = { $who } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back on the deck
log-search = { $who } looks through the discard pile, which has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-fall-back = The declared level has nothing to take. { $who } uses level { $level }
log-found-nothing = { $who } finds nothing in the discard pile
log-hunt = { $who } swaps with the discard pile. Into the hall: { $cards_taken }; onto the pile: { $cards_given }
log-peddle = { $who } and { $rival } swap hand against hall. From hand: { $cards_given }; to hand: { $cards_taken }
log-look = { $who } looks at a hand. { $victim } holds: { $cards }
log-look-unseen = { $who } looks at the hand of { $victim }
log-rob = { $who } places a card from another hand: { $card }. { $victim } loses it
log-rob-in-vain = { $who } takes a duplicate from another hand, and it is discarded: { $card }. { $victim } loses it
log-study = { $who } turns up cards of the deck: { $cards }
log-duplicate = A duplicate is discarded: { $card } ({ $who })
log-tax = { $who } collects taxes: { $count } VP. { $to } gets into the hall: { $card }
log-remove = { $who } discards cards of another hall: { $cards }. { $victim } loses them
log-farm = { $who } gains { $count } VP in tokens
log-remember = { $who } takes from the discard pile: { $cards }
log-swap = { $who } and { $rival } swap between their halls. Given: { $cards_given }; taken: { $cards_taken }
log-weave = { $who } rebuilds the hall. { $placed ->
    [0] Nothing from hand
   *[other] Into the hall: { $cards_placed }
}{ $taken ->
    [0] {""}
   *[other] ; to hand: { $cards_taken }
}
log-complete = { $who } completes a chapter: { $profession }
log-excess = { $who } discards chapters over the limit: { $count }. Cards: { $cards }; on top { $card }
log-excess-unseen = { $who } discards chapters over the limit: { $count }. On top { $card }
log-buy = { $who } buys: { $vp }. Chapters paid: { $count }. Cards: { $cards }; on top { $card }
log-buy-unseen = { $who } buys: { $vp }. Chapters paid: { $count }, on top { $card }
log-refill = New in the centre row: { $vp }
log-take-chapter = { $who } takes a chapter: { $profession } ({ $cards }). { $victim } loses it
log-take-card = { $who } takes a card of a hall: { $card }. { $victim } loses it
log-place = { $who } places from hand: { $card }
log-move-in = { $who } moves the played cards into the hall: { $cards }
log-end-turn = { $who } ends the turn with { $points } VP
log-win = { $who } wins with { $points } VP
log-unfinished = The game is unfinished after { $turns } turns

## Why not

refusal-no-pass = You cannot skip an action, but you can always discard and draw.
why-no-pass = no passing
refusal-not-in-hand = You do not hold this card: { $card }.
why-not-in-hand = not in hand
refusal-in-hall = Your hall already has this card: { $card }.
why-in-hall = in the hall
refusal-played-already = You have already played a card of this profession this turn: { $profession }.
why-played-already = played
refusal-not-in-row = The centre row does not have this card: { $vp }.
why-not-in-row = not in row
refusal-too-few-chapters = Too few completed chapters: { $vp } costs { $cost }, you have { $count }.
why-too-few-chapters = too few
refusal-hand-too-large = After drawing you must hold six cards. Discard { $count } more.
why-hand-too-large = hand too big
refusal-no-such-level = The card has no level { $level } ({ $profession }; cards in the chapter: { $count }).
why-no-such-level = no level
refusal-level-too-high = Level { $level } needs as many cards in the chapter; there are { $count } ({ $profession }).
why-level-too-high = too few
refusal-best-value = Level { $level } is weaker than the one you reach. You use the best, or none ({ $profession }, cards: { $count }).
why-best-value = not the best
refusal-too-few-to-swap = Level { $level } needs more cards in your hall or in the pile ({ $profession }, cards: { $count }).
why-too-few-to-swap = too few
refusal-no-card-of-the-pile = Level { $level } finds nothing to take in the pile ({ $profession }, cards: { $count }).
why-no-card-of-the-pile = no card
refusal-too-few-in-pile = Level { $level } needs more cards in the discard pile.
why-too-few-in-pile = too few
refusal-nobody-takes = No card of your hall can be given to anybody, so level { $level } cannot be used ({ $profession }, cards: { $count }).
why-nobody-takes = no taker
refusal-nobody-takes-card = Every opponent’s hall already has this card: { $card }.
why-nobody-takes-card = no taker
refusal-hand-does-not-fit = Your hand does not fit: the hall would have a duplicate.
why-hand-does-not-fit = duplicate
refusal-too-few-in-hand = Level { $level } needs more hand cards than you hold.
why-too-few-in-hand = too few
refusal-no-victim = This effect cannot be carried out in full here, and half of it is not allowed.
why-no-victim = impossible
refusal-not-yourself = This effect is aimed at an opponent.
why-not-yourself = not yourself
refusal-one-opponent = The effect is about one opponent, and this card lies in another hall: { $card }.
why-one-opponent = another hall
refusal-not-partly = An effect is carried out in full: finish your choice.
why-not-partly = all or none
refusal-looked-already = You have seen the cards; there is no going back.
why-looked-already = seen already
refusal-level-impossible = At level { $level } this cannot be chosen: there are too few cards.
why-level-impossible = too few
refusal-would-duplicate = A hall would have two identical cards: { $card }.
why-would-duplicate = duplicate
refusal-chapter-would-duplicate = A chapter moves whole, and one of its cards would be a duplicate: { $profession }.
why-chapter-would-duplicate = duplicate
refusal-nothing-in-return = In return too little can be taken: your hall already has cards of theirs, such as { $card }.
why-nothing-in-return = no exchange
refusal-own-chapter-only = That hall already has this card: { $card }. You could give it only for the chapter it lies in, and then another given card would be a duplicate.
why-own-chapter-only = duplicate
refusal-twin-in-hall = The Hunter and the Historian take no duplicate of a card in the hall: { $card }.
why-twin-in-hall = in the hall
refusal-identical = This card is chosen already: { $card }.
why-identical = chosen
refusal-not-in-your-hall = Your hall does not have this card: { $card }.
why-not-in-your-hall = not in hall
refusal-not-in-their-hall = Their hall does not have this card: { $card }.
why-not-in-their-hall = not in hall
refusal-not-in-their-hand = Their hand does not have this card: { $card }.
why-not-in-their-hand = not in hand
refusal-not-in-pile = The discard pile does not have this card: { $card }.
why-not-in-pile = not in pile
refusal-no-such-chapter = There is no such incomplete chapter: { $profession }.
why-no-such-chapter = no chapter
refusal-whole-chapter = At level 4 a whole chapter moves, not single cards.
why-whole-chapter = chapter only
refusal-single-cards = Only level 4 moves a whole chapter; at this level you choose single cards.
why-single-cards = single cards
refusal-two-chapters = Level 2 takes cards of two different chapters; this one is of the same: { $card }.
why-two-chapters = same chapter
refusal-useful-card-left = As long as that hand has other cards, a duplicate may not be chosen: { $card }.
why-useful-card-left = duplicate
refusal-not-completed = You have no such completed chapter: { $profession }.
why-not-completed = not complete
refusal-must-drop = There can be three completed chapters at most.
why-must-drop = you must
refusal-not-discarded = This card is not among those discarded: { $card }.
why-not-discarded = not this one

## Options of a game

option-set = Professions
option-set-help = The six professions of one set, any six, or all twelve. The mega-game takes much longer
option-set-job-faire = Job Faire
option-set-old-world-economy = Old World Economy
option-set-chosen = My own set
option-set-random = Six at random
option-set-mega = Mega-game, all twelve
option-professions = My own set
option-professions-help = Exactly six professions; used where “My own set” is chosen
option-professions-BRI = Bricklayer
option-professions-HUN = Hunter
option-professions-PED = Peddler
option-professions-ROB = Robber
option-professions-SCH = Scholar
option-professions-TAX = Tax Collector
option-professions-ASN = Assassin
option-professions-DAN = Dancer
option-professions-FAR = Farmer
option-professions-HIS = Historian
option-professions-TRA = Trader
option-professions-WEA = Weaver
option-turn_limit = Turn limit
option-turn_limit-help = After so many turns a game counts as unfinished, whoever plays. It is there for bots, which could go on for ever

## The end

score-vp-cards = VP cards
score-tokens = VP tokens
end-won = 20 VP at the end of one’s own turn
end-unfinished = Unfinished: too many turns were played

## What is wrong with a position

error-position-duplicate = A hall never has two identical cards: { $card }.
error-position-full-chapter = A full chapter does not lie open in a hall: { $profession }.
error-position-no-chapter = A completed chapter has one card of each colour: { $profession }.
error-position-too-many = “{ $name }”: the box has { $most } at most.
