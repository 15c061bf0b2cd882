### Why the game does not allow an action. Plain text of at most 200 characters.

error-other = That is not possible now.
error-must_follow_suit = That card does not follow suit: { $suit } was led, and you hold { $suit }.
error-must_beat = You have to beat { $card } if you can.
error-must_trump = You cannot follow suit, so you have to play a trump: { $suit }.
error-must_overtrump = You have to play a higher trump than { $card }.
error-not_in_hand = You do not hold { $card } any more.
error-no_marriage = { $why ->
        [not_leading] A marriage is declared when you lead to a trick.
        [no_trick_yet] A marriage needs a trick first: you have taken none yet.
       *[not_both_cards] You need both the king and the queen of { $suit } for that.
    }
error-no_four_aces = Four aces are declared by leading one of them, after a trick of your own.
error-wrong_phase = A different move is asked for now: see the newest message.
error-bid_too_low = Too low: the next bid is at least { $minimum }.
error-bid_too_high = Too high: you may bid at most { $maximum }.
error-needs_marriage = You need a marriage in hand for that: without one you may bid at most { $maximum }.
error-bid_off_step = Bids go up in steps of { $step }.
error-must_open = You have to open the auction with { $minimum }.
error-silent = Your total is too low to bid: you may only pass.
error-already_looked = You have looked at your cards already.
error-no_right = You have no right to a new deal now.
error-no_concession = You cannot give this hand up now.
error-no_such_talon = There is no such talon.
error-no_card_due = { $to } already has a card.
error-talon_cards_only = You won at the opening bid: you may pass on only cards from the talon.
error-no_discard_due = Nothing is discarded now.
error-bad_cut = The pack can be cut between 1 and { $maximum }.
error-bad_positions = Name { $count } places, never the first, the last or two neighbours.
error-hand_over = This hand is over.
error-game_over = This game is over.
error-bad_record = I did not understand that.
error-bad-rules-value = “{ $typed }” does not fit “{ $field }”. Possible: { $allowed }.
error-bad-rules-chosen = “{ $field }: { $value }” does not go with “{ $other }: { $set }”, as you have set it. Change that one first.
error-bad-rules-preset = “{ $field }: { $value }” does not go with “{ $other }: { $set }”, which comes with the preset { $preset }.
error-bad-rules-both = It would go with “{ $other }: { $instead }”.
error-judge_seat = A judge's decision comes from nobody who plays.
error-no_such_player = Nobody sits there.
error-penalty_points = A penalty is { $minimum } to { $maximum } points.
