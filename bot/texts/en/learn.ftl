### The lessons: small positions with one thing to do. /learn shows them, and the page.

## Their names
## In the list of lessons and as a lesson’s heading.
learn-cards = Cards and tricks
learn-following = Following and beating
learn-marriages = Marriages and trumps
learn-bidding = Counting and bidding
learn-contract = Talon, gifts, contract

## What is asked, at most 90 signs; then what is said after a wrong choice
## Beside the cards. Where the rules forbid all other choices, the refusal is said instead.

# King of ♠ is on the table; the learner holds the ten and the queen.
learn-ask-cards-ten = Everyone lays one card: that’s a trick. The highest takes it, and 10 beats king. Take it!
learn-wrong-cards-ten = The queen is lower than the king. The 10 comes right below the ace.
learn-ask-cards-ace = Now you lead: you play first. Choose a card that nobody can beat.
learn-wrong-cards-ace = Somebody may hold a higher card of this suit. Nothing is above the ace.
# Three cards are shown: queen and ten of ♥, ace of ♣.
learn-ask-cards-taker = ♥ was led, then came the others. Which card takes the trick?
learn-wrong-cards-taker = The highest card of the suit that was led: the 10 of ♥. Even an ace of another suit loses.
# $order: the cards from high to low with their points.
learn-ask-cards-points = A trick brings points: { $order }. How many here?
learn-wrong-cards-points = 11 for the ace, 10 for the 10 and 4 for the king: 25. The player who takes the trick gets them.

learn-ask-following-follow = ♥ was led, and you have a ♥. What may you play?
learn-ask-following-beat = If you can play higher, you must. Beat the queen.
learn-ask-following-trump = You have no ♦, so you must play a trump. ♠ is trump: it beats every other suit.
learn-ask-following-nothing = You have no ♦, and there is no trump: any card will do. Give the cheapest.
learn-wrong-following-nothing = Your card’s points go to the player who takes the trick. The jack is the cheapest.

# $marriage: what the marriage brings.
learn-ask-marriages-declare = King and queen of a suit are a marriage. Lead one and declare it: +{ $marriage }.
# $marriage: what the marriage brings.
learn-wrong-marriages-declare = Press the king or queen of ♥ with +{ $marriage }: that many points at once, and ♥ is trump.
learn-ask-marriages-worth = You hold two marriages. Declare the one that brings more.
# $mS, $mC, $mD, $mH: points of the marriages in ♠, ♣, ♦ and ♥.
learn-wrong-marriages-worth = Press the card with the largest +. A marriage brings ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
learn-ask-marriages-cut = You have no ♠, and ♥ is trump. You may play anything. Take the trick.
learn-wrong-marriages-cut = Only a trump beats the ace: the jack of ♥.
learn-ask-marriages-keep = You have no ♠, and there is no trump. Which card can your marriage spare?
learn-wrong-marriages-keep = Without its king or queen the marriage of ♦ is lost. Keep both.
learn-ask-marriages-draw = ♥ is trump, and somebody still has one. Lead so that it can’t take your ace of ♠.
learn-wrong-marriages-draw = A player without ♠ takes your ace with the trump. Lead a trump first, and it’s gone.

learn-ask-bidding-count = Aces take tricks, and here is a marriage of ♥. What do these cards bring for sure?
# $marriage: what the marriage brings. $sure: about how many points the cards bring.
learn-wrong-bidding-count = 11 for each ace and { $marriage } for the marriage: { $sure }.
# $sure: about how many points the cards bring.
learn-ask-bidding-bid = A bid promises points; if you miss them, you lose them. You have about { $sure }. Bid!
# $sure: about how many points the cards bring.
learn-wrong-bidding-bid = About { $sure } points: passing gives them away, and promising more is likely to fail.
learn-ask-bidding-pass = No ace, no 10, no marriage. What do you say?
learn-wrong-bidding-pass = These cards hardly take a trick, and a promise that fails costs all its points. Pass.
# $bid: the highest bid so far.
learn-ask-bidding-only-pass = { $bid } is bid, and more than that asks for a marriage. You have none. What is left?

learn-ask-contract-gift = You won the bidding, so the talon’s cards are yours. Give away the one you need least.
learn-wrong-contract-gift = This card may take a trick or is half of a marriage. Give a nine or a jack.
# $bid: the highest bid so far. $sure: about how many points the cards bring.
learn-ask-contract-contract = You bid { $bid }, and now you may promise more. Your cards bring about { $sure }. How much?
# $sure: about how many points the cards bring.
learn-wrong-contract-contract = A promise must be reached whole, and these cards bring about { $sure }.
# $contract: the contract. $payout: what each of the others gets.
learn-ask-contract-give-up = These cards won’t make { $contract }. Giving up costs you nothing; others get { $payout } each.
# $contract: the contract.
learn-wrong-contract-give-up = Play on, and you lose { $contract }. Give up, and you lose nothing.
# $from: the total from which defenders gain nothing. $at: the learner’s total.
learn-ask-contract-locked = From { $from } on, others’ contracts bring you nothing. You have { $at } and take 40. Total now?
# $at: the learner’s total. $from: the total from which defenders gain nothing.
learn-wrong-contract-locked = Still { $at }. From { $from } on, only a contract of your own brings points.
# $at: the learner’s total.
learn-ask-contract-barrel = { $at } is the barrel. You’re on it and take 40 in another’s contract. What do you have now?
# $at: the learner’s total. $need: the points that win. $hands: within how many hands.
learn-wrong-contract-barrel = Still { $at }. On the barrel you win by taking { $need } points in one of { $hands } hands.
# $first: the declarer’s total. $second: a defender’s total. $target: the total that wins.
learn-ask-contract-winner = Your contract takes you to { $first }; another player has { $second }. { $target } wins. Who won?
# $target: the total that wins.
learn-wrong-contract-winner = You: if several reach { $target } in one hand, the one who plays the contract goes first.

## The list of lessons, and what leads on

# The heading of the list of lessons.
learn-all = Learn to play: short lessons
# Below the heading.
learn-how = Each takes two to four minutes. Take them in any order, and go on where you stopped.
# Above the first step of a lesson. $count: how many steps it has.
learn-begin = A short lesson: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }, two to four minutes.
# Above a step. $title: the lesson. $place: the number of the step. $count: how many there are.
learn-step = { $title } · { $place } of { $count }
# Below what is asked: the cards of the trick. $cards: the cards.
learn-table = On the table: { $cards }
# After a right choice.
learn-right = ✅ Right!
# In the list: begins a lesson. $number: its number. $name: its name.
button-lesson = { $number }. { $name }
# In the list: goes on with a lesson that was begun. $number: its number. $name: its name. $place: how many steps are done. $count: of how many.
button-lesson-part = { $number }. { $name } · { $place }/{ $count }
# In the list: begins a finished lesson once more. $number: its number. $name: its name.
button-lesson-done = ✅ { $number }. { $name }
# After a wrong choice: the same step.
button-lesson-again = Again
# After a right choice: the next step.
button-lesson-next = Next
# At the end of a lesson: back to the list.
button-lessons = All lessons
