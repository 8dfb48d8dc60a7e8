"""The rulebook as code, and every ask there is.

A choice made of several picks is one ask after another; each carries the earlier picks in `picked`, from the level (or the victim
of a VP effect) on, those included that needed no asking. Only what can still be completed is offered. Whether an ask is made at
all depends on what everybody sees alone, so that its coming tells nothing: an ask about secret cards may therefore offer a single
option; one about open cards never does.

    about           options
    setup-discard   [3.5] discard CARD …, done: one at a time onto the pile; `done` ends it and draws back to nine
    setup-place     [3.5] place CARD, three times, no two identical
    action          [4.2] play CARD | draw | buy VP; `draw` begins a discard-and-draw
    discard         [6.1] after `draw`: discard CARD …, done: in this order onto the pile, the last on top; not with an empty hand
    level           [5.5, 5.6] after `play`: level LEVEL, skip. Dancer: LEVEL is how many cards to draw (5.11)
    victim          [5.10] Peddler, Robber, Assassin, Trader, VP effects: against SEAT, of several
    bricklayer      [12.1] return CARD, 1 to 3 times: in this order onto the deck, the last on top
    hunter-take     [12.2] dig CARD COPY, 1 to 3 times, out of the pile (`open` in the view); COPY 1 is the uppermost of several
                    identical cards, counted in the pile as it is shown. At first, where the pile makes the declared level
                    impossible: level LEVEL, a weaker one (5.9), or done, where none is possible
    hunter-give     give CARD, once or twice, the last on top of the pile; at level 4 give-chapter PROFESSION, then `order`
    peddler-give    [12.3] give CARD, once or twice, of my hand
    peddler-take    take CARD, once or twice; at level 4 take-chapter PROFESSION
    robber          [12.4] take CARD, once or twice, each at once, out of the victim's hand (`open` in the view)
    tax-give        [12.6] give CARD, of my hall
    tax-to          to SEAT, of several that can take it
    assassin        [13.1] remove CARD, once or twice: in this order onto the pile
    historian       [13.4] dig CARD COPY, once or twice, in the order of placing; COPY, level and done as for the Hunter
    trader-give     [13.5] give CARD, once or twice; at level 4 give-chapter PROFESSION
    trader-take     take CARD, once or twice; at level 4 take-chapter PROFESSION
    weaver-take     [13.6] levels 2 and 4: take CARD, once or twice, out of my hall
    weaver-place    place CARD, once or twice; at level 4 place CARD …, done
    pay             [9.1] after `buy`: pay PROFESSION, as many as the VP card costs, of more completed chapters than that
    order           [7.9] after pay, excess, a Hunter's chapter, and for duplicates at the end of a turn: top CARD …, done: which
                    of the cards discarded shall lie on top, which below it …; `done` leaves the rest below as listed
    excess          [8.3] drop PROFESSION, as many as there are over three, also out of turn; then `order`
    use             [9.3] use, skip: the effect of the VP card just bought
    vp-chapter      [11.4] take-chapter PROFESSION, out of the victim's hall
    vp-swap-give    [11.4] give CARD, of my hall
    vp-swap-take    take CARD, twice, out of the victim's hall
    vp-place        [11.4] place CARD …, done: each at once, one after another
    vp-take-card    [11.4] take CARD, out of the victim's hall
"""
