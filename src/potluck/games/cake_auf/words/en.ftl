# Cake Auf!'s words.

tagline = Collect what your desserts need, and see that the others’ ovens stay cold.

## Options

option-actions = Action cards
    .help = The publisher’s mix adds Freezer Burn and a Switcheroo for whole hands (CA-A23, CA-A24).
option-actions-rulebook = As in the rulebook
option-actions-publisher = The publisher’s mix
option-keep_hands = Keep your hand
    .help = Hands stay between rounds instead of being dealt anew (CA-A9).
option-tiebreak = Ties
    .help = Whether players with equally many recipes throw for the win or share it (CA-A28).
option-tiebreak-rps = Rock-paper-scissors
option-tiebreak-shared = Share the win
option-start = Start player
    .help = Who goes first (CA-1.4).

## Cards

kind-recipe = Recipe
kind-ingredient = Ingredient
kind-ban = Ban
kind-remedy = Remedy
kind-instant = Instant
number-ingredients = Ingredients
    .corner = { $value }
number-publisher-copies = Copies in the publisher’s mix
symbol-power = Needs power
    .short = Power
symbol-fire = Needs the oven
    .short = Oven
symbol-fridge = Needs the fridge
    .short = Fridge
symbol-overnight = Overnight
    .short = Overnight
need-power = power
need-fire = the oven
need-fridge = the fridge
need-overnight = a night
sign-rock = rock
sign-paper = paper
sign-scissors = scissors
cards-of-a-kind = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count })
}
effect-needs = Needs { $cards }.
effect-lay = { $count ->
    [0] No recipe uses it.
    [one] { $count } recipe can use it.
   *[other] { $count } recipes can use it.
}
effect-ban = Put it on another player’s recipe that needs { $need }: until it is lifted, that recipe cannot be finished.
effect-lift = { $ban ->
    [none] Lifts a ban from any recipe.
   *[other] Lifts a { $ban } from any recipe.
}
effect-switch-recipes = Exchange one of your unfinished recipes with another player’s, and all that lies on both.
effect-switch-hands = Exchange the rest of your hand with another player’s.
effect-picky = Look at three recipes of the pile; you may take one in place of an unfinished recipe of yours.
effect-one-for-one = Take a random card from another player, who takes a random one from you.
effect-burn = Destroy a recipe that needs { $need } and that another player has finished this round; a new recipe takes its place.

## Moves

move-lay = { $card } → { $recipe }
    .short = Lay it here
move-ban = { $card } on { $recipe }
    .short = Ban it
    .detail = Until it is lifted, that recipe cannot be finished.
move-lift = { $card } on { $recipe }
    .short = Lift it
    .detail = Both cards are discarded.
move-burn = { $card } on { $recipe }
    .short = Spoil it
    .detail = It is ruined, and its baker gets a new recipe.
move-switch-recipes = Switch { $mine } for { $theirs }
    .detail = Everything under and above them goes along.
move-switch-hands = { $card } with { $seat }
    .short = Swap hands
    .detail = All the cards left in yours go there.
move-one-for-one = { $card } with { $seat }
    .short = Take a card
    .detail = You pull one blind, and one of yours is pulled in return.
move-picky = { $card }
    .short = Look at three
    .detail = You may take one in place of an unfinished recipe of yours.
move-swap = Take { $new } for { $mine }
    .detail = What lies on the recipe that you give up is lost; the new one starts bare.
move-swap-none = Take none
    .detail = all go back into the pile
move-mulligan = Take a new hand
    .short = New hand
    .detail = throw all your cards away and draw as many
move-discard = Throw { $card } away
    .short = Throw it away
    .detail = { $last ->
        [yes] and end your turn
       *[no] and end your turn, or throw one more
    }
move-pass = End turn
    .detail = { $thrown ->
        [yes] or throw one more away
       *[no] { "" }
    }
move-keep = Keep { $recipe }
    .short = Keep it
    .detail = with all that lies on it
move-return = Return { $recipe }
    .short = Return it
    .detail = { $bare ->
        [yes] to the recipe pile
       *[no] what lies on it is discarded
    }
move-throw-rock = Rock
move-throw-paper = Paper
move-throw-scissors = Scissors

## What a move would do

forecast-finishes = It would finish your { $recipe }.
    .short = Finishes it
forecast-still-banned = { $recipe } would have all that it needs, but for the { $bans } on it.
forecast-waits = { $recipe } would have to wait for last night’s recipe.

## Prompts

ask-turn = Lay ingredients and play cards as you like; then discard up to two, or end your turn.
ask-discard = Throw one more card away, or end your turn.
ask-pick = Take one of these recipes in place of one of yours, or none.
ask-overnight = Keep { $recipe } overnight, with all that lies on it, or return it?
ask-throw = Rock, paper or scissors?

## Refusals: when

why-not-your-turn = It is { $seat }’s turn.
why-discarding-already = You are discarding already; what is left is one more discard, or to end your turn.
why-nothing-looked-at = You are not looking at any recipes of the pile.
why-pick-first = First take one of the recipes that you look at in place of one of yours, or take none.
why-overnight-later = Recipes are kept overnight when a round has ended.
why-keep-or-return-first = The round has ended: first keep { $recipe } overnight, or return it.
why-somebody-else-keeps = { $owner } decides now whether { $recipe } is kept overnight.
why-no-tie = You throw only to break a tie after the last round.
why-throw-first = The rounds are over: rock, paper or scissors decides.
why-only-rivals-throw = Only { $rivals } throw: they are tied.
why-drawing-is-over = You draw up to five cards when your turn begins, and no more during it.
why-mulligans-used = You have taken a new hand { $count } times this round, and that is the limit.
why-nothing-to-trade-in = You have no cards to trade in for new ones.

## Refusals: a card in its wrong place

why-not-in-hand = { $card } is not in your hand.
why-lay-under-a-recipe = { $card } goes under one of your unfinished recipes.
why-lay-under-your-own = { $recipe } is { $owner }’s, and ingredients go under your own recipes only.
why-not-in-the-recipe = { $recipe } takes no { $card }.
why-needs-no-more = { $recipe } needs no more { $card }.
why-no-recipe-needs-it = None of your recipes needs more { $card }.
why-ban-a-recipe = { $card } is played on another player’s unfinished recipe that needs { $need }.
why-ban-your-own = { $recipe } is yours, and you cannot ban your own recipe.
why-does-not-need = { $recipe } does not need { $need }.
why-banned-already = { $card } lies on { $recipe } already.
why-nothing-to-ban = No recipe of the others needs { $need } and has no such ban yet.
why-lift-from-a-recipe = { $ban ->
    [none] { $card } is played on a recipe with a ban.
   *[other] { $card } is played on a recipe that a { $ban } lies on.
}
why-nothing-to-lift = Nothing lies on { $recipe } that { $card } could lift.
why-no-such-ban = { $ban ->
    [none] There is no ban to lift anywhere.
   *[other] There is no { $ban } to lift anywhere.
}
why-burn-a-dessert = { $card } spoils a dessert that needs { $need } and that another player has finished this round.
why-burn-your-own = You finished { $recipe } yourself; only the others’ desserts can be spoilt.
why-not-finished = Nobody has finished { $recipe }, and { $card } spoils finished desserts only.
why-finished-earlier = { $recipe } was finished in an earlier round, and { $card } reaches this round’s desserts only.
why-nothing-to-burn = Nobody else has finished a recipe that needs { $need } this round.
why-on-the-recipe-pile = { $card } is played on the recipe pile.
why-recipe-pile-empty = The recipe pile is empty.
why-on-a-player = { $card } is played on another player.
why-not-on-yourself = { $card } is played on another player, not on yourself.
why-nobody-sits-there = There is no player { $number } at this table.
why-no-card-to-take = { $other } has no card to take.
why-nobody-has-a-card = Nobody else has a card to take.
why-switch-two-recipes = { $card } exchanges one of your unfinished recipes with another player’s: choose the two.
why-switch-needs-both = It takes an unfinished recipe of yours and one of another player’s.
why-both-yours = { $mine } and { $theirs } are both yours; choose a recipe of another player.
why-not-yours-to-give = { $recipe } is { $owner }’s; one of the two recipes has to be your own.

## Refusals: recipes and piles

why-nobody-bakes-it = Nobody is baking { $recipe } now.
why-finished-already = { $recipe } is finished already, and stays with { $owner }.
why-somebody-elses-recipe = { $recipe } is { $owner }’s; all you can do is play a card from your hand on it.
why-recipe-still-needs = { $recipe } finishes by itself once it has all it needs; still missing: { $cards }.
why-recipe-is-banned = { $bans-count ->
    [one] { $recipe } has all it needs, but it cannot be finished before the { $bans } on it has been lifted.
   *[other] { $recipe } has all it needs, but it cannot be finished before the { $bans } on it have been lifted.
}
why-recipe-waits = { $recipe } has all it needs, but last night’s recipe has to be finished first.
why-recipes-stay = { $card ->
    [none] Recipes stay where they are.
   *[other] Recipes stay where they are, unless you play { $card }.
}
why-not-yours-to-swap = { $recipe } is not one of your unfinished recipes.
why-not-looked-at = { $recipe } is not among the recipes that you look at.
why-nothing-to-give = You have no unfinished recipe that you could give for it.
why-recipe-pile-is-hidden = { $card ->
    [none] The recipes of the pile stay hidden.
   *[other] The recipes of the pile stay hidden, unless you play { $card }.
}
why-discards-stay = The discards stay where they are until the draw pile runs out.

## Events

event-round = Round { $round } begins, and { $starter } goes first.
event-dealt = { $recipes-count ->
    [0] The recipe pile is empty: { $seat } gets no recipe.
   *[other] { $seat } is to bake { $recipes }.
}
event-turn = It is { $seat }’s turn.
event-drew = You draw { $cards }.
event-drew_some = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-reshuffled = The draw pile is used up; { $count ->
    [one] { $count } discard makes a new one.
   *[other] { $count } discards shuffled make a new one.
}
event-laid = You lay { $card } under { $recipe }.
event-laid_face_down = { $seat } lays an ingredient face down under { $recipe }.
event-banned = { $seat } plays { $card } on { $owner }’s { $recipe }.
event-lifted = { $seat } plays { $card }: no more { $ban } on { $own ->
    [yes] { $recipe }
   *[no] { $owner }’s { $recipe }
}.
event-finished = { $seat } finishes { $recipe } out of { $cards }!
event-switched = The old switcheroo: { $seat } gives { $mine } to { $other } and takes { $theirs }, with all that lies on them.
event-found = Under { $recipe } you find { $cards }.
event-traded = { $card }: { $seat } takes { $taken } from { $other }, who gets { $given ->
    [none] nothing
   *[other] { $given }
} back.
event-traded_unseen = { $card }: { $seat } takes a card from { $other }, who gets { $gave ->
    [yes] one
   *[no] nothing
} back.
event-switched_hands = { $card }: { $seat } and { $other } exchange their hands.
event-new_hand = { $cards-count ->
    [0] Your new hand is empty.
   *[other] Your new hand: { $cards }.
}
event-peeks = { $seat } plays { $card } and looks at { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
} of the pile.
event-peeked = You look at { $recipes }.
event-picked = { $seat } would rather bake { $new } than { $old }{ $count ->
    [0] .
    [one] ; { $cards } goes to the discards.
   *[other] ; { $cards } go to the discards.
}
event-picked_none = { $seat } likes none of them, and they are shuffled back.
event-burned = { $card }: { $seat } ruins { $owner }’s finished { $recipe }. { $owner } is to bake { $new } instead.
event-mulligan = { $seat } trades in the whole hand: { $cards }.
event-discarded = { $seat } discards { $card }.
event-passed = { $seat } passes.
event-round_over = { $winners-count ->
    [0] Round { $round } drags on too long and ends without a winner.
    [one] { $winners } has finished everything: round { $round } is over.
   *[other] { $winners } have finished everything: round { $round } is over.
} Finished so far: { $standings }.
finished-so-far = { $seat } { $count }
event-gave_back = { $seat } returns { $recipe } to the pile{ $cards-count ->
    [0] .
   *[other] , and { $cards } to the discards.
}
event-kept = { $seat } keeps { $recipe } overnight.
event-tie = { $rivals } are tied with { $points ->
    [one] { $points } recipe
   *[other] { $points } recipes
}: rock-paper-scissors, best of three!
event-threw = You throw { $sign }.
event-sealed = { $seat } has chosen.
event-thrown = One, two, three: { $throws }. That makes it { $wins }.
throw-shown = { $seat } { $sign }
throws-won = { $seat } { $count }
event-over = { $winners-count ->
    [one] { $winners } wins with { $points ->
        [one] { $points } recipe
       *[other] { $points } recipes
    }{ $reason ->
        [rock-paper-scissors] { " " }after rock-paper-scissors.
       *[other] .
    }
   *[other] { $winners } share the win with { $points ->
        [one] { $points } recipe
       *[other] { $points } recipes
    } each.
}

## The end

reason-most-recipes = Three rounds are over, and nobody has finished as many recipes.
reason-rock-paper-scissors = Three rounds ended in a tie, and rock-paper-scissors broke it.
reason-shared = Three rounds ended in a tie, and the win is shared.
score-round-1 = Round 1
score-round-2 = Round 2
score-round-3 = Round 3

## The board

board-over = The window is full
board-round = Round { $round } of { $rounds }
board-overnight = Overnight
board-tie-break = The tie-break
board-you = You
board-bot = bot
board-bakers = The bakers
board-other-bakers = The other bakers
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-recipes = { $count ->
    [one] { $count } recipe
   *[other] { $count } recipes
}
board-discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
board-to-draw = { $count } to draw
board-finished = { $count } finished
board-first = 1st
board-opened = opened this round
board-status-thinking = thinking
board-status-away = away
board-baker = { $name }{ $bot ->
    [yes] , bot
   *[no] { "" }
}: { $done ->
    [one] { $done } recipe finished
   *[other] { $done } recipes finished
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $hands ->
    [one] { $hands } new hand left
   *[other] { $hands } new hands left
}{ $opened ->
    [yes] , opened this round
   *[no] { "" }
}{ $status ->
    [thinking] , thinking
    [away] , away
   *[none] { "" }
}{ $last ->
    [none] { "" }
   *[other] . { $last }
}. { $action ->
    [none] Look closer
   *[other] { $action }
}
board-me = You: { $done ->
    [one] { $done } recipe finished
   *[other] { $done } recipes finished
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}{ $opened ->
    [yes] , you opened this round
   *[no] { "" }
}. Look closer
board-oven-empty = Nothing left in the oven.
board-nothing-to-bake = Nothing to bake.
board-nothing-this-round = Nothing to bake this round.
board-window-and-piles = The window and the piles
board-window = In the window
board-cake = { $recipe }, finished by { $name }. { $action }
board-plate = { $name }: { $recipes-count ->
    [0] 0 recipes finished
    [one] { $recipes-count } recipe finished: { $recipes }
   *[other] { $recipes-count } recipes finished: { $recipes }
}. Look closer
board-recipe-pile = { board-recipes } in the pile{ $looking ->
    [0] { "" }
   *[other] , { $seat } is looking at { $looking }
}{ $action ->
    [none] { "" }
   *[other] . { $action }
}
board-draw-pile = { board-cards } to draw
board-discard-pile = { board-discards }{ $card ->
    [none] { "" }
   *[other] , { $card } on top
}. { $action ->
    [none] Look through them
   *[other] { $action }
}
board-your-counter = Your counter
board-your-recipes = Your recipes
board-your-hand = Your hand
board-hand-empty = Your hand is empty; you draw up to five when your turn begins.
board-not-now = No use for it now: pick it up to hear why.
board-new-hands-left = { $left } of { $most } left

## The board: recipes

board-needs = needs { $needs }
board-ban-on-it = { $card } on it
board-kept = kept from last night
board-from-last-night = from last night
board-laid = { $laid } of { $needed } laid
board-laid-missing = { board-laid }, { $cards } missing
board-laid-complete = { board-laid }, complete
board-laid-known = { board-laid }, among them { $cards }
board-laid-count = { $laid } of { $needed }
    .laid = laid
board-waits = Complete: last night’s recipe first
board-only-you-see = Recipes that only you see
board-for-your-eyes = { board-recipes } of the pile, for your eyes only
board-may-stay = { $recipe } may stay overnight
board-would-stay = { $cards-count ->
    [0] Nothing lies on it yet.
   *[other] { $cards } would stay on it.
} It comes on top of your new recipes, and has to be finished before any of them.

## The board: what a picked card asks

board-swap-this = Swap this
board-this-one = This one
board-take-this = Take this
board-give-this = Give this
board-for-this = For this
board-ask-take = Take one of these, or none
board-ask-give = Which of yours goes for { $new }?
board-ask-lay = Which recipe gets the { $card }?
board-ask-ban = Whose recipe gets the { $card }?
board-ask-lift = Which recipe does the { $card } save?
board-ask-burn = Which dessert gets the { $card }?
board-ask-switch = Which two recipes change sides?
board-ask-switch-for = Which recipe do you want for { $recipe }?
board-ask-switch-give = What do you give for { $recipe }?
board-ask-switch-hands = Whose hand do you want?
board-ask-one-for-one = Whose card do you take?
board-ask-picky = Look at three recipes of the pile?
board-no-use = No use for { $card } now
board-may-throw = You may throw it away.

## The board: what happened

deed-laid = Laid a card under { $recipe }
deed-finished = Finished { $recipe }!
deed-burned = Lost { $recipe } to freezer burn
deed-took = Would rather bake { $recipe }
deed-banned = { $card } on { $recipe }
deed-lifted = No more { $card } on { $recipe }
deed-switched = Switched { $gave } for { $got }
deed-played = Played { $card }
deed-threw = Threw { $card } away
deed-mulligan = Took a new hand
deed-peeks = Looks at recipes of the pile
deed-robbed = Took a card of yours
moment-finished = { $seat-you ->
    [yes] { $recipes-count ->
        [one] { $recipes } is done!
       *[other] { $recipes } are done!
    }
   *[no] { $seat } finishes { $recipes }!
}
moment-burned = Freezer burn! { $seat-you ->
    [yes] Your { $recipe } is ruined
   *[no] { $seat }’s { $recipe } is ruined
}
moment-switched = The old switcheroo: { $gave } for { $got }
moment-swapped-hands = { $seat } swaps hands with you
moment-robbed = { $seat } takes your { $lost }{ $got-count ->
    [0] { "" }
   *[other] { " " }and leaves you { $got }
}
moment-banned = { $card } on your { $recipe }!
moment-lifted = { $seat-you ->
    [yes] You save { $owner }’s { $recipe }
   *[no] { $owner-you ->
        [yes] { $seat } saves your { $recipe }
       *[no] { $seat } saves { $owner }’s { $recipe }
    }
}

## The board: sheets

board-bakery = { $name ->
    [none] Your bakery
   *[other] { $name }’s bakery
}
board-bakery-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}, { $left } of { $most } new hands left this round{ $opened ->
    [yes] ; opened this round.
   *[no] .
}
board-seen-there = You have seen { $cards } there.
board-at-work = { $count ->
    [0] At work
   *[other] At work: { board-recipes }
}
board-window-count = In the window: { $count }
board-empty-plate = An empty plate, so far.
board-the-discards = The discards
board-discards-order = The last one first. When the draw pile runs out, these are shuffled.
board-no-discards = Nothing has been thrown away yet.
board-round-over = Round { $round } is over
board-round-won = { $winners-count ->
    [0] Nobody finished everything
    [one] { $winners-you ->
        [only] You have finished everything
       *[no] { $winners } has finished everything
    }
   *[other] { $winners } have finished everything
}
board-col-baker = Baker
board-col-round = Round { $round }
board-col-all = All
board-last-round = That was the last round.
board-swept-up = Unfinished recipes go back, unless the moon lets their bakers keep them.
board-go-on = Go on

## The board: rock, paper, scissors

board-rock-paper-scissors = Rock, paper, scissors
board-marks = { $won } of { $most } marks
board-chosen = chosen
board-choosing = choosing
board-your-throw = Your throw
board-level = { $rivals } are level. Two marks win.
board-all-the-same = All { $sign }: nobody scores. Again!
board-all-three = All three signs: nobody scores. Again!
board-wins-rock = Rock blunts scissors.
board-wins-paper = Paper wraps rock.
board-wins-scissors = Scissors cut paper.
board-marks-won = { $seats-you ->
    [only] You get a mark.
   *[other] { $seats-count ->
        [one] { $seats } gets a mark.
       *[other] { $seats } get a mark.
    }
}

## The view

field-round = Round
field-rounds = Rounds
field-step = Now
step-turn = a turn
step-discard = the end of a turn
step-pick = a recipe is picked
step-overnight = a recipe is kept or returned
step-throw = the tie-break
step-over = the match is over
field-starter = Opened the round
field-active = At the counter
field-turn = Turn
field-discards_left = Discards left
field-seat = Your seat
field-hand = Your hand
field-peeked = Recipes that only you see
field-peeked_count = Recipes looked at
field-overnight = May stay overnight
field-rivals = Tied
field-sign = Your throw
field-bakers = Bakers
field-score = Recipes finished
field-hand_count = Cards in hand
field-known = Known to you
field-dishes = At work
field-recipe = Recipe
field-laid_count = Cards laid
field-laid = Laid
field-missing = Missing
field-bans = Bans
field-kept = Kept from last night
field-waiting = Waits for last night’s recipe
field-finished = Finished
field-finished_this_round = Finished this round
field-race = Finished after each round
field-mulligans_left = New hands left
field-sealed = Has chosen
field-thrown = Threw
thrown-rock = rock
thrown-paper = paper
thrown-scissors = scissors
field-throws_won = Throws won
field-pile_count = Draw pile
field-discard = Discards
field-recipe_pile_count = Recipe pile
field-last_winners = Won the last round
field-publisher = The publisher’s mix
field-keep_hands = Hands are kept
field-share_ties = Ties are shared

## Print

print-lay = Lay it under a recipe that still needs it.
print-recipes = recipes
    .how = green backs; a pile of their own
print-ingredients = ingredients
    .how = pink backs; shuffled with the actions
print-actions = actions
    .how = pink backs; { $mix ->
        [publisher] the publisher’s mix
       *[rulebook] the rulebook’s mix
    }
print-step-cut = Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.
print-step-shuffle = Shuffle the recipes by themselves; ingredients and actions make one draw pile.
print-needs-nothing = Nothing. A real cake would not hurt.

## Places on the table, as one names them

place-recipe-pile = recipe pile
place-draw-pile = draw pile
place-discard-pile = discard pile
place-new-hand = new hand
place-end-turn = end turn
place-take-none = take none
place-rock = { sign-rock }
place-paper = { sign-paper }
place-scissors = { sign-scissors }
