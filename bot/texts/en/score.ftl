### The score sheet.

## Marks of a finished hand
## $code: the table's code. $count: how many. $hand, $number: of the hand. $changes, $totals: names with points.
## $ruling: what the judge decided, from ruling-…. $target: the points that win.

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

sheet-title = Score · table { $code }
sheet-empty = No hand has been played to its end yet.
sheet-earlier = { $count ->
        [one] { $count } earlier hand isn’t shown.
       *[other] { $count } earlier hands aren’t shown.
    }
sheet-ruling = Hand { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] { $count } earlier decision of the judge isn’t shown.
       *[other] { $count } earlier decisions of the judge aren’t shown.
    }
sheet-target = First to { $target } wins.
sheet-hand = Hand { $number }: { $changes }
sheet-totals = Totals: { $totals }
