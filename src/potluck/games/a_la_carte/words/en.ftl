# À la carte's words.

tagline = Heat with a die, season with a shaker that has a will of its own, and burn nothing.

## Options

option-display = Dishes
    .help = Whether all dishes may be chosen, or only the top one of each colour’s stack (AL-A2).
option-display-open = All open
option-display-stacks = Five stacks
option-hand = Pouring and flipping
    .help = By your own hand, or by odds: those of a steady, a normal or a shaky hand (AL-A30).
option-hand-by-hand = By hand
option-hand-steady = Odds: steady
option-hand-normal = Odds: normal
option-hand-shaky = Odds: shaky
option-start = Start player
    .help = Who goes first (AL-1.3).

## Cards

kind-blue = blue dish
kind-violet = violet dish
kind-orange = orange dish
kind-pink = pink dish
kind-white = white dish
kind-crepe = crêpe
kind-cup = coffee cup
number-points = Points
number-heat-from = Heat from
number-heat-to = Heat to
number-burned-at = Burned at
symbol-paprika = paprika
symbol-lemon = lemon
symbol-pepper = pepper
symbol-herbs = herbs
effect-recipe = Heat { $range }, burned at { $burned }; needs { $grains }.
effect-plain = Heat { $range }, burned at { $burned }; no seasoning.
effect-crepe = Heat { $range }, burned at { $burned }; flip it picture side up.
effect-cup-points = Put it on your tray: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} at the end, safe from thieves.
effect-cup-exchange = Swap stoves with another cook: pan, dish, grains and heat.
effect-cup-actions = { $amount ->
    [1] One more action
    [2] Two more actions
    [3] Three more actions
   *[other] { $amount } more actions
} after your normal ones.
effect-cup-season = Pour once from any shaker into another cook’s pan.
effect-cup-cool = Turn your own stove down by up to { $amount }; that can save a burned dish.

## Things

colour-blue = blue
    .label = Blue
colour-violet = violet
    .label = Violet
colour-orange = orange
    .label = Orange
colour-pink = pink
    .label = Pink
colour-white = white
    .label = White
shaker-paprika = paprika
    .label = Paprika
shaker-lemon = lemon
    .label = Lemon
shaker-pepper = pepper
    .label = Pepper
shaker-herbs = herbs
    .label = Herbs
grains-paprika = { $count } paprika
grains-lemon = { $count } lemon
grains-pepper = { $count } pepper
grains-herbs = { $count ->
    [one] { $count } herb
   *[other] { $count } herbs
}
grains-salt = { $count } salt
needs-heat = heat { $range }
heat-level = { $heat }
heat-range = { $low }–{ $high }

die-shows = { $face ->
    [all] all stoves +{ $amount }
    [choose] free choice, up to { $amount }
    [cup] a coffee cup
   *[heat] +{ $amount }
}
movement-dab = dab
movement-shake = shake
movement-dump = dump
landing-picture_up = picture up
landing-recipe_up = recipe up
landing-beside = beside
hand-by-hand = by hand
hand-steady = steady
    .label = Steady
hand-normal = normal
    .label = Normal
hand-shaky = shaky
    .label = Shaky
no-seasoning = no seasoning

## Moves

move-choose = { $dish } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
    .short = Cook it
move-choose-crepe = { move-choose }
    .short = Cook it
    .detail = Once a game; it ends your turn
move-do-heat = Heat: roll the die
    .short = Heat
    .detail = roll the die
move-do-flip = Flip the crêpe
move-do-toss = Toss it by odds
    .short = Toss it
    .detail = by odds
move-do-let-it-burn = Let it go
move-do-end-turn = End your turn
move-raise = Raise the heat by { $amount }
    .short = +{ $amount }
move-season = Season with { $container }
move-pour-dab = Dab
    .detail = careful
move-pour-shake = Shake
    .detail = ordinary
move-pour-dump = Dump
    .detail = bold
move-spill = { $own ->
    [one] { $own } grain
   *[other] { $own } grains
} and { $salt } salt fell
move-land-picture_up = The crêpe landed picture side up
move-land-recipe_up = The crêpe landed recipe side up
move-land-beside = The crêpe landed beside the pan
move-cup-use = Cup: { $cup }
    .short = Use it
move-cup-exchange = Cup: { $cup } with { $seat }
    .short = Swap with { $seat }
move-cup-season = Cup: { $cup }, { $container } into { $seat }’s pan
    .short = Into { $seat }’s pan: { $container }
move-cup-cool = Cup: { $cup } by { $amount }
    .short = Down by { $amount }
move-steal = Steal { $cup } from { $seat }
    .short = { $cup }
    .detail = from { $seat }

## Prompts

ask-first-dish = Choose the dish that you cook first.
ask-new-dish = Your pan is empty: choose your next dish.
ask-pour-by-hand = Tilt the { $container } over { $mine ->
    [yes] your pan
   *[no] { $target }’s pan
} and back, or pour by odds.
ask-pour-by-odds = How do you pour the { $container } over { $mine ->
    [yes] your pan
   *[no] { $target }’s pan
}?
ask-toss = Jerk the pan and catch the crêpe picture side up, or toss it by odds.
ask-knob = Free choice: how far do you raise your stove from { $heat }?
ask-steal = The tray is empty: whose cup do you take?
ask-rescue = { $dish } is burned at heat { $heat }: do you cool it?
ask-roll-first = A crêpe is in your pan: roll the die first.
ask-last-break = Your actions are used up: a coffee break, or the next cook?
ask-action = { $spoons ->
    [one] { $spoons } action
   *[other] { $spoons } actions
} left for { $dish }, heat { $heat }: what do you do?

## What a move would do

forecast-heat = to { $heat }
forecast-heat-stays = stays at { $heat }
forecast-rescue = to { $heat }: { $saved ->
    [yes] saved
   *[no] still burned
}

## Refusals: dishes

why-first-dish-first = First choose one of the dishes in the middle for your pan.
why-choose-first = First choose what goes into your empty pan.
why-colour-is-served = { $dish } is { $colour }: you have served that colour, and there is one that you have not.
why-crepe-is-never-first = A crêpe is never the first dish.
why-crepe-is-used = You have had your one crêpe.
why-crepe-is-cooking = Your crêpe is in the pan: roll the die, then flip it while the heat is right.
why-crepe-waits = Your crêpe goes into an empty pan, and { $cooking } is in yours.
why-pan-is-full = { $cooking } is in your pan: serve or spoil it before you choose the next dish.
why-in-their-pan = { $seat } is cooking { $dish }; only a cup that exchanges stoves would bring it to you.
why-served = { $dish } is served: it lies on { $seat }’s tray.
why-in-the-trash = { $dish } is in the trash, and out of the game.
why-covered = { $dish } is still covered in the { $colour } stack: only the top dish may be chosen.
why-not-done = { $dish } is served by itself once it is done; it still needs { $needs }.
why-own-pan-only = You choose dishes for your own pan, not for { $seat }’s.
why-dish-into-a-pan = { $dish } goes into an empty pan, nowhere else.
why-stack-into-a-pan = The dishes of the { $colour } stack go into an empty pan, nowhere else.
why-stack-is-empty = No { $colour } dish is left in the middle.

## Refusals: heating and seasoning

why-no-action-left = Your actions are used up: a coffee break, or the end of your turn.
why-roll-first = With a crêpe in the pan you first roll the heating die.
why-knob-first = First choose how far you raise your stove, from 1 to { $most }.
why-die-decides = The die decides how far your stove goes up: roll it. Only a cup turns it down.
why-die-is-rolled = The die is only rolled: it heats your stove.
why-die-heats-your-stove = You roll the die for your own stove, not for { $seat }’s.
why-knob-is-theirs = That is { $seat }’s knob: nobody turns it for them.
why-takes-no-condiments = { $crepe ->
    [yes] A crêpe
   *[no] { $dish }
} takes no condiments.
why-shaker-is-empty = The { $container } shaker is empty until grains of its colour reach the sink.
why-shaker-first = First take a shaker: that is the action.
why-shaker-over-a-pan = The { $container } shaker is tilted over a pan, nowhere else.
why-pour-first = You hold the { $container } over { $mine ->
    [yes] your pan
   *[no] { $target }’s pan
}: pour.
why-pour-is-measured = What a pour gives is measured from the hand’s movement, never chosen.

## Refusals: the crêpe, and what is burned

why-no-crepe-in-the-pan = There is no crêpe in your pan, but { $cooking }.
why-crepe-heat = A crêpe is flipped only while its heat is { $range }, and yours is at { $heat }.
why-flip-first = First flip the crêpe: that is the action.
why-toss-first = You have the pan in your hand: toss the crêpe.
why-landing-is-measured = How a crêpe lands is measured from the hand’s movement, never chosen.
why-not-burned = { $dish } is not burned: only what is spoiled goes into the trash.
why-burned-first = { $dish } is burned at heat { $heat }: cool it with a cup, or let it go.
why-cup-saves-nothing = { $cup } does not save { $dish }: only a cup that lowers the heat does.

## Refusals: cups

why-no-break-in-extra-actions = There is no coffee break during the extra actions.
why-break-is-taken = You have had your coffee break this turn.
why-no-such-cup = You have no { $cup } cup before you.
why-below-zero = Your stove stands at { $heat }: it cannot go down by { $amount }.
why-cup-is-for-others = { $cup } is for another cook’s stove.
why-not-exchanged = { $how ->
    [crepe] { $mine ->
        [yes] There is a crêpe in your pan, and crêpes are not exchanged.
       *[no] { $seat } is making a crêpe, and crêpes are not exchanged.
    }
    [overspiced] { $mine ->
        [yes] Your { $dish } is overspiced, and what is spoiled is not exchanged.
       *[no] { $seat }’s { $dish } is overspiced, and what is spoiled is not exchanged.
    }
   *[burned] { $mine ->
        [yes] Your { $dish } is burned, and what is spoiled is not exchanged.
       *[no] { $seat }’s { $dish } is burned, and what is spoiled is not exchanged.
    }
}
why-their-dish-takes-no-condiments = { $seat } has { $dish } in the pan, which takes no condiments.
why-cup-exchanges = { $cup } swaps your stove with another cook’s: aim it at a cook.
why-cup-seasons = { $cup } pours into another cook’s pan: aim it at a cook.
why-cup-cools = { $cup } turns down your own stove and nothing else.
why-cup-needs-no-aim = { $cup } is for yourself: use it without an aim.
why-steal-first = First take a cup from somebody: the tray is empty.
why-steal-from-others = You steal from another cook, not from yourself.
why-cup-is-safe = { $seat }’s { $cup } lies on the tray, where it is safe.
why-they-have-no-such-cup = No { $cup } cup lies before { $seat }.
why-no-theft-now = { $count ->
    [0] A cup is stolen only when the die shows one.
   *[other] A cup is stolen only when the die shows one and the tray is empty; now it holds { $count }.
}
why-cups-come-by-the-die = You get a cup when the die shows one{ $count ->
    [0] ; as the tray is empty, you would then take somebody’s.
    [one] ; { $count } lies face down on the tray.
   *[other] ; { $count } lie face down on the tray.
}

## Refusals: places

why-their-stove = That is { $seat }’s stove: only cups reach it, to swap it with yours or to season it.
why-sink = Grains in the sink return by themselves, as soon as a shaker has none of its colour left.
why-trash = Only what is burned or overspiced goes into the trash, and it never returns.
why-spoons = The spoons count your actions, and { $spoons ->
    [0] none is left.
    [one] { $spoons } is left.
   *[other] { $spoons } are left.
}

## Events

event-opened = The kitchen is open. { $start } goes first.
event-cup = { $seat } gets a coffee cup: { $cup }.
event-chose = { $crepe ->
    [yes] { $seat } puts the crêpe into the pan, and the turn is over.
   *[no] { $seat } starts on { $dish }.
}
event-turned_up = Next on the stack: { $dish }.
event-turn = { $seat } takes the spoons.
event-extra = { $seat } goes on with { $spoons ->
    [one] { $spoons } extra action
   *[other] { $spoons } extra actions
}.
event-stopped = { $seat } stops with { $spoons ->
    [one] { $spoons } action
   *[other] { $spoons } actions
} left.
event-rolled = { $seat } rolls the die: { die-shows }.
event-heated = { $seat }’s stove goes up by { $by } to { $heat }.
event-ignored = { $seat }’s stove stays at { $heat }: { $by } more is beyond the knob.
event-took = { $seat } takes the { $container }.
event-poured = { $seat } pours { $container } { $movement ->
    [dab] with a careful dab
    [shake] with an ordinary turn
    [dump] with a bold dump
   *[by-hand] by hand
}{ $mine ->
    [yes] { "" }
   *[no] { " " }into { $target }’s pan
}: { $grains-count ->
    [0] nothing
   *[other] { $grains }
}.
event-ruined = { $seat }’s { $dish } is { $how ->
    [overspiced] overspiced
   *[burned] burned
}; it waits for { $seat }’s turn.
event-refilled = The { $container } shaker is refilled from the sink: { $grains } back, with { $salt } salt.
event-trashed = { $how ->
    [overspiced] Overspiced!
   *[burned] Burned!
} { $seat } throws { $crepe ->
    [yes] the crêpe
   *[no] { $dish }
} into the trash.
event-saved = { $seat } saves { $crepe ->
    [yes] the crêpe
   *[no] { $dish }
} at heat { $heat }.
event-served = { $seat } serves { $crepe ->
    [yes] the crêpe
   *[no] { $dish }
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $star ->
    [yes] { " " }Perfect: a star!
   *[no] { "" }
}
event-flipped = { $seat } flips the crêpe, { $landing ->
    [picture_up] and it lands picture side up
    [recipe_up] but it lands recipe side up
   *[beside] and it lands beside the pan
}.
event-cups_back = All used cups ({ $count }) are shuffled and back on the tray.
event-no_cup = There is no cup anywhere for { $seat }.
event-stolen = { $seat } steals a cup from { $victim }: { $cup }.
event-coffee = Coffee break: { $use }
use-points = { $seat } puts a cup on the tray for { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
use-exchange = { $seat } exchanges stoves with { $target }.
use-actions = { $seat } will have { $amount ->
    [one] { $amount } more action
   *[other] { $amount } more actions
}.
use-cool = { $seat } lowers the heat by { $amount }.
use-season = { $seat } leans over to { $target }’s pan with the { $container }.
event-over = { $stars ->
    [yes] { $winners } has three stars and wins alone
   *[no] The kitchen closes: { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

reason-no-dish-left = There was no dish left for an empty pan.
reason-enough-dishes = A cook’s tray was full.
reason-three-stars = Three stars: their cook wins alone, whatever the points.
score-dishes = Dishes served
score-crepe = Crêpe
score-pan = Still in the pan
score-cups = Coffee cups

## The board

board-round = Round { $round }
board-goal = { $dishes ->
    [5] Five dishes
    [7] Seven dishes
   *[other] { $dishes } dishes
} or { $stars ->
    [3] three stars
   *[other] { $stars } stars
} end it
board-closed = The kitchen is closed
board-you = You
board-who = { $seat-you ->
    [yes] You
   *[no] { $seat }
}
board-bot = bot
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .word = { $points ->
        [one] point
       *[other] points
    }
board-of = { $count } of { $most }
board-served-of = { $served } of { $goal } dishes
board-stars = { $stars } of { $most } stars
board-grains = { $grains-count ->
    [0] nothing
   *[other] { $grains }
}
board-standing = { board-points }{ $leads ->
    [yes] , in the lead
   *[no] { "" }
}, { board-served-of }, { board-stars }
board-state-overspiced = Overspiced
board-state-burned = Burned
board-state-finished = Finished
board-empty-pan = An empty pan.
    .small = an empty pan
board-pan-holds = { $dish }, heat { $heat }. { $recipe } In the pan: { board-grains }.{ $state ->
    [overspiced] { " " }{ board-state-overspiced }.
    [burned] { " " }{ board-state-burned }.
    [finished] { " " }{ board-state-finished }.
   *[cooking] { "" }
}
board-stove-of = { $seat-you ->
    [yes] Your stove
   *[no] { $seat }’s stove
}
board-pan-of = { $seat-you ->
    [yes] your pan
   *[no] { $seat }’s pan
}
board-stove-holds = { board-stove-of }: { board-pan-holds }
board-stove-empty = { board-stove-of }: an empty pan.
board-heat = Heat { $heat }
board-cook = { board-who }{ $bot ->
    [yes] , bot
   *[no] { "" }
}: { board-standing }. { $food }{ $thinking ->
    [yes] { " " }Thinking.
   *[no] { "" }
} Look closer
board-me = You: { board-standing }. Look closer
board-to-be-flipped = to be flipped
board-served-dish = { $kind }, { board-points }
board-no-colour = No colour
board-other-stoves = The other stoves
board-kitchen = The kitchen

## The board: actions

board-three-spoons = Three spoons
board-go-round = go round
board-actions = { $spoons ->
    [0] No action
    [1] One action
    [2] Two actions
    [3] Three actions
    [4] Four actions
    [5] Five actions
    [6] Six actions
   *[other] { $spoons } actions
}
board-left = left
board-left-extra = left, extra
board-to-come = +{ $extra } to come
board-spoons = { board-who }: { $left } left{ $extra ->
    [0] { "" }
   *[other] , { $extra } more to come
}
board-raise = Raise your heat
board-die-all = all
board-die-free = free
board-shakers = Shakers
board-shaker = { $usable ->
    [yes] Season with { $container }
   *[no] { $container }
}: { print-shaker-holds }
board-pour-by-odds = Pour by odds
board-always-by-odds = Always by odds for me
board-by-odds = By odds instead
board-tilt = Tilt the { $container } over { $pan }: hold Space to tilt, let go to turn it back; or drag
board-toss = Toss the crêpe: hold Space to swing the pan up, let go to throw, arrow keys to catch; or flick upwards
board-upright = upright
board-how-to-pour = Drag right to tilt, back to stop.
board-how-to-flip = Flick the pan up, then catch.
board-or-hold-space = Or hold Space.

## The board: dishes and cups

board-middle = The middle
board-in-the-middle = In the middle
board-middle-holds = The middle: { $dishes ->
    [one] { $dishes } dish
   *[other] { $dishes } dishes
} to choose from, { $trash } in the trash, { board-grains } in the sink, { $cups ->
    [one] { $cups } cup
   *[other] { $cups } cups
} face down. Look closer
board-dishes = Dishes to choose from
board-no-dishes = No dish is left
board-stack = { $stack }{ $below ->
    [0] { "" }
   *[other] , { $below } more below
}
board-your-crepe = Your crêpe
board-tap-a-dish = Tap a dish to read it, tap it again to cook it.
board-dish-line = { board-points }. { $recipe }
board-trash = Trash
board-nothing-spoiled = Nothing was spoiled yet.
board-sink = Sink
board-cup-tray = Coffee tray
board-face-down = { $count ->
    [one] { $count } cup
   *[other] { $count } cups
} face down. Used:
board-none-used = none yet.
board-cups-of = { $cup }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
}{ $kept ->
    [yes] , on the tray
   *[no] { "" }
}
board-cup-how = { $cup }: how?
board-put-down = Put it down
board-steal = Take a cup from somebody
board-your-place = Your place
board-your-tray = Your tray
board-kept-cup = A cup on your tray: { board-points }
board-perfect = Perfect
board-coffee-break = Coffee break
board-break-taken = taken
board-cup = { $cup }{ $count ->
    [1] { "" }
   *[other] , { $count } cups
}. { $effect }
board-no-cup = no cup
board-crepe-left = Your crêpe, unused: { board-points } when it lands well
board-on-the-stove = On the stove{ $state ->
    [overspiced] : overspiced
    [burned] : burned
    [finished] : finished
   *[cooking] { "" }
}
board-heat-and-pan = Heat { $heat }. In the pan: { board-grains }.
board-served = Served
board-nothing-served = Nothing yet.
board-cups = Coffee cups
board-no-cups = None.
board-crepe-to-come = The crêpe is still to come.

## The board: news

board-news-rolled = { board-who }: the die shows { die-shows }
board-news-poured = { board-who }: { $grains-count ->
    [0] nothing falls
   *[other] { $grains } { $count ->
        [one] falls
       *[other] fell
    }
}{ $mine ->
    [yes] { "" }
   *[no] { " " }into { $target-you ->
        [yes] your pan
       *[no] { $target }’s pan
    }
}
board-news-flipped = { board-who }: the crêpe lands { $landing ->
    [picture_up] picture side up
    [recipe_up] recipe side up
   *[beside] beside the pan
}
board-news-burned = { board-who }: { $dish } is burned
board-news-overspiced = { board-who }: { $dish } is overspiced
board-news-moment = { board-who }: { $title } { $more }
board-moment-served = Served!
    .more = { $dish }, { board-points }
board-moment-perfect = Perfect!
    .more = { $dish }, { board-points } and a star
board-moment-burned = Burned!
    .more = { $seat-you ->
        [yes] Your { $dish }
       *[no] { $seat }’s { $dish }
    } goes into the trash
board-moment-overspiced = Overspiced!
    .more = { board-moment-burned.more }

## The view

field-seat = Cook
field-step = Now
step-over = the kitchen is closed
step-first-dish = the first dish
step-new-dish = a new dish
step-pour = a pour
step-toss = a toss of the crêpe
step-knob = the knob
step-steal = a theft
step-rescue = a rescue
step-action = an action
field-round = Round
field-start = Start player
field-active = At the stove
field-spoons = Actions left
field-extra_spoons = Extra actions to come
field-in_extra = Extra actions
field-coffee_taken = Coffee break taken
field-rolled = Die rolled
field-hand = Pouring and flipping
field-by_hand = By hand
field-pour = To be poured
field-container = Shaker
container-paprika = paprika
container-lemon = lemon
container-pepper = pepper
container-herbs = herbs
field-target = Into the pan of
field-latest = Shown last
field-number = Number
field-kind = What
kind-rolled = the die
kind-poured = a pour
kind-flipped = a flip
field-face = The die shows
face-heat = heat
face-all = heat for all
face-choose = free choice
face-cup = a coffee cup
field-amount = By
field-own = Grains of its own
field-movement = Movement
field-landing = The crêpe landed
field-cooks = Cooks
field-score = Points
field-heat = Heat
field-dish = Dish
field-pan = In the pan
field-paprika = Paprika
field-lemon = Lemon
field-pepper = Pepper
field-herbs = Herbs
field-salt = Salt
field-overspiced = Overspiced
field-burned = Burned
field-finished = Finished
field-cups = Coffee cups
field-kept_cups = Cups on the tray
field-tray = Served
field-stars = Stars
field-crepe_left = Crêpe left
field-menu = Dishes to choose from
field-covered = Covered dishes
field-blue = Blue
field-violet = Violet
field-orange = Orange
field-pink = Pink
field-white = White
field-containers = Shakers
field-grains = Grains
field-sink = Sink
field-trash = Trash
field-face_down_cups = Cups face down
field-used_cups = Used cups
field-dishes_to_win = Dishes that end it
field-stars_to_win = Stars that win

## The practice page

practice-title = Practice · À la carte · Potluck
practice-game = À la carte
practice-chip = Practice
practice-back = Back to the lobby
practice-what = What to practise
practice-pour = Pour
practice-flip = Flip
practice-stove = The practice stove
practice-pan = the practice pan
practice-no-answer = The kitchen does not answer. Take hold again in a moment.
practice-how-to-pour = Tilt the shaker out and back in one movement. One or two grains are what a cook wants.
practice-how-to-flip = One jerk, then catch it. Picture side up is a crêpe.
practice-fell = { $grains-count ->
    [0] Nothing fell. Tilt a little further, or wait a little longer.
   *[other] { $grains } fell.
}
practice-landed-picture_up = Picture side up: a crêpe!
practice-landed-recipe_up = It lands recipe side up.
practice-landed-beside = It lands beside the pan.
practice-your-hand = Your hand so far
practice-pours = { $count ->
    [one] { $count } pour
   *[other] { $count } pours
}
practice-flips = { $count ->
    [one] { $count } flip
   *[other] { $count } flips
}
practice-clear = Clear
practice-cleared = All forgotten.
practice-you = you
practice-a-hand = a { $hand } hand
practice-a-hand-moving = a { $hand } hand, { $how }
practice-share = { $name } { $percent } %
practice-compared = Your hand: { $mine }. A { $hand } hand: { $theirs }.
practice-compare-hand = Compare with a hand
practice-compare-movement = Compare with a movement

## One key in the terminal

terminal-tilt = tilt the shaker
terminal-turn-back = turn it back
terminal-jerk = jerk the pan up
terminal-stop = stop it: the crêpe flies
terminal-hold = hold the pan there
terminal-pan = jerk { $bar } { $speed } mm/s
terminal-crepe = crêpe { $bar } { $up } mm up, { $ahead } mm ahead of the pan, { $side ->
    [picture] picture
   *[recipe] recipe
} side up

## Print

print-footer-stoves = stoves
print-footer-trays = trays
print-footer-places = coffee tray, sink, trash can
print-pan-here = your pan stands here
print-heat = Heat
print-stove = Stove { $number }
print-face-cup = cup
print-face-all = everybody
print-face-choose = your choice
print-glue = glue
print-shaker-holds = { $grains ->
    [one] { $grains } grain
   *[other] { $grains } grains
} and { $salt } salt
print-served-here = served dishes,
    .more = one over the other
print-served-by = Served by
print-perfect = Perfect dishes: three stars win at once
print-point-cups = Point cups
print-goal = Five dishes end it, seven with two cooks. A new dish has a colour that is not here yet.
print-place-tray = Coffee tray
    .line = face-down cups: draw from here
print-place-used = Used cups
    .line = face up
print-place-sink = Sink
    .line = grains from served and spoiled dishes
print-place-trash = Trash can
    .line = spoiled dishes, for good
print-cups-do = What the cups do
print-piece-dishes = dishes
    .how = rounds: recipe on one side, picture on the other
print-piece-crepes = crêpes
    .how = rounds, one a cook; cardboard, or they will not fly
print-piece-stoves = stoves
    .how = each with a knob that is pinned through its middle
print-piece-pans = pans
    .how = cut out with their handles; a dish lies inside
print-piece-cups = coffee cups
    .how = round; ability on one side
print-piece-die = heating die
    .how = a net to fold and glue
print-piece-die-chits = heating die
    .how = chits: draw one from a cup instead of rolling
print-piece-stars = stars
    .how = round; one for each perfect dish
print-piece-spoons = spoons
    .how = they count a turn’s actions
print-piece-trays = trays
    .how = for served dishes, stars and points
print-piece-places = places
    .how = coffee tray, sink and trash can
print-piece-labels = shaker labels
    .how = to wrap round a bottle or a tin
print-step-rounds = Glue the rounds’ sheets onto thin cardboard before you cut; or print both sides on heavy paper.
print-step-stoves = Stoves: glue onto 2 mm cardboard. Pierce stove and knob at the cross, and join them with a paper fastener so that the knob turns with a little resistance.
print-step-die = Die: score the lines, fold, and glue the tabs; a few grains of rice inside keep it honest.
print-step-shakers = Shakers: four small bottles with a neck of about 12 mm, or tins with one hole in the lid; wrap a label round each and fill in what it says.
print-beads-paprika = { $count } red
print-beads-lemon = { $count } yellow
print-beads-pepper = { $count } black
print-beads-herbs = { $count } green
print-need-beads = Beads of 5 to 6 mm: { $beads }; { $salt ->
    [one] { $salt } white one
   *[other] { $salt } white ones
} for the salt; a few spares.
print-need-tools = Four paper fasteners, four small bottles or tins, scissors, glue.
print-need-pan = For the crêpe a real small pan, or a saucer with a rim: that flip cannot be printed.

## Places on the table, as one names them

place-pan = pan
place-die = die
place-knob = knob
place-cup-tray = cup tray
place-sink = sink
place-trash = trash
place-paprika = { shaker-paprika }
place-lemon = { shaker-lemon }
place-pepper = { shaker-pepper }
place-herbs = { shaker-herbs }
place-stack-blue = { colour-blue }
place-stack-violet = { colour-violet }
place-stack-orange = { colour-orange }
place-stack-pink = { colour-pink }
place-stack-white = { colour-white }
place-spoons = spoons
