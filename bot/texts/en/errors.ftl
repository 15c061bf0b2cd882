### Why the game does not allow an action. Plain text of at most 200 characters.
### $card: a card. $suit: the suit's symbol. $minimum, $maximum, $step: points, or places in the pack. $to: who gets a
### card. $count: how many places. $why: which condition is not met. Of rules that are typed or pressed: $typed: what
### was typed. $field, $other: names of options. $value, $set, $instead: values of theirs, ready to read. $allowed: a
### list of values. $preset: the rules' name.

error-other = That isn’t possible now.
error-must_follow_suit = That card doesn’t follow suit: { $suit } was led, and you hold { $suit }.
error-must_beat = You have to beat { $card } if you can.
error-must_trump = You can’t follow suit, so you have to play a trump: { $suit }.
error-must_overtrump = You have to play a higher trump than { $card }.
error-not_in_hand = You don’t hold { $card } any more.
error-no_marriage = { $why ->
        [not_leading] You can declare a marriage only when you lead to a trick.
        [no_trick_yet] Take a trick first: only then can you declare a marriage.
       *[not_both_cards] You need both the king and the queen of { $suit } for that.
    }
error-no_four_aces = To declare four aces, lead one of them after you’ve taken a trick.
error-wrong_phase = It’s time for a different move now: see the newest message.
error-bid_too_low = Too low: the next bid is at least { $minimum }.
error-bid_too_high = Too high: you may bid at most { $maximum }.
error-needs_marriage = You need a marriage in hand for that: without one you may bid at most { $maximum }.
error-bid_off_step = Bids go up in steps of { $step }.
error-must_open = You have to open the auction with { $minimum }.
error-silent = Your total is too low to bid: you can only pass.
error-already_looked = You’ve already looked at your cards.
error-no_right = You can’t ask for a new deal now.
error-no_concession = You can’t give this hand up now.
error-no_such_talon = There’s no such talon.
error-no_card_due = { $to } already has a card.
error-talon_cards_only = You won with just the opening bid, so you can pass on only cards from the talon.
error-no_discard_due = There’s nothing to discard now.
error-bad_cut = The pack can be cut between 1 and { $maximum }.
error-bad_positions = Name { $count } places: not the first, not the last, and no two side by side.
error-hand_over = This hand is over.
error-game_over = This game is over.
error-bad_record = I didn’t understand that.
error-bad-rules-value = “{ $typed }” doesn’t fit “{ $field }”. Possible: { $allowed }.
error-bad-rules-chosen = “{ $field }: { $value }” doesn’t go with “{ $other }: { $set }”, which you chose. Change that one first.
error-bad-rules-preset = “{ $field }: { $value }” doesn’t go with “{ $other }: { $set }”, which comes with the preset { $preset }.
error-bad-rules-both = It would go with “{ $other }: { $instead }”.
error-judge_seat = A judge can’t decide at a table they play at.
error-no_such_player = Nobody sits there.
error-penalty_points = A penalty is { $minimum } to { $maximum } points.
