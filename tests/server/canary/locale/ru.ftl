game-name = Канарейка
refusal-not-in-hand = { $card } не у вас в руке.
