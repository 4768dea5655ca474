# Words of the printed pages that all games share.
# $number and $count of a footer are filled in by the typesetter, so a message cannot choose a plural by them.

## Titles

press-document = { $title }: print and play
press-subtitle = Print and play · { $players } · { $minutes }
press-players = { $least }–{ $most } players
press-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
press-minutes = { $least }–{ $most } minutes
press-minutes-about = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## What is in the box

press-pieces-title = In the box
press-steps-title = How it is made
press-needs-title = What else you need
press-credits = { $title } is a game by { $designers }. The words, the cards’ numbers and the layout are Potluck’s own; icons by the authors of game-icons.net (CC BY 3.0) and Microsoft’s Fluent Emoji (MIT); fonts under the SIL Open Font License.
press-own-deck = The deck is one of your own ({ $digest }).

## Footers of the pages, and headings of the sheets of pieces

press-footer-box = { $title } · what is in the box
press-footer-rules = { $title } · the rules
press-footer-fronts = { $title } · fronts { $number } of { $count }
press-footer-backs = { $title } · backs { $number } of { $count }
press-footer-part = { $title } · { $part }
press-footer-part-numbered = { $title } · { $part } { $number } of { $count }
press-footer-pieces = { $pieces } { $number } of { $count }
press-footer-pieces-second = { $pieces }, second side { $number } of { $count }
press-footer-printer = { $title } · calibration, first side
press-footer-printer-second = { $title } · calibration, second side
press-footer-empty = left empty
press-heading-pieces = { $title } · pieces
press-heading-front = { $pieces } · front
press-heading-back = { $pieces } · back

## The page for the printer, in Markdown

press-printer-title = First, your printer
press-printer-scale = **Print at 100 %** (“actual size”), never “fit to page”. The line below is exactly ten centimetres long; measure it.
press-printer-sides = **Fronts and backs.** Print on both sides and let the printer turn the sheet over its **long edge**. Every sheet of fronts is followed by its backs, mirrored, so that each card gets its own.
press-printer-shift = **Does your printer shift?** Print this page and the next one on one sheet and hold it against a window. The crosses of both sides should cover each other. If they do not, read at cross A, in millimetres, how far the **second side’s** cross (the dashed one) lies off as you look at the **second side**: to the right is plus, to the left minus; downwards is plus, upwards minus. Then print again and move the backs the other way: if it lies 1 mm to the right and half a millimetre low, that is
press-printer-one-sided = **No printer for both sides?** Print all fronts, put the stack back turned over its long edge, and print all backs; or leave the backs out (`{ $option }`) and put the cards into sleeves.
press-printer-second = The second side: its crosses should lie exactly behind those of the first.

## The box of a game that has none of its own

press-default-number = { $label } { $value }
press-default-symbols = { $symbol } × { $count }
press-default-trait = { $trait }: { $meaning }
press-default-piece-cards = { $count ->
    [one] card
   *[other] cards
}
    .how = cut along the marks
press-default-step-cards = Print the cards on both sides, or put the fronts into sleeves, and cut them apart.
press-default-need-rest = Whatever the rules ask for beside the cards: tokens, coins, a die.
