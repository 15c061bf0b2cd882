### Puzzles: positions in which exactly one choice reaches the goal. /puzzle

## The puzzle
## From the top down; the cards stand between the goal and the rest.

# The heading. $kind: whose cards one sees. $level: how hard it is. $preset: the rules’ name.
puzzle-title = 🧩 { $kind ->
    [open] All cards open
   *[own] Your cards alone
} · { $level ->
    [easy] easy
    [normal] medium
    [hard] hard
   *[none] very hard
} · { $preset }
# The goal of who plays as the declarer. $name: “Player 1”. $points: the contract.
puzzle-make = You are { $name }, the declarer. Make { $points } points.
# The goal of who plays against the declarer. $name, $declarer: “Player 1”. $points: the contract.
puzzle-stop = You are { $name }. Stop the declarer ({ $declarer }) from making { $points } points.
# With one’s cards alone: before the bids and tricks of the hand up to the puzzle.
puzzle-before = So far:
# The question.
puzzle-ask-play = Which card do you play?
# The question in the exchange.
puzzle-ask-give = Which card do you give, and to whom?
# The question in the exchange.
puzzle-ask-discard = Which card do you discard?
# What was chosen of an exchange so far. $what: cards.
puzzle-chosen = Chosen: { $what }
# After the first right choice, before the next question.
puzzle-go-on = ✓ Right! Now keep it up: every choice that still reaches the goal is right.

## What has come of it

# A wrong choice with all cards open. $what: a card, or cards. $points: what the declarer gets in the end. $goal: the contract.
puzzle-wrong-open = ✗ { $what } fails: the declarer gets { $points } of { $goal }.
# A wrong choice with one’s cards alone. $what: a card.
puzzle-wrong-own = ✗ { $what }: another card is right in more of the deals that are possible.
# Before the cards that beat a wrong choice.
puzzle-beaten = What beats it:
# $points: what the declarer gets in the end. $goal: the contract.
puzzle-solved-open = ✓ Solved! The declarer gets { $points } of { $goal }:
# $share: in how many of a hundred possible deals it is right. $following: the same of the second best card.
puzzle-solved-own = ✓ Right! It reaches the goal in { $share } of 100 possible deals, the next best card in { $following }.
# The solution; the line follows. $what: a card, or cards. $points: what the declarer gets in the end. $goal: the contract.
puzzle-right-open = Solution: { $what }. The declarer gets { $points } of { $goal }:
# The solution. $what: a card. $share: in how many of a hundred possible deals it is right. $following: the same of the second best card.
puzzle-right-own = Solution: { $what }. It reaches the goal in { $share } of 100 possible deals, the next best card in { $following }.
# From the beginning again.
button-puzzle-again = Again
# The solution.
button-puzzle-why = Show why
# Another puzzle.
button-puzzle-next = Next
# On a page, once the solution is shown: opens the position on the study board.
button-puzzle-board = Play on

## How one stands

# $today: how many puzzles were tried today. $goal: how many are a day’s goal.
puzzle-today = Today: { $today } / { $goal }
# $count: days on which the goal was reached without a gap.
puzzle-row = Days in a row: { $count }
# $strength: a number around 1500. $doubt: how unsure it is.
puzzle-strength = Strength: { $strength } ± { $doubt }
# What a puzzle is about, on a button. $theme: which. $solved: how many were solved at the first try. $tried: of how many.
puzzle-theme = { $theme ->
    [marriage] Marriages
    [trumps] Drawing trumps
    [duck] Giving up a trick
    [gift] Cards to give
    [make] Making the contract
   *[stop] Stopping the declarer
} · { $solved } of { $tried }
# The last of these buttons: puzzles from the reader’s own games. $count: how many.
puzzle-mine = From your own mistakes · { $count }
# A line of /mydata. $tried: how many puzzles. $solved: how many of them at the first try.
mydata-puzzles = Puzzles tried: { $tried }, solved at the first try: { $solved }

## In a group

# Under the question.
puzzle-group-how = Press your card: the first answer counts, and only you see whether it’s right. I show the solution in an hour.
# $count: how many people have answered. $more: whether there are more than that.
puzzle-answered = { $more ->
    [yes] Answered: more than { $count }
   *[no] Answered: { $count }
}
# Under the solution. $right: how many answers were right. $count: of how many.
puzzle-result = Right: { $right } of { $count }
# Shows the solution before the hour is over; for who has asked for the puzzle.
button-puzzle-show = Show the solution
# To one person alone.
done-puzzle-answer-right = ✓ Right!
# To one person alone.
done-puzzle-answer-wrong = ✗ That’s not it. The solution comes later.
# To one person alone, on a second press.
done-puzzle-answer-right-before = You’ve answered already: ✓ right.
# To one person alone, on a second press.
done-puzzle-answer-wrong-before = You’ve answered already: ✗ wrong. The first answer counts.
# Why there is no new puzzle in the group.
refusal-puzzle-here = There’s a puzzle here already. When it’s solved, you can have the next one.
# Why the solution isn’t shown.
refusal-puzzle-not-asker = Only who asked for the puzzle can show the solution now.
# Why an answer doesn’t count.
refusal-puzzle-over = This puzzle is over.
# Why a button shows no puzzle.
refusal-puzzle-none = This puzzle is gone. /puzzle brings another one.
