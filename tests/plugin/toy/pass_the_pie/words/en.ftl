# Pass the Pie's words.

tagline = Take the last slice.

## The pie

kind-pie = pie
number-slices = Slices
effect-pie = It is eaten.
place-pie = pie

## Moves and prompts

move-take = Take { $slices ->
    [one] { $slices } slice
   *[other] { $slices } slices
}
ask-slices = { $left ->
    [one] { $left } slice is left.
   *[other] { $left } slices are left.
} How many do you take?
forecast-left = { $left ->
    [0] You win.
   *[other] leaves { $left }
}
why-fewer-are-left = Only { $left ->
    [one] { $left } slice is left.
   *[other] { $left } slices are left.
}
why-pie-is-eaten = The pie goes nowhere: take your slices from it.

## Events and the end

event-took = { $seat } takes { $slices }.
reason-last-slice = The last slice is gone.
score-slices = Slices

## The view

field-left = Slices left
field-turn = Turn
field-eaten = Slices eaten
