### The private hand and the nudge.
### The message with one's own cards, in private. $need, $maximum, $value: points of a bid. $count: marriages in the
### hand. $why: one of the sentences hand-bids-… above. $total, $points: of the game, and won in this hand. $what: one
### of ask-….

hand-head = Your cards
hand-none = You have no cards now.
hand-sits-out = You sit out this hand.
hand-barrel-need = On the barrel a contract below { $need } doesn’t win.
hand-bids-opening = You sit left of the dealer, so you have to open, with { $value }.
hand-bids-no-marriage = Without a marriage in hand you may bid at most { $maximum }.
hand-bids-marriages = With { $count ->
        [one] the marriage
       *[other] the marriages
    } in your hand you may bid at most { $maximum }.
hand-bids-blind = Before you look at your cards you may bid at most { $maximum }.
hand-bids-barrel = On the barrel you may bid at most { $maximum }.
hand-bids-ceiling = Nobody may bid more than { $maximum }.
hand-bids-pass = { $why } So you can only pass.
hand-total = You: { $total } · this hand { $points }
hand-void = none
hand-not-now = “·” before a card: not allowed now.
hand-your-turn = Your turn: { $what }
hand-stood-in = A bot is playing for you. Press “I’m back” to go on yourself.
hand-away = You’ve left the table. Press “I’m back” to take your seat again.
hand-comes-next = You’ve taken a seat with a total of { $total }. You play from the next hand on. The game won’t count for your statistics.
hand-gave-up = Somebody else has taken your seat. The game counts for you as one that you left.
hand-earlier = These cards were out of date. Press “My cards” to see what you hold now.

## What is asked, after hand-your-turn
## Stands in hand-your-turn and in nudge, after a colon. $name: who gets the card. $count: cards to be laid aside.

ask-cut = cut the pack after how many cards? Or leave it as it is
ask-talon_positions = pick the places of the talon cards
ask-opening = open the bidding
ask-auction = bid or pass
ask-auction-look = look at your cards, bid without looking, or pass
ask-opening-look = look at your cards, or open without looking
ask-concession = play for your bid, or give up now
ask-choose_talon = choose a talon, unseen
ask-exchange = exchange your cards
ask-give = give a card to { $name }
ask-discard = discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ask-contract = name the contract
ask-lead = lead a card
ask-play = play a card

## Buttons
## Under one's own cards. $card: a card. $value: points, of a marriage or a bid. $contract: points that are played
## for. $at: cards in the upper part of the pack. $number: of the talon. $position, $positions: places in the pack.

button-no-cut = No cut
button-cut = { $at }
button-talon = Talon { $number }
button-positions = The usual: { $positions }
button-position = { $position }
button-start-over = Start over
button-concede = Give up
button-write_down = Write down −{ $contract }
button-walk_out = Give up for −100
button-play_on = Play it
button-redeal = Throw the hand in
button-marriage = Marriage: lead { $card } (+{ $value })
button-marriage-plain = Marriage: lead { $card }
button-four-aces = Four aces: lead { $card } (+{ $value })
button-rest = The rest is mine
button-contract-same = { $value } – no raise
button-not-sure = No, back
button-switches = ⚙ Settings
button-nudges-on = Nudges: on
button-nudges-off = Nudges: off
button-auto-on = Auto: on
button-auto-off = Auto: off
button-sure-concede = Give up this hand?
button-sure-write_down = Take −{ $contract } and end this hand?
button-sure-walk_out = Give up this hand for −100?

## One line of at most 200 characters
## A toast on the phone, or a nudge. $numbers: the numbers on the board that can be pressed. $trick: its cards.
## $winner: who took it. $mention: the person's name, as a mention. $what: one of ask-….

glance-empty = You have no cards now.
glance-not-looked = You haven’t looked at your cards yet.
numbers = Your choices: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, it’s your turn: { $what }
