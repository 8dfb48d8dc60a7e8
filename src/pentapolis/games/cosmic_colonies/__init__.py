"""«Космические города» (Cosmic Colonies): rules, view, bot and words. `GAME` is its `kernel.rules.Rules`.

Paragraphs in brackets are those of the rules page. The decisions D1–D21 of [15] stand in one place each:

    D1 D2 D13          components.BUILDINGS, scoring.set_points      tiles, shapes and costs; no points for single buildings
    D3                 options.ASTEROID_SIDES                        board side by deck
    D4 D17 D18         options._check_pool, setup.draw_pool, box     the pool of workers
    D5 D19             rules/select.py                               choosing at the same time
    D6                 rules/resolve.act                             passing
    D7                 rules/shift.take_from_supply, rules/gather.swap    which boosts are automatic
    D8                 rules/gather.gather                           one region, exact amount
    D9                 rules/build.build_options                     what cannot be placed cannot be built
    D10                rules/gather.py                               covered terrain gives nothing
    D11                pieces                                        turning and flipping
    D12                state.City.room                               edge contact
    D14 D20            scoring.tie_breaks, scoring.outcome           ties
    D15 D21            view                                          what is open
    D16                notation                                      how actions are written
"""

from .game import GAME

__all__ = ["GAME"]
