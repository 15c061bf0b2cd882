### The score sheet: /score, the button Score, and the end of a game.

## Marks of a finished hand
## Short, beside a player’s points in a row of the sheet.

sheet-strike = strike
sheet-strike_penalty = third strike: −120
sheet-barrel_on = on the barrel
sheet-barrel_off = off the barrel
sheet-barrel_fall = fell off the barrel
sheet-barrel_to_zero = fell back to 0
sheet-barrel_clash = two came to the barrel at once
sheet-barrel_push = pushed off the barrel
sheet-locked = locked, gains nothing
sheet-sitter_bonus = bonus for the talon
sheet-golden = golden, doubled
sheet-blind = blind, doubled
sheet-reset = back to 0
sheet-golden_reset = golden round again, back to 0
sheet-no_trick_penalty = no trick while locked
sheet-concession_penalty = gave up too often: −120
sheet-dealer_penalty = dealer’s penalty: −120
sheet-judge_penalty = fined by the judge
sheet-made = made
sheet-down = down
sheet-conceded = gave up
sheet-annulled = annulled

## Why a hand counts what it does
## Short, beside the change of a player’s total on the page: the change is another number than the points won.

# Beside a contract that was made with more points.
why-contract = the contract counts
# Beside a contract that was missed. $points: how many more it needed.
why-short = { $points } short
# Beside points that count rounded.
why-rounded = rounded
# Beside points that count nothing.
why-barrel = on the barrel only a win counts
# Where somebody comes to the barrel and would have more. $total: the total of the barrel.
why-stays = stays at { $total }
# Beside the points that the others get.
why-given-up = for the contract given up

## The sheet’s sentences
## Around the table of points, and instead of it after “/score text”.

# The heading, also on the picture. $code: the table’s code.
sheet-title = Score · table { $code }
# Instead of the sheet while the first hand is in play.
sheet-empty = No hand has been played to its end yet.
# Above the first row where a long game’s first hands are left out. $count: how many.
sheet-earlier = { $count ->
        [one] { $count } earlier hand isn’t shown.
       *[other] { $count } earlier hands aren’t shown.
    }
# A line under the sheet, where somebody has taken a seat. $hand: the first hand that they play. $names: who had the
# seat, and who has it then: “Anna → Ben”.
sheet-taken = From hand { $hand }: { $names }
# A line under the sheet. $hand: the hand’s number. $ruling: what the judge decided, the sentence ruling-by.
sheet-ruling = Hand { $hand }: { $ruling }
# Above those lines where the oldest are left out. $count: how many.
sheet-rulings-earlier = { $count ->
        [one] { $count } earlier decision of the judge isn’t shown.
       *[other] { $count } earlier decisions of the judge aren’t shown.
    }
# A hand of “/score text”. $number: the hand’s. $changes: what each player won or lost, a list.
sheet-hand = Hand { $number }: { $changes }
# The last line of “/score text”. $totals: each player’s total, a list.
sheet-totals = Totals: { $totals }
