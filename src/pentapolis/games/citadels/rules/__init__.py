"""The rules, one file a part of the rulebook: draft, calls, turn, characters, districts, cities, refusals.

Every ask, with the verbs of its options in the order in which a choice is composed (`text form → what follows`):

| about        | who is asked                | options                                                                    |
|--------------|-----------------------------|----------------------------------------------------------------------------|
| `pick`       | next of the draft           | `pick CHARACTER`; the last of 7 (8): the passed card or the unseen one     |
| `lay`        | two seats: after its pick   | `lay CHARACTER` (face down in the centre)                                  |
| `turn`       | whose character is called   | any of the following, again and again until the turn ends:                 |
|              |                             | `gold` · `draw` (→ `keep`, `under`) · `income` · `end`                     |
|              |                             | `build DISTRICT` (→ `lighthouse`, `bell`)                                  |
|              |                             | `kill CHARACTER` · `rob CHARACTER` · `bewitch CHARACTER`                   |
|              |                             | `swap SEAT` · `replace` (→ `replace`) · `peek SEAT` (→ `wizard`) · `levy`  |
|              |                             | `voyage-gold` · `voyage-cards` · `beautify HOUSE` (→ `beautify`)           |
|              |                             | `destroy SEAT HOUSE` (→ `graveyard` to another seat)                       |
|              |                             | `exchange SEAT HOUSE` (→ `exchange`, if more than one fits)                |
|              |                             | `laboratory DISTRICT` · `smithy` · `museum DISTRICT` · `armory SEAT HOUSE` |
| `keep`       | who drew and keeps one      | `keep DISTRICT`                                                            |
| `under`      | the same, two cards to lay  | `under DISTRICT`: this one goes under the deck first; with Library and     |
|              |                             | Observatory, asked alone: the only one that goes there                     |
| `replace`    | the Magician                | `under DISTRICT` again and again, then `done` (offered after the first)    |
| `wizard`     | the Wizard, at a hand       | `take DISTRICT` · `take-build DISTRICT` (→ `lighthouse`, `bell`)           |
| `crown`      | the Emperor (or his Witch)  | `crown SEAT`                                                               |
| `tribute`    | who got the crown from him  | `pay-gold` · `pay-card DISTRICT`                                           |
| `exchange`   | the Diplomat                | `give HOUSE`: the own district for the one that he named                   |
| `beautify`   | the Artist, after the first | `beautify HOUSE` · `skip`                                                  |
| `graveyard`  | the Graveyard's owner       | `buy-back` · `skip`                                                        |
| `lighthouse` | who built it                | `search` (→ `search`) · `skip`                                             |
| `search`     | the same, seeing the deck   | `take DISTRICT`                                                            |
| `bell`       | who built the Bell Tower    | `ring` · `skip`                                                            |
| `park`       | its owner, his hand empty   | `park` (draws two at the end of his turn) · `skip`                         |
| `thanks`     | who is called while another | `thanks` · `skip` (loses the turn)                                         |
|              | has crown and Ball Room     |                                                                            |

In `turn`, before the action there is always `gold`; after it `end`, except for a Witch who has not named anybody. A turn in
which nothing can be chosen any more ends by itself: that is told from public facts alone (builds left, cards in hand, gold,
abilities), never from which cards the hand holds, so a turn that goes on with `end` alone betrays nothing.

A DISTRICT is a card (`tavern`), a HOUSE a district in a city (`tavern`, or `tavern-gilded` where the Artist beautified it).
"""
