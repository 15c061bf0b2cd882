### What decisions cost, and hints: /review and the button of practice games.
### $code: the table's code. $done, $all: how many are looked at; $done in review-instead, $better, $act: moves, from
### act-…. $cost, $lost, $cards, $error: points. $hands, $steps: how many. $hand, $step, $number: which. $what: a move
### in its hand. $mistakes: how many. $right: of 100. $count: hints used.

review-title = Review · table { $code }
review-begun = Looking at your decisions…
review-progress = Looking at your decisions: { $done } of { $all }
review-sum = Your clear mistakes cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } in { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }; your cards were worth { $cards } compared with the others’.
review-costly = { $number }. Hand { $hand }: { $what }
review-instead = { $done } instead of { $better } (−{ $lost })
review-none = No clear mistakes. Well played!
review-how = I try every choice on many possible layouts of the hidden cards, with good play all round; winning the game counts as 500. Only clear differences are called mistakes: in { $right } of 100 such cases the better choice also won on new layouts.
review-hand = Hand { $hand }: decisions { $cost } (mistakes: { $mistakes }), cards { $cards }
review-cards = Cards: your points compared with the average of the others when equally strong bots play the same deal in all seats.
review-place = Hand { $hand } of { $hands } · decision { $step } of { $steps }
review-done = You: { $act }
review-good = Nothing else was clearly better.
review-better = Better: { $act }
review-lost = Expected loss in points: { $lost } (± { $error })
review-chart-done = you
review-chart-best = best
review-chart-hand = Expected points in hand { $hand }
review-chart-cards = cards
review-chart-cost = mistakes
over-hints = Hints used: { $count }

## Buttons
## Under the review, but for the last two: under the result, and under the own cards in practice.

button-review = Review
button-review-again = Ready yet?
button-review-hands = Hand by hand
button-review-steps = Step by step
button-review-short = In short
button-review-all = All cards
button-review-own = As I saw it
button-review-chart = Chart
button-hint = Hint

## What can be done, in a few words
## Stands after “You:”, “Better:” and “Hint:”. $value: points. $card: a card. $suit: a symbol. $to: who gets the card.

act-bid = bid { $value }
act-pass = pass
act-play = { $card }
act-marriage = { $card } with the marriage in { $suit }
act-aces = { $card } with four aces
act-give = { $card } to { $to }
act-discard = discard { $card }
act-contract = play for { $value }
act-concede = give up
act-play_on = play on
act-redeal = throw the hand in
act-other = something else

## Why one thing is better than another: said of what was done, and of what is still to be done
## A sentence of its own under a mistake. $value: the points that were said. $rather: the better number. $card: what
## was played or given. $better: the better card or suit. $suit: a symbol.

why-bid-high = { $value } is more than these cards promise.
why-bid-low = The cards are good enough for { $rather }.
why-bid-less = { $rather } is enough here; { $value } promises more than needed.
why-bid-more = These cards are good for { $rather }, not only for { $value }.
why-contract-high = { $value } is missed too often; { $rather } is safer.
why-contract-low = The cards promise { $rather }, and { $value } leaves points behind.
why-gave-up = Playing on costs less on average than giving up.
why-played-on = Giving up costs less on average than going down.
why-threw-in = These cards are worth more than a new deal.
why-kept-in = A new deal is worth more than these cards.
why-broke-marriage = { $card } belongs to the marriage in { $suit }; { $better } can go.
why-gave-high = { $card } gives many points away; { $better } gives fewer.
why-exchange = Without { $better } your cards are stronger than without { $card }.
why-marriage-late = The marriage in { $suit } counts now; it may be too late after { $card }.
why-marriage-early = The marriage in { $suit } can wait; { $better } comes first.
why-marriage-other = The marriage in { $better } brings more now than the one in { $suit }.
why-aces-late = The four aces count now; later there may be no time for them.
why-winner-not-cashed = { $better } wins its trick for sure; { $card } doesn’t.
why-high-led = { $card } can be beaten, and its points go to an opponent; { $better } risks less.
why-ten-given = { $card } goes to an opponent with all its points; { $better } saves them.
why-trump-wasted = { $card } spends a trump that is needed later; { $better } does the same for less.
why-trump-missed = { $better } uses trumps at the right moment; { $card } leaves them to your opponents.
why-trick-missed = { $better } takes this trick; { $card } lets it go.
why-trick-dear = { $card } pays too much for this trick; { $better } lets it go.
why-general = { $better } brings more on average than { $card }.
why-only = Nothing else is allowed.
why-even = Something else is about as good.

## Hints in practice games: what to think about, then what to do
## A hint comes in two presses: the thought, then the move. $act: from act-….

nudge-bid = Count what your cards win for sure: aces, tens behind them, marriages. What does the talon bring on average?
nudge-concession = How many points are missing, and where can they come from? Compare what giving up costs.
nudge-exchange = Which marriage and which long suit do you want to keep? What you give away should win little.
nudge-contract = Count the points that are sure before you promise more.
nudge-marriage = You can declare a marriage. Does it make the suit trump that you want?
nudge-winners = Which of your cards can nobody beat any more? Who still has trumps?
nudge-trumps = Count the trumps: how many are still out?
nudge-lead = Which suit do the others lack? Which of your cards gives away few points if it loses?
nudge-follow = Whose trick will this be, and how many points lie in it?
nudge-chance = This is pure chance: any choice is as good as another.
hint-move = Hint: { $act }.
