# Café Carnage's words.

tagline = Order in secret. Then split the bill, pay your own, or run for the door.

## Options

option-advanced = Advanced menu
    .help = A dish that you ate earlier this week gives no points, and you take it only if you must (CC-11).
option-guards = Guards
    .help = Whether the second guard wakes up by the number of runners or of players (CC-A2).
option-guards-runners = Count the runners
option-guards-table = Count the table

## Cards

kind-starter = Starter
kind-main = Main
kind-dessert = Dessert
number-cost = Cost
    .corner = ${ $value }
number-points = Points
effect-value = Costs ${ $value } and earns { $value ->
    [one] { $value } point
   *[other] { $value } points
}, whoever pays.
course-starter = starter
course-main = main
course-dessert = dessert
dish-with-price = { $dish } (${ $price })

## Moves

move-order = { $dish } (${ $price })
move-vote-split = Split the Bill
    .detail = Everyone pays an even share
    .long = If most diners vote Split, everyone pays an even share of the bill.
move-vote-separate = Pay Separately
    .detail = Each pays for what they ate
    .long = If most diners, or half of them, vote so, each pays for what they ate.
move-vote-run = Run!
    .detail = The dearest runner is caught
    .long = Alone you always escape. In company the dearest meal is caught and pays for all.

## Prompts

ask-order = Choose your { $course }.
ask-ballot = Your dinner comes to ${ $cost }. How do you settle it?

## Refusals

why-orders-first = First the orders, then the ballot.
why-eaten-this-week = You have eaten { $dish } this week, and there is something new on your menu.
why-not-on-your-menu = Choose your { $course } from the three dishes on your menu.
why-run-is-gone = You have run once and got away: that card is gone.
why-no-such-card-left = You have no such card left in your hand.
why-orders-are-taken = The orders are taken; now seal an action card.

## Events

event-night = Night { $night } begins.
event-restock = The kitchen runs low: every { $course } eaten so far is back on the menu.
event-menus = Everybody gets three { $course }s to choose from.
event-menu = Your menu: { $dishes }.
event-ordered = You order { $dish } (${ $price }).
event-voted = You seal a card: { $vote ->
    [split] { move-vote-split }
    [separate] { move-vote-separate }
   *[run] { move-vote-run }
}
event-sealed = { $seat } has chosen.
event-served = Dinner is served: { $meals }.
meal = { $seat } has { $meal } (${ $cost })
event-ran = { $runners-count ->
    [one] { $runners } runs for the door
   *[other] { $runners } run for the door
}{ $caught-count ->
    [0] { " " }and nobody is caught.
   *[other] { $away-count ->
        [0] ; the guards catch { $caught }.
        [one] ; the guards catch { $caught }, and { $away } gets away.
       *[other] ; the guards catch { $caught }, and { $away } get away.
    }
}
event-caught = { $seat } pays ${ $due } for the runners, and keeps the Run card.
event-counted = The ballots: { $split } to split, { $separate } to pay separately.
event-split = The bill of ${ $bill } is split: ${ $due } each for { $diners }.
event-separate = { $diners-count ->
    [one] { $diners } pays for what is on the plate, no more.
   *[other] { $diners } each pay for what they ate.
}
event-iou = { $seat } takes { $loans ->
    [one] { $loans } IOU
   *[other] { $loans } IOUs
}: ${ $amount } more, { $amount } points less.
event-over = The week is over: { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

reason-points = Five nights are over, and the most points win.
reason-money = Five nights are over; of those with the most points, the one with the most money left wins.
reason-shared = Five nights are over; points and money are equal, so the win is shared.
score-dishes = Dishes eaten
score-money = Money left
score-ious = IOUs

## The board

board-night = Night { $night } of { $nights }
board-week-over = The week is over
board-ballot = The ballot
courses-starter = Starters
courses-main = Mains
courses-dessert = Desserts
board-you = You
board-bot = bot
board-diner = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
}: { board-points }, ${ $money }{ $ious ->
    [0] { "" }
    [one] , { $ious } IOU
   *[other] , { $ious } IOUs
}{ $status ->
    [thinking] , thinking
    [away] , away
    [chosen] , has chosen
   *[none] { "" }
}. Look closer
board-me = You: { board-points }, ${ $money }. Look closer
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-status-thinking = thinking
board-status-away = away
board-status-chosen = has chosen
board-face-down = A { $course }, face down
board-has-run = has used Run
board-iou-worth = Money left is worth nothing at the end
board-ious = { $ious ->
    [one] IOU
   *[other] IOU ×{ $ious }
}
board-caught = caught
board-gone = gone
board-ran = ran
board-paid = { $paid ->
    [0] free
   *[other] paid ${ $paid }
}
board-guards = { $guards ->
    [one] One guard tonight
    [2] Two guards tonight
   *[other] { $guards } guards tonight
}
board-can-run = { $able ->
    [0] Nobody
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] Six
} can still run
board-gourmet-points = Gourmet points
board-score = { $points ->
    [one] { $points } gourmet point
   *[other] { $points } gourmet points
}
board-money-left = Money left
board-money = { $money ->
    [one] { $money } dollar left
   *[other] { $money } dollars left
}
board-deck = { $courses }, { $count } left
board-left = { $count } left
board-served = Night { $night }, served
board-last-night = Night { $night }, as it was eaten and paid
board-open-bill = { $heading }: { $amount }. { $small }. Open the bills and decks
board-bill-of = The bill of night { $night }
board-no-bill = No bill yet
board-first-bill = The first bill comes when all have eaten and sealed their ballots.
board-everybody-ran = Everybody ran; nobody was left to vote.
board-voted = { $split } voted to split, { $separate } to pay separately. { $shared ->
    [yes] The bill was shared evenly.
   *[no] Those who stayed paid for what they ate.
}
board-col-diner = Diner
board-col-ate = Ate
board-col-cost = Came to
board-col-paid = Paid
board-did-caught = ran, caught
board-did-away = ran, got away
board-did-stay = stayed
board-diner-points = { board-points } on the gourmet track
board-diner-money = ${ $money } left, { $ious ->
    [0] worth a point each at the end
   *[other] worth nothing at the end because of the IOU
}
board-diner-ious = { $ious ->
    [one] One IOU
   *[other] { $ious } IOUs
}, { $lost } points lost
board-diner-hand = { $count ->
    [one] One action card
   *[other] { $count } action cards
} in hand. { $run ->
    [yes] Can still run
   *[no] Has run once; that card is gone
}
board-eaten = Eaten this week
board-nothing-eaten = Nothing yet. The night is young.
board-choose-ballot = Choose a ballot
board-choose-dish = Choose a { $course }
board-sealed = Sealed: { $choice }
board-seal = Seal it: { $choice }
board-change = Change to: { $choice }
board-is-sealed = Sealed
board-in-hand = { $count } in hand
board-your-place = Your place
board-your-order = Your order tonight
board-your-ballot = Your ballot
board-your-menu = Your menu
board-bill-night = Night { $night }
board-bill-split = shared evenly
board-bill-separate = each their own
board-bill-served = being served
board-last-bill = The last bill
board-tap-to-read = Tap to read it
board-tonight = Tonight
board-have-chosen = { $chosen } of { $all } have chosen
board-diners = The diners
board-other-diners = The other diners
board-table = The table
board-skip = Skip

## The reveal of a night

reveal-starter = Dinner is served: the starters
reveal-main = Then the mains
reveal-dessert = And the desserts
reveal-points = Everybody savours it
reveal-your-dinner = Your dinner: { board-points }, and ${ $cost } to settle.
reveal-runners = { $runners-count ->
    [0] Nobody runs tonight
    [one] { $runners-you ->
        [only] You run for the door!
       *[no] { $runners } runs for the door!
    }
   *[other] { $runners } run for the door!
}
reveal-away = { $away-you ->
    [only] You get away
   *[other] { $away-count ->
        [one] { $away } gets away
       *[other] { $away } get away
    }
}
reveal-away-unpaid = { $away-you ->
    [only] You get away without paying.
   *[other] { $away-count ->
        [one] { $away } gets away without paying.
       *[other] { $away } get away without paying.
    }
}
reveal-on-the-house = Dinner is on the house, or on whoever stayed.
reveal-caught = { $caught-you ->
    [only] You are caught: ${ $due }
   *[other] { $caught-count ->
        [one] { $caught } is caught: ${ $due }
       *[other] { $caught } are caught: ${ $due } each
    }
}
reveal-nobody-away = Nobody got away.
reveal-votes = { $split } for splitting, { $separate } for paying separately
reveal-vote-result = { $shared ->
    [yes] The bill is shared evenly.
   *[no] Each pays for what they ate.
}
reveal-settle = Everybody settles up
reveal-you-pay = { $paid ->
    [0] You pay nothing
   *[other] You pay ${ $paid }
}
reveal-borrowers = { $diners-you ->
    [only] You could not pay
   *[other] { $diners } could not pay
}: an IOU is $5 more and 5 points less.

## The view

field-night = Night
field-nights = Nights
field-step = Now
step-orders = orders
step-ballot = the ballot
step-over = the week is over
field-course = Course
field-guards = Guards
field-advanced = Advanced menu
field-seat = Your seat
field-menu = Your menu
field-orders = Your orders
field-hand = Your action cards
field-split = Split
field-separate = Separate
field-run = Run
field-ballot = Your ballot
ballot-split = Split the Bill
ballot-separate = Pay Separately
ballot-run = Run!
field-diners = Diners
field-score = Points
field-money = Money
field-ious = IOUs
field-hand_count = Action cards
field-can_run = Can run
field-sealed = Has chosen
field-eaten = Eaten
field-last_night = Last night
field-dishes = Ate
field-costs = Came to
field-runners = Ran
field-caught = Caught
field-split_votes = Votes to split
field-separate_votes = Votes to pay separately
field-paid = Paid
field-new_ious = New IOUs
field-decks = Cards left
field-starter = Starters
field-main = Mains
field-dessert = Desserts

## Print: cards

print-dish = { $title } · { board-points }
print-ballot = Action

## Print: the board, pieces and sheets

print-track = Begin at 0, bon appétit! A space on the track is a gourmet point.
print-face-down = face down
print-leftovers = Leftovers
print-leftovers-starter = of the starters, face down
print-leftovers-main = of the mains, face down
print-leftovers-dessert = of the desserts, face down
print-night = The night
print-night-1 = Monday
print-night-2 = Tuesday
print-night-3 = Wednesday
print-night-4 = Thursday
print-night-5 = Friday
print-below-zero = In the red
    .line = Below zero, go on here.
print-half-left = board, left half
print-half-right = board, right half
print-iou = IOU
    .front = $5 now, 5 points fewer
    .back = no points for money left
print-guard = Security
print-menu-sheets = menu sheets
print-menu-sheet = What I have eaten
    .line = Tick every dish. What you had before is worth nothing, and you may order it only if all three are old (CC-11).
    .name = Name

## Print: what is in the box

print-piece-dishes = { $count ->
    [one] dish card
   *[other] dish cards
}
    .how = starters, mains and desserts; three backs
print-piece-ballots = action cards
    .how = six hands of two Splits, two Separates, one Run
print-piece-board = board in two halves
    .how = trim, and join the halves with tape on the back
print-piece-coins = coins
    .how = 42 of $1, 24 of $5, 21 of $10, printed on both sides
print-piece-diners = diners
    .how = round, eight colours to choose from, on cardboard
print-piece-ious = IOUs
    .how = two-sided; whoever has borrowed keeps one in front of them
print-piece-guards = guards
    .how = fold at the line and glue the feet, so that they stand
print-piece-night = night marker
    .how = round
print-piece-menus = menu sheets
    .how = for the advanced menu (CC-11): tick what you ate
print-step-cards = Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.
print-step-pieces = Print the board and the pieces on plain paper; glue them onto cardboard of about 1 mm, then cut.
print-step-halves = Trim the board’s right half along its left edge, lay it against the left half, and tape the back.
print-step-guards = Guards: cut them out, fold in the middle, glue the two faces together and bend the feet outwards.
print-need-pencils = A pencil for each diner, for the advanced menu only.
print-need-friends = Four to six friends who will still talk to you afterwards.
