# Potluck's own words: what all games share, the server's answers, and the page around the boards.

## Lists and names

list-comma = { $first }, { $next }
list-last = { $first } and { $last }
list-clauses = { "; " }
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
room-line-lost = The line is down. We keep knocking; your table waits.
room-reload = Reload
room-nowhere = No such room
    .more = This address leads nowhere. The lobby is this way.
room-table-gone = The table is gone
room-no-practice = Nothing to practise
    .more = This game asks for no hand.

## The page: everywhere

room-title = { $title } · Potluck
room-to-lobby = To the lobby
room-back-to-lobby = Back to the lobby
room-language = Language
room-practise = Practise by hand
room-practise-meanwhile = Practise by hand meanwhile
room-sound = Sound
    .on = Sound is on
    .off = Sound is off
room-seat-number = Seat { $number }
ui-close = Close
ui-dismiss = Dismiss
ui-copy = Copy
    .what = Copy: { $what }
    .done = Copied
    .done-what = { $what } copied
ui-chart = Points after each round
    .told = Points after each round. { $lines }
    .line = { $name }: { $points }.
    .end = end

## The lobby

lobby-greeting = What’s cooking tonight?
    .more = Five games, one table. Bring friends, or let the bots cook.
lobby-lay = Lay a table
lobby-have-link = I have a link
lobby-your-name = Your name
lobby-choose-name = Choose your name
lobby-change-name = You are { $name }. Change your name
lobby-you = You
lobby-closed = The lobby could not be opened.
lobby-keep-knocking = We keep knocking.
lobby-try-again = Try again
lobby-games = The games
lobby-tables = Tables in play
lobby-empty = The room is yours
lobby-nobody = Nobody has sat down yet.
    .more = Lay the first table: the bots are hungry, and a link brings your friends to it.
lobby-be-first = Be the first

lobby-players = Seats: { $players }
lobby-minutes = { $minutes } min
    .spoken = Takes { $minutes } min
lobby-print = Print
    .what = Print { $title }
lobby-sit = Sit down
    .at = Sit down at { $title }, { $count } waiting
lobby-waiting = { $count } waiting
lobby-lay-this = Lay this table
    .of = Lay a table of { $title }

lobby-your-turn = It is your turn
lobby-table-over = { $title }, finished
lobby-table-seats = { $title }, { $free ->
    [0] full table
    [one] { $free } seat free
   *[other] { $free } seats free
}{ $watching ->
    [0] { "" }
   *[other] , { $watching } watching
}
lobby-look-back = Look back
lobby-play-on = Play on
lobby-watch = Watch
lobby-action-at = { $action }: { $title }

## The lobby: a name, a link

lobby-name = What shall we call you?
    .placeholder = Your name at the table
    .keep = That’s me
    .failed = That name did not stick.
    .note = No account, no password. Others at the table see this name.
lobby-link = Link to a table
    .placeholder = Paste the link you were sent
    .go = Go in
    .wrong = That does not look like a table’s link. It ends in /table/ and a few letters.

## The lobby: a new table

lobby-new = Lay a new table
lobby-game = Game
lobby-company = Company
lobby-company-bots = With bots
lobby-company-friends = With friends
lobby-company-device = One device
lobby-who = Who sits down
lobby-place-me = You
    .seat = Seat { $number }: you
lobby-place-bot = Bot
    .seat = Seat { $number }: a bot. Tap to change
lobby-place-open = Open
    .seat = Seat { $number }: open for a guest. Tap to change
lobby-place-local = Here
    .seat = Seat { $number }: someone on this device. Tap to change
lobby-place-none = Add
    .seat = Seat { $number }: nobody. Tap to change
lobby-guest = Guest { $number }
lobby-guest-name = Name of the person at seat { $number }
    .placeholder = Seat { $number }: who is it?
lobby-device-goes-round = The device goes round; a curtain hides each hand until its owner taps.
lobby-bots-cook = Bots cook like a
lobby-clock = Clock
lobby-clock-none = None
    .help = Everybody takes the time it takes. Who is away for three minutes is covered by a bot.
lobby-clock-relaxed = Relaxed
    .help = Thirty seconds a decision, and ten minutes more for the whole match.
lobby-clock-blitz = Blitz
    .help = Ten seconds a decision, and one minute more for the whole match.
lobby-clock-days = Days
    .help = Three days for every decision. Come and go as you like.
lobby-private = Only with the link
    .help = The table is not shown in the lobby
lobby-play-now = Play now
    .note = Everybody is here; the first cards are dealt at once.
lobby-open-table = Open the table
    .note = You get a link to share. The game starts when everyone has sat down.
lobby-too-few = { $title } needs at least { $number } at the table.
lobby-not-laid = The table could not be laid.

## The lobby: print

lobby-parts = What
lobby-part-everything = Everything
    .help = Cards with their backs, everything else from the box, the rules, and how to put it together.
lobby-part-cards = Cards
    .help = Cards with their backs, and a page that finds out whether your printer shifts.
lobby-part-rules = Rules
    .help = The rules as a booklet, and a page on how the game is put together.
lobby-paper = Paper
lobby-paper-a4 = A4
lobby-paper-letter = US Letter
lobby-save-ink = Save ink
    .help = White cards with thin frames, light backs
lobby-make-pdf = Make the PDF
    .busy = Setting the type…
    .note = To cut and play at a real table. Nothing leaves this server.
    .done = { $file } is yours. Print it at 100 %, on both sides, turning over the long edge.
    .failed = The PDF could not be made.

## Seats

seats-table = The table
    .menu = The table: seats, link, fairness
seats-open = Waiting for a guest
seats-covered = Away: a bot covers until they are back
seats-bot = Bot, { $level }
    .told = Bot, { $level }. { $line }
seats-local = On the same device
seats-you = You
seats-here = Here
seats-gone = Away: the line is down
seats-level = How well the bot in seat { $number } plays
seats-sit = Sit here
seats-stand = Stand up
seats-leave = Leave my seat
    .note = A bot plays on for you until you take your seat back.
seats-stay = Stay
seats-take-back = Take my seat back
seats-to-bot = To a bot
    .seat = Give seat { $number } to a bot
    .hand = Hand seat { $number } to a bot
seats-to-guest = To a guest
    .seat = Open seat { $number } for a guest
seats-kick = Kick
    .who = Ask { $name } to leave
seats-lock = Lock the door
    .help = Nobody new may sit down or watch
seats-hints = Hints
    .help = Whoever has to choose may ask what a chef would do

seats-all-here = Everybody is here
seats-host-starts = Waiting for the host to start
seats-full = The table is full: you may watch
seats-take-one = Take a seat
seats-wait-for = Waiting for { $count ->
    [one] { $count } more guest
   *[other] { $count } more guests
}
seats-deal = Deal the first cards
seats-give-or-wait = Give the empty seats to bots, or wait for your guests.

seats-invite = Bring somebody
    .link = Link to this table
    .qr = QR code of the link to this table
    .only-here = Only this device can open this link.
    .offline = Only this device can open this link: it is on no network. Join one to invite the people around you.
    .let-in = Let people on this network join
    .opened = Everybody on this network can open this link now, until Potluck is closed.
seats-fair = Dealt fairly.
    .before = The deck was fixed before the first card. Its fingerprint is here; the seed itself is shown at the end, so that anyone can check.
    .after = This is the seed of the match; its SHA-256 is the fingerprint that was shown before the first card.
    .seed = Seed
    .fingerprint = Fingerprint of the seed (SHA-256)

## At the table

play-finding = Finding your chair…
play-laying = Laying the table…
play-watching = You are watching. Only what is public is shown.
play-sealed = Sealed. You may change your mind until everyone has chosen.
play-takeback = Take it back
play-hint = Hint
    .thinking = Thinking…
    .dismiss = Dismiss the hint
    .chances = Chance to win with each move
    .chance = { $percent } %
play-see-result = See the result
play-spectators = { $count } watching
play-while-away = While you were away:
play-why = Why? { $rule }
play-at-the-table = At the table
play-everyone = Everyone at the table
play-thinking = thinking
play-your-moves = Your moves
play-yes = yes

play-log-and-chat = Log and chat
    .unread = Log and chat, { $count } new
    .choose = Log or chat
play-log = Log
    .label = What happened
    .empty = The story starts with the first card.
play-chat = Chat
    .empty = Nobody has said a word yet. Somebody has to start.
    .last = Last words
play-message = Message
    .placeholder = Say something nice
    .send = Send
play-react = React
play-react-applause = Applause
play-react-laughter = Laughter
play-react-horror = Horror
play-react-thinking = Thinking
play-react-love = Love
play-react-popcorn = Popcorn

play-pass = Pass the table to
    .label = Pass the device to { $name }
    .open = I am { $name }
    .note = Everybody else looks away.
play-all-chosen = All of you have chosen

play-clock = { $name }: time left
    .told = { $name }: time left: { $time }
play-clock-yours = Your time left
    .told = Your time left: { $time }
    .mark = { $time } left.
    .up = Your time is up: a bot makes this move.
play-clock-hours = { $hours }:{ $minutes } h
play-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
play-time-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
play-time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
play-time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
play-time-both = { $long } { $short }

play-end = The end
play-you-win = You win!
play-player = Player
play-points = Points
play-rank = { $rank }.
play-you = (you)
play-bot-moves = a bot made { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
play-rematch = Rematch
    .go = To the rematch
play-replay = Watch the replay
play-match-file = Match file

## Replays

replay-name = Replay
    .title = Replay · { $title } · Potluck
replay-none = No replay
    .why = This match cannot be shown.
replay-waits = The table waits.
replay-back = Back to the table
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-watch-hand = Watch the hand
replay-position = Position in the match
    .fetching = The match is being fetched
    .step = Step { $number } of { $count }: { $story }
    .count = { $number } / { $count }

## The rules drawer

rules-name = Rules
rules-fetching = Fetching the rules of { $title }…
rules-failed = The rules could not be fetched. They will be here when the line is back.
rules-print = Print this game

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

## What a table is called

table-of = { $name }’s table
table-titled = { $title }
