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
room-line-lost = The line is down. We keep knocking; your table waits.
room-reload = Reload the page
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
