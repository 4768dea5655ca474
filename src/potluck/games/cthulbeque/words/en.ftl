# Cthulbeque's words.

tagline = Cook the unspeakable, keep your wits, and serve before the others do.

## Options

option-switcheroo = Switcheroo
    .help = Change between cooking and fighting whenever you go on (CT-12.1).
option-multitask = Multi-Tasking
    .help = Split your Cooking dice among several Monsters (CT-12.2).
option-paralysing_fear = Paralysing fear
    .help = A failed Fear check ends the attempt (CT-A2).
option-round_cap = Longest match
    .help = After so many rounds the meal is served, ready or not (CT-A30).
option-round_cap-10 = 10 rounds
option-round_cap-20 = 20 rounds
option-round_cap-30 = 30 rounds
option-round_cap-40 = 40 rounds
option-round_cap-50 = 50 rounds
option-round_cap-60 = 60 rounds

## Cards

kind-monster = Monster
kind-recipe = Recipe
kind-ingredient = Ingredient
kind-item = Item
kind-spell = Spell
kind-assistant = Assistant
number-threat = Threat
number-fear = Fear
number-stars = Stars
    .corner = ★{ $value }
symbol-deep = Deep
symbol-dream = Dream
symbol-spore = Spore
symbol-grave = Grave
symbol-star = Star
trait-slippery = slippery
    .long = A tied Test places no counter.
trait-venomous = venomous
    .long = A wound costs two Cooking dice.
trait-restless = restless
    .long = Counts as two Monsters in kitchen management.
trait-hypnotic = hypnotic
    .long = One Test an attempt, no going on.
trait-rich = rich
    .long = One star more if cooked with a Recipe.
trait-nuisance = nuisance
    .long = Play it on a rival.
trait-any-family = any family
pool-cooking = Cooking
pool-sanity = Sanity

effect-monster = Cook it with { $threat ->
    [one] { $threat } counter
   *[other] { $threat } counters
}. Fear check { $fear }.
effect-recipe = For a { $family } Monster: one die re-rolled in each cooking Test, and one star more.
effect-recipe-any = For any Monster: one die re-rolled in each cooking Test, and one star more.

# Spells
effect-second-helping = After a Test roll of yours: re-roll any of your dice once.
effect-hush = Before a Sanity check of yours: it succeeds cleanly, without a roll.
effect-knit = In your turn: recover up to { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} of Cooking.
effect-quiet = In your turn: recover up to { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} of Sanity.
effect-banish = In your turn: discard one Monster from any Kitchen.
effect-leftovers = In your turn: the topmost Monster of the discard pile comes to your Kitchen.
effect-hex = In your turn: another chef’s next Test at a Monster, up to the end of their turn, has { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} fewer.
effect-swap = In your turn: exchange a Monster of your Kitchen with one of another Kitchen; Recipes go home.

# Items and Assistants
effect-cooking_dice = You roll { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} { $more ->
    [yes] more
   *[no] fewer
} when cooking.
effect-fighting_dice = You roll { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} { $more ->
    [yes] more
   *[no] fewer
} when fighting.
effect-first_cooking_dice = You roll { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} more in the first cooking Test of each of your turns.
effect-challenge_dice = You roll { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} more in every Test of a challenge played on you.
effect-trims = When you kill a Monster, remove up to { $amount ->
    [one] { $amount } damage counter
   *[other] { $amount } damage counters
} before serving it.
effect-courage = Fear is { $amount } lower for you.
effect-saves_cooking = Discard it to ignore the loss of one Cooking die.
effect-saves_sanity = Discard it to ignore the loss of one Sanity die.
effect-clutter = A Kitchen with Monsters counts { $amount } more in kitchen management.
effect-clutter_always = Your Kitchen counts { $amount } more in kitchen management, even when it is empty.
effect-extra_cards = You draw up to { $limit } cards.
effect-nursing = You recover on { $least } or more in the Hospital and the Asylum.
effect-rest_cooking = You recuperate Cooking dice on { $least } or more.
effect-rest_sanity = You recuperate Sanity dice on { $least } or more.
effect-skips_management = You skip kitchen management.
effect-critic = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} at the end if three of your dishes carry no damage.

# Ingredients
effect-stars = { $amount ->
    [one] { $amount } star
   *[other] { $amount } stars
} { $more ->
    [yes] more
   *[no] fewer
} when served.
effect-fear = Fear is { $amount } { $more ->
    [yes] higher
   *[no] lower
} in a Kitchen.
effect-monster_dice = The Monster rolls { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} { $more ->
    [yes] more
   *[no] fewer
}.
effect-monster_cooking_dice = The Monster rolls { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
} { $more ->
    [yes] more
   *[no] fewer
} when it is cooked.
effect-rerolls = Re-roll { $amount ->
    [one] { $amount } die
   *[other] { $amount } dice
}, one at a time, in each cooking Test on it.
effect-heals = Up to { $amount ->
    [one] { $amount } damage counter comes
   *[other] { $amount } damage counters come
} off when it is served.
effect-calms = When cooked, its chef recovers { $amount ->
    [one] { $amount } lost Sanity die
   *[other] { $amount } lost Sanity dice
}.

## Moves: `.held` while the card is picked up, `.aimed` while the one that it is for is

move-say-declare = Ready to serve!
    .detail = One last turn for everybody
move-say-not-yet = Not yet
    .detail = Go on cooking
move-say-test-cooking = With a firm hand
    .detail = Test Cooking
move-say-check-sanity = With a steady mind
    .detail = Check Sanity
move-say-draw = Draw cards
move-say-draw-up = { move-say-draw }
    .detail = { $count ->
        [0] Your hand is full
        [one] { $count } card, up to { $limit } in hand
       *[other] { $count } cards, up to { $limit } in hand
    }
move-say-recuperate = Put your feet up
move-say-recuperate-on = { move-say-recuperate }
    .detail = { $alike ->
        [yes] Lost dice come back on { $cooking } or more
       *[no] Lost Cooking dice come back on { $cooking } or more, Sanity dice on { $sanity } or more
    }; your turn ends
move-say-cooking-die = One more Cooking die
    .detail = To have and to keep
move-say-sanity-die = One more Sanity die
    .detail = To have and to keep
move-say-skip = Go on
move-say-skip-play = Play no card
move-say-skip-fire = Leave the fire alone
move-say-skip-discard = Discard nothing
move-say-pass-back = Pass it back
    .detail = It goes to the challenger’s Kitchen
move-say-leave-it = Leave it for later
    .detail = It stays in your Kitchen
move-say-stop = Let it simmer
    .detail = It keeps its counters
move-say-cook-on = Press on
    .detail = One more die tires
move-say-fight-on = Fight on
    .detail = Fighting does not tire you
move-say-throw-away = Throw it away
move-say-serve = Serve it
    .detail = With the damage that is on it
move-say-star = A bonus star
    .detail = On this dish
move-say-use = Yes, use it
move-say-use-loss = Yes, give up { $card }
    .detail = You keep the { $pool } die
move-say-use-hush = Yes, cast { $card }
    .detail = No roll, no die lost
move-say-decline = No
move-say-decline-loss = No, lose the { $pool } die
move-say-decline-hush = No, roll the dice
move-say-no-recipe = No Recipe
move-say-keep = Keep the dice
move-say-roll = Roll the picked dice
move-say-go-home = Leave
    .detail = Your next turn is a normal one
move-say-stay = Stay
    .detail = And roll again next time
move-allocate = { $cooking } Cooking, { $sanity } Sanity
move-play = Play { $card } on { $seat }
    .held = Play it on { $seat }
move-play-home = { $card } into your Kitchen
    .held = Into your Kitchen
    .detail = Cook it when you like
move-play-challenge = Challenge { $seat } to { $card }
    .held = Challenge { $seat }
    .detail = Cook it, fight it or pass it back
move-play-front = Lay { $card } in front of you
    .held = Lay it in front of you
move-season = Add { $card } to { $monster }
move-season-mine = { move-season }
    .held = On { $monster }
    .aimed = Add { $card } to it
    .detail = in your Kitchen
move-season-theirs = { move-season }
    .held = On { $monster }
    .aimed = Add { $card } to it
    .detail = in { $owner }’s Kitchen
move-cook = Cook { $monster }
    .aimed = Cook it
move-cook-with = Cook { $monster } with { $ingredient }
    .held = Cook { $monster } with this
    .aimed = Cook it with { $ingredient }
move-fight = Fight { $monster }
    .aimed = Fight it
move-divide = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for { $monster }
    .aimed = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for it
move-attach = Follow { $card }
    .held = Follow this Recipe
    .detail = A re-roll in every Test, a star more
move-reroll = Roll a { $face } again
move-cast = Cast { $card }
move-cast-effect = Cast { $card }
    .held = Cast it
    .detail = { $effect }
move-cast-chef = Cast { $card } on { $seat }
move-cast-chef-effect = Cast { $card } on { $seat }
    .held = Cast it on { $seat }
    .detail = { $effect }
move-cast-monster = Cast { $card } on { $monster }
move-cast-monster-mine = Cast { $card } on { $monster }
    .held = Cast it on { $monster }
    .aimed = Cast { $card } on it
    .detail = in your Kitchen
move-cast-monster-theirs = Cast { $card } on { $monster }
    .held = Cast it on { $monster }
    .aimed = Cast { $card } on it
    .detail = in { $owner }’s Kitchen
move-swap = Take { $monster }
move-swap-theirs = Take { $monster }
    .aimed = Take it
    .detail = in { $owner }’s Kitchen
move-discard = Discard { $card }
    .held = Discard it
move-discard-monster = Lose { $card }
    .held = Lose it
move-discard-front = Give up { $card }
    .held = Give it up
move-discard-nuisance = Get rid of { $card }
    .held = Get rid of it
    .detail = Instead of playing a card

## Prompts

ask-allocate = Split your { $total ->
    [7] seven
   *[other] { $total }
} dice between Cooking and Sanity.
ask-ready-to-serve = You have { $dishes ->
    [3] three dishes
   *[other] { $dishes } dishes
}. Are you ready to serve?
ask-let-monster-go = You are away: which Monster of your Kitchen do you lose?
ask-clear-table-card = You are away: which card in front of you do you lose?
ask-manage-kitchen = { $crowd ->
    [one] { $crowd } Monster
   *[other] { $crowd } Monsters
} in your Kitchen: test Cooking or check Sanity?
ask-draw-or-recuperate = Draw cards, or rest to get lost dice back and end your turn?
ask-new-die = The deck has run out: which pool gets a new die?
ask-play-a-card = Play one card, on yourself or on somebody else?
ask-cook-or-fight = Which Monster do you cook or fight?
ask-divide = Give the next Monster its dice: { $left ->
    [one] { $left } is
   *[other] { $left } are
} left.
ask-next-pot = Which pot is next?
ask-challenged = { $seat } challenges you to { $monster }: cook it, fight it, or pass it back?
ask-take-over = { $monster } is yours now. Cook it at once?
ask-recipe = Do you follow a Recipe for { $monster }?
ask-reroll = Re-roll one of your dice?{ $rerolls ->
    [one] { "" }
   *[other] { " " }You may do so { $rerolls } times.
}
ask-second-helping = { $card }: pick the dice to roll again.
ask-hush = Cast { $card }, so that this Sanity check (against { $target }) can’t go wrong?
ask-ignore-loss = Give up { $card } to keep the { $pool } die?
ask-go-on = { $monster } is not done yet. Stop, or go on?
ask-killed = You have killed { $monster }. Serve what is left of it?
ask-challenge-bonus = You have mastered the challenge. What is your reward?
ask-swap-pots = Which Monster do you want in exchange for { $monster }?
ask-leave-or-stay = Some dice are back. Do you leave the { $asylum ->
    [yes] Asylum
   *[no] Hospital
}?
ask-discard-a-card = Discard a card before your turn ends?

## Forecasts

forecast-test = { $win }{ "\u00A0" }% win, { $tie }{ "\u00A0" }% tie{ $shaken ->
    [0] { "" }
   *[other] ; { $shaken }{ "\u00A0" }% to lose a Sanity die first
}
    .detail = { $mine ->
        [one] { $mine } die
       *[other] { $mine } dice
    } against { $yours }{ $rerolls ->
        [0] { "" }
        [one] , { $rerolls } re-roll
       *[other] , { $rerolls } re-rolls
    }
forecast-check = { $shaken }{ "\u00A0" }% to lose a Sanity die
forecast-reroll = { $win }{ "\u00A0" }% win

## Refusals

# What the seat does now: a clause at the end of a refusal.
now-ready-to-serve = you say whether you are ready to serve
now-let-monster-go = you give up a Monster of your Kitchen
now-clear-table-card = you give up a card in front of you
now-leave-or-stay = you leave or you stay
now-manage-kitchen = you manage your Kitchen
now-draw-or-recuperate = you draw or you rest
now-new-die = you choose the pool for your new die
now-play-a-card = you play a card, or none
now-cook-or-fight = you cook or fight, or leave the fire alone
now-divide-pool = you share out your dice
now-next-pot = you choose the pot that is next
now-challenged = you answer a challenge
now-take-over = you cook what came back to you, or leave it for later
now-offer-recipe = you follow a Recipe, or none
now-reroll = you roll a die again, or keep them all
now-second-helping = you pick the dice to roll again
now-hush = you decide about a Spell before your Sanity check
now-ignore-loss = you lose a die, or give up a card instead
now-go-on = you stop, or you go on
now-killed-monster = you serve what you have killed, or throw it away
now-challenge-bonus = you choose your reward
now-swap-pots = you choose the Monster that comes in exchange
now-discard-a-card = you discard a card, or none

# Before the first course
why-split-first = First split your dice; your cards help you to decide.
why-dice-are-split = Dice were split before the first course, and never change their pool.

# The time
why-not-time-to-play = { $when ->
    [later] Cards are played after you have drawn
    [theirs] You play cards in your own turn
    [away] While you are away you play no cards
   *[over] You have had your chance to play a card in this turn
}; now { $now }.
why-not-time-to-cook = { $when ->
    [later] You cook or fight after playing a card
    [theirs] You cook and fight in your own turn, or what you are challenged to
    [away] While you are away you neither cook nor fight
   *[over] You cook or fight once a turn, and that chance has passed
}; now { $now }.
why-not-time-to-draw = { $when ->
    [later] You draw or rest after managing your Kitchen
    [theirs] You draw and rest in your own turn
    [away] While you are away you neither draw nor rest at home
   *[over] Drawing and resting are over for this turn
}; now { $now }.
why-not-time-to-discard = { $when ->
    [later] A card from your hand is discarded at the end of your turn
    [theirs] You discard at the end of your own turn
    [away] While you are away your hand stays as it is
   *[over] Discarding is over for this turn
}; now { $now }.
why-not-time-to-cast = { $when ->
    [theirs] You activate { $card } in your own turn
    [away] You don’t activate Spells while you are away
   *[busy] You activate { $card } between the steps of your turn
}; now { $now }.
why-another-question = “{ $answer }” answers another question; now { $now }.
why-too-few-dishes = To be ready to serve you need { $needed } dishes at the beginning of your turn, and you have { $served }.
why-declared-already = { $seat } was ready to serve first: these are the last turns.
why-declared-first-thing = You say that you are ready to serve before anything else in your turn; now { $now }.
why-nothing-lost = You have not lost any dice.

# Where a card is
why-still-in-your-hand = { $card } is still in your hand: play it first.
why-lies-in-front-of-you = { $card } lies in front of you already.
why-in-your-kitchen = { $card } is in your Kitchen already.
why-in-a-challenge = { $card } is in a Cooking Challenge, and in nobody’s Kitchen.
why-in-another-kitchen = { $card } is in { $owner }’s Kitchen: you cook and fight in your own.
why-lies-in-front-of-another = { $card } lies in front of { $owner }: it is theirs.
why-served = { $card } is served, and stays on the menu.
why-lies-on-a-monster = { $card } lies on { $monster } and goes where that goes.
why-in-another-hand = { $card } is in { $owner }’s hand.
why-discarded = { $card } has been discarded.
why-not-in-your-hand = You don’t have { $card } in your hand.
why-not-in-your-kitchen = { $monster } is not in your Kitchen.
why-in-no-kitchen = { $monster } is in no Kitchen.
why-no-such-card = There is no such card in this deck.

# Playing cards
why-no-such-chef = There are only { $chefs } chefs at this table.
why-no-challenge-while-away = { $seat } is in the Hospital or the Asylum and can’t be challenged.
why-played-on-a-chef = { $card } goes in front of a chef: yourself or somebody else.
why-monster-on-a-chef = { $card } moves into your own Kitchen, or challenges another chef.
why-ingredient-on-a-monster = { $card } goes on a Monster in a Kitchen.
why-no-monster-to-season = { $card } goes on a Monster, and there is none in any Kitchen.
why-waits-for-its-moment = { $card } waits for its moment. { $effect }
why-works-by-itself = { $card } works by itself while it lies in front of you.
why-only-a-nuisance-now = Instead of playing a card you may get rid of a nuisance in front of you; { $card } is none.
why-nuisance-instead-of-a-card = You can get rid of { $card } instead of playing a card; now { $now }.
why-front-card-stays = { $card } stays in front of you, unless you have to give up a card while you are away.
why-a-monster-has-to-go = You are away: a Monster of your Kitchen has to go first, and { $card } is not one.
why-a-card-in-front-has-to-go = You are away: a card in front of you has to go, and { $card } does not lie there.
why-deck-is-for-drawing = You draw from the deck into your own hand, and nowhere else.
why-nothing-into-the-deck = { $card } does not go back into the deck.
why-discards-stay = What is discarded stays there, unless a Spell in front of you fetches a Monster.

# Recipes
why-recipe-while-cooking = { $card } comes out while you are cooking a { $family ->
    [any] { "" }
   *[other] { $family }{ " " }
}Monster.
why-recipe-not-played = { $card } is not played on anything: a Recipe comes out while you are cooking.
why-recipe-on-what-you-cook = A Recipe goes on the Monster that you are cooking: { $monster }.
why-recipe-for-another-family = { $card } is for { $family } Monsters, and { $monster } is of the { $kin } family.
why-recipe-time-is-over = { $card } would have had to go on { $monster } before the Test.

# Cooking and fighting
why-on-the-fire = { $monster } is on the fire; now { $now }.
why-tried-already = You have tried { $monster } in this turn already.
why-no-switcheroo = { $cooks ->
    [yes] You are cooking
   *[no] You are fighting
}, and change over only with the option Switcheroo.
why-too-few-dice-to-press-on = To press on you need two active dice, one of which is set aside; you have { $active }.
why-no-multitasking = Dice are shared out among several Monsters only with the option Multi-Tasking.
why-too-little-to-share = Sharing out takes two Monsters and a die for each; you have { $active ->
    [one] { $active } active die
   *[other] { $active } active dice
}.
why-has-its-dice = { $monster } has its dice already.
why-share-out-all = All dice are shared out: { $left ->
    [one] { $left } is
   *[other] { $left } are
} left, and the last Monster takes what is left.
why-has-no-dice = { $monster } has no dice in this turn.
why-pots-are-cooked = { $monster } has its share of the dice, and is cooked with it.
why-challenged = You are challenged to { $monster }: cook it, fight it, or pass it back.
why-only-what-came-back = Now you may cook { $monster }, which came back to you; your own cooking comes later.
why-not-fought-at-once = { $monster }, back from a challenge, may be cooked at once, but not fought.
why-monster-stays = { $card } stays in your Kitchen; you lose a Monster only while you are away.
why-monster-waits = { $card } waits in your Kitchen; now { $now }.
why-monster-is-not-passed-on = { $card } stays in your Kitchen: only from your hand do you challenge another chef with a Monster.
why-monster-goes-nowhere = { $card } stays in your Kitchen, to be cooked or fought; now { $now }.

# Dice
why-no-reroll-now = You roll a { $face } again only in a Test of yours, by a Recipe, an Ingredient or a Spell; now { $now }.
why-no-such-die = None of your dice shows a { $face }.
why-no-such-die-left = No die is left to pick that shows a { $face }.
why-no-die-picked = Pick a die first, or keep them all.
why-dice-are-picked = You have picked dice: roll them.

# Spells
why-spell-in-hand = { $card } works once it lies in front of you: play it first.
why-no-target = That is nothing for { $card }. { $effect }
why-no-cooking-lost = { $card } brings back lost Cooking dice, and you have lost none.
why-no-sanity-lost = { $card } brings back lost Sanity dice, and you have lost none.
why-no-monster-discarded = { $card } needs a Monster among the discards, and there is none.
why-no-other-monsters = { $card } needs a Monster in another Kitchen, and there is none.
why-swapped-by-a-spell = { $monster } changes Kitchens only by a Spell.
why-swap-for-another-kitchens = In exchange you get a Monster of another chef’s Kitchen, and not { $monster }.

## Events

event-dealt = You are dealt { $cards }.
event-allocates = You put { $cooking ->
    [one] { $cooking } die
   *[other] { $cooking } dice
} into Cooking and { $sanity } into Sanity.
event-sealed = { $seat } has split the dice.
event-allocated = Cooking and Sanity: { $pools }.
pools = { $seat } { $cooking }/{ $sanity }
event-start_test = Who keeps a clear head? { $rolls }.
rolled = { $seat } rolls { $dice }
event-starts = { $seat } goes first.
event-turn = { $seat } { $away ->
    [yes] spends the turn away from the stove
   *[no] ties the apron
}.
event-declares = { $seat } is ready to serve: one last turn for everybody.
event-manages = { $seat } keeps { $count ->
    [one] { $count } Monster
   *[other] { $count } Monsters
} in check { $test ->
    [yes] with a firm hand (Cooking)
   *[no] with a steady mind (Sanity)
}.
event-test = { $seat } rolls { $mine } for { $result }; { $roller } rolls { $yours-count ->
    [0] nothing
   *[other] { $yours }
} against it for { $against }.
event-reroll = { $seat } rolls again: { $mine } for { $result } against { $against }.
event-check = { $seat } { $fear ->
    [yes] stares it in the face
   *[no] breathes deeply
}: { $dice } against { $target }, { $verdict ->
    [clean] all is well
    [failed] it fails
   *[dear] it succeeds, at a price
}.
event-wound = { $seat } loses a Cooking die ({ $left } left).
event-shaken = { $seat } loses a Sanity die ({ $left } left).
event-saved = { $seat } gives up { $card } and keeps the { $pool } die.
event-paralysed = { $seat } is frozen with fear; the attempt is over.
event-hospital = { $seat } collapses and is taken to the Hospital.
event-asylum = { $seat } goes insane and is taken to the Asylum (at most { $max_sanity } Sanity from now on).
event-recovery = { $seat } rolls for recovery: { $rolls-count ->
    [0] nothing was lost
   *[other] { $rolls }
}.
event-recuperates = { $seat } puts the feet up: { $rolls-count ->
    [0] nothing was lost
   *[other] { $rolls }
}.
cooking-back = { $dice } brings back { $back } Cooking
sanity-back = { $dice } brings back { $back } Sanity
event-recovers = { $seat } gets { $count ->
    [one] { $count } { $pool } die
   *[other] { $count } { $pool } dice
} back.
event-home = { $seat } leaves the { $asylum ->
    [yes] Asylum
   *[no] Hospital
}.
event-drew = You draw { $cards }.
event-draws = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-new_deck = The deck has run out; the discards make a new one of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-new_die = { $seat } gains a { $pool } die for the new deck.
event-lays = { $seat } lays out { $card }.
event-plays_on = { $seat } plays { $card } on { $other }.
event-stocks = { $monster } moves into { $seat }’s Kitchen.
event-seasons = { $seat } adds { $ingredient } to { $monster }.
event-cast = { $seat } casts { $spell }.
event-let_go = { $seat } gives up { $card }.
event-discards = { $seat } discards { $card }.
event-banished = { $monster } vanishes from { $seat }’s Kitchen.
event-hexed = Soot settles on { $seat }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} fewer in the next Test at a Monster.
event-swaps = { $seat } swaps { $gives } for { $other }’s { $gets }.
event-cooks = { $seat } sets about cooking { $monster }.
event-fights = { $seat } takes a shotgun to { $monster }.
event-divides = { $seat } divides the dice among { $pots }.
pot = { $monster } ({ $dice })
event-recipe = { $seat } follows a Recipe for { $monster }: { $recipe }.
event-recipe_back = { $seat } takes { $recipe } back.
event-counters = { $monster } gets { $placed ->
    [one] { $placed } counter
   *[other] { $placed } counters
}: { $cooking } cooking{ $damage ->
    [0] { "" }
   *[other] { " " }and { $damage } damage
}, of { $needed } needed.
event-stops = { $seat } leaves it at that.
event-goes_on = { $seat } { $cooks ->
    [yes] presses on, one die wearier
   *[no] returns to the fray
}.
event-serves = { $seat } serves { $monster }, { $cooked ->
    [yes] cooked
   *[no] shot
}{ $damage ->
    [0] { "" }
    [one] { " " }with { $damage } damage counter
   *[other] { " " }with { $damage } damage counters
}.
event-throws_away = { $seat } throws what is left of { $monster } away.
event-challenge = { $seat } challenges { $rival } to { $monster }!
event-passes_back = { $seat } passes it back.
event-comes_back = { $monster } comes to { $seat }’s Kitchen.
event-bonus = { $seat } wins { $star ->
    [yes] a bonus star
   *[no] a Sanity die
} for the challenge.
event-over = Dinner is served: { $winners-count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The end

reason-declared = Somebody was ready to serve, and everybody has had a last turn.
reason-cap = The kitchens closed: the last round was over before anybody’s last turns were.
score-monsters = Monsters served
score-recipes = Recipes
score-rich = Rich Monsters
score-ingredients = Ingredients
score-challenges = Challenges
score-damage = Damage
score-sanity = Sanity dice
score-critic = Critic’s Cousin

## The view

field-seat = Chef
field-step = Now
step-allocate_dice = splitting the dice
step-ready_to_serve = ready to serve?
step-let_monster_go = a Monster gets away
step-clear_table_card = a card in front is lost
step-leave_or_stay = leave or stay
step-manage_kitchen = kitchen management
step-draw_or_recuperate = draw or rest
step-new_die = a new die
step-play_a_card = play a card
step-swap_pots = swap pots
step-cook_or_fight = cook or fight
step-divide_pool = share out the dice
step-next_pot = the next pot
step-offer_recipe = follow a Recipe?
step-go_on = stop or go on
step-killed_monster = serve what was killed?
step-challenged = answer a challenge
step-take_over = cook what came back?
step-challenge_bonus = a reward
step-reroll_window = re-roll a die?
step-second_helping_window = pick dice to re-roll
step-hush_window = a Spell before the check?
step-ignore_loss = lose a die, or a card?
step-discard_a_card = discard a card
step-over = dinner is served
field-round = Round
field-round_cap = Last round
field-turn = Turn
field-starter = First chef
field-declarer = Ready to serve
field-deck = Deck
field-discard = Discard pile
field-hand = Your hand
field-allocated = Your sealed Cooking dice
field-chefs = Chefs
field-score = Points
field-cooking = Cooking
field-fatigue = Dice set aside
field-sanity = Sanity
field-now = Now
field-most = Most
field-hospital = In the Hospital
field-asylum = In the Asylum
field-hexed = Hexed dice
field-hand_count = Cards in hand
field-hand_limit = Hand limit
field-hand_seen = Known in hand
field-sealed = Dice are split
field-crowd = Kitchen counts as
field-kitchen = Kitchen
field-served = Served
field-table = In front
field-card = Card
field-damage = Damage
field-recipe = Recipe
field-recipe_owner = Recipe of
field-ingredients = Ingredients
field-bonus = Bonus stars
field-stars = Stars
field-tried = Tried this turn
field-challenge = Challenge
field-rival = Challenged chef
field-contested = Came back
field-attempt = On the fire
field-monster = Monster
field-cooks = Cooks
field-challenged = In a challenge
field-dice = Dice
field-trial = Test
field-number = Roll
field-mine = Dice of the chef
field-yours = Dice against them
field-results = Results
field-rerolls = Re-rolls left
field-picked = Picked
field-again = Rolled again
field-rolls = Latest rolls
field-purpose = For
purpose-start = the first turn
purpose-cooking = cooking
purpose-fighting = fighting
purpose-kitchen = kitchen management
purpose-fear = facing a Monster
purpose-calm = staying calm
purpose-cooking_back = lost Cooking dice
purpose-sanity_back = lost Sanity dice
field-target = Above
field-above = Dice above it
field-aside = Set aside
field-lost = Dice lost
field-placed = Counters
field-check = Sanity check
field-fear = For Fear
field-pots = Pots that wait
field-swapping = To be swapped
field-options = Agreed
field-switcheroo = { option-switcheroo }
field-multitask = { option-multitask }
field-paralysing_fear = { option-paralysing_fear }

## The board: the evening and its turns

board-before = Before the first course
board-last-turns = The last turns
board-round = Round { $round } of at most { $most }
board-stage-over = Dinner is served
board-stage-split = Split the dice
board-stage-away = Away from the stove
board-stage-challenge = Cooking Challenge
board-stage-serve = Serve?
board-stage-kitchen = Kitchen
board-stage-draw = Draw or rest
board-stage-play = Play a card
board-stage-cook = Cook or fight
board-stage-discard = Discard
board-stage-dice = The dice
board-turn = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
board-declared = { $seat-you ->
    [yes] You are
   *[no] { $seat } is
} ready to serve: the last turns
board-challenge = { $rival-you ->
    [yes] { $seat } challenges you!
   *[no] { $seat-you ->
        [yes] You challenge { $rival }
       *[no] { $seat } challenges { $rival }
    }
}
board-challenge-line = { $monster }: cook it for a reward, fight it, or pass it back
board-check = { board-who }: Sanity check, every die must be above { $target }
board-pots = Pots to come: { $pots }

## The board: what you can do

board-what-to-do = What you can do
board-do-with = What to do with { $card }
board-can-be-used = { $count ->
    [one] Can be used: { $move }
   *[other] { $count } things to do with it
}
board-put-down = Put it down
board-odds = Odds
board-answers = Answers
board-tip = Or tap a card or a Monster that glows.
board-section-cook = Cook
board-section-fight = Fight
board-section-divide = Share out the dice
board-section-play = Play
board-section-season = Season
board-section-attach = Recipe
board-section-cast = Spell
board-section-swap = Swap
board-section-discard = Put away
board-section-reroll = Roll again

## The board: chefs and their places

board-chefs = The chefs
board-other-chefs = The other chefs
board-fire = The fire
board-you = You
board-who = { $seat-you ->
    [yes] { board-you }
   *[no] { $seat }
}
board-bot = bot
board-thinking = thinking
board-has-split = has split the dice
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-away = { $hospital ->
    [yes] { $asylum ->
        [yes] Hospital and Asylum
       *[no] Hospital
    }
   *[no] Asylum
}
board-chef = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
}: { board-points }, Cooking { $cooking } of { $cooking-most }, Sanity { $sanity } of { $sanity-most }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, { $monsters ->
    [one] { $monsters } Monster
   *[other] { $monsters } Monsters
} in the Kitchen, { $served } served{ $hospital ->
    [yes] , in the Hospital
   *[no] { "" }
}{ $asylum ->
    [yes] , in the Asylum
   *[no] { "" }
}{ $thinking ->
    [yes] , thinking
   *[no] { "" }
}. Look into the Kitchen
board-me = You: { board-points } as it stands. Look at your place
board-your-place = Your place
board-place-of = { $name }’s place
board-chef-facts = { board-points } as it stands, { board-cards } in hand (draws up to { $limit }){ $hospital ->
    [yes] , in the Hospital
   *[no] { "" }
}{ $asylum ->
    [yes] , in the Asylum
   *[no] { "" }
}{ $hexed ->
    [0] { "" }
    [one] , soot: { $hexed } die fewer in the next Test
   *[other] , soot: { $hexed } dice fewer in the next Test
}.
board-sooty = soot
board-soot = { $count ->
    [one] soot: { $count } die fewer
   *[other] soot: { $count } dice fewer
}
board-kitchen = Kitchen
board-your-kitchen = Your Kitchen
board-counts-as = counts as { $count }
board-quiet = A quiet one
board-on-the-fire = It is on the fire
board-no-monsters = No Monsters here.
board-in-front = In front
board-in-front-of-you = In front of you
board-nothing = Nothing
board-nothing-in-front = No Items, Spells or Assistants.
board-your-hand = Your hand
board-no-cards = No cards in hand
board-known-hand = Known to be in hand
board-the-menu = The menu
board-served = Served: { $count }
board-served-of = Served: { $count } of { $needed }
board-nothing-served = Nothing served yet
board-menu = { $seat-you ->
    [yes] Your menu
   *[no] { $seat }’s menu
}. { $dishes-count ->
    [0] Nothing is served yet
   *[other] { $dishes }
}
board-dish = { $monster } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}{ $damage ->
    [0] { "" }
    [one] , { $damage } damage counter
   *[other] , { $damage } damage counters
})
board-damage = { $count } damage
board-look-closer = { $what }. Look closer
board-place-hospital = Hospital
board-place-asylum = Asylum
board-place-holds = { $place }: { $seats-count ->
    [0] { board-empty }
   *[other] { $seats }
}
board-empty = empty
board-deck = Deck
    .spoken = Deck: { board-cards }
    .draw = Deck: { board-cards }. Draw from it
board-left = { $count } left
board-discards = Discards
    .spoken = Discards: { board-cards }. Look through them
board-the-discards = The discards
board-no-discards = Nothing has been thrown away yet.
board-topmost-first = The topmost card comes first.

## The board: cards

board-card-monster = Threat { $threat }, Fear { $fear }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-card-with = with { $card }
board-card-nuisance = a nuisance
board-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
board-cooking-counters = { $count ->
    [one] { $count } cooking counter
   *[other] { $count } cooking counters
}
board-damage-counters = { $count ->
    [one] { $count } damage counter
   *[other] { $count } damage counters
}
board-bonus-stars = { $count ->
    [one] { $count } bonus star
   *[other] { $count } bonus stars
}
board-progress = { $missing ->
    [0] Done
   *[other] { $on ->
        [0] { $missing ->
            [one] Needs { $missing } counter
           *[other] Needs { $missing } counters
        }
       *[other] { $on } of { $threat }, { $missing } to go
    }
}{ $damage ->
    [0] { "" }
   *[other] { " " }· { $damage } damage
}
    .spoken = { $on } of { $threat } counters{ $damage ->
        [0] { "" }
       *[other] , { $damage } of them damage
    }

## The board: dice

board-split = Cooking and Sanity dice
board-dice-to-split = { $count } dice to split
board-dice-sealed = { $cooking } Cooking and { $sanity } Sanity, sealed
board-pool = { $pool }: { $active } of { $most } dice{ $aside ->
    [0] { "" }
   *[other] , { $aside } set aside
}{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost
}
board-no-dice = no dice
board-no-sum = no dice, so 0
board-no-resistance = No dice left to resist
board-resists = resists
board-rolled-again = rolled again
board-the-kitchen = The Kitchen
board-side = { $name }: { $rolled }. Result { $result }
board-verdict-win = beats it by { $points }
board-verdict-tie = a tie
board-verdict-loss = loses by { $points }
board-verb-cooking = { $seat-you ->
    [yes] cook
   *[no] cooks
}
board-verb-fighting = { $seat-you ->
    [yes] fight
   *[no] fights
}
board-verb-kitchen = { $seat-you ->
    [yes] keep order
   *[no] keeps order
}
board-purpose-start = { $seat-you ->
    [yes] keep a clear head
   *[no] keeps a clear head
}
board-purpose-cooking = { board-verb-cooking } { $monster }
board-purpose-fighting = { board-verb-fighting } { $monster }
board-purpose-kitchen = { board-verb-kitchen } in the Kitchen
board-purpose-fear = { $seat-you ->
    [yes] face
   *[no] faces
} { $monster }: above { $target }
board-purpose-calm = { $seat-you ->
    [yes] stay calm
   *[no] stays calm
}: above { $target }
board-purpose-cooking_back = { $seat-you ->
    [yes] roll
   *[no] rolls
} for lost Cooking dice: above { $target }
board-purpose-sanity_back = { $seat-you ->
    [yes] roll
   *[no] rolls
} for lost Sanity dice: above { $target }
board-roll = { $who }, { $what }: { $rolled }. { $end }
board-roll-against = { $who }, { $what }: { $rolled } against { $theirs }. { $end }
board-roll-makes = makes { $result }
board-roll-back = { $back } of { $count ->
    [one] { $count } die
   *[other] { $count } dice
} back
board-roll-clean = all is well
board-roll-saved = the die is kept
board-roll-aside = { $count ->
    [one] { $count } die set aside
   *[other] { $count } dice set aside
}
board-roll-lost = { $count ->
    [one] { $count } die lost
   *[other] { $count } dice lost
}
board-more-rolls = { $count ->
    [one] { $count } roll before these is in the log
   *[other] { $count } rolls before these are in the log
}

## The board: what has just changed

board-news-lost = { board-who }: { $count ->
    [one] { $count } { $pool } die lost
   *[other] { $count } { $pool } dice lost
}
board-news-back = { board-who }: { $count ->
    [one] { $count } { $pool } die back
   *[other] { $count } { $pool } dice back
}
board-news-counters = { $monster }: { board-counters } more, { $counters } of { $threat }
board-news-served = { board-who }: { $monster } is served, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-news-hospital = { board-who }: off to the Hospital
board-news-asylum = { board-who }: off to the Asylum
board-news-home = { board-who }: home again

## Print: trackers

print-trackers = chef trackers
print-chef-1 = Chef One
print-chef-2 = Chef Two
print-chef-3 = Chef Three
print-chef-4 = Chef Four
print-chef-5 = Chef Five
print-turn = Your turn
    .steps = 0 declare serving · 1 Hospital or Asylum instead of all else · 2 kitchen management · 3 draw or recuperate · 4 play a card · 5 cook or fight · 6 discard a card
print-rolls = Rolls
print-test = Test:
    .line = add up equal dice; the best die or group is your result. Higher wins; a tie hurts and helps.
print-check = Check:
    .line = every die above the target is clean; any that is not costs a die; none above fails.
print-hospital = Hospital: no Cooking die left
print-asylum = Asylum: no Sanity die left

## Print: what is in the box

print-piece-cards = cards
    .how = { $monsters } Monsters, { $recipes } Recipes, and all else; one deck
print-piece-trackers = chef trackers
    .how = one a chef, for both pools of dice
print-piece-cooking = cooking counters
    .how = the flames; laid on a Monster while it cooks
print-piece-damage = damage counters
    .how = the claws; each costs a star at the end
print-piece-stars = bonus stars
    .how = won in Cooking Challenges
print-piece-markers = markers
    .how = four a tracker: the most and the present, for both pools
print-step-cards = Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.
print-step-trackers = Print trackers and counters on plain paper, glue them onto cardboard of about 1 mm, and cut them out.
print-step-markers = Lay a ring on each tracker where a pool has its most dice, and a dot where it stands now. Paper clips on the edges do the same work.
print-need-dice = Six-sided dice: about ten a chef, in two colours if you have them; sharing is fine.
print-need-patience = Patience with the Hospital.

## Places on the table, as one names them

place-deck = deck
place-discards = discard pile
