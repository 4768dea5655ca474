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

## Why moves are not made or taken back

why-no-such-seat = There is no such seat.
why-no-such-gesture-now = No hand could make that now.
why-not-your-last-move = Only your own last move can be taken back.
why-gestures-stay = What a hand has done stays done.
why-chance-was-used = Cards were dealt or dice were rolled.
why-something-was-revealed = Something was revealed.

## What a table does not grant

refused-as-said = { $reason }
refused-no-such-table = There is no such table.
refused-broken-table = This table cannot be opened any more: its log does not fit the games installed here.
refused-number-taken = Somebody else was quicker.
refused-not-your-seat = That is not your seat.
refused-not-begun = The match has not begun.
refused-not-over = The match is not over yet.
refused-no-such-move = There is no such move in this game.
refused-no-such-thing = There is nothing called “{ $id }” at this table.
refused-ref-used = That request was used for another move already.
refused-position-ahead = Position { $position } has not been reached; the table is at { $reached }.
refused-stale = The table has moved on since position { $position }: look again, then choose.
refused-table-busy = The table is too busy; try again.
refused-too-many-tables = You have { $most ->
    [one] { $most } unfinished table
   *[other] { $most } unfinished tables
}; finish one first.
refused-too-many-seats = A table has at most { $most } seats.
refused-tables-too-fast = You are laying tables too fast: wait a minute.
refused-one-seat-is-yours = You can take one seat; more people on this device are “local” seats.
refused-no-such-level = There is no bot of level “{ $level }”; there are { $levels }.
refused-no-such-clock = There is no clock “{ $clock }”; there are { $clocks }.
refused-seats-empty = { $count ->
    [one] { $count } seat is still empty: wait for somebody, or give it to a bot.
   *[other] { $count } seats are still empty: wait for somebody, or give them to bots.
}
refused-seat-taken = That seat is taken.
refused-seated-already = You have a seat at this table already.
refused-locked = The host has locked this table.
refused-sent-away = The host has asked you to leave this table.
refused-host-only = Only the host of this table may do that.
refused-no-bot-there = There is no bot in that seat.
refused-nobody-there = Nobody sits there.
refused-kick-yourself = You cannot send yourself away; stand up instead.
refused-rematch-before-the-end = A rematch comes after the end.
refused-rematch-for-players = Only who played may ask for a rematch.

## What is wrong with a name, a line of chat or a reaction

refused-name-empty = A name needs at least one letter or number.
refused-name-too-long = A name has at most { $most } characters.
refused-chat-empty = There is nothing to say in that line.
refused-chat-too-long = A line of chat has at most { $most } characters.
refused-chat-busy = Everybody speaks at once; say it again.
refused-no-emoji = A reaction is an emoji.

## Gestures

refused-gesture-in-progress = { $seat }’s hand is at work: wait until it is done.
refused-gesture-too-fast = No hand is that fast: frames come as time passes, { $rate } a second.
refused-gesture-failed = Something went wrong here; what your hand did was not kept. Try again.
refused-too-many-frames = Not so fast: a hand has sixty frames a second.
refused-no-gesture-now = Nothing asks for your hand now: choose one of your moves.
refused-no-gestures = { $game } asks for no hand.
refused-no-such-gesture = { $game } knows no such movement.
refused-nobody-practises = Nobody is practising here any more.
refused-no-such-position = This match has the positions 1 to { $last }.
refused-no-gesture-there = No hand led to that position.
refused-gesture-lost = That movement was made in another build of its world and cannot be shown again.

## Hints

hint-only-move = You have only one choice: “{ $move }”.
hint-all-alike = A chef would choose “{ $move }”: it wins about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred, and nothing else is far behind.
hint-two-alike = A chef would choose “{ $move }”: it wins about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred; “{ $second }” is about as good.
hint-best = A chef would choose “{ $move }”: it wins about { $percent ->
    [one] once
   *[other] { $percent } times
} in a hundred, { $behind } more than the next best.
refused-no-hints = This table is played without hints.
refused-nothing-to-choose = There is nothing to choose for you now.
refused-hint-under-way = Your last hint is still being thought over.
refused-hint-too-soon = Not so fast: think a moment yourself, then ask again.
refused-no-opinion = Nobody has an opinion right now; try again.

## Requests and connections

refused-failed = Something went wrong here. Try again.
refused-request-failed = Something went wrong here. Look again, then try again.
refused-too-fast = Not so fast: wait a moment and try again.
refused-not-done = That did not work.
refused-nothing-here = There is nothing here.
refused-no-such-file = There is no such file.
refused-no-such-language = There is no language “{ $language }” here; there { $languages-count ->
    [one] is
   *[other] are
} { $languages }.
refused-method = That cannot be done here.
refused-no-json = Send JSON, with the content type application/json.
refused-malformed = That does not look right: { $reason }
refused-request-too-long = A request has at most { $most } bytes.
refused-request-endless = That request is too long.
refused-foreign-page = This page may not speak for you here.
refused-unknown-request = Nobody here understands that.
refused-no-message = That is no message of this protocol: { $reason }
refused-not-text = Messages are text.
refused-message-too-long = A message has at most { $most } bytes.
refused-ref-too-long = A ref has at most { $most } characters.
refused-hello-first = Say hello first.
refused-reload = Reload the page: Potluck has been updated.
refused-too-many-messages = Too many messages; come back in a moment.
refused-too-many-connections = Too many connections come from your address.
refused-too-many-spectators = This table is full of spectators.
refused-too-slow = You cannot keep up; come back.
refused-closing = The server goes down; come back in a moment.
refused-storage = The tables are out of reach; come back in a moment.
refused-own-device-only = Only the device that Potluck runs on can do that.
refused-no-network = This device is on no network.
refused-network-fixed = This server stays as it is.
refused-network-failed = Potluck cannot listen on this network: { $reason }.
refused-printing-busy = The press is busy. Try again in a moment.
refused-printing-too-fast = Not so fast: wait a moment and print again.

## Bots: their levels, and whom they sit down as

level-random = Random
    .line = Plays anything that is allowed.
level-novice = Novice
    .line = Means well and overlooks things.
level-regular = Regular
    .line = Knows the game and plays it sensibly.
level-chef = Chef
    .line = Thinks a second ahead of every move.
level-master = Master
    .line = Takes five seconds, and your seat.

persona-Popcorn = Goes off at any moment.
persona-Pretzel = Has a twist, and no plan.
persona-Custard = Wobbles into every decision.
persona-Boba = Shaken before use.
persona-Spud = Rolls wherever the table slopes.
persona-Sprinkle = Lands where it falls.
persona-Pip = Hatched this morning, hungry since.
persona-Biscuit = Wants to please, forgets the oven.
persona-Clover = Quick to choose, slow to look.
persona-Peanut = Keeps everything, finds nothing.
persona-Mallow = Does what the others seem to do.
persona-Pudding = Sits on the best card.
persona-Basil = Knows what is good tonight.
persona-Clementine = Takes the seat with the view.
persona-Nigel = Dressed for dinner, counts the change.
persona-Rosemary = Never hurried, rarely wrong.
persona-Pepper = Has an eye on your plate.
persona-Olive = Waits, then snaps.
persona-Saffron = Tastes everything twice.
persona-Juniper = Remembers who ordered what.
persona-Fennel = Runs this kitchen.
persona-Ginger = Warm, until the bill comes.
persona-Sorrel = Knows where the truffles are.
persona-Cayenne = Gone before the heat comes through.
persona-Caraway = Has seen this evening before.
persona-Anise = Eight arms, one plan.
persona-Tarragon = Brings the heat, takes the time.
persona-Bergamot = Watches the table from above.
persona-Umami = Old school. Very old.
persona-Vanilla = Shows the whole hand, after winning.
