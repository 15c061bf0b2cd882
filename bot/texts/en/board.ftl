### The board in the group.
### $number: counts the bots, or the places, from 1.

bot-name = Bot { $number }
player-name = Player { $number }

## Whose turn it is. The sentence at the top.
## $name: the player whose turn it is. $value: the bid that is forced, in points.

turn-cut = { $name }: cut the pack, or not
turn-talon_positions = { $name } picks the places of the talon cards
turn-opening = { $name } opens the bidding
turn-opening-at = { $name } has to open with { $value }
turn-auction = { $name }: bid or pass
turn-concession = { $name }: play it, or give up
turn-choose_talon = { $name } chooses a talon
turn-exchange = { $name } exchanges cards
turn-contract = { $name } names the contract
turn-lead = { $name } leads
turn-play = { $name } plays a card
turn-deal = The next hand is on its way
turn-over = The game is over
turn-paused = Paused
turn-closed = The table is closed

## The rest of the board
## $name, $giver, $to: players. $card, $cards, $trump: cards or a suit as symbols, ready to read. $hand: the hand's
## number. $preset: the rules' name. $bids: all bids said so far, made of board-bid and board-bid-pass. $value: points
## that are bid. $points: won in this hand. $total: of the whole game. $number: of the trick. $kind: what is voted on.
## $count, $needed: how many have voted, and how many it takes; $count in board-stock: cards left. $link: an address.
## $time: ready to read.

board-head = Hand { $hand } · { $preset }
board-golden = Golden round: everything counts double
board-bids = Bids: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } pass
board-bid-look = { $name } has looked
board-talon = Talon: { $cards }
board-talon-first = Talon (the cards that the highest bidder gets): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } plays for { $value }
board-has = has { $points } of { $value }
board-trump-of = trump { $trump }
board-trump-none = no trump yet
board-no-trump = No trump yet
board-trump = Trump: { $trump }
board-stock = Stock: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-trick = On the table (trick { $number }):
board-trick-empty = Trick { $number }: nothing on the table yet
board-played = { $name } { $card }
board-last-trick = Last trick: { $cards } → { $name }
board-totals = Totals (this hand)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Hand { $hand }:
board-vote = Vote: { $kind ->
        [end] end the game
        [pause] a pause
       *[resume] go on playing
    } – { $count } of { $needed }
board-last-call = No move here for a month. Without one this game ends tomorrow and won’t count.
board-vote-counts = If the leader doesn’t agree, the totals as they are now will count.
board-moved-for = Time’s up: the bot has moved for { $name }.
board-lowered = ⬇ The table goes on further down.
board-lowered-link = ⬇ <a href="{ $link }">The table goes on further down.</a>
board-unreachable = { $name }: I can’t write to you in private. “My cards” below still works.
board-unreachable-start = { $name }: I can’t write to you in private. <a href="{ $link }">Open the chat, unblock me and press Start</a>. You can also play from here: “My cards” tells only you which number is which card.
board-time-left = Time left for this move: about { $time }

## Marks behind a player's total
## Short, in brackets behind the total. $hands: hands left on the barrel. $count: how often. $points: taken as a
## penalty.

mark-dealer = dealer
mark-declarer = declarer
mark-sits-out = sits out
mark-barrel = { $hands ->
        [one] barrel, { $hands } hand left
       *[other] barrel, { $hands } hands left
    }
mark-barrel-open = on the barrel
mark-strikes = { $count ->
        [one] { $count } strike
       *[other] { $count } strikes
    }
mark-falls = { $count ->
        [one] { $count } fall
       *[other] { $count } falls
    }
mark-concessions = { $count ->
        [one] gave up once
       *[other] gave up { $count } times
    }
mark-locked = locked
mark-silent = may not bid
mark-penalty = fined { $points }
mark-blind = hasn’t looked
mark-stand-in = a bot stands in
mark-away = away
mark-comes = plays from the next hand

## Notices
## Above the board after a server's failure, until the next move. $sure: whether the number is known. $count: lost
## moves. $place: where the game stands now. $trick: the trick's number. $anew: whether the hand is dealt again.

notice-restored = This table was restored from an earlier save. Please check where the game stands.
notice-moves-lost =
    { $sure ->
        [yes] { $count ->
            [0] The server lost a change.
            [one] The server lost one move.
           *[other] The server lost { $count } moves.
        }
       *[no] { $count ->
            [one] The server lost at least one move.
           *[other] The server lost at least { $count } moves.
        }
    }{ $place ->
        [trick] {" "}We’re back at trick { $trick }.
        [auction] {" "}We’re back in the auction.
        [exchange] {" "}We’re back at the exchange.
        [deal] {" "}We’re back before the deal.
        [lobby] {" "}We’re back before the game.
       *[over] {""}
    }{ $anew ->
        [yes] {" "}Cards had been seen, so this hand is dealt again.
       *[no] {""}
    }
notice-set-aside = Something went wrong, so this table is on hold. The operator has been told.

## Buttons
## Under the board in the group. $value: the bid in points, the whole label. $name: who has left the seat.

button-pass = Pass
button-bid = { $value }
button-more = More…
button-look = Look at my cards
button-hand = My cards
button-peek = Last trick
button-peek-first = First trick
button-back = I’m back
button-bot-moves = A bot plays this move
button-take-seat = Take { $name }’s seat
button-vote-end = Yes, end the game
button-vote-pause = Yes, a pause
button-vote-resume = Go on
button-score = Score
button-rules = Rules
button-verify = Fair deal ✓
button-rematch = Once more

## The end of a hand
## The message of a result. $name, $names: players. $contract: points that were played for. $hand: its number. $delta:
## the change, with its sign. $total: of the whole game. $points, $tricks: won in the hand. $count: how many marriages
## or hands. $suits: symbols of the marriages' suits.

finished-head = Hand { $hand } is over
finished-made = { $name } made { $contract }
finished-down = { $name } went down with { $contract }
finished-conceded = { $name } gave up { $contract }
finished-thrown_in = Thrown in: the cards are dealt again
finished-annulled = Annulled: cards had been seen before the server lost some moves
finished-judged = Annulled by the judge: the cards are dealt again
finished-no_auction = Everyone counts their points
finished-row = { $name }: { $delta } → <b>{ $total }</b>
finished-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
finished-tricks = { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
finished-marriages = { $count ->
        [one] marriage { $suits }
       *[other] marriages { $suits }
    }

over-won = 🏆 { $names } wins the game!
over-won-several = 🏆 { $names } win the game together!
over-void = The game was ended early and doesn’t count.
over-totals = Final totals
over-hands = { $count ->
        [one] { $count } hand played
       *[other] { $count } hands played
    }
over-rematch = Another game? Same people, same rules, everyone moves one seat on. Press the button if you’re in.
