### One’s own cards, in private, and the nudge.

## The message with one’s own cards
## From the top down.

# The first line, with a link back to the board behind it.
hand-head = Your cards
# Between two hands, or after the game.
hand-none = You have no cards now.
# With four players, for the one who has no cards in this hand.
hand-sits-out = You sit out this hand.
# Above the bids of a player on the barrel. $need: the points that win from there.
hand-barrel-need = On the barrel a contract below { $need } doesn’t win.
# Above the only bid. $value: that bid, in points.
hand-bids-opening = You sit left of the dealer, so you have to open, with { $value }.
# Why no higher bid is offered. $maximum: the highest, in points.
hand-bids-no-marriage = Without a marriage in hand you may bid at most { $maximum }.
# Why no higher bid is offered. $count: marriages in this hand. $maximum: the highest bid, in points.
hand-bids-marriages = With { $count ->
        [one] the marriage
       *[other] the marriages
    } you hold, you may bid at most { $maximum }.
# Why no higher bid is offered. $maximum: the highest, in points.
hand-bids-blind = Before you look at your cards you may bid at most { $maximum }.
# Why no higher bid is offered. $maximum: the highest, in points.
hand-bids-barrel = On the barrel you may bid at most { $maximum }.
# Why no higher bid is offered. $maximum: the highest, in points.
hand-bids-ceiling = Nobody may bid more than { $maximum }.
# Where no bid is left. $why: one of the sentences hand-bids-… above.
hand-bids-pass = { $why } So you can only pass.
# $total: this person’s total in the game. $points: what they have won in this hand.
hand-total = You: { $total } · this hand { $points }
# Beside a suit’s symbol in the list of one’s cards, where there is no card of it.
hand-void = none
# Under the cards: what the dot on some buttons means.
hand-not-now = “·” before a card: not allowed now.
# The line in bold. $what: one of ask-…, which go on after the colon.
hand-your-turn = Your turn: { $what }
# “I’m back” is button-back.
hand-stood-in = A bot is playing for you. Press “I’m back” to go on yourself.
# “I’m back” is button-back.
hand-away = You’ve left the table. Press “I’m back” to take your seat again.
# In private, after taking a seat during a hand. $total: the seat’s total.
hand-comes-next = You’ve taken a seat with a total of { $total }. You play from the next hand on. The game won’t count for your statistics.
# In private, to who has left and whose seat somebody has taken.
hand-gave-up = Someone else has taken your seat. For you this counts as a game you left.
# Instead of cards that are no longer right. “My cards” is button-hand.
hand-earlier = These cards were out of date. Press “My cards” to see what you hold now.

## What is asked, after hand-your-turn
## After a colon, in hand-your-turn and in nudge: small letter, no full stop.

# Above button-cut and button-no-cut.
ask-cut = cut the pack after how many cards? Or leave it as it is
# Above numbers of places in the pack.
ask-talon_positions = pick the places of the talon cards
# Who asks for the first bid: it has to be made.
ask-opening = open the bidding
# Above the bids and button-pass.
ask-auction = bid or pass
# The same while the cards haven’t been looked at.
ask-auction-look = look at your cards, bid without looking, or pass
# The same for who has to open.
ask-opening-look = look at your cards, or open without looking
# Above button-play_on and button-concede.
ask-concession = play for your bid, or give up now
# Above two buttons, button-talon.
ask-choose_talon = choose a talon, unseen
# What the others read while the declarer exchanges.
ask-exchange = exchange your cards
# $name: who gets the card.
ask-give = give a card to { $name }
# $count: how many cards are to be put away.
ask-discard = discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Above the possible contracts.
ask-contract = name the contract
# Above the cards, before the first of a trick.
ask-lead = lead a card
# Above the cards, after the first of a trick.
ask-play = play a card

## Buttons
## Under one’s own cards.

# Leaves the pack as it is.
button-no-cut = No cut
# $at: how many cards are lifted off, the whole label.
button-cut = { $at }
# $number: 1 or 2.
button-talon = Talon { $number }
# Chooses all places at once. $positions: their numbers.
button-positions = The usual: { $positions }
# $position: the number of one place in the pack, the whole label.
button-position = { $position }
# Forgets the places chosen so far.
button-start-over = Start over
# Gives the hand up. $others: points that each of the others gets.
button-concede = Give up: +{ $others } for each other player
# The same where it costs something. $cost: points. $others: points that each of the others gets.
button-concede-fined = Give up: −{ $cost }, others +{ $others } each
# Takes the contract as a loss; the others get nothing. $cost: points.
button-write_down = Write down −{ $cost }
# For who was forced to open and was not outbid. $cost: points. $others: points that each of the others gets.
button-walk_out = Give up: −{ $cost }, others +{ $others } each
# Beside button-concede: the hand is played.
button-play_on = Play it
# Uses the right to a new deal.
button-redeal = Throw the hand in
# Leads a card and declares the marriage. $card: a king or a queen. $value: its points.
button-marriage = Marriage: lead { $card } (+{ $value })
# The same where marriages bring no points. $card: a king or a queen.
button-marriage-plain = Marriage: lead { $card }
# $card: an ace. $value: points for all four.
button-four-aces = Four aces: lead { $card } (+{ $value })
# Takes all remaining tricks, where nobody else can win one.
button-rest = The rest is mine
# The first of the possible contracts. $value: what was bid.
button-contract-same = { $value } – no raise
# Beside button-sure-…: goes back.
button-not-sure = No, back
# Opens the switches below.
button-switches = ⚙ Settings
# A switch: says how it stands, a press turns it. Nudges remind a person whose move has waited.
button-nudges-on = Nudges: on
# The same, off.
button-nudges-off = Nudges: off
# A switch: the only card that is allowed is played by itself.
button-auto-on = Auto: on
# The same, off.
button-auto-off = Auto: off
# The question is itself the button that does it.
button-sure-concede = Give up this hand?
# The question is itself the button that does it. $cost: points.
button-sure-write_down = Sure, take −{ $cost }?
# The question is itself the button that does it. $cost: points.
button-sure-walk_out = Sure, for −{ $cost }?

## One line of at most 200 characters
## A toast on the phone, or a short message.

# The answer to “My cards” between two hands.
glance-empty = You have no cards now.
# The answer to “My cards”, and instead of the cards, while one may bid without looking.
glance-not-looked = You haven’t looked at your cards yet.
# Who can’t be written to plays by numbers on the board; this tells which is which. $numbers: the list, like “1 A♠ · 2
# pass”.
numbers = Your choices: { $numbers }
# The answer to button-peek. $trick: the cards with the players’ names. $winner: who took it.
peek = { $trick } → { $winner }

# A message of its own in the group, so that the phone buzzes. $mention: the person’s name. $what: one of ask-….
nudge = { $mention }, it’s your turn: { $what }
