"""What cards may be played on, and what each of them does: the one interpreter of the deck's effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from potluck.games.cake_auf.cards import BAN, BURN, LAY, LIFT, PICKY, SWITCH_HANDS, SWITCH_RECIPES
from potluck.games.cake_auf.memory import hand_of, under
from potluck.games.cake_auf.moves import Ban, Burn, Lay, Lift, OneForOne, PickyEater, Swap, SwitchHands, SwitchRecipes
from potluck.games.cake_auf.state import MULLIGANS, Bakery, Dish, clear_dish, draw, fresh_dish, show
from potluck.kernel.events import except_for, only
from potluck.kernel.moves import Move
from potluck.kernel.phrases import Phrase

PEEKED: Final = 3

# -- what a card may be played on -----------------------------------------------------------------------


def offers(table: Bakery, seat: int) -> list[Move]:
    """CA-2.2: everything that the hand allows, equal cards once."""
    moves: list[Move] = []
    hand = table.bakers[seat].hand
    one: i64 = 1
    offered: i64 = 0
    for kind in hand:
        number: i64 = kind
        if (offered >> number) & 1:
            continue
        offered |= one << number
        offer(table, seat, kind, moves)
    return moves


def offer(table: Bakery, seat: int, kind: int, moves: list[Move]) -> None:
    """All that a card of this kind could be played on now."""
    effect = table.pantry.effects[kind]
    if effect == LAY:
        offer_lay(table, seat, kind, moves)
    elif effect == BAN:
        offer_ban(table, seat, kind, moves)
    elif effect == LIFT:
        offer_lift(table, kind, moves)
    elif effect == SWITCH_RECIPES:
        offer_switch(table, seat, moves)
    elif effect == PICKY:
        if table.recipes:  # CA-A12
            moves.append(table.pantry.on_seat[kind][0])
    elif effect == BURN:
        offer_burn(table, seat, kind, moves)
    else:
        offer_trade(table, seat, kind, effect == SWITCH_HANDS, moves)


def offer_lay(table: Bakery, seat: int, kind: int, moves: list[Move]) -> None:
    """CA-3.1, CA-A6: under an own dish that still needs it."""
    row = table.pantry.on_recipe[kind]
    for dish in table.bakers[seat].dishes:
        if dish.needs[kind] > 0:
            move = row[dish.recipe]
            assert move is not None
            moves.append(move)


def offer_ban(table: Bakery, seat: int, kind: int, moves: list[Move]) -> None:
    """CA-A2, CA-A4: on others' dishes with the icon that have no such ban yet."""
    row = table.pantry.on_recipe[kind]
    for other, baker in enumerate(table.bakers):
        if other != seat:
            for dish in baker.dishes:
                move = row[dish.recipe]
                if move is not None and kind not in dish.bans:
                    moves.append(move)


def offer_lift(table: Bakery, kind: int, moves: list[Move]) -> None:
    """CA-5.2, CA-A5: wherever the matching ban lies now."""
    row = table.pantry.on_recipe[kind]
    for baker in table.bakers:
        for dish in baker.dishes:
            if dish.bans and ban_on(table, dish, kind) >= 0:
                move = row[dish.recipe]
                assert move is not None
                moves.append(move)


def ban_on(table: Bakery, dish: Dish, counteraction: int) -> int:
    """CA-5.1: the ban on a dish that a counteraction lifts, or -1."""
    icons = table.pantry.card_icons
    for ban in dish.bans:
        if icons[ban] == icons[counteraction]:
            return ban
    return -1


def offer_switch(table: Bakery, seat: int, moves: list[Move]) -> None:
    """CA-6.1, CA-A13: any own unfinished dish for any of the others'."""
    for dish in table.bakers[seat].dishes:
        row = table.pantry.switches[dish.recipe]
        for other, baker in enumerate(table.bakers):
            if other != seat:
                for theirs in baker.dishes:
                    moves.append(row[theirs.recipe])


def offer_burn(table: Bakery, seat: int, kind: int, moves: list[Move]) -> None:
    """CA-A23: what others finished in this round and the icon reaches."""
    row = table.pantry.on_recipe[kind]
    for other, baker in enumerate(table.bakers):
        if other != seat:
            for recipe in baker.finished[table.banked(other) :]:
                move = row[recipe]
                if move is not None:
                    moves.append(move)


def offer_trade(table: Bakery, seat: int, kind: int, whole_hands: bool, moves: list[Move]) -> None:
    """CA-6.2, CA-6.4: with any other baker; for a single card with those who have one (CA-A20)."""
    for other, baker in enumerate(table.bakers):
        if other != seat and (whole_hands or baker.hand):
            moves.append(table.pantry.on_seat[kind][other])


def may_mulligan(table: Bakery, seat: int) -> bool:
    """CA-2.4, CA-A21: three times a round, with at least a card in hand."""
    baker = table.bakers[seat]
    return baker.mulligans < MULLIGANS and len(baker.hand) > 0


def would_finish(table: Bakery, seat: int, move: Move) -> Phrase | None:
    """What a card would do for a recipe of one's own: finish it, or complete one that something holds up."""
    if not isinstance(move, (Lay, Lift)):
        return None
    dish = table.bakers[seat].dish_of(move.recipe)
    if dish is None or dish.missing != (1 if isinstance(move, Lay) else 0):
        return None
    lifted = ban_on(table, dish, move.kind) if isinstance(move, Lift) else -1
    bans = [ban for ban in dish.bans if ban != lifted]
    if bans:
        return Phrase("forecast-still-banned", {"recipe": move.id, "bans": table.card_ids(bans)})
    if not dish.kept and table.bakers[seat].has_kept_dish():
        return Phrase("forecast-waits", {"recipe": move.id})
    return Phrase("forecast-finishes", {"recipe": move.id})


# -- what it does ---------------------------------------------------------------------------------------


def play(table: Bakery, seat: int, move: Move) -> bool:
    """Play a card. Whether a dish may have become complete or free to finish."""
    if isinstance(move, Lay):
        return lay(table, seat, move)
    if isinstance(move, Ban):
        ban(table, seat, move)
        return False
    if isinstance(move, Lift):
        return lift(table, seat, move)
    if isinstance(move, SwitchRecipes):
        switch_recipes(table, seat, move)
        return True
    if isinstance(move, OneForOne):
        one_for_one(table, seat, move)
        return False
    if isinstance(move, PickyEater):
        peek(table, seat, move)
        return False
    if isinstance(move, SwitchHands):
        switch_hands(table, seat, move)
        return False
    assert isinstance(move, Burn)
    burn(table, seat, move)
    return False


def lay(table: Bakery, seat: int, move: Lay) -> bool:
    """CA-3.1: face down under the recipe; only its owner knows what it is."""
    baker = table.bakers[seat]
    dish = baker.dish_of(move.recipe)
    assert dish is not None
    baker.hand.remove(move.kind)
    dish.laid.append(move.kind)
    dish.needs[move.kind] = dish.needs[move.kind] - 1
    dish.missing -= 1
    for other, watcher in enumerate(table.bakers):
        if other != seat:
            watcher.memory.drift(hand_of(seat), under(move.recipe))
    if table.journal is not None:
        table.tell("laid", {"seat": seat, "card": move.card, "recipe": move.id}, only(seat))
        table.tell("laid_face_down", {"seat": seat, "recipe": move.id}, except_for(seat))
    return dish.missing == 0


def ban(table: Bakery, seat: int, move: Ban) -> None:
    """CA-4.1: the ban lies above the dish until something takes it away."""
    show(table, seat, move.kind)
    table.dish(move.recipe).bans.append(move.kind)
    if table.journal is not None:
        owner = table.owner(move.recipe)
        table.tell("banned", {"seat": seat, "card": move.card, "recipe": move.id, "owner": owner})


def lift(table: Bakery, seat: int, move: Lift) -> bool:
    """CA-5.1: ban and counteraction go to the discards."""
    show(table, seat, move.kind)
    dish = table.dish(move.recipe)
    lifted = ban_on(table, dish, move.kind)
    dish.bans.remove(lifted)
    table.discard.append(lifted)
    table.discard.append(move.kind)
    if table.journal is not None:
        owner = table.owner(move.recipe)
        gone = table.pantry.cards[lifted].id
        table.tell(
            "lifted",
            {"seat": seat, "card": move.card, "ban": gone, "recipe": move.id, "owner": owner, "own": owner == seat},
        )
    return dish.missing == 0


def switch_recipes(table: Bakery, seat: int, move: SwitchRecipes) -> None:
    """CA-6.1: two dishes change sides with all that lies on them."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    other = table.owner(move.theirs)
    mine = table.dish(move.mine)
    theirs = table.dish(move.theirs)
    my_dishes = table.bakers[seat].dishes
    their_dishes = table.bakers[other].dishes
    my_dishes[my_dishes.index(mine)] = theirs
    their_dishes[their_dishes.index(theirs)] = mine
    hand_over(table, seat, other, mine)
    hand_over(table, other, seat, theirs)
    if table.journal is not None:
        table.tell("switched", {"seat": seat, "other": other, "mine": move.my_id, "theirs": move.their_id})
        tell_found(table, seat, theirs)
        tell_found(table, other, mine)


def hand_over(table: Bakery, giver: int, taker: int, dish: Dish) -> None:
    """The new owner sees what lies under a dish; the old one remembers it."""
    place = under(dish.recipe)
    seen = table.bakers[taker].memory
    remembered = table.bakers[giver].memory
    dish.laid.sort()  # the order in which they were laid stays secret
    for kind in dish.laid:
        seen.spot(place, kind)
        remembered.hide(place, kind)
    seen.emptied(place)


def tell_found(table: Bakery, seat: int, dish: Dish) -> None:
    """What a new owner finds under a dish is for their eyes only."""
    if dish.laid:
        recipe = table.pantry.recipes[dish.recipe].id
        table.tell("found", {"seat": seat, "recipe": recipe, "cards": table.pantry.amounts(dish.laid)}, only(seat))


def one_for_one(table: Bakery, seat: int, move: OneForOne) -> None:
    """CA-6.4: a random card each way; the stolen one cannot go back (CA-A20)."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    other = move.other
    mine = table.bakers[seat]
    theirs = table.bakers[other]
    taken = table.chance.take(theirs.hand)
    mine.memory.spot(hand_of(other), taken)
    given = -1
    if mine.hand:
        given = table.chance.take(mine.hand)
        mine.memory.hide(hand_of(other), given)
        theirs.memory.spot(hand_of(seat), given)
        theirs.hand.append(given)
    mine.hand.append(taken)
    theirs.memory.hide(hand_of(seat), taken)
    for watching, watcher in enumerate(table.bakers):
        if watching != seat and watching != other:
            watcher.memory.drift(hand_of(other), hand_of(seat))
            if given >= 0:
                watcher.memory.drift(hand_of(seat), hand_of(other))
    if table.journal is not None:
        got = table.pantry.cards[taken].id
        gone = table.pantry.cards[given].id if given >= 0 else None
        table.tell(
            "traded",
            {"seat": seat, "other": other, "card": move.card, "taken": got, "given": gone},
            only(seat) | only(other),
        )
        table.tell(
            "traded_unseen",
            {"seat": seat, "other": other, "card": move.card, "gave": given >= 0},
            except_for(seat) & except_for(other),
        )


def switch_hands(table: Bakery, seat: int, move: SwitchHands) -> None:
    """CA-6.2, CA-A24: all that is left in hand changes sides; sizes may differ."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    other = move.other
    mine = table.bakers[seat].hand
    theirs = table.bakers[other].hand
    mine.sort()  # the order in which they were drawn stays secret
    theirs.sort()
    swap_sight(table, seat, mine, other, theirs)
    swap_sight(table, other, theirs, seat, mine)
    table.bakers[seat].hand = theirs
    table.bakers[other].hand = mine
    for watching, watcher in enumerate(table.bakers):
        if watching != seat and watching != other:
            watcher.memory.trade(hand_of(seat), hand_of(other))
    if table.journal is not None:
        table.tell("switched_hands", {"seat": seat, "other": other, "card": move.card})
        table.tell("new_hand", {"seat": seat, "cards": table.pantry.amounts(theirs)}, only(seat))
        table.tell("new_hand", {"seat": other, "cards": table.pantry.amounts(mine)}, only(other))


def swap_sight(table: Bakery, seat: int, given: list[int], other: int, got: list[int]) -> None:
    """A baker sees the hand that they get, and remembers the one that they give."""
    memory = table.bakers[seat].memory
    place = hand_of(other)
    for kind in got:
        memory.spot(place, kind)
    memory.emptied(place)
    for kind in given:
        memory.hide(place, kind)


def peek(table: Bakery, seat: int, move: PickyEater) -> None:
    """CA-6.3: three recipes off the pile, or as many as there are (CA-A12), for one baker's eyes."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    for _ in range(min(PEEKED, len(table.recipes))):
        table.peeked.append(table.chance.take(table.recipes))
    if table.journal is not None:
        ids = [table.pantry.recipes[recipe].id for recipe in table.peeked]
        table.tell("peeks", {"seat": seat, "card": move.card, "count": len(ids)})
        table.tell("peeked", {"seat": seat, "recipes": ids}, only(seat))


def swap(table: Bakery, seat: int, move: Swap) -> None:
    """CA-6.3, CA-A10, CA-A11: the new recipe starts empty; the old one's cards go to the discards."""
    dishes = table.bakers[seat].dishes
    old = table.bakers[seat].dish_of(move.mine)
    assert old is not None
    at = dishes.index(old)
    cards = clear_dish(table, seat, old)
    dishes.insert(at, fresh_dish(table, move.new))
    table.peeked.remove(move.new)
    table.recipes.append(move.mine)
    if table.journal is not None:
        lost = table.pantry.amounts(cards)
        table.tell("picked", {"seat": seat, "old": move.my_id, "new": move.new_id, "cards": lost, "count": len(cards)})


def burn(table: Bakery, seat: int, move: Burn) -> None:
    """CA-6.5, CA-A23: a finished recipe is lost, and its baker turns up a new one."""
    show(table, seat, move.kind)
    table.discard.append(move.kind)
    for other, baker in enumerate(table.bakers):
        if move.recipe in baker.finished:
            baker.finished.remove(move.recipe)
            table.recipes.append(move.recipe)
            new = table.chance.take(table.recipes)
            baker.dishes.append(fresh_dish(table, new))
            if table.journal is not None:
                id = table.pantry.recipes[new].id
                table.tell("burned", {"seat": seat, "card": move.card, "recipe": move.id, "owner": other, "new": id})
            return


def mulligan(table: Bakery, seat: int) -> None:
    """CA-2.4, CA-A21: the whole hand to the discards, then as many new cards."""
    baker = table.bakers[seat]
    baker.mulligans += 1
    count = len(baker.hand)
    baker.hand.sort()  # the order in which the cards were drawn stays secret
    if table.journal is not None:
        table.tell("mulligan", {"seat": seat, "cards": table.pantry.amounts(baker.hand)})
    while baker.hand:
        kind = baker.hand[-1]
        show(table, seat, kind)
        table.discard.append(kind)
    draw(table, seat, count)
