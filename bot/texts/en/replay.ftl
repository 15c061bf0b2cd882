### A finished game step by step: /replay.
### $code: the table's code. $hand, $hands, $step, $steps: where one is, and of how many. $name: whose cards. $cards:
### cards.

replay-title = Replay · table { $code }
replay-place = Hand { $hand } of { $hands } · step { $step } of { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Talon, face down: { $cards }
replay-discards = Discarded: { $cards }

## What was done
## The line above the cards: the step that is shown. $name: who did it. $to: who gets the card. $card: a card. $value:
## points. $number: of the talon. $at: cards in the upper part of the pack.

replay-deal = The cards are dealt
replay-annul = The hand is annulled
replay-cut = { $name } cuts the pack at { $at }
replay-cut-not = { $name } doesn’t cut the pack
replay-talon_positions = { $name } has picked the places of the talon cards
replay-look = { $name } looks at the cards
replay-bid = { $name } bids { $value }
replay-pass = { $name } passes
replay-redeal = { $name } throws the hand in
replay-concede = { $name } gives up
replay-play_on = { $name } plays on
replay-choose_talon = { $name } takes talon { $number }
replay-give = { $name } gives { $card } to { $to }
replay-discard = { $name } discards { $card }
replay-contract = { $name } plays for { $value }
replay-play = { $name } plays { $card }

## Buttons
## Narrow: six stand in two rows.

button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-hand-before = ◂ Hand
button-replay-hand-after = Hand ▸
button-replay-last = Last hand

## A finished game in a window
## Headings and labels; the first two are narrow. $code: the table’s code. $hand: which.

study-title = Game { $code }
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
study-seen-points = points on average, as the cards could lie
study-opened-points = points of the declarer when everybody plays best
study-estimated = estimated: points when bots play on
study-best = best
