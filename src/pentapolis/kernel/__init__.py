"""What all games share; it names no game, no bot and no web."""
