"""What must hold for every game, tested by a suite that knows no game."""
