"""The rulebook as code, and every ask there is.

A choice made of several picks is one ask after another; each carries the earlier picks in `picked`, from the level (or VP effect's
victim) on. Only what can still be completed is offered. Whether an ask is made at all depends on what everybody sees alone, so that
its coming tells nothing: an ask about secret cards may therefore offer a single option; one about open cards never does.

    about            options                                     what it is
    setup-discard    discard CARD …, draw                        [3.5] one at a time; `draw` ends it and draws back to 9
    setup-place      place CARD, three times                     [3.5] no two identical
    action           play CARD | discard CARD | draw | buy VP    [4.2] the first step of an action; `discard` begins a discard-and-draw,
                                                                 `draw` is one that discards nothing
    discard          discard CARD …, draw                        [6.1] in this order onto the pile, the last on top; `draw` ends it
    level            level LEVEL, skip                           [5.5, 5.6] after `play`. Dancer: LEVEL is how many cards to draw (5.11)
    weaker           level LEVEL                                 [5.9] Hunter, Historian: the level declared turned out impossible
    victim           against SEAT                                [5.10] Peddler, Robber, Assassin, Trader, VP cards: of several seats
    bricklayer       return CARD, 1 to 3 times                   [12.1] in this order onto the deck, the last on top
    hunter-take      dig CARD COPY, 1 to 3 times                 [12.2] out of the pile (`open` in the view); COPY 1 is the uppermost
                                                                 of several identical ones, counted in the pile as it is shown
    hunter-give      give CARD, 1 or 2 times | give-chapter PROFESSION (level 4)
                                                                 then, for a chapter of several cards, `order`
    peddler-give     give CARD, 1 or 2 times                     [12.3] of my hand
    peddler-take     take CARD, 1 or 2 times | take-chapter PROFESSION (level 4)
    robber           take CARD, 1 or 2 times, each at once       [12.4] out of the victim's hand (`open` in the view)
    tax-give         give CARD                                   [12.6] of my hall
    tax-to           to SEAT                                     of several seats that can take it
    assassin         remove CARD, 1 or 2 times                   [13.1] in this order onto the pile
    historian        dig CARD COPY, 1 or 2 times                 [13.4] in the order of placing; COPY as for the Hunter
    trader-give      give CARD, 1 or 2 times | give-chapter PROFESSION (level 4)    [13.5]
    trader-take      take CARD, 1 or 2 times | take-chapter PROFESSION (level 4)
    weaver-take      take CARD, 1 or 2 times                     [13.6] out of my hall; not at level 0
    weaver-place     place CARD; level 2: two; level 4: any number, then done
    pay              pay PROFESSION, as many as the VP card costs    [9.1] after `buy`, of several completed chapters, then `order`
    order            top CARD …, done                            [7.9] which card of those discarded shall lie on top, which below it …;
                                                                 `done` leaves the rest below, as listed
    excess           drop PROFESSION, as many as there are over three    [8.3] also out of turn; then `order`
    use              use, skip                                   [9.3] the effect of the VP card just bought
    vp-chapter       take-chapter PROFESSION                     [11.4] out of the victim's hall
    vp-swap-give     give CARD                                   [11.4] one of my hall
    vp-swap-take     take CARD, twice                            two of the victim's hall
    vp-place         place CARD …, done                          [11.4] each at once, one after another
    vp-take-card     take CARD                                   [11.4] out of the victim's hall
"""
