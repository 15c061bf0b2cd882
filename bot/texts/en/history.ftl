### Facts on the board's history lines. Names, cards and suits come ready to read.
### $seat: the player's name. $value: points of a bid, a contract or a marriage. $suit: a symbol. $cards: the talon's
### cards. $right: for which reason the hand may be thrown in. $kind: the way of giving up. $points: what each of the
### others gets, or what is taken. $count: which strike it is, or how many winners. $reason: the judge's. $reset:
### whether totals go to 0. $winners: names. $by: the player who asked for a bot's move. $name: who had
### the seat before.

history-contract-won = { $seat } wins the auction with { $value }
history-contract-named = { $seat } plays for { $value }
history-marriage = { $seat } declares the { $suit } marriage (+{ $value })
history-four-aces = { $seat } shows four aces (+{ $value })
history-took-rest = { $seat } takes the rest of the tricks
history-talon = Talon: { $cards }
history-earlier = Before:
history-present = This hand:
history-thrown-in = { $seat } throws the hand in: { $right ->
        [weak_hand] cards too weak
        [nines_dealt] nines in the hand
        [poor_talon] a poor talon
        [talon_nines] nines in the talon
        [nines_after_exchange] nines in the hand
        [weak_after_exchange] cards too weak
       *[other] the rules allow it
    }
history-all-passed = Everyone passed: a new deal
history-bottom-jack = A jack at the bottom: dealt again
history-conceded = { $seat } { $kind ->
        [write_down] writes the contract down
        [walk_out] gives the forced bid up
       *[concede] gives up
    }
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] writes { $value } down
        [walk_out] gives the forced { $value } up
       *[concede] gives { $value } up
    }: { $points } for each of the others
history-hand-made = { $seat } made { $value }
history-hand-down = { $seat } went down with { $value }
history-hand-no-auction = The hand has been counted
history-barrel-on = { $seat } is on the barrel
history-barrel-off = { $seat } is off the barrel
history-barrel-fall = { $seat } falls off the barrel
history-pushed = { $seat } is pushed off the barrel
history-strike = { $seat } takes no points: strike { $count }
history-dealer-penalty = { $seat } loses 120 as the dealer
history-penalty = { $seat } is fined { $points } by the judge: { $reason }
history-annulled = The judge annuls the hand: { $reason }
history-reset = { $seat } goes back to 0
history-moved-for = Time’s up: the bot moved for { $seat }
history-stood-in = A bot stands in for { $seat }
history-asked-move = { $by } asked: a bot moved for { $seat }
history-back = { $seat } is back
history-left = { $seat } has left, a bot plays on
history-took-seat = { $seat } takes { $name }’s seat and plays from the next hand
history-golden-again = { $reset ->
        [yes] Nobody made a contract: another golden round, and everyone starts from 0
       *[no] Nobody made a contract: another golden round
    }
history-extra-hand = A tie for first place: another hand decides
history-game-won = { $count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game together
    }
history-ended-counted = The game was ended and the totals count: { $winners }
history-forsaken = Nobody has moved for a long time
history-ended-void = The game was ended and doesn’t count

## What one person has decided for all.
## $who: the admin or opener who did it. $name: whom it concerns.

history-told-ended = { $who } has ended the game
history-told-paused = { $who } has paused the game
history-told-resumed = { $who } has resumed the game
history-told-rules = { $who } has changed the rules
history-told-rules-kept = { $who } has kept these rules for the chat’s next tables
history-told-settings = { $who } has changed the settings
history-told-timer = { $who } has set the time for a move
history-told-kicked = { $who } has removed { $name } from the table
history-told-let-in = { $who } has let { $name } in
history-told-turned-away = { $who } has turned { $name } away
history-told-language = { $who } has chosen the language here
