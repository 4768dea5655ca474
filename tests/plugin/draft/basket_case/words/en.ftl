# Basket Case's words.

tagline = Take one dish, pass the rest, and never eat the last dumpling.

## Dishes

kind-steamed = Steamed
kind-fried = Fried
kind-sweet = Sweet
number-points = Points
symbol-steam = Steam
trait-hot = Hot
    .long = It takes no chilli.
effect-each = Worth { $value ->
    [one] { $value } point.
   *[other] { $value } points.
}
effect-pair = Two of them are worth { $value } points, one alone nothing.
    .short = Two: { $value } points
effect-three = Three of them are worth { $value } points, fewer nothing.
    .short = Three: { $value } points
effect-row = One is worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}, and each further one more than the last: 1, 3, 6, 10 …
    .short = In a row: 1, 3, 6, 10 …
effect-steam = The most steam in a serving is worth 6 points, the second most 3.
    .short = Most steam: 6 points
effect-sweet = You keep it. The most sweets at the end of the meal are worth 6 points.
    .short = Most at the end: 6 points
place-chilli = chilli
place-teapot = teapot

## Choosing

move-eat = Take { $card }
move-dip = { $card } with chilli
    .detail = It counts twice
move-tea = Sip tea
    .detail = Worth 1 point; a dish of your basket, by lot, goes back
ask-dish = Choose a dish. { $left ->
    [one] It is the last choice of this serving.
   *[other] { $left } choices are left in this serving.
}
forecast-points = { $points ->
    [0] No points yet
    [one] { $points } point more
   *[other] { $points } points more
}
forecast-steam = { $steam } steam on your plate
forecast-sweets = Your { $count ->
    [1] first sweet
    [2] second sweet
    [3] third sweet
   *[other] sweet number { $count }
}

why-not-in-your-basket = { $card } is not in your basket.
why-no-chilli-on-sweets = Nobody puts chilli on { $card }.
why-hot-already = { $card } is hot enough.
why-chilli-is-gone = Your chilli is gone for this serving.
why-tea-is-for-you = The tea is for yourself: just sip it.
why-chilli-goes-on-a-dish = Chilli goes on a dish that you take.
why-your-own-plate = Dishes go on your own plate, nobody else’s.
why-onto-your-plate = A dish can only go on your plate.

## What happens

event-serving = Serving { $serving } begins. Baskets go to the { $direction ->
    [1] left.
   *[other] right.
}
event-basket = In your basket: { $cards }.
event-picked = You choose { $card }{ $chilli ->
    [yes] { " " }with chilli.
   *[no] .
}
event-thirsty = You would like tea.
event-chosen = { $seat } has chosen.
event-took = { $seat } takes { $card }{ $chilli ->
    [yes] { " " }with chilli.
   *[no] .
}
event-sipped = { $seat } sips tea, and { $card } goes back.
event-passed = The baskets go on to the { $direction ->
    [1] left.
   *[other] right.
}
event-leftovers = Nobody takes the last dish of a basket: the serving is counted.
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $steam ->
    [0] .
   *[other] , { $steam } of them for steam.
}
event-sweets = The most sweets: { $points } points for { $seats }.
event-over = The meal is over. { $seats-count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## The end

reason-points = Three servings are eaten, and the most points win.
reason-sweets = The points are equal, and the most sweets win.
reason-shared = Points and sweets are equal, so the win is shared.
score-dishes = Dishes
score-steam = Steam
score-tea = Tea
score-sweets = Sweets

## The view

field-serving = Serving
field-servings = Servings
field-passing = Baskets go
passing-left = to the left
passing-right = to the right
field-dishes_left = Dishes in a basket
field-kitchen = Dishes in the kitchen
field-steam_race = Steam
steam-leads = { $seats-count ->
    [one] { $seats } has the most steam ({ $steam }).
   *[other] { $seats } have the most steam ({ $steam } each).
}
field-diners = Diners
field-points = Points
field-chosen = Has chosen
field-chilli = Has chilli
field-tea = Tea
field-steam = Steam
field-plate = Plate
field-dipped = With chilli
field-sweets = Sweets
field-last = Just now
field-took = Took
field-dippers = With chilli
field-sippers = Sipped tea
field-back = Went back
field-sheet = Servings so far
field-scored = Points
field-choice = Your choice
choice-dish = a dish
choice-chilli = a dish with chilli
choice-tea = tea
field-pick = Chosen
field-basket = Your basket
