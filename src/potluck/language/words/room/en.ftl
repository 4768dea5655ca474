# Potluck's own words: what all games share, the server's answers, and the page around the boards.

## Lists and names

list-comma = { $first }, { $next }
list-last = { $first } and { $last }
seat-unnamed = player { $number }

## Options that several games have

option-value-off = Off
option-value-on = On
option-start = Start player
    .help = Who goes first.
option-start-random = By lot
option-start-seat = Seat { $number }

## What the rules answer in every game

why-match-over = The match is over.
why-not-your-decision = It is not your decision now: the table waits for { $waiting }.
why-not-a-choice = That is not among your choices now.

## Prompts that every game has

ask-wait = Waiting for { $waiting }.
event-takeback = { $seat } takes the last move back.

## The page: trouble

room-no-answer = The kitchen does not answer. Is the server running?
room-no-such-table = There is no such table.
room-could-not = The kitchen could not do that.
