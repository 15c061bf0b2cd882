### The page behind the button “How to play”, made of the table’s own rules, and the tips of a person’s first hands.

## How to play
## A paragraph each, the bold word first.

# The heading. Thousand is the game’s name in your language.
howto-title = Thousand in one minute
# $deck: how many cards there are, 24 or 20. $order: the cards from high to low with their points.
howto-cards = <b>Cards.</b> { $deck }, from the highest: { $order } points. The 10 beats the king!
# $opening: the lowest bid. $exchange: what becomes of the talon’s cards; pass_one is pass with one opponent.
howto-auction =
    { $exchange ->
        [pass] <b>Bidding.</b> From { $opening } up, players promise points. The highest bidder takes the talon, gives each opponent a card and leads.
        [pass_one] <b>Bidding.</b> From { $opening } up, players promise points. The highest bidder takes the talon, gives the opponent a card and leads.
        [discard] <b>Bidding.</b> From { $opening } up, players promise points. The highest bidder takes the talon, puts as many cards away and leads.
       *[none] <b>Bidding.</b> From { $opening } up, players promise points. The highest bidder leads.
    }
# Instead of howto-auction in games without one.
howto-no-auction = <b>No bidding.</b> Everyone plays for themselves and keeps what they win.
# $beat: yes or no, whether one must play higher.
howto-tricks =
    { $beat ->
        [yes] <b>Tricks.</b> Follow suit, and play higher if you can. The winner keeps the points and leads.
       *[no] <b>Tricks.</b> Follow suit. The winner keeps the points and leads.
    }
# Where cards are drawn after each trick.
howto-stock = <b>Stock.</b> After each trick everyone draws a card. Until the stock is empty you may play any card.
# $mS, $mC, $mD, $mH: points of the marriages in ♠, ♣, ♦ and ♥.
howto-marriages = <b>Marriage.</b> Lead the king or queen of a suit while you hold the other: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH } at once, and the suit is trump.
# $target: the points that win.
howto-score = <b>Score.</b> Promise kept: plus the bid; broken: minus. The others score what they took. First to { $target } wins.
# Instead of howto-score in games without an auction. $target: the points that win.
howto-score-own = <b>Score.</b> Everyone scores what they took. First to { $target } wins.
# The last line, in italics.
howto-first = <i>Passing costs nothing. Bid when you hold aces or a marriage.</i>

## Buttons for newcomers
## Under the greeting, the page of rules, the lobby and one’s own cards.

# Opens this page.
button-howto = How to play
# Begins a game against bots.
button-practise = ▶ Practise now
# Opens the list of lessons, as /learn does.
button-learn = Beginner lessons
# Under the greeting: opens Telegram’s list of groups.
button-add-to-group = Add me to a group
# Under the greeting: opens the list of languages.
button-language = Language
# Under a tip.
button-tips-off = No more tips
# Under “How to play”, where tips are off.
button-tips-on = Tips, please

## Tips: facts of what one sees oneself, never advice
## Behind 💡 under one’s own cards, in italics. One tip a turn; each comes the first two times that one meets the
## thing. A tip isn’t a hint: hints name a move.

# At one’s first bids. Another sentence follows: coach-pass or coach-opening. $points: card points of one’s own cards.
# $count: how many marriages one holds, 0 to 3. $marriages: the symbols of their suits. $value: what they are worth
# together.
coach-auction =
    { $count ->
        [0] You hold { $points } points, no marriage.
        [one] You hold { $points } points and the marriage { $marriages } (+{ $value }).
       *[other] You hold { $points } points and the marriages { $marriages } (+{ $value }).
    } The highest bidder has to win what they bid.
# In practice, before a bid or a contract. $points: what a declarer takes at least in three of four guesses, a multiple of 10.
coach-worth = With cards like these, the declarer takes at least { $points } points three times out of four.
# Where one may give up and the cards aren’t enough. $points: what is safe. $contract: what is needed. $lost: what going down costs. $cost: what giving up costs. $others: what each of the others gets for it.
coach-price = With cards like these, { $points } points are safe, and you need { $contract }. Going down costs you { $lost }, giving up { $cost }, and each other player gets { $others }.
# Follows coach-auction.
coach-pass = Passing costs nothing.
# Follows coach-auction, for who has to make the first bid.
coach-opening = If nobody goes higher, that’s you.
# Before the deal, for who may cut the pack.
coach-cut = Nobody has seen the cards yet: cutting changes who gets what, by pure chance.
# For the declarer, where there are two talons.
coach-choose = Take one of the two talons. Nobody knows what’s in them.
# For the declarer, after the auction.
coach-talon = You won the bidding, so the talon is yours: you hold its cards now.
# For the declarer, where the hand may be given up.
coach-concession = Make the contract and it’s added to your total; miss it and it’s taken off. Giving up ends the hand at once.
# For the declarer, before a card is passed on. $contract: the contract. $points: card points of one’s own cards.
coach-give = You play for { $contract }. Your cards are worth { $points } points now; a card you give away may win points for your opponent.
# For the declarer, where the contract may be raised after the exchange. $contract: what was bid.
coach-contract = Now that you know your cards, you may promise more than the { $contract } you bid. Make it and you gain more; miss it and you lose more.
# The last sentence of a tip: the lesson that explains it. $lesson: its name.
coach-lesson = More in the lesson “{ $lesson }”.
# Under a tip: opens the lesson that it names. $lesson: its name.
button-lesson-of-tip = 📖 { $lesson }
# After all lessons: begins a whole game at the next step of the ladder of bots (own-ladder). $level: the bots’ level, from level-….
button-ladder = ▶ Ladder of bots: { $level }
# Before one’s first card of a trick.
coach-lead = You lead: the others follow your suit if they can. The winner of the trick takes its points and leads next. The 10 beats the king.
# After the first marriage of a hand. $suit: the suit’s symbol.
coach-trump = { $suit } is trump now: it beats every other suit.
# When one can declare a marriage. $marriages: the suit’s symbol. $value: its points.
coach-marriage = You hold the king and queen of { $marriages }. Declare it by leading one of them: { $value } points at once, and the suit becomes trump, which beats all others.
# Why only some cards can be played. $suit: the symbol of the suit that was led. $why: which rule holds.
coach-follow =
    { $suit } was led. { $why ->
        [follow] You have { $suit }, so play { $suit }.
        [beat] You have { $suit }, so play { $suit }, and a higher one than those on the table.
        [trump] You have no { $suit }, so play a trump.
       *[free] You can play any card.
    }
# Follows the reason why a card was refused. $cards: those that can be played.
coach-possible = You can play: { $cards }.
# After a hand: what it brought to its reader. $why: how it went. $contract: points that were played for. $points:
# what the reader won. $name: the declarer, if somebody else.
coach-result =
    Your last hand: { $why ->
        [made] you promised { $contract } and won { $points } points. Made!
        [down] you promised { $contract } and won { $points } points. Missed.
        [gave-up] you gave up { $contract }.
        [others-gave-up] { $name } gave up { $contract }, and the others are paid for it.
        [sat-out] you sat out.
        [own-rounded] you won { $points } points in tricks and marriages (rounded).
       *[own] you won { $points } points in tricks and marriages.
    }
# Follows coach-result: the change of the reader’s total, once. $delta: with its sign. $reason: why it is another number
# than the contract or the points won.
coach-change =
    { $reason ->
        [barrel] With the barrel, that’s { $delta } for you.
        [golden] In the golden round everything counts double: { $delta } for you.
        [blind] A blind contract counts double: { $delta } for you.
        [fine] With the judge’s fine, that’s { $delta } for you.
        [locked] You’re locked, so that’s { $delta } for you.
       *[none] That’s { $delta } for you.
    }
# The last line at the end of a game, for whoever it is passed on to. $link: an address.
share-learn = Learn it in five short lessons: { $link }
# What the list of things to put into another chat says of the rules.
inline-rules = The rules on a card

## A newcomer’s short games, after the first lessons
## Against bots, to 300 instead of 1000; they get better with each win.

# Begins the first one.
button-short = ▶ Short game to 300
# Begins another, after one has ended.
button-short-next = ▶ Next short game
# After two wins.
button-whole-game = ▶ Full game to 1000
# The first line of such a table. $target: the points that win. $level: how well the bots play, from level-….
short-head = Short game up to { $target } · bots: { $level }
# After the game. $level: how well the bots will play, from level-….
short-won = You’ve won! In your next short game, the bots play better: { $level }.
# After the game. $level: how well the bots play, from level-….
short-lost = Not this time. Try again: the bots still play at { $level }.
# After the second win. $count: short games won.
short-ready = You’re ready for a whole game: you’ve won { $count } short ones.
