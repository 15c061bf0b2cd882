### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Thousand in one minute
howto-cards = <b>Cards.</b> { $deck } cards, from high to low with their points: { $order }. The 10 beats the king! Together 120.
howto-auction =
    <b>Bidding.</b> Starting from { $opening }, players promise points. Whoever promises most { $exchange ->
        [pass] takes the talon, gives each opponent a card and leads.
        [discard] takes the talon, puts as many cards away and leads.
       *[none] leads.
    }
howto-no-auction = <b>No bidding.</b> Everybody plays for themselves and keeps what they win.
howto-tricks =
    <b>Tricks.</b> { $beat ->
        [yes] Follow suit, and play higher if you can.
       *[no] Follow suit.
    } Whoever wins the trick keeps its points and leads the next.
howto-stock = <b>Stock.</b> After each trick everybody draws a card. Until the stock is empty any card may be played.
howto-marriages = <b>Marriage.</b> King and queen of a suit. Lead one of them while you hold the other: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH } at once, and that suit is trump.
howto-score = <b>Score.</b> Promise kept: plus the bid. Broken: minus the bid. The others score what they took. First to { $target } wins.
howto-score-own = <b>Score.</b> Everybody scores what they took. First to { $target } wins.
howto-first = <i>First time? Passing costs nothing. Aces and a marriage are what a bid is made of.</i>
button-howto = How to play – 1 minute
button-practise = ▶ Practise now
button-learn = A hand with explanations
button-add-to-group = Add me to a group
button-language = Language
button-tips-off = No more tips
button-tips-on = Tips for three hands

## Tips: facts of what one sees oneself, never advice

coach-auction =
    Your cards: { $points } points{ $marriages ->
        [none] , no marriage
       *[other] , marriage { $marriages } (+{ $value })
    }. Whoever bids highest has to win that many points.
coach-pass = Passing costs nothing.
coach-opening = Somebody has to open the bidding, and this time it is you. If nobody says more, you play for that bid.
coach-cut = Nobody has seen a card yet: this changes who gets which, and nobody can tell how.
coach-choose = One of the talons becomes yours. Nobody has seen either.
coach-concession = Played and made, the contract is added to your total; missed, it is taken off. Giving up ends the hand at once.
coach-give = You play for { $contract }. Your cards hold { $points } points now; a card that you give away may win points for whoever gets it.
coach-contract = Now that you know your cards, you may promise more than the { $contract } of the auction. It only counts for more: made it is added, missed it is taken off.
coach-lead = You lead: the others follow your suit if they can. Whoever wins the trick takes its points and leads next. The 10 beats the king.
coach-marriage = You hold king and queen of { $marriages }. Declared as you lead one of them they bring { $value } points at once, and the suit becomes trump: it beats all others.
coach-follow =
    { $suit } was led. { $why ->
        [follow] You have { $suit }, so it has to be { $suit }.
        [beat] You have { $suit }, so it has to be { $suit }, and higher than what lies there.
        [trump] You have no { $suit }, so it has to be a trump.
       *[free] Any card of yours can be played.
    }
coach-possible = Possible now: { $cards }.
coach-result =
    Your last hand: { $why ->
        [made] you promised { $contract } and won { $points } points, so { $contract } are added.
        [down] you promised { $contract } and won { $points } points, so { $contract } are taken off.
        [gave-up] you gave up { $contract }.
        [others-gave-up] { $name } gave up { $contract }, and the others are paid for it.
        [sat-out] you sat out.
       *[own] you won { $points } points in tricks and marriages.
    } Your total: { $delta }.
lesson-over = That was a whole hand. A game is many of these, up to { $target }.
lesson-left = You have left the lesson. /learn begins another.
button-lesson-leave = Leave the lesson
