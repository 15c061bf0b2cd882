### What decisions cost: /review, after a game; and the hints of practice games.

## The review
## The whole game in short, hand by hand, or step by step.

# The heading. $code: the table’s code.
review-title = Review · table { $code }
# While the review is being made: the first seconds.
review-begun = Looking at your decisions…
# While the review is being made. $done, $all: how many decisions of how many.
review-progress = Looking at your decisions: { $done } of { $all }
# The first sentence. $cost: points that mistakes cost altogether. $hands: in how many hands. $cards: how good one’s
# cards were, with its sign.
review-sum = Your clear mistakes cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } in { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }; your cards were worth { $cards } compared with the others’.
# One of the worst mistakes. $number: 1, 2, 3. $hand: the hand’s number. $what: the sentence review-instead.
review-costly = { $number }. Hand { $hand }: { $what }
# Inside review-costly. $done: what was done, from act-…. $better: what would have been better, from act-…. $lost:
# points.
review-instead = { $done } instead of { $better } (−{ $lost })
# Instead of the list of mistakes.
review-none = No clear mistakes. Well played!
# Behind button-review-how. $right: in how many of 100 cases a mistake proved to be one.
review-how = I try every choice on many possible layouts of the hidden cards, with good play all round; winning the game counts as 500. Only clear differences are called mistakes: in { $right } of 100 such cases the better choice also won on new layouts.
# Heading of a hand. $hand: its number. $cost: points that mistakes cost. $mistakes: how many. $cards: how good one’s
# cards were, with its sign.
review-hand = Hand { $hand }: decisions { $cost } (mistakes: { $mistakes }), cards { $cards }
# On the page behind button-review-how: what “cards” means under the hands.
review-cards = Cards: how your cards would score with equally strong bots in all seats, compared with the others’ average.
# Under the heading, step by step. $hand, $hands: which hand of how many. $step, $steps: which decision of how many.
review-place = Hand { $hand } of { $hands } · decision { $step } of { $steps }
# In bold. $act: what was done, from act-….
review-done = You: { $act }
# Under review-done, where it was no mistake.
review-good = Nothing else was clearly better.
# In bold, under review-done. $act: what would have been better, from act-….
review-better = Better: { $act }
# Under review-better. $lost: points. $error: how far that number may be off.
review-lost = Expected loss in points: { $lost } (± { $error })
# One word in the chart of a hand, beside the line of what was done.
review-chart-done = you
# One word in the chart of a hand, beside the line of the best moves.
review-chart-best = best
# Heading of a hand’s chart. $hand: the hand’s number.
review-chart-hand = Expected points in hand { $hand }
# One word in the chart of the game, beside the bars of how good the cards were.
review-chart-cards = cards
# One word in the chart of the game, beside the bars of what mistakes cost.
review-chart-cost = mistakes
# At the end of a practice game. $count: how many hints were asked for.
over-hints = Hints used: { $count }

## Buttons
## Under the review, but for the first and the last.

# Beside “Review”, under the end of a game: opens it step by step, in a window on the study board.
button-study = Study
# Under the result of a game: asks for the review.
button-review = Review
# While it is being made: shows how far it is.
button-review-again = Ready yet?
# To all hands, a line each.
button-review-hands = Hand by hand
# To one decision after the other.
button-review-steps = Step by step
# Back to the first page.
button-review-short = In short
# Shows everybody’s cards at this step.
button-review-all = All cards
# Hides again what one could not see then.
button-review-own = As I saw it
# Shows how a review judges, and how sure it is.
button-review-how = How is this known?
# Draws a picture.
button-review-chart = Chart
# Under one’s own cards in practice.
button-hint = Hint
# Beside button-hint in practice: undoes one’s own last decision.
button-take-move-back = Take back

## What can be done, in a few words
## After the colon of review-done, review-better and hint-move, and inside review-instead: small letter, no full stop.

# $value: points.
act-bid = bid { $value }
# To bid no more.
act-pass = pass
# $card: a card that is played, nothing else.
act-play = { $card }
# $card: the king or queen that is led. $suit: the suit’s symbol.
act-marriage = { $card } with the marriage in { $suit }
# $card: the ace that is led.
act-aces = { $card } with four aces
# $card: what is passed on. $to: who gets it.
act-give = { $card } to { $to }
# $card: what is put away.
act-discard = discard { $card }
# $value: the contract that is named.
act-contract = play for { $value }
# To give the hand up.
act-concede = give up
# Not to give the hand up.
act-play_on = play on
# To use the right to a new deal.
act-redeal = throw the hand in
# To take one of two talons unseen. $number: 1 or 2.
act-choose_talon = talon { $number }
# To look at one’s cards before bidding.
act-look = look at the cards
# To cut the pack. $at: after how many cards.
act-cut = cut at { $at }
# Not to cut the pack.
act-cut-not = don’t cut
# For what has no words of its own.
act-other = something else

## Why one thing is better than another
## A sentence of its own under a mistake, said of what was done and of what is still to be done.

# A bid that was too high. $value: the bid.
why-bid-high = { $value } is more than these cards promise.
# A pass or bid that was too low. $rather: the better bid.
why-bid-low = The cards are good enough for { $rather }.
# A bid higher than it had to be. $rather: the better bid. $value: the bid.
why-bid-less = { $rather } is enough here; { $value } promises more than needed.
# A bid too low for the cards. $rather: the better bid. $value: the bid.
why-bid-more = These cards are good for { $rather }, not only for { $value }.
# A contract that was too high. $value: the contract. $rather: the better one.
why-contract-high = { $value } is missed too often; { $rather } is safer.
# A contract that was too low. $rather: the better contract. $value: the contract.
why-contract-low = The cards promise { $rather }, and { $value } leaves points behind.
# Said to who gave a hand up.
why-gave-up = Playing on costs less on average than giving up.
# Said to who didn’t give a hand up.
why-played-on = Giving up costs less on average than going down.
# Said to who asked for a new deal.
why-threw-in = These cards are worth more than a new deal.
# Said to who could have asked for a new deal.
why-kept-in = A new deal is worth more than these cards.
# Passed on or put away. $card: a king or queen. $suit: its suit’s symbol. $better: the better card.
why-broke-marriage = { $card } belongs to the marriage in { $suit }; { $better } can go.
# Passed on. $card: the card with many points. $better: the better card.
why-gave-high = { $card } gives many points away; { $better } gives fewer.
# Passed on or put away. $better: the card that should have gone. $card: the card that went.
why-exchange = Without { $better } your cards are stronger than without { $card }.
# $suit: the symbol of the marriage’s suit. $card: what was played instead.
why-marriage-late = Declare the marriage in { $suit } now; after { $card } it may be too late.
# $suit: the symbol of the marriage’s suit. $better: the card that should be played first.
why-marriage-early = The marriage in { $suit } can wait; { $better } comes first.
# $better: the symbol of the better marriage’s suit. $suit: that of the declared one.
why-marriage-other = The marriage in { $better } brings more now than the one in { $suit }.
# The four aces score in some rules.
why-aces-late = Declare the four aces now; later may be too late.
# $better: a card that nobody can beat. $card: what was led instead.
why-winner-not-cashed = { $better } wins its trick for sure; { $card } doesn’t.
# $card: what was led. $better: the better card.
why-high-led = { $card } can be beaten, and its points go to an opponent; { $better } risks less.
# $card: a card with many points that the other side wins. $better: the better card.
why-ten-given = { $card } goes to an opponent with all its points; { $better } saves them.
# $card: the trump that was played. $better: the better card.
why-trump-wasted = { $card } spends a trump that is needed later; { $better } does the same for less.
# $better: a trump. $card: what was played instead.
why-trump-missed = { $better } uses trumps at the right moment; { $card } leaves them to your opponents.
# $better: the card that wins the trick. $card: what was played instead.
why-trick-missed = { $better } takes this trick; { $card } lets it go.
# $card: the card that won the trick. $better: the better card.
why-trick-dear = { $card } pays too much for this trick; { $better } lets it go.
# Where nothing more exact can be said. $better: the better card or number. $card: what was chosen.
why-general = { $better } brings more on average than { $card }.
# Said of a decision without a choice.
why-only = Nothing else is allowed.
# Said where there was no real difference.
why-even = Something else is about as good.

## Hints in practice games: what to think about, then what to do
## A hint comes in two presses: the thought, then the move.

# The thought in the auction.
nudge-bid = Count what your cards win for sure: aces, tens behind them, marriages. What does the talon bring on average?
# The thought before giving up or playing on.
nudge-concession = How many points are missing, and where can they come from? Compare that with the cost of giving up.
# The thought before cards are passed on or put away.
nudge-exchange = Which marriage and which long suit do you want to keep? What you give away should win little.
# The thought before the contract is raised.
nudge-contract = Count the points that are sure before you promise more.
# The thought when a marriage can be declared.
nudge-marriage = You can declare a marriage. Do you want its suit as trump?
# The thought when one leads and holds sure winners.
nudge-winners = Which of your cards can nobody beat any more? Who still has trumps?
# The thought when one leads and there is a trump suit.
nudge-trumps = Count the trumps: how many are still out?
# The thought when one leads otherwise.
nudge-lead = Which suit do the others lack? Which of your cards gives away few points if it loses?
# The thought when one plays to somebody’s lead.
nudge-follow = Whose trick will this be, and how many points lie in it?
# The thought before cutting, or choosing something unseen.
nudge-chance = This is pure chance: any choice is as good as another.
# After each nudge-…: what a second press on “Hint” (button-hint) does.
hint-again = Press again to see a move.
# The second press. $act: from act-….
hint-move = Hint: { $act }.
