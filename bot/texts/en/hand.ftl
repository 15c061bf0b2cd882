### The private hand and the nudge.

hand-head = Your hand
hand-none = No cards now.
hand-sits-out = You sit out this hand.
hand-blind = You have not looked at your cards. Bid without looking, or look first.
hand-barrel-need = On the barrel a contract below { $need } does not win.
hand-total = You: { $total } · this hand { $points }
hand-void = –
hand-your-turn = Your turn: { $what }
hand-stood-in = A built-in player plays for you. Press “I’m back” to go on yourself.
hand-away = You have left the table. Press “I’m back” to take your seat again.

## What is asked, after hand-your-turn

ask-cut = cut the pack, or leave it as it is
ask-talon_positions = choose where the talon comes from
ask-opening = open the bidding
ask-auction = bid or pass
ask-auction-look = look at your cards, bid without looking, or pass
ask-concession = play this contract, or give up now
ask-choose_talon = choose a talon, unseen
ask-exchange = exchange your cards
ask-give = give a card to { $name }
ask-discard = lay aside { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ask-contract = name the contract
ask-lead = lead a card
ask-play = play a card

## Buttons

button-no-cut = No cut
button-cut = Cut at { $at }
button-talon = Talon { $number }
button-positions = The usual: { $positions }
button-position = { $position }
button-start-over = Start over
button-concede = Give up
button-write_down = Write down −{ $contract }
button-walk_out = Give up for −100
button-play_on = Play it
button-redeal = Throw the hand in
button-marriage = Marriage { $suit } with { $card } (+{ $value })
button-marriage-card = { $card } marriage
button-marriage-plain = Marriage { $suit } with { $card }
button-four-aces = Four aces with { $card } (+{ $value })
button-contract-same = { $value } – no raise
button-not-sure = No, back
button-nudges-on = Nudges: on
button-nudges-off = Nudges: off
button-auto-on = Only card: plays itself
button-auto-off = Only card: I play it
button-sure-concede = Give up this hand?
button-sure-write_down = Take −{ $contract } and end this hand?
button-sure-walk_out = Give up this hand for −100?

## One line of at most 200 characters

glance-empty = You have no cards now.
glance-not-looked = You have not looked at your cards yet.
numbers = On the board: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, it is your turn: { $what }
