"""What a seat may see, remember and imagine.

`look` of a seat (spectators: `hand` and `prices` are empty, `open` is null):

    {
     "turn": 12,                       number of the turn, from 1
     "player": 0,                      whose turn it is
     "phase": "trade",                 "start" (nothing is asked yet), "trade" or "development"
     "exchanges": {"limit": 2, "used": 1, "deck_only": false},     of the player in this turn [5.1, 5.2]
     "built": ["road", "settlement"],  kinds that the player built in this turn: road knight settlement city building [6.5]
     "guild": true,                    whether the player can still use a Merchant Guild in this turn (owns it, not used yet) [9.4]
     "university": false,              likewise the University [9.5]
     "library": [1, 3],                opponents with whom the player can still use the Library in this turn [5.15]
     "deck": 17,
     "discard": ["wool", …],           from the top
     "market": ["ore", "lumber", "ore", "wool", "wool"],     by place
     "supply": {"road": 0, "knight": 1, "settlement": 3, "library": 1, …},     the buildings that this game has, also at 0
     "fate": "white",                  "black", or null with two players
     "arrows": [1, 2, 3, 0],           by seat, to which neighbour the fate card's arrows point (two players: the other one)
     "seats": [{
       "points": 7,
       "score": {"roads": 1, "knights": 0, "settlements": 1, "cities": 2, "buildings": 3},     adds up to `points`
       "hand": 6,                      how many cards
       "known": ["ore"],               those of them that I know, sorted (all of my own; [] for spectators where nobody knows)
       "roads": ["A", "B", "A"],       sides of the column, oldest first
       "safe_roads": 3,                how many of the first cannot be taken [7.9]
       "knights": ["A"], "safe_knights": 0,
       "settlements": 1,
       "cities": [{"event": "raid", "building": "library"}, {"event": "market-day", "building": null}],     oldest first
       "exchange_limit": 2,            of a turn
       "draw": [2, 3]                  cards drawn at the end of a turn, at least and at most [11.2]
      }, …],
     "hand": ["brick", "ore", "ore"],  mine, sorted
     "open": {"seat": 2, "cards": ["grain", "ore"]} | null,     a hand that only I see now, because of the Library, sorted
     "prices": [{                      one for every card that can be built in this game, for my eyes: mine, in my turn or not
       "card": "road",
       "price": ["brick", "lumber"],
       "short": ["lumber"],            what is lacking if paid card for card
       "payable": true,                whether it can be paid in some way: three for one and a usable University included
       "waivable": false,              whether the University could save a card of it now
       "obstacle": null | {"reason", "paragraph", "facts"},     why it cannot be built in this turn, price and phase apart: words
                                       `refusal-<reason>`, short `why-<reason>`
       "gain": 1,                      points that it would bring me
       "side": "B" | null,             for roads and knights: the side that it would show at the end of my column …
       "number": 4 | null,             … and its number there
       "from": 2 | null,               the seat from which it would be taken; null: from the supply (or from nowhere)
       "walk": [{"seat": 1, "found": "safe"}, {"seat": 2, "found": "taken"}, {"seat": 3, "found": "beyond"}]
                                       while the stack is empty, for roads and knights: the opponents in the order of the arrows, and
                                       what is found there: "none" (has no such card), "safe" (protected), "taken", "beyond"
      }, …],
     "win": 10
    }

Resources are `brick lumber ore wool grain`, always in this order.
"""
