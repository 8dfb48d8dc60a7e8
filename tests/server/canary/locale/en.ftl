game-name = Canary
refusal-not-in-hand = { $card } is not in your hand.
