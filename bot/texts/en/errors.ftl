### Why the game does not allow an action: a toast on the phone, plain text of at most 200 characters.

## Moves
## The answer to a card, a bid or another move that the rules forbid.

# For what has no sentence of its own.
error-other = That isn’t possible now.
# $suit: the symbol of the suit that was led.
error-must_follow_suit = That card doesn’t follow suit: { $suit } was led, and you hold { $suit }.
# $card: the best card of the trick.
error-must_beat = You have to beat { $card } if you can.
# $suit: the symbol of the trump suit.
error-must_trump = You can’t follow suit, so you have to play a trump: { $suit }.
# $card: the best trump of the trick.
error-must_overtrump = You have to play a higher trump than { $card }.
# $card: the card that was pressed.
error-not_in_hand = You don’t hold { $card } any more.
# $why: which condition is not met. $suit: the suit’s symbol.
error-no_marriage = { $why ->
        [not_leading] You can declare a marriage only when you lead to a trick.
        [no_trick_yet] Take a trick first: only then can you declare a marriage.
       *[not_both_cards] You need both the king and the queen of { $suit } for that.
    }
# The four aces score in some rules.
error-no_four_aces = To declare four aces, lead one of them after you’ve taken a trick.
# For instance a card while cards are still being exchanged.
error-wrong_phase = It’s time for a different move now: see the newest message.
# $minimum: points.
error-bid_too_low = Too low: the next bid is at least { $minimum }.
# $maximum: points.
error-bid_too_high = Too high: you may bid at most { $maximum }.
# $maximum: points, mostly 120.
error-needs_marriage = You need a marriage in hand for that: without one you may bid at most { $maximum }.
# $step: points, mostly 5 or 10.
error-bid_off_step = Bids go up in steps of { $step }.
# $minimum: points.
error-must_open = You have to open the auction with { $minimum }.
# Some rules forbid bids below a certain total.
error-silent = Your total is too low to bid: you can only pass.
# Where one may bid without having looked.
error-already_looked = You’ve already looked at your cards.
# No right to a new deal with these cards, or too late for it.
error-no_right = You can’t ask for a new deal now.
# The declarer may give up only at a certain moment.
error-no_concession = You can’t give this hand up now.
# Where there are two, a third was asked for.
error-no_such_talon = There’s no such talon.
# Each opponent gets one card. $to: who has got theirs.
error-no_card_due = { $to } already has a card.
# Nobody else bid, so the declarer must not pass on cards that were dealt.
error-talon_cards_only = You won with just the opening bid, so you can pass on only cards from the talon.
# The declarer has put enough cards away.
error-no_discard_due = There’s nothing to discard now.
# $maximum: the highest number of cards that may be lifted off.
error-bad_cut = The pack can be cut between 1 and { $maximum }.
# The dealer chooses the talon’s places in the pack, unseen. $count: how many.
error-bad_positions = Name { $count } places: not the first, not the last, and no two side by side.
# A move in a hand that has ended meanwhile.
error-hand_over = This hand is over.
# A move in a game that has ended meanwhile.
error-game_over = This game is over.
# What came from the program that asks can’t be read; people hardly ever see it.
error-bad_record = I didn’t understand that.

## Rules
## The answer to rules that were typed or pressed in the menu.

# $typed: what was typed. $field: the option’s name. $allowed: the values that it may have.
error-bad-rules-value = “{ $typed }” doesn’t fit “{ $field }”. Possible: { $allowed }.
# $field, $value: the option that was to change, and its new value. $other, $set: the option that stands in the way,
# and its value.
error-bad-rules-chosen = “{ $field }: { $value }” doesn’t go with “{ $other }: { $set }”, which you chose. Change that one first.
# The same where the preset brought that value. $field, $value: the option that was to change, and its new value.
# $other, $set: the option that stands in the way, and its value. $preset: the rules’ name.
error-bad-rules-preset = “{ $field }: { $value }” doesn’t go with “{ $other }: { $set }”, which comes with the preset { $preset }.
# Follows one of the two above; button-set-both does it. $other: the option in the way. $instead: a value of it that
# would go.
error-bad-rules-both = It would go with “{ $other }: { $instead }”.

## Judges
## The answer to a judge’s decision.

# In tournaments.
error-judge_seat = A judge can’t decide at a table they play at.
# A decision about a seat that doesn’t exist.
error-no_such_player = Nobody sits there.
# $minimum, $maximum: points.
error-penalty_points = A penalty is { $minimum } to { $maximum } points.
