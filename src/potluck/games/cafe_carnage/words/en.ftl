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

kind-starter = starter
kind-main = main
kind-dessert = dessert
number-cost = Cost
    .corner = ${ $value }
number-points = Points
effect-value = Costs ${ $value } and is worth { $value ->
    [one] { $value } gourmet point
   *[other] { $value } gourmet points
}.
course-starter = starter
course-main = main
course-dessert = dessert
dish-with-price = { $dish } (${ $price })

## Moves

move-order = { $dish } (${ $price })
move-vote-split = Split the bill
move-vote-separate = Pay separately
move-vote-run = Run!

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
