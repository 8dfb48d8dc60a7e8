"""«Молись и трудись» (Ora et Labora). `GAME` is its `kernel.rules.Rules`.

Paragraphs in brackets are those of the rules page. The decisions D1–D31 of [16] stand in one place each:

    D1 D6 D25          rules/ends.has_last_phase, rules/rounds.py    the last settlement phase
    D2                 scoring.around                                the Round Tower
    D3                 components.BUILDINGS (`crossed`)              who plays with which buildings
    D4                 rules/rounds.turn_wheel                       grapes and stone come onto the wheel
    D5                 rules/rounds.start_round                      clergymen before the bonus round
    D7                 setup.deal                                    the joker of the solo game
    D8                 rules/turn.take_action                        passing
    D9                 rules/ends.end_due                            when games for two end
    D10                functions (Bathhouse)                         clergymen for the coin alone
    D11 D12 D27        rules/functions/visits.py                     which buildings others lead to, and how often
    D13                functions (Locutory)                          the prior at home
    D14                payments                                      wonders are never paid
    D15 D21            payments.pay_tiles                            no tile too many, one payment for all of a use
    D16                scoring.goods_points                          money in the best way
    D17                modes.Mode.turns_apart, rules/turn.act        one landscape
    D18                land.Land.put                                 clergymen on a covered card
    D19                rules/landscapes.lay                          the Bulwark's landscapes
    D20                rules/settling.settle                         the Castle
    D22                rules/functions/gifts.choose_reward           rewards by points
    D23                rules/building.build                          the prior goes onto any new building
    D24                rules/contracts                               the owner chooses who goes
    D26                rules/settling.settlement_turn                first the landscape, then the settlement
    D28                rules/rounds.start_round                      printed goods after the phase
    D29                rules/turn.take_action                        a landscape before or after an action
    D30                rules/functions                               what is given of itself
    D31                rules/ends.could_be_built                     games for two in which nothing can be built any more
"""

from .game import GAME

__all__ = ["GAME"]
