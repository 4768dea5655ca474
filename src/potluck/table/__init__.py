"""Tables: seats, the turn loop, takebacks, rematches, chat. Knows no web and no database: those are ports."""
