"""What must hold for every game, whatever its rules."""
