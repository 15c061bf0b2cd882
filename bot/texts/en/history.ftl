### What happened: facts in the folded list at the foot of the board, a line each. Names, cards and suits come ready
### to read.

## What the game did
## One fact a line, no full stop.

# $seat: the declarer. $value: the last bid.
history-contract-won = { $seat } wins the auction with { $value }
# $seat: the declarer, after the exchange. $value: the contract.
history-contract-named = { $seat } plays for { $value }
# $seat: who declared it. $suit: the suit’s symbol. $value: its points.
history-marriage = { $seat } declares the { $suit } marriage (+{ $value })
# $seat: who held them. $value: points for them.
history-four-aces = { $seat } shows four aces (+{ $value })
# $seat: who pressed “The rest is mine” (button-rest).
history-took-rest = { $seat } takes the rest of the tricks
# At the beginning of a game, under the names.
history-unrated = Two of you have already played five rated games together today: this one isn’t rated
# $cards: the talon’s cards, once everyone may see them.
history-talon = Talon: { $cards }
# Heading of facts that belong to no hand any more.
history-earlier = Earlier:
# Heading of this hand’s facts.
history-present = This hand:
# $seat: who did it. $right: the reason, one of those that the rules allow.
history-thrown-in = { $seat } throws the hand in: { $right ->
        [weak_hand] cards too weak
        [nines_dealt] nines among the cards
        [poor_talon] a poor talon
        [talon_nines] nines in the talon
        [nines_after_exchange] nines among the cards
        [weak_after_exchange] cards too weak
       *[other] the rules allow it
    }
# The hand counts for nobody.
history-all-passed = Everyone passed: a new deal
# In some rules the last card of the pack must not be a jack.
history-bottom-jack = A jack at the bottom: dealt again
# $seat: the declarer. $kind: the way of giving up.
history-conceded = { $seat } { $kind ->
        [write_down] writes the contract down
        [walk_out] gives the forced bid up
       *[concede] gives up
    }
# The same where the others get something. $seat: the declarer. $kind: the way of giving up. $value: the contract.
# $points: what each of the others gets.
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] writes { $value } down
        [walk_out] gives the forced { $value } up
       *[concede] gives { $value } up
    }: { $points } for each of the others
# $seat: the declarer. $value: the contract.
history-hand-made = { $seat } made { $value }
# $seat: the declarer. $value: the contract.
history-hand-down = { $seat } went down with { $value }
# The end of a hand without a declarer.
history-hand-no-auction = The hand has been counted
# $seat: who came near the target and now has a few hands to win.
history-barrel-on = { $seat } is on the barrel
# $seat: who left the barrel without falling.
history-barrel-off = { $seat } is off the barrel
# $seat: who used up the hands on the barrel.
history-barrel-fall = { $seat } falls off the barrel
# $seat: who had to make room for somebody new on the barrel.
history-pushed = { $seat } is pushed off the barrel
# $seat: who won nothing in the hand. $count: which strike it is, from 1 to 3.
history-strike = { $seat } takes no points: strike { $count }
# $seat: the dealer, after three deals in a row that were thrown in.
history-dealer-penalty = { $seat } loses 120 as the dealer
# $seat: who is fined. $points: how many. $reason: why, from judge-reason-….
history-penalty = { $seat } is fined { $points } by the judge: { $reason }
# $reason: why, from judge-reason-….
history-annulled = The judge annuls the hand: { $reason }
# $seat: whose total fell to 0 by the rules.
history-reset = { $seat } goes back to 0
# $seat: whose move it was.
history-moved-for = Time’s up: the bot moved for { $seat }
# $seat: for whom the bot plays.
history-stood-in = A bot stands in for { $seat }
# $by: who pressed “A bot plays this move” (button-bot-moves). $seat: whose move it was.
history-asked-move = { $by } asked: a bot moved for { $seat }
# $seat: who plays again instead of the bot.
history-back = { $seat } is back
# $seat: who has left.
history-left = { $seat } has left, a bot plays on
# $seat: who has sat down. $name: who had left.
history-took-seat = { $seat } takes { $name }’s seat and plays from the next hand
# $seat: who takes the seat of a built-in player.
history-took-bot-seat = { $seat } comes in for a bot and plays from the next hand
# $reset: yes or no, whether totals go to 0. A golden round is the first hands, which count double.
history-golden-again = { $reset ->
        [yes] Nobody made a contract: another golden round, and everyone starts from 0
       *[no] Nobody made a contract: another golden round
    }
# In rules where a tie isn’t shared.
history-extra-hand = A tie for first place: another hand decides
# $winners: names, a list. $count: how many winners.
history-game-won = { $count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game together
    }
# A vote ended the game. $winners: who leads, a list of names.
history-ended-counted = The game was ended and the totals count: { $winners }
# Before the end of a game that was forgotten.
history-forsaken = Nobody has moved for a long time
# A vote ended the game, or it was forgotten.
history-ended-void = The game was ended and doesn’t count

## What one person has decided for all
## So that everyone can see who did it.

# Stands where the name of who decided would stand, for an admin who writes in the name of the group.
an-admin = an admin
# $who: an admin, or who opened the table.
history-decided-ended = { $who } has ended the game
# $who: an admin, or who opened the table.
history-decided-paused = { $who } has paused the game
# $who: an admin, or who opened the table.
history-decided-resumed = { $who } has resumed the game
# After “Keep for this chat” (button-menu-keep). $who: an admin, or who opened the table.
history-decided-rules-kept = { $who } has kept these rules for the chat’s next tables
# $who: an admin, or who opened the table. $what: settings with their new values, like “Pictures: yes; Time for a
# move: 2 minutes”.
history-decided-set = { $who } has set: { $what }
# After a vote. $what: like that of history-decided-set.
history-voted-set = By vote: { $what }
# $who: an admin, or who opened the table. $name: who had to go.
history-decided-kicked = { $who } has removed { $name } from the table
# $who: an admin, or who opened the table. $name: who had knocked.
history-decided-let-in = { $who } has let { $name } in
# $who: an admin, or who opened the table. $name: who had knocked.
history-decided-turned-away = { $who } has turned { $name } away
# $who: an admin of this chat.
history-decided-language = { $who } has chosen the language here

## At tables of strangers
## One fact a line, no full stop.

# Two have played a rated game with each other today.
history-unrated-here = Two of you have already played a rated game here today: this one isn’t rated
# $seat: who has come during the first hand.
history-people-anew = { $seat } is here: after this hand the game begins anew at 0
# $seat: who has come later.
history-people-later = { $seat } plays from the next hand on, and the game doesn’t count for them
# Nobody has resumed it.
history-paused-enough = The pause has lasted five minutes: the game goes on
# $seat: the player. $phrase: what they say, like “Hello!”.
history-phrase = { $seat }: { $phrase }
