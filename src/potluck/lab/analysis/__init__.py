"""What the rows of runs say, as estimates with 95 % intervals. Knows no HTML."""
