### The board in the group: the message that shows the game and changes with each move.

## Names without a person
## Stand wherever a player’s name does.

# $number: counts the table’s bots from 1.
bot-name = Bot { $number }
# Where a seat has nobody, in examples and after a person is gone. $number: the seat’s, from 1.
player-name = Player { $number }
# A winner who had left: a bot played on. $name: who had the seat.
bot-for = { $name } (bot)

## Whose turn it is. The sentence at the top
## One line, the first that people look at.

# $name: who may cut the pack before the deal.
turn-cut = { $name }: cut the pack?
# $name: the dealer, who chooses unseen which places of the pack become the talon.
turn-talon_positions = { $name } picks the places of the talon cards
# $name: who has to make the first bid.
turn-opening = { $name } opens the bidding
# Instead of turn-opening where only one bid is possible. $name: who has to make it. $value: that bid, in points.
turn-opening-at = { $name } has to open with { $value }
# $name: who may bid next.
turn-auction = { $name }: bid or pass
# $name: the declarer, who may still give the hand up.
turn-concession = { $name }: play it, or give up
# $name: the declarer, where there are two talons.
turn-choose_talon = { $name } chooses a talon
# $name: the declarer, who passes cards on or puts some away.
turn-exchange = { $name } exchanges cards
# $name: the declarer, who may raise the contract after the exchange.
turn-contract = { $name } names the contract
# $name: who plays the first card of a trick.
turn-lead = { $name } leads
# $name: who plays a card to the trick on the table.
turn-play = { $name } plays a card
# At a newcomer’s short game: the only possible card is played for the person. $name: the person to move.
turn-only-card = { $name } has only one card to play
# Between two hands.
turn-deal = The next hand is on its way
# After the last hand.
turn-over = The game is over
# Instead of the turn while the game is paused.
turn-paused = Paused
# When a game ended without a winner.
turn-closed = The table is closed

## The rest of the board
## Below that sentence, from the top down.

# The first line of a hand. $hand: the hand’s number. $preset: the rules’ name.
board-head = Hand { $hand } · { $preset }
# In the first hands of some rules, where all scores are doubled.
board-golden = Golden round: everything counts double
# During the auction. $bids: everyone’s last bid, made of board-bid, board-bid-pass and board-bid-look.
board-bids = Bids: { $bids }
# $name: the bidder. $value: points.
board-bid = { $name } { $value }
# $name: who bids no more. As short as board-bid.
board-bid-pass = { $name } pass
# $name: who might have bid without looking and has looked at the cards now.
board-bid-look = { $name } has looked
# When the talon is shown to all. $cards: its cards.
board-talon = Talon: { $cards }
# The same in a game’s first hand: says what a talon is. $cards: its cards.
board-talon-first = Talon (the cards that the highest bidder gets): { $cards }
# A card that everyone sees being passed on. $giver, $to: players. $card: the card.
board-passed = { $giver } → { $to }: { $card }
# After the auction. $name: the declarer. $value: the contract.
board-plays = { $name } plays for { $value }
# Follows board-plays after a dot. $points: what the declarer has won so far. $value: the contract.
board-has = has { $points } of { $value }
# Follows board-plays after a dot. $trump: the suit’s symbol.
board-trump-of = trump { $trump }
# Follows board-plays after a dot, until somebody declares a marriage.
board-trump-none = no trump yet
# A line of its own where nobody is the declarer, until somebody declares a marriage.
board-no-trump = No trump yet
# A line of its own where nobody is the declarer. $trump: the suit’s symbol.
board-trump = Trump: { $trump }
# Where cards are drawn after each trick. $count: cards that are left to draw.
board-stock = Stock: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Above the cards of the trick. $number: the trick’s, from 1.
board-trick = On the table (trick { $number }):
# Instead of board-trick before the first card. $number: the trick’s, from 1.
board-trick-empty = Trick { $number }: nothing on the table yet
# A card of the trick; several in a row. $name: who played it. $card: the card.
board-played = { $name } { $card }
# The trick before, in small. $cards: its cards with the players’ names. $name: who took it.
board-last-trick = Last trick: { $cards } → { $name }
# Above the players’ totals, in italics. The brackets explain those of board-total.
board-totals = Totals (this hand)
# A line for each player. $name: the player. $total: of the whole game. $points: won in this hand.
board-total = { $name } <b>{ $total }</b> ({ $points })
# Heading of a folded list of what happened. $hand: the number of an earlier hand.
board-earlier = Hand { $hand }:
# While people vote. $kind: what about. $what: times of a turn, like “Time for a move: 30 seconds”. $count: how many
# agreed. $needed: how many it takes.
board-vote = Vote: { $kind ->
        [end] end the game
        [pause] a pause
        [times] { $what }
       *[resume] go on playing
    } – { $count } of { $needed }
# Near the bottom, one day before a forgotten game ends by itself.
board-last-call = No move here for a month. Without one this game ends tomorrow and won’t count.
# Under a vote to end the game. The leader is who has the most points now.
board-vote-counts = If the leader doesn’t agree, the totals as they are now will count.
# After the time ran out. $name: whose move it was.
board-moved-for = Time’s up: the bot has moved for { $name }.
# What is left of an older message when the board was sent anew, below.
board-lowered = ⬇ The table is further down now.
# The same where a link can lead there. $link: the board’s address; keep the tag <a …>.
board-lowered-link = ⬇ <a href="{ $link }">The table goes on further down.</a>
# $name: whom the bot can’t write to. “My cards” is button-hand.
board-unreachable = { $name }: I can’t write to you in private. “My cards” below still works.
# The same where a link opens the chat. $name: whom the bot can’t write to. $link: the address; keep the tag <a …>.
# “Start” is Telegram’s own button.
board-unreachable-start = { $name }: I can’t write to you. <a href="{ $link }">Open our chat and press Start</a> – or play from here: “My cards”.
# Where a move may take more than an hour. $time: from time-hours.
board-time-left = Time left for this move: about { $time }

## Marks behind a player's total
## Short, in brackets, several with commas between: Anna 120 (dealer, locked).

# Who gave out this hand’s cards.
mark-dealer = dealer
# Who won the auction.
mark-declarer = declarer
# With four players: who has no cards in this hand.
mark-sits-out = sits out
# A player with a total near the target who has some hands left to win. $hands: how many.
mark-barrel = { $hands ->
        [one] barrel, { $hands } hand left
       *[other] barrel, { $hands } hands left
    }
# The same where the number of hands has no limit.
mark-barrel-open = on the barrel
# Hands without a point; the third costs 120. $count: how many.
mark-strikes = { $count ->
        [one] { $count } strike
       *[other] { $count } strikes
    }
# How often a player fell off the barrel. $count: how many times.
mark-falls = { $count ->
        [one] { $count } fall
       *[other] { $count } falls
    }
# $count: how often a player has given a hand up.
mark-concessions = { $count ->
        [one] gave up once
       *[other] gave up { $count } times
    }
# A player near the target who may gain only in a special way.
mark-locked = locked
# A player whose total is too low to bid.
mark-silent = may not bid
# $points: what a judge took off in this hand, below 0.
mark-penalty = fined { $points }
# A player who may still bid without having looked at the cards.
mark-blind = hasn’t looked
# A bot plays until the person is back.
mark-stand-in = a bot stands in
# The person has left; a bot plays.
mark-away = away
# Behind a player’s name on the board: they have taken the seat during a hand.
mark-comes = plays from the next hand

## Notices
## Above the board of a table that is on hold.

# When the game can’t be continued until somebody repairs it.
notice-set-aside = Something went wrong, so this table is on hold. The operator has been told.

## Buttons
## Under the board in the group; some stand under one’s own cards too.

# Bids no more in this auction.
button-pass = Pass
# $value: the bid, the whole label.
button-bid = { $value }
# To further bids, under one’s own cards.
button-more = More…
# Instead of bidding without having looked.
button-look = Look at my cards
# Shows a person their cards, to them alone.
button-hand = My cards
# Shows the trick before this one once more.
button-peek = Last trick
# The same in games where only the first trick may be seen again.
button-peek-first = First trick
# Ends a bot’s standing in for this person.
button-back = I’m back
# For the others, when somebody’s move has waited for long.
button-bot-moves = Bot plays this move
# On the board, ten minutes after a player has left. $name: who has left.
button-take-seat = Take { $name }’s seat
# A voice in the vote about the end, and the answer to question-end.
button-vote-end = Yes, end the game
# A voice in the vote about a pause.
button-vote-pause = Yes, pause
# Ends a pause.
button-vote-resume = Go on
# A voice in the vote about the times of a turn. $what: like that of board-vote.
button-vote-times = Yes – { $what }
# Opens the score sheet.
button-score = Score
# Opens this table’s rules in words.
button-rules = Rules
# Opens the check that nobody chose the cards (/verify).
button-verify = Fair deal ✓
# After a game: yes to another with the same people. Named in lobby-again.
button-rematch = Once more

## The end of a hand
## The message of a result, and of the whole game’s end.

# The first words of the result, in bold. $hand: the hand’s number.
finished-head = Hand { $hand } is over
# After finished-head. $name: the declarer. $contract: points.
finished-made = { $name } made { $contract }
# After finished-head. $name: the declarer. $contract: points that were missed.
finished-down = { $name } went down with { $contract }
# After finished-head. $name: the declarer. $contract: points that were given up.
finished-conceded = { $name } gave up { $contract }
# After finished-head, on the page of the declarer. $contract: points.
finished-own-made = You made { $contract }
# After finished-head, on the page of the declarer. $contract: points that were missed.
finished-own-down = You went down with { $contract }
# After finished-head, on the page of the declarer. $contract: points that were given up.
finished-own-conceded = You gave up { $contract }
# After finished-head: the hand counts for nobody.
finished-thrown_in = Thrown in: the cards are dealt again
# After finished-head. The hand counts for nobody.
finished-annulled = Annulled by the judge: the cards are dealt again
# After finished-head, where there is no declarer.
finished-no_auction = Everyone counts their points
# A line for each player. $name: the player. $delta: the change, with its sign. $total: the new total.
finished-row = { $name }: { $delta } → <b>{ $total }</b>
# In the place of a name in a line or a column of points: what the page calls whoever reads it.
own-name = You
# In a player’s line, after finished-row. $points: won in tricks and marriages.
finished-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# In a player’s line. $tricks: how many they took.
finished-tricks = { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
# In a player’s line. $count: how many they declared. $suits: the suits’ symbols.
finished-marriages = { $count ->
        [one] marriage { $suits }
       *[other] marriages { $suits }
    }

# The first line after a game. $names: the winner.
over-won = 🏆 { $names } wins the game!
# The same for a shared win. $names: the winners, a list.
over-won-several = 🏆 { $names } win the game together!
# The first line after a game, on the page of the only winner.
over-own-won = 🏆 You win the game!
# Instead of a winner.
over-void = The game was ended early and doesn’t count.
# The winner was the declarer. $target: the total that wins.
over-why-declarer = { $target } reached as the declarer
# Others have as many points or more. $target: the total that wins.
over-why-declarer-first = Several reached { $target }: then the declarer wins
# $need: the points that win from the barrel.
over-why-barrel = { $need } or more in one hand, from the barrel
# The declarer is not among those who have reached it. $target: the total that wins.
over-why-most = Several reached { $target }: then the highest total wins
# By another player than the declarer. $target: the total that wins.
over-why-reached = First to reach { $target }
# A shared win.
over-why-together = Level at the top
# After a vote, or when nobody went on.
over-why-ended = Ended early: the highest total wins
# Above all players’ totals, in italics.
over-totals = Final totals
# Under the totals. $count: how many hands the game had.
over-hands = { $count ->
        [one] { $count } hand played
       *[other] { $count } hands played
    }
# The last line after a game, above button-rematch.
over-rematch = Another game with the same people? Press if you’re in.
