### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.
### The page behind the button “How to play”. $deck: cards in the pack. $order: the cards from high to low with their
### points. $opening: the lowest bid. $exchange: what becomes of the talon's cards. $beat: whether one must play
### higher. $mS, $mC, $mD, $mH: points of the marriages in ♠ ♣ ♦ ♥. $target: the points that win.

howto-title = Thousand in one minute
howto-cards = <b>Cards.</b> { $deck } cards, from high to low with their points: { $order }. The 10 beats the king! Together 120.
howto-auction =
    <b>Bidding.</b> Starting from { $opening }, players promise points. The highest bidder { $exchange ->
        [pass] takes the talon (the cards face down on the table), gives each opponent a card and leads.
        [discard] takes the talon (the cards face down on the table), puts as many cards away and leads.
       *[none] leads.
    }
howto-no-auction = <b>No bidding.</b> Everyone plays for themselves and keeps what they win.
howto-tricks =
    <b>Tricks.</b> { $beat ->
        [yes] Follow suit, and play higher if you can.
       *[no] Follow suit.
    } The winner of a trick keeps its points and leads the next.
howto-stock = <b>Stock.</b> After each trick everyone draws a card. Until the stock is empty you may play any card.
howto-marriages = <b>Marriage.</b> King and queen of a suit. Lead one of them while you hold the other: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH } at once, and that suit is trump.
howto-score = <b>Score.</b> Promise kept: plus the bid. Broken: minus the bid. The others score what they took. First to { $target } wins.
howto-score-own = <b>Score.</b> Everyone scores what they took. First to { $target } wins.
howto-first = <i>First time? Passing costs nothing. Bid when you hold aces or a marriage.</i>
button-howto = How to play – 1 minute
button-practise = ▶ Practise now
button-learn = A hand with explanations
button-add-to-group = Add me to a group
button-language = Language
button-tips-off = No more tips
button-tips-on = Tips, please

## Tips: facts of what one sees oneself, never advice
## Behind 💡 under one's own cards. $points: of the own cards, or won. $marriages: suits of those in the hand. $value:
## what they are worth, or the bid. $contract: points that are played for. $suit: the suit that was led, a symbol.
## $cards: what can be played. $why: which rule or result it is. $name: who gave up. $delta: the change of the total.
## $target: the points that win.

coach-auction =
    Your cards: { $points } points{ $marriages ->
        [none] , no marriage
       *[other] , marriage { $marriages } (+{ $value })
    }. The highest bidder has to win as many points as they bid.
coach-worth = With a hand like this, whoever plays for a contract usually takes about { $points } points.
coach-pass = Passing costs nothing.
coach-opening = Someone has to open the bidding, and this time it’s you. If nobody bids more, you play for that bid.
coach-cut = Nobody has seen the cards yet: this changes who gets what, by pure chance.
coach-choose = Take one of the two talons. Nobody knows what’s in them.
coach-talon = You won the bidding, so you take the talon: its cards are in your hand now.
coach-concession = Make the contract and it’s added to your total; miss it and it’s taken off. Giving up ends the hand at once.
coach-give = You play for { $contract }. Your cards are worth { $points } points now; a card you give away may win points for your opponent.
coach-contract = Now that you know your cards, you may promise more than the { $contract } of the auction. Make it and you gain more; miss it and you lose more.
coach-lead = You lead: the others follow your suit if they can. The winner of the trick takes its points and leads next. The 10 beats the king.
coach-trump = { $suit } is trump now: it beats every other suit.
coach-marriage = You hold king and queen of { $marriages }. Declare it by leading one of them: { $value } points at once, and the suit becomes trump, which beats all others.
coach-follow =
    { $suit } was led. { $why ->
        [follow] You have { $suit }, so play { $suit }.
        [beat] You have { $suit }, so play { $suit }, and a higher one than those on the table.
        [trump] You have no { $suit }, so play a trump.
       *[free] You can play any card.
    }
coach-possible = You can play: { $cards }.
coach-result =
    Your last hand: { $why ->
        [made] you promised { $contract } and won { $points } points, so { $contract } are added.
        [down] you promised { $contract } and won { $points } points, so { $contract } are taken off.
        [gave-up] you gave up { $contract }.
        [others-gave-up] { $name } gave up { $contract }, and the others are paid for it.
        [sat-out] you sat out.
        [own-rounded] you won { $points } points in tricks and marriages, which are rounded.
       *[own] you won { $points } points in tricks and marriages.
    } That’s { $delta } for you.
lesson-over = That was a whole hand. A game is many of these, up to { $target }.
lesson-left = You have left the lesson. /learn begins another.
button-lesson-leave = Leave the lesson

## A newcomer's short games, after the lesson. $target: the points that win; $level: how well the bots play; $count: short
## games won.

button-short = ▶ A short game up to 300
button-short-next = ▶ Next short game
button-whole-game = ▶ A whole game up to 1000
short-head = Short game up to { $target } · bots: { $level }
short-won = You’ve won! In your next short game, the bots play better: { $level }.
short-lost = Not this time. Try again: the bots still play at { $level }.
short-ready = You’re ready for a whole game: you’ve won { $count } short ones.
