# The terminal's words: what a person reads who plays, reads along or looks things up there.

## Sitting down

terminal-guest = Guest
terminal-guest-number = Guest { $number }
terminal-people = { $seats }.
terminal-people-and-bots = { $seats } against { $bots }.
terminal-bots-of-level = { $seats } ({ $level })
terminal-how-to-choose = Type a number to choose, ? for the rule, { terminal-word-help } for all keys.
terminal-sealed = The cards are sealed: { $start }…
terminal-thinking = { $seat } is thinking…

## The table

terminal-yes = yes
terminal-left-out = (v shows the rest of the table)
terminal-also = also { $names }

## Choosing

# The words, one or several, that stand between a thing and what it is aimed at: flour on churros.
terminal-aim = on, at, to, for
# What somebody types who wants to see all keys.
terminal-word-help = help
terminal-key-choose = choose; a word of the choice will do, too, and anything else that you name (this on that) gets its reason
terminal-key-rule = the rule that applies; ?{ $rule } any rule by its id, ?{ $name } a card, ?? all rules
terminal-key-hint = a hint: what a good player would do, and how good the rest is
terminal-key-view = the whole table, nothing left out
terminal-key-undo = take your last choice back, where that is fair
terminal-key-quit = save and quit; you can go on another day
terminal-keys-gesture = Enter: by hand, { $odds }: by odds, { $keys }
terminal-no-choice = There is no choice { $typed }: type { $span }.
terminal-nothing-typed = Type { $span } to choose, ? for the rule, or { terminal-word-help } for all keys.
terminal-several = More than one choice can be meant by “{ $typed }”; type its number.
terminal-unknown = I do not know “{ $typed }”: type { $span }, or { terminal-word-help } for all keys.
terminal-refusal = { $reason } ({ $rule }; ? shows it)
terminal-no-rule-or-card = There is no rule or card “{ $typed }”.
terminal-no-rule-here = No rule is named here; ?? shows all.
terminal-no-takeback = That cannot be taken back. { $reason }
terminal-taken-back = Taken back.

## Hints

terminal-thinking-hint = Thinking…
terminal-that-is-choice = That is choice { $number }: { $name }
terminal-less-promising = and { $count } more, less promising

## Gestures

terminal-no-hand = No hand is at this keyboard: what it would do goes by odds.
terminal-enter-does = Enter: { $action }

## Several people at one keyboard

terminal-hand-over = Please hand over to { $seat }.
terminal-may-take-back = ({ $seat } may still take the last choice back: u)
terminal-only-you-look = { $seat }, press Enter when only you can see the screen:
terminal-enter-or-quit = Press Enter to go on, or q to save and quit.

## Leaving, and the end

terminal-saved = Saved to { $path }. Go on with:
terminal-nothing-to-resume = This match is over; there is nothing to resume.
terminal-result = The result
terminal-result-place = Place
terminal-result-name = Name
terminal-result-score = Score
terminal-match-file = The match is in
terminal-read-again = Read it again:
terminal-prove-fair = Prove it fair:

## Reading a match again

terminal-story = { $seats }; { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
terminal-step = — { $number }/{ $moves }, Enter goes on, q tells the rest:
terminal-not-finished = Not finished yet. Go on with: { $command }

## Games and cards to look up

terminal-about = { $players } players, { $least }-{ $most } minutes; by { $designers }
terminal-games-end = potluck play GAME starts one here, potluck rules GAME explains it.
terminal-card = Card
terminal-card-kind = Kind
terminal-card-copies = Copies
terminal-card-text = What it does
terminal-cards-total = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $copies } with all copies.
