### A finished game step by step: /replay.

## Around the cards
## The screen shows all hands as they lay at one step.

# The heading. $code: the table’s code.
replay-title = Replay · table { $code }
# Under the heading: where one is. $hand, $hands: which hand of how many. $step, $steps: which step of how many.
replay-place = Hand { $hand } of { $hands } · step { $step } of { $steps }
# A line for each player. $name: the player. $cards: their cards, by suit.
replay-hand = { $name }: { $cards }
# $cards: the talon’s cards, which nobody had seen yet.
replay-talon = Talon, face down: { $cards }
# $cards: what the declarer has put away.
replay-discards = Discarded: { $cards }

## What was done
## The step that is shown: the line above the cards.

# The first step of a hand.
replay-deal = The cards are dealt
# The last step of a hand that a judge ended.
replay-annul = The hand is annulled
# $name: who cut. $at: how many cards were lifted off.
replay-cut = { $name } cuts the pack at { $at }
# $name: who might have cut and didn’t.
replay-cut-not = { $name } doesn’t cut the pack
# $name: the dealer, who chose unseen which places of the pack become the talon.
replay-talon_positions = { $name } has picked the places of the talon cards
# $name: who might have bid without looking, and now looks.
replay-look = { $name } looks at the cards
# $name: the bidder. $value: points.
replay-bid = { $name } bids { $value }
# $name: who bids no more.
replay-pass = { $name } passes
# $name: who used a right to a new deal.
replay-redeal = { $name } throws the hand in
# $name: the declarer, who gave the hand up.
replay-concede = { $name } gives up
# $name: the declarer, who might have given up and didn’t.
replay-play_on = { $name } plays on
# $name: the declarer. $number: 1 or 2, which of the talons.
replay-choose_talon = { $name } takes talon { $number }
# $name: the declarer. $card: what was passed on. $to: who got it.
replay-give = { $name } gives { $card } to { $to }
# $name: the declarer. $card: what was put away.
replay-discard = { $name } discards { $card }
# $name: the declarer, who named the contract after the exchange. $value: points.
replay-contract = { $name } plays for { $value }
# $name: the player. $card: what was played.
replay-play = { $name } plays { $card }

## Buttons
## Narrow: six stand in two rows, at most 9 letters or so each.

# To the first step of this hand.
button-replay-first = First
# One step back.
button-replay-back = Back
# One step on.
button-replay-next = Next
# To the hand before this one.
button-replay-hand-before = ◂ Hand
# To the hand after this one.
button-replay-hand-after = Hand ▸
# To the last hand of the game.
button-replay-last = Last hand

## A finished game in a window
## Headings and labels; the first two are narrow.

# $code: the table’s code.
study-title = Game { $code }
# $hand: which.
study-hand = Hand { $hand }
study-hands = Hands
study-view = View
study-step = Step
study-hand-before = Previous hand
study-hand-after = Next hand
study-choices = Choices
study-made = chosen
study-better = better
study-mistakes = Mistakes
study-find = Find my mistakes
study-how = How is this known?
study-aside = Hidden cards
study-seen = As seen then
study-opened = With open cards
study-seen-points = average points over the ways the cards could lie
study-opened-points = the declarer’s points if everyone plays their best
study-estimated-points = estimated: the declarer’s points if everyone plays their best
study-estimated = estimated: points if bots play on
study-best = best

## The board on which studies are looked at

# The title of a study without a name.
study-free = Study board
# Of a hand that is still going on.
study-unfinished = not finished
# Why something can’t be set up or opened there.
# $card: what was typed.
study-refused-bad-card = I can’t read “{ $card }”. Cards look like this: AS TS KH.
# $card: a card.
study-refused-card-twice = { $card } can’t be in two places.
# $card: a card.
study-refused-not-in-deck = { $card } isn’t in this deck.
# $limit: the most.
study-refused-too-many-cards = Too many cards: at most { $limit } here.
# Why something can’t be set up or opened there.
study-refused-missing-cards = Some cards are missing. Add them, or draw the rest at random.
# Why something can’t be set up or opened there.
study-refused-uneven-hands = Before a trick, all players hold the same number of cards.
# Why something can’t be set up or opened there.
study-refused-no-whole-tricks = The cards that are gone don’t make whole tricks.
# $count: how many.
study-refused-discards-impossible = The number of discards has to be { $count }.
# Why something can’t be set up or opened there.
study-refused-talon-impossible = The talon can’t be like that by these rules.
# $limit: the most.
study-refused-stock-impossible = The stock can’t be like that: it has at most { $limit } cards, the same number for each player, and hands are full until it’s empty.
# Why something can’t be set up or opened there.
study-refused-trump-undeclared = A suit is trump only once its marriage has been declared.
# Why something can’t be set up or opened there.
study-refused-marriage-impossible = That marriage can’t have been declared: its king or queen has to be gone, and nobody else may hold the other one.
# $total: the sum.
study-refused-points-impossible = The points don’t add up. Together they make { $total }.
# $count: how many have been played.
study-refused-tricks-impossible = The tricks don’t add up. Played so far: { $count }.
# Why something can’t be set up or opened there.
study-refused-declarer-impossible = There can’t be such a declarer by these rules.
# Why something can’t be set up or opened there.
study-refused-leader-impossible = This player sits out this hand.
# $lowest and $highest: points. $step: the points between two bids.
study-refused-contract-impossible = The contract has to be { $lowest } to { $highest }, in steps of { $step }.
# $total: the total.
study-refused-totals-impossible = By these rules a total of { $total } isn’t possible.
# Why something can’t be set up or opened there.
study-refused-trick-impossible = The cards on the table can’t have been played like that.
# Which move of a game can’t be opened, and why. $hand, $move: their numbers. $name: who did it. $why: a sentence.
study-refused-at = Hand { $hand }, move { $move }, { $name }: { $why }
# Why something can’t be set up or opened there.
study-refused-not-your-turn = It’s someone else’s turn.
# Why something can’t be set up or opened there.
study-refused-wrong-phase = This move doesn’t belong here.
# Why something can’t be set up or opened there.
study-refused-bad-record = I can’t read this game.
# Why something can’t be set up or opened there.
study-refused-too-big = This study is too big.
# Why something can’t be set up or opened there.
study-refused-no-such-place = This place isn’t in the study.
# Why something can’t be set up or opened there.
study-refused-later-hands = Later hands depend on this one. Open it as a study of its own first.
