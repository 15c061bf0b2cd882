### The score sheet.

## Marks of a finished hand

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
sheet-made = made
sheet-down = down
sheet-conceded = gave up

sheet-title = Score · table { $code }
sheet-empty = No hand has been played to its end yet.
sheet-earlier = { $count ->
        [one] { $count } earlier hand is not shown.
       *[other] { $count } earlier hands are not shown.
    }
sheet-target = Played to { $target }.

verify-title = Is the deal fair?
verify-how = Before each hand I show a seal: SHA-256 of a secret, this table and the number of the deal. Your own presses are mixed into the shuffle. After the hand the secret opens the seal, and anybody can compute the pack again.
verify-share = { $name }’s share: <code>{ $nonce }</code>
verify-true = ✓ Deal { $hand }: seal and secret belong together.
verify-false = ✗ Deal { $hand }: seal and secret do not belong together!
verify-lost = Seal of deal { $hand } that was never played (its cards were lost by the server): <code>{ $commitment }</code>, opened: <code>{ $secret }</code>
verify-file = The whole game to check for yourself: /export, then <code>python -m engine verify thousand-{ $code }.json</code>
