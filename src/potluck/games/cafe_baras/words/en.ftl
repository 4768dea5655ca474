# Café Baras's words.

tagline = Every card is a dish or a customer. Build the café that capybaras come back to.

## Options

option-guest_points = Special guests
    .help = What each special guest is worth at the end (CB-A1).
option-guest_points-2 = 2 points
option-guest_points-3 = 3 points
option-guest_points-4 = 4 points
option-guest_points-5 = 5 points
option-claim = Claiming guests
    .help = Whether guests come over by themselves or when their host says so (CB-A4).
option-claim-auto = By themselves
option-claim-manual = By hand
option-level_rounds = Level rounds
    .help = Everybody gets the same number of turns (CB-A11).
option-start = Start player
    .help = Who goes first (CB-1.5).

## Parts of sentences

some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
small-count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
either = { $one } or { $another }

## Foods and decors

symbol-Tea = Tea
symbol-Coffee = Coffee
symbol-Drink = Drink
symbol-Snack = Snack
symbol-Meal = Meal
symbol-Dessert = Dessert
symbol-Rustic = Rustic
symbol-Retro = Retro
symbol-Garden = Garden
symbol-Modern = Modern
plural-Tea = Teas
plural-Coffee = Coffees
plural-Drink = Drinks
plural-Snack = Snacks
plural-Meal = Meals
plural-Dessert = Desserts
some-Tea = { $count ->
    [one] a Tea
   *[other] { small-count } Teas
}
some-Coffee = { $count ->
    [one] a Coffee
   *[other] { small-count } Coffees
}
some-Drink = { $count ->
    [one] a Drink
   *[other] { small-count } Drinks
}
some-Snack = { $count ->
    [one] a Snack
   *[other] { small-count } Snacks
}
some-Meal = { $count ->
    [one] a Meal
   *[other] { small-count } Meals
}
some-Dessert = { $count ->
    [one] a Dessert
   *[other] { small-count } Desserts
}
some-Rustic = { $count ->
    [one] a Rustic symbol
   *[other] { small-count } Rustic symbols
}
some-Retro = { $count ->
    [one] a Retro symbol
   *[other] { small-count } Retro symbols
}
some-Garden = { $count ->
    [one] a Garden symbol
   *[other] { small-count } Garden symbols
}
some-Modern = { $count ->
    [one] a Modern symbol
   *[other] { small-count } Modern symbols
}

## Cards

kind-food = Food
kind-decor = Decor
kind-equipment = Equipment
kind-guest = Special guest
kind-counter = Counter
sort-food = food
sort-decor = decor
sort-equipment = equipment
number-cost = Cost
    .corner = { $value }
number-points = Points
trait-passing = just passing
    .long = Never becomes a regular, whatever the decor.
effect-coins = Gain { some-coins }.
    .short = +{ some-coins }
effect-draw = After your refill draw { some-cards } from the deck, even above your hand limit.
    .short = Draw { $count }
effect-swap = Discard up to { some-cards } from your hand, then draw as many from the deck.
    .short = Swap { $count }
effect-refresh = Discard the whole display and turn up four new cards.
    .short = New display
effect-serve-again = You may serve one more customer from your hand now.
    .short = Serve one more
effect-coins-per = Gain 1 coin for each { $either } symbol in your café, your counter’s included.
    .short = +1 per { $either }
effect-others = Every other player gains { some-coins }.
    .short = others +{ $coins }
ongoing-tip = From now on: 1 coin more from each customer who gets { $food }.
    .short = { $food } tips +1
ongoing-full-service = From now on: { some-coins } more from each customer who gets everything they want.
    .short = All served +{ $coins }
ongoing-coffee-relief = From now on: a wish for several Coffees needs { small-count } fewer, but at least one.
    .short = Big orders −{ $count }
ongoing-hand-size = From now on: refill your hand to { small-count } cards.
    .short = Hand of { small-count }
ongoing-discount = From now on: { $sort } cards cost you { some-coins } less.
    .short = { $kind } −{ $coins }
ongoing-regular-coins = From now on: gain { some-coins } whenever you gain a regular.
    .short = +{ $coins } per regular
worth-fixed = Worth { some-points }.
worth-per = Worth { some-points } for each { $symbol } symbol in your café.
worth-pair = Worth { some-points } for each pair of a { $one } and a { $another } symbol in your café.
worth-foods = Worth { some-points } for each different food in your café.
worth-decors = Worth { some-points } for each different decor in your café.
worth-regulars = Worth { some-points } for each of your regulars.
worth-regulars-decor = Worth { some-points } for each of your regulars who prefers { $decor }.
worth-guests = Worth { some-points } for each special guest you have claimed.
worth-coins = Worth 1 point more for every { some-coins } you have left.
customer-picky = { $customer } wants { $wants }, and prefers { $decor }.
customer-passing = { $customer } wants { $wants }, and never becomes a regular.
guest-comes = Comes over to the first café with { $needs }.
counter-starts = Your café starts here, with { $symbols-count ->
    [0] nothing
   *[other] { $symbols }
}.

## What special guests need

need-foods = { $count ->
    [one] one sort of food
    [6] all six different foods
   *[other] { small-count } different foods
}
need-decors = { $count ->
    [one] one sort of decor
   *[other] { small-count } different decors
}
need-same-decor = { $count ->
    [one] one symbol of a decor
   *[other] { small-count } symbols of the same decor
}
need-cards = { $count ->
    [one] one { $sort } card
   *[other] { small-count } { $sort } cards
}
need-regulars = { $count ->
    [one] a regular who prefers a decor
   *[other] regulars who prefer { small-count } different decors
}
need-row = { $count ->
    [one] one card in the row
   *[other] { small-count } cards in the row
}
need-progress = { $need } ({ $have } of { $count })

## Moves

move-add = Add { $card }
move-serve = Serve { $customer }
move-take = Take { $card }
    .detail = and { $customer } with it
move-drop = Discard { $card }
    .detail = and draw another when you are done
move-claim = Claim { $guest }
move-done = Done
move-done-swapping = Done swapping
move-done-serving = Nobody else
move-done-claiming = Let them wait

## Forecasts

forecast-add = { $price ->
    [0] You can add it for free.
    [one] You can add it for { $price } coin.
   *[other] You can add it for { $price } coins.
}
    .short = { $price ->
    [0] for free
    [one] pay { $price } coin
   *[other] pay { $price } coins
}
forecast-partly = Serves { $granted } of { $wishes } for { some-coins }: { $missing } yet.
forecast-stays = Serves { all-wishes } for { some-coins } and becomes a regular.
forecast-passing = Serves { all-wishes } for { some-coins }; never becomes a regular.
forecast-no-decor = Serves { all-wishes } for { some-coins }, but no regular: no { $decor } decor yet.
all-wishes = { $wishes ->
    [1] the only wish
    [2] both
   *[other] all { $wishes }
}
missing-none = no { $food }
missing-some = only { $have } of { $need } { $foods }
forecast-claim = Worth { some-points }, and it costs nothing.
    .short = { some-points }, and it costs nothing

## Prompts

ask-turn = You have { some-coins }: add a card to your café, or serve its customer.{ also-claim }
ask-refill = Refill your hand: take { some-cards } from the display.{ also-claim }
ask-swap = Discard up to { some-cards } to draw as many, or stop here.{ also-claim }
ask-serve-again = You may serve one more customer now.{ also-claim }
ask-last-call = Claim a special guest before your turn ends, or let them wait.
also-claim = { $claim ->
    [yes] { " You may also claim a special guest." }
   *[no] { "" }
}

## Refusals

why-not-your-turn = It is { $other }’s turn.
why-too-dear = { $price ->
    [one] { $card } costs { $price } coin; you have { $coins }.
   *[other] { $card } costs { $price } coins; you have { $coins }.
}
    .short = { $short ->
    [one] { $short } coin short
   *[other] { $short } coins short
}
why-use-a-card-first = First add or serve a card of your hand, then refill.
why-add-or-serve = You have to add a card or serve a customer.
why-nothing-to-swap = Nothing lets you discard { $card } now: add it, or serve its customer.
why-refill-first = Refill your hand first: take { some-cards } from the display.
why-not-on-display = { $card } is not in the display.
why-finish-the-swap = First finish the swap: discard up to { some-cards }, or say that you are done.
why-only-serve = You have added a card this turn, so { $card } can’t be added too; now you may only serve one more customer.
why-serve-one-more = First serve one more customer, or say that nobody else comes.
why-last-call = Your turn is nearly over: claim a guest, or let them wait.
why-not-in-your-hand = { $card } is not in your hand.
why-on-display = { $card } is on display: you can take it when you refill your hand.
why-in-discard = { $card } is in the discard pile, and comes back only when that is shuffled.
why-in-a-row = { $seat-you ->
    [yes] { $card } is in your café already, and stays there.
   *[no] { $card } is in { $seat }’s café, and stays there.
}
why-is-a-regular = { $seat-you ->
    [yes] { $customer } is your regular, and the card is nothing else any more.
   *[no] { $customer } is { $seat }’s regular, and the card is nothing else any more.
}
why-into-your-hand = { $card } goes from the display into your hand first; you can use it on your next turn.
why-no-exchange = You can’t exchange { $card } for { $there }: use a card of your hand, and then take one from the display.
why-one-card = { $card } and { $there } do nothing together: you use one card a turn.
why-your-own-cafe = You play { $card } in your own café, not in { $other }’s.
why-cafe-or-customer = { $card } can be added to your café, or its customer can be served there.
why-not-into-deck = { $card } can’t go back into the deck: add it, or serve its customer.
why-deck-fills-display = The deck fills the display when your turn ends; you take cards from the display.
why-discard-is-shuffled = The discard pile stays there until the deck runs out; then it is shuffled.
why-row-stays = Cards in your row stay there. Pick a card of your hand.
why-counter-stays = { $seat-you ->
    [yes] { $counter } stays behind your counter, where your café begins.
   *[no] { $counter } stays behind { $seat }’s counter, where that café begins.
}
why-guest-chooses = Nobody sends { $guest } anywhere: special guests come to the café that has all they like.
why-guest-wants-no-card = { $guest } takes no card from your hand: what counts is what your café has.
why-guest-has-gone = { $seat-you ->
    [yes] { $guest } is your guest already.
   *[no] { $guest } has gone to { $seat }, and stays there.
}
why-guest-not-here = { $guest } is not in town today.
why-guest-not-pleased = Your café does not please { $guest } yet; it still needs { $missing }.
why-guests-come-alone = { $missing-count ->
    [0] Special guests come by themselves: { $guest } looks in when your card has done what it says.
   *[other] Special guests come by themselves, as soon as your café has all that they like; for { $guest } it still needs { $missing }.
}

## Events

event-opened = The cafés open, and { $start } starts. On display: { $display }. In town: { $guests }.
event-dealt = Your first hand: { $cards }.
event-idle = { $seat } has no card to play.
event-added = { $price ->
    [0] { $seat } adds { $card } for free.
    [one] { $seat } adds { $card } for { $price } coin.
   *[other] { $seat } adds { $card } for { $price } coins.
}
event-gained = { $seat } gains { some-coins }.
event-served = { $seat } serves { $customer }{ $wishes-count ->
    [0] , who finds nothing to their taste.
   *[other] { " " }({ $wishes }) and earns { some-coins }{ $regular ->
        [yes] ; { $customer } becomes a regular.
       *[no] .
    }
}
event-claimed = { $guest } comes over to { $seat }: { $needs }.
event-dropped = { $seat } discards { $card }.
event-drew = You draw { $cards }.
event-drew_hidden = { $seat } draws { some-cards }.
event-refreshed = { $seat } clears the display of { $cards }.
event-took = { $seat } takes { $card } ({ $customer }).
event-filled = New on display: { $cards }.
event-reshuffled = The deck has run out; the discard pile ({ some-cards }) is shuffled to make a new one.
event-last_turns = { $cause ->
    [guests] { $seat } has claimed the last special guest
   *[regulars] { $seat } has regulars enough to start the end
}{ $still-count ->
    [0] , and this is the last turn of all.
   *[other] : one more turn for { $still }.
}
event-over = The cafés close: { $winners-count ->
    [one] { $winners } wins with { some-points }.
   *[other] { $winners } share the win with { some-points }.
}

## The end

reason-regulars = A café had regulars enough, and the last turns are played.
reason-guests = The last special guest was claimed, and the last turns are played.
reason-cards = Nobody has a card left, and there is none to draw.
reason-turns = Everybody has had sixty turns.
score-coins = Coins
score-food = Food
score-decor = Decor
score-equipment = Equipment
score-regulars = Regulars
score-guests = Special guests

## The view

field-step = Now
step-turn = add or serve
step-refill = refill
step-swap = swap cards
step-serve-again = serve one more
step-last-call = last call
step-over = the cafés are closed
field-active = Turn
field-start_player = Start player
field-to_take = Cards to take
field-to_swap = Cards to swap
field-seat = Your seat
field-hand = Your hand
field-forecasts = In your café
field-id = Card
field-price = Price
field-short = Coins short
field-met = Wishes met
field-coins = Coins
field-regular = Becomes a regular
field-missing_decor = Missing decor
missing_decor-Rustic = { symbol-Rustic }
missing_decor-Retro = { symbol-Retro }
missing_decor-Garden = { symbol-Garden }
missing_decor-Modern = { symbol-Modern }
field-adding = Adding it
field-serving = Serving
field-display = On display
field-deck = Deck
field-discard = Discard pile
field-guests = Special guests
field-owner = Went to
field-needs = Needs
field-have = Each café has
field-guest_points = Points a guest
field-manual_claims = Guests claimed by hand
field-level_rounds = Level rounds
field-regulars_to_end = Regulars that end it
field-ending = Reason for the end
ending-regulars = regulars
ending-guests = special guests
ending-cards = no cards left
ending-turns = sixty turns
field-ended_by = Started the end
field-still_to_play = Still to play
field-cafes = Cafés
field-counter = Counter
field-turns = Turns
field-hand_count = Cards in hand
field-hand_limit = Hand limit
field-symbols = On offer
field-Tea = { symbol-Tea }
field-Coffee = { symbol-Coffee }
field-Drink = { symbol-Drink }
field-Snack = { symbol-Snack }
field-Meal = { symbol-Meal }
field-Dessert = { symbol-Dessert }
field-Rustic = { symbol-Rustic }
field-Retro = { symbol-Retro }
field-Garden = { symbol-Garden }
field-Modern = { symbol-Modern }
field-row = Row
field-regulars = Regulars
field-score = Score
field-points = Points
field-food = Food
field-decor = Decor
field-equipment = Equipment

## Print

print-back-cafe = Café
print-back-guest = Guest
print-back-counter = Counter
print-counter = The counter of your café
print-piece-cards = café cards
    .how = each an addition above and a customer below
print-piece-guests = special guests
    .how = cards with a back of their own
print-piece-counters = counters
    .how = one a player; tuck regulars under it
print-piece-coins = coins
    .how = 25 of one and 8 of five, on both sides
print-step-cards = Print the cards on paper of 200 to 300 g/m², or on plain paper for sleeves, and cut along the marks.
print-step-coins = Print the coins on plain paper, glue them onto cardboard of about 1 mm, and cut them out.
print-step-halves = In your café the additions’ upper halves show; regulars go under the counter, upside down.
print-need-nothing = Nothing, unless you run out of coins: then anything small will do.

## The board

board-deck-left = { $count } in the deck
board-last-turns = Last turns
board-closed = The cafés are closed
board-regulars-end = { $count ->
    [3] Three
    [4] Four
   *[other] { $count }
} regulars end it
board-name = { $seat-you ->
    [yes] You
   *[no] { $seat }
}
board-cafe = { $seat-you ->
    [yes] Your café
   *[no] { $seat }’s café
}
board-cafes = The cafés
board-other-cafes = The other cafés
board-bot = bot
board-pts = pts
board-points-so-far = points so far
board-status-thinking = thinking
board-status-away = away
some-regulars = { $regulars ->
    [one] { $regulars } regular
   *[other] { $regulars } regulars
}
some-guests = { $guests-count ->
    [one] { $guests-count } special guest
   *[other] { $guests-count } special guests
}
named-guests = { some-guests }{ $guests-count ->
    [0] { "" }
   *[other] { " " }({ $guests })
}
board-front = { board-cafe }{ $bot ->
    [yes] , bot
   *[no] { "" }
}: { some-points }, { some-coins }, { some-cards } in the row, { some-regulars }, { named-guests }{ $status ->
    [thinking] , thinking
    [away] , away
   *[none] { "" }
}. { $news ->
    [none] { "" }
   *[other] { $news }.{ " " }
}Look closer
board-row-so-far = { $count ->
    [0] just opened
   *[other] { some-cards }
}
board-news-added = Added { $card }
board-news-served = Served { $customer }{ $coins ->
    [0] { "" }
   *[other] , +{ $coins }
}
board-news-regular = { $customer } stays
board-news-dropped = Discarded { $card }
board-news-took = Took { $card }
board-look-closer = { board-cafe }, look closer
board-row = The row
board-plank = { board-cafe }: { some-coins }, { some-points } so far, { some-regulars }, { named-guests }. Look closer
board-regulars = { $customers-count ->
    [0] No regulars
    [one] { $customers-count } regular: { $customers }
   *[other] { $customers-count } regulars: { $customers }
}, { $wanted } end the game
board-regular = { $customer }, regular
board-offers = Offers { $offers }
board-card-costs = { $kind }, costs { some-coins }
board-gives = { $symbols-count ->
    [0] gives no symbols
   *[other] gives { $symbols }
}
board-worth-now = worth { some-points } now
board-worth-as-it-stands = Worth { some-points } as the café stands
board-guest-progress = { board-name }: { $needs }
board-of = { $have } of { $count }
mark-foods = Different foods
mark-decors = Different decors
mark-same = The same decor
mark-equipment = Equipment
mark-regulars = Regulars
mark-row = Cards in the row
board-street = On the street
board-guests = Special guests
board-guest-went = { $seat-you ->
    [yes] { $guest } came to you. All special guests
   *[no] { $guest } went to { $seat }. All special guests
}
board-on-display = On display
board-display = The display
board-deck = The deck: { some-cards }
board-discard = The discard pile: { some-cards }{ $customer ->
    [none] { "" }
   *[other] , { $customer } on top
}. Look through it
board-gone = gone
board-your-hand = Your hand
board-your-cards = Your cards
board-what-to-do = What to do
board-hint-turn = Pick a card of your hand.
board-hint-refill = Pick a card on display.
board-hint-swap = Pick a card to discard, or stop.
board-hint-serve-again = Pick one more customer, or stop.
board-hint-last-call = Pick a guest to claim, or let them wait.
board-plan-ahead = Plan ahead: pick a card, or hold it up to read it.
board-guest-comes = { $seat-you ->
    [yes] { $guest } comes over to you!
   *[no] { $guest } comes over to { $seat }!
}
board-new-regular = { $seat-you ->
    [yes] { $customer } is your regular now!
   *[no] { $customer } is { $seat }’s regular now
}
board-closing = { $cause ->
    [guests] { $seat-you ->
        [yes] You claimed the last special guest.
       *[no] { $seat } claimed the last special guest.
    }
   *[regulars] { $seat-you ->
        [yes] You have { small-count } regulars.
       *[no] { $seat } has { small-count } regulars.
    }
} { $still-count ->
    [0] This is the last turn.
   *[other] Last turns: { $still-you ->
        [only] yours
       *[other] { $still }
    }.
}

## The board: sheets

board-behind-counter = { $counter } stands behind the counter. { some-coins }, { some-cards } in hand{ $limit ->
    [4] { "" }
   *[other] , refilled to { $limit }
}.
board-on-offer = On offer
board-row-of = { $count ->
    [0] The row
   *[other] The row: { some-cards }
}
board-only-counter = Only the counter so far.
board-regulars-of = { some-regulars } of { $wanted }
board-nobody-stayed = Nobody has stayed yet.
board-points = Points
board-points-now = Points, if the cafés closed now
board-together = Together
board-finished = Finished their cup
board-last-first = The last one first. When the deck runs out, these are shuffled.
board-nobody-left = Nobody has left yet.
board-guests-worth = { some-points } each. { $claim ->
    [yes] When your café has all that a guest likes, claim them on your turn.
   *[no] They come by themselves to the first café that has all they like, on its own turn.
}
board-likes = Likes { $needs }.
board-comes-to = { $seat-you ->
    [yes] Comes to your café.
   *[no] Comes to { $seat }’s café.
}

## Places on the table, as one names them

place-row = row
place-deck = deck
place-discard = discard pile
place-done = done
