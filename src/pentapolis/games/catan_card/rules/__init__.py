"""The rulebook as code, and every ask there is.

A step is an exchange, one use of the Merchant Guild, a build with all that follows from it, or the end of a turn. A choice
made of several picks is one ask after another; each carries the earlier ones in `picked`, the option that began it (`deck 2`,
`build city`) first. Until the last pick nothing lies otherwise on the table, with two exceptions: cards drawn out of an
opponent's hand move before the return is chosen, and the Library shows a hand before the choice. Only what can still be
completed is offered.

Whether an ask is made at all depends only on what everybody sees, so that its coming tells nothing of a hand: an ask about hand
cards may therefore offer a single option.

    about           options                                      what it is
    trade           deck COUNT                                   [5.8] exchange so many with the deck, then `deck-discard`
                    market COUNT                                 [5.9] with the market, then `market-take`, `market-give`
                    opponent SEAT COUNT                          [5.11] blindly with an opponent, then `give-back`
                    library SEAT COUNT                           [5.15] the same, one card chosen: `library-choose`, `give-back`
                    guild SEAT                                   [9.4] Merchant Guild: a random card for nothing
                    end-trade                                    [4.1] on to the development
                    Not made where there is nothing to exchange and no Guild to use.
    deck-discard    discard RESOURCE, COUNT times                [5.8] before the new cards are drawn; not made for the whole hand
    market-take     take RESOURCE, COUNT times                   [5.9] not made where the market lies full of one resource
    market-give     give RESOURCE, COUNT times                   [5.10] cards just taken included; the n-th given lies in the
                                                                 place of the n-th taken
    library-choose  choose RESOURCE                              [5.15] out of the hand that lies open (`open` in the view);
                                                                 not made for a hand of one card
    give-back       give RESOURCE, COUNT times                   [5.13] cards just drawn included
    build           build CARD                                   [6.1] what can be paid in some way; then `waive`, `pay` and what
                                                                 follows from the card
                    guild SEAT                                   [9.4]
                    draw COUNT                                   [11.1, 11.2] ends the turn; COUNT cards are drawn together
                    Not made for an empty hand with nothing but `draw 2`.
    waive           waive RESOURCE | pay-full                    [9.5] whether the University saves one card of this build; made
                                                                 while it can be used
    pay             exact | pay RESOURCE, swap RESOURCE …        [6.3, 6.4] `exact` pays the price card for card and ends it;
                                                                 else for each card of the price, in any order: `pay` one card
                                                                 that it names, or `swap` three identical cards for any one
                                                                 that it names. The last one ends it. Not made for a hand that
                                                                 is too small for a swap.
    turn-fate       turn-fate | keep-fate                        [8.2] after a settlement, with three or four players
    raid-discard    discard RESOURCE, down to seven              [8.4] every seat with more than seven, one after another from the
                                                                 builder
"""
