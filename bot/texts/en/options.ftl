### Options of the rules: a name, a line of help, and names for the values of each.

## Values
## Of options and settings, after a colon: small letter. They can be typed too.

value-yes = yes
value-no = no
# Instead of a number that isn’t set: “No bidding below: none”.
value-none = none
# Instead of a number: “Giving up without a penalty: no limit”.
value-no-limit = no limit
# Who may come in from another chat: only those whom somebody lets in.
join-members = members
# Who may come in from another chat: those who have the code.
join-link = link
# Who may come in from another chat.
join-anyone = anyone

## Groups of options
## Buttons of the menu, each the door to a page with the options below. At most 19 letters or so.

group-table = The table
group-deal = The deal
group-redeal = Thrown-in hands
group-auction = The auction
group-talon = The talon
group-sitter = Who sits out
group-concession = Giving up
group-play = The play
group-marriages = Marriages
group-scoring = Scoring
group-lock = The lock
group-barrel = The barrel
group-game = The end

## Options
## The name stands on a button with the value behind a colon, in /rules (“Changed: …”) and in errors; .help where
## somebody asks what it means; the other attributes are the values, after the colon: small letter. docs/rules.md
## explains each option at length. −120 and the like are points.

option-table-players = Players
    .help = How many people may play.
option-table-sits_out = Sits out of four
    .help = With four players three play each hand; this one does not.
    .dealer = the dealer
    .right_of_dealer = right of the dealer
    .opposite_dealer = opposite the dealer
option-table-deck = Cards in the deck
    .help = 24 from the nine up, or 20 without the nines.
option-deal-layouts = Cards dealt
    .help = Cards for each player, talons, and what is passed on or discarded, for each number of players.
option-deal-cut = Cutting
    .help = Whether the player at the dealer’s right may cut the pack before each hand.
    .off = no cut
    .offer = offered
option-deal-dealer_sets_talon = Dealer places the talon
    .help = The dealer names, unseen, which places of the pack go to the talon.
option-deal-bottom_jack = Jack at the bottom
    .help = A jack as the last card throws the deal in; three in a row cost the dealer 120.
option-redeal-rights = Rights to a new deal
    .help = With which poor cards or talons a hand may be thrown in.
option-redeal-third_in_a_row_penalty = Third time nines
    .help = The third hand in a row thrown in for nines costs the dealer 120, and the deal moves on.
option-auction-enabled = Auction
    .help = Without one, everyone counts their own points.
option-auction-opening = Opening bid
    .help = The lowest bid.
option-auction-step = Bidding step
    .help = Bids go up by this many points.
option-auction-ceiling = Highest contract
    .help = Nobody may ever play for more.
option-auction-forced_opening = Forced opening
    .help = The player left of the dealer has to open.
option-auction-opening_fixed = Opening fixed
    .help = The first bid is exactly the opening bid.
option-auction-graded = One step at a time
    .help = Every bid is exactly one step above the last.
option-auction-raise_after_exchange = Raising the contract
    .help = After the exchange the declarer may raise the contract.
option-auction-above_120 = More than 120
    .help = What it takes to bid more than the cards are worth.
    .free = anyone may
    .any_marriage = with any marriage
    .held_marriages = by the marriages you hold
option-auction-silence_below = No bidding below
    .help = Players with a lower total may not bid.
option-auction-golden_round = Golden round
    .help = The first hands, one for each dealer, open at 120 and count double.
    .off = off
    .on = on
    .on_with_reset = on, from 0 again
option-auction-blind = Bidding blind
    .help = Winning the auction without having looked scores double.
    .off = off
    .gains = gains double
    .all = all double
option-talon-reveal = Showing the talon
    .help = When everyone sees the talon.
    .always = always
    .never = never
    .contested = only when contested
    .from_130 = from 130
option-talon-face_up = Talon face up
    .help = The talon lies open from the deal.
option-talon-pass_face_up = Passing face up
    .help = Everyone sees the cards that the declarer passes on.
option-talon-uncontested_pass = Won at the opening
    .help = What may be passed on after winning with just the opening bid.
    .any = any card
    .talon_cards = talon cards only
option-talon-discards_count_for = Discards
    .help = Who gets the points of the discards and of an untouched talon.
    .last_trick = the last trick
    .nobody = nobody
    .declarer = the declarer
option-talon-sweep_fills_120 = Sweep makes 120
    .help = A contract of exactly 120 is made by taking every trick without a marriage.
option-sitter-ace = Sitter’s ace
    .help = Points for each ace in the talon for the one who sits out.
option-sitter-marriage = Sitter’s marriage
    .help = A marriage in the talon scores for the one who sits out.
option-sitter-card_points = Sitter’s card points
    .help = The talon’s card points instead of points for aces.
option-concession-enabled = Giving up
    .help = The declarer may give the hand up and pay the others.
option-concession-stage = When to give up
    .help = Before the talon is turned, or after seeing it.
    .before_talon = before the talon
    .after_talon = after the talon
option-concession-max_contract = Highest bid to give up
    .help = The highest bid that may still be given up.
option-concession-free_uses = Giving up without a penalty
    .help = How often a player may give up in a game without a penalty.
option-concession-payout = Giving up pays
    .help = 60 each, or half of the contract.
    .fixed = 60 each
    .half = half the contract
option-concession-payout_step = Rounded up to
    .help = Half of the contract is rounded up to a multiple of this.
option-concession-payout_minimum = Least for giving up
    .help = The others never get less than this.
option-concession-beyond = Giving up once more
    .help = Giving up once more is forbidden, or costs 120.
    .forbidden = forbidden
    .penalty = costs 120
option-concession-write_down = Writing down
    .help = The declarer may take the contract as a loss, with nothing for the others.
option-concession-write_down_uses = Times to write down
    .help = How often a player may write a contract down in a game.
option-concession-forced_opening_walkout = Leaving a forced bid
    .help = A player who was forced to open and was not outbid may look at the talon and leave for −100, 50 for each opponent.
option-play-follow_suit = Following suit
    .help = Always, or only once the stock has run out.
    .always = always
    .after_stock = after the stock
option-play-must_beat = Duty to beat
    .help = Following suit, you play a higher card if you can.
option-play-must_overtrump = Duty to overtrump
    .help = You play a higher trump if you can.
option-play-when_void = Without the suit
    .help = What to play when you cannot follow suit.
    .trump = a trump
    .beat = a trump that wins
    .free = any card
option-play-peek = Tricks seen again
    .help = Which trick may be seen again.
    .none = none
    .first_trick = the first
    .last_trick = the latest
option-marriages-values = Marriage values
    .help = What a marriage in each suit is worth.
    .standard = ♠40 ♣60 ♦80 ♥100
    .silesia = ♦40 ♥60 ♠80 ♣100
    .wielkopolska = ♦40 ♥60 ♣80 ♠100
    .russeln = ♣40 ♠60 ♦80 ♥100
option-marriages-first_trick = Marriage on the first trick
    .help = A marriage may be declared on the very first lead.
option-marriages-automatic = Marriages declare themselves
    .help = Leading a king or queen of a marriage declares it.
option-marriages-on_queen = Marriage on another’s queen
    .help = The king on the queen just played before you declares a marriage.
option-marriages-four_aces = Four aces
    .help = Points for leading an ace while holding all four.
option-scoring-declarer = Declarer’s score
    .help = A contract made scores the contract, or the points taken.
    .contract = the contract
    .points = the points taken
option-scoring-rounding_to = Rounding to
    .help = Points are rounded to a multiple of this.
option-scoring-rounding_half = Halves rounded
    .help = Which way a half is rounded.
    .up = up
    .down = down
option-scoring-zero = No points in a hand
    .help = What a hand without any points or tricks costs.
    .off = nothing
    .strikes = three strikes: −120
    .per_hand = −120 at once
option-scoring-reset_at = Back to 0 at
    .help = A total of exactly this falls to 0.
option-lock-enabled = Lock
    .help = Near the target a player must meet a condition to gain.
option-lock-strict = Locked only above the line
    .help = The lock begins above its line, not at it.
option-lock-at = Lock from
    .help = The total at which the lock begins.
option-lock-earns = Locked gains
    .help = How a locked player gains.
    .declarer = as declarer
    .declarer_with_marriage = declarer with marriage
    .marriage_or_sweep = marriage or all tricks
    .any_marriage_or_sweep = any marriage/all tricks
option-lock-no_trick_penalty = Locked without a trick
    .help = What a locked player without a trick loses.
option-barrel-enabled = Barrel
    .help = Near the target a player has a few hands left to win.
option-barrel-exact_points = No rounding on the barrel
    .help = On the barrel nothing is rounded.
option-barrel-at = Barrel at
    .help = The total of a player on the barrel.
option-barrel-hands = Hands on the barrel
    .help = How many hands there are to win.
option-barrel-need = Needed on the barrel
    .help = What has to be taken, or bid, to win from the barrel.
option-barrel-crowd = Crowded barrel
    .help = What happens when there is more than one.
    .share = they share it
    .clash = newcomers clash
    .push_off = newcomers push off
option-barrel-falls_to_zero = Falls until 0
    .help = The fall with this number costs everything.
option-barrel-style = Kind of barrel
    .help = The classic one, or that of Lviv without a limit of hands.
    .classic = classic
    .lviv = Lviv
option-barrel-wins_by = Wins from the barrel
    .help = Whether the points taken with a made contract have to reach what is needed, or the contract itself.
    .points = the points taken
    .contract = the contract
option-barrel-role = Who wins from the barrel
    .help = Only a declarer, or an opponent with as many points too.
    .declarer = the declarer
    .anyone = anyone
option-barrel-failure_is_fall = A lost contract is a fall
    .help = A contract lost on the barrel counts as a fall.
option-game-target = Target
    .help = The total that wins the game.
option-game-exceed_target = More than the target
    .help = The target has to be passed, not only reached.
option-game-tie = Equal winners
    .help = They share the win, or play another hand.
    .shared = they share
    .another_hand = another hand

## Rights to a new deal, as values and in rules
## Values of “Rights to a new deal”: for which cards a hand may be thrown in.

# $number: card points.
right-weak_hand = cards below { $number } points
# $number: how many nines.
right-nines_dealt = { $number } nines dealt
# $number: card points.
right-poor_talon = talon below { $number } points
# $number: how many nines.
right-talon_nines = { $number } nines in the talon
# $number: how many nines.
right-nines_after_exchange = { $number } nines after the exchange
# $number: card points.
right-weak_after_exchange = below { $number } points after the exchange
# In brackets behind one of the above.
right-unless_marriage = without a marriage
# In brackets behind one of the above: only if nobody raised the first bid.
right-minimum_bid_only = at the opening bid only

## Layouts
## How the cards lie with a number of players: parts with commas between, in /rules and as values of “Cards dealt”.

# Before a colon and the parts below. $count: how many.
layout-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# $count: cards for each player.
layout-hand = { $count ->
        [one] { $count } card each
       *[other] { $count } cards each
    }
# $talons: how many talons. $count: how many cards each has.
layout-talon = { $talons ->
        [one] a talon of { $count }
       *[other] { $talons } talons of { $count }
    }
# What the declarer gives to others. $count: how many cards each gets. $players: how many play; with 2 there is one
# opponent.
layout-pass = { $players ->
        [2] { $count ->
            [one] { $count } card to the opponent
           *[other] { $count } cards to the opponent
        }
       *[other] { $count ->
            [one] { $count } card to each opponent
           *[other] { $count } cards to each opponent
        }
    }
# What the declarer puts away. $count: how many cards.
layout-discard = { $count } discarded

## The menu
## In the lobby: presets, groups of options, one option.

# The heading. $preset: the rules’ name.
menu-title = Rules for this table: { $preset }
# Above a button for each preset.
menu-presets = Choose a preset. It replaces all options.
# Behind the presets that many play: a button for those that few know.
button-menu-more-rules = More rules
# Above a button for each of these.
menu-more-rules = Lesser-known rules. Choosing one replaces all options.
# Above a button for each group of options.
menu-groups = What would you like to change?
# Above a button for each option of a group.
menu-about = Press an option to see what it means.
# What an option means. $option: its name. $help: its line of help.
menu-option = <b>{ $option }</b> – { $help }
# Above button-set-both. $why: one of error-bad-rules-….
menu-both = ⚠ { $why }
# Under an option’s help. $value: its value.
menu-now = now: { $value }
# Under the heading, and in /rules. $changes: options that differ from the preset, with their values, a list.
menu-changed = Changed: { $changes }
# $page, $pages: which page of how many.
menu-page = page { $page } of { $pages }
# Above the settings below, which aren’t rules.
menu-table = How this table looks and begins
# A setting: whether the board comes as a picture.
setting-pictures = Pictures
# A setting: ♦ in blue and ♣ in green on pictures.
setting-four_colours = Four-colour deck
# A setting: whether the group hears, with a sound, whose move it waits for.
setting-nudges = Nudges in the group
# A setting: the order of seats is drawn by lot.
setting-draw_seats = Draw seats at the start
# A setting: after how long the others may ask for a bot’s move.
setting-patience = Bot moves if others ask
# Before the name of a preset, in a list of what somebody has changed.
setting-preset = Rules
# Before join-members, join-link or join-anyone, in such a list. People may type it.
setting-join = Who may join
# Before value-yes or value-no, in such a list: only people who finish their games may join.
setting-reliable = Only who finishes games
# Before a time, in such a list.
setting-timer = Time for a move
# To the presets.
button-menu-presets = Presets
# To the groups of options.
button-menu-groups = Options
# To the settings that aren’t rules.
button-menu-table = This table
# Changes the two options that only go together.
button-set-both = Set both
# One page back, here and at the judges’ desk.
button-menu-back = Back
# Closes the menu.
button-menu-close = Done
# New tables of this chat begin with these rules.
button-menu-keep = Keep for this chat
# A button for an option or a setting. $name: its name. $value: its value.
button-setting = { $name }: { $value }
