### The rules of a table in plain words. A variable with a hyphen is the value of that option: auction-step is
### auction.step. Each sentence may use any of them; true and false are `yes` and `no`, an absent number is `none`.

## /rules
## The first page: the rules in short. It is also what tips say of the barrel and the lock.

# The heading. $preset: the rules’ name.
rules-title = Rules: { $preset }
# Above the buttons topic-….
rules-topics = Press a topic for the details and an example.
# Where no table is open.
rules-usual = No table is open here. /newgame opens one with these rules.
# $players: how many may play, like “3 or 4”.
rules-brief-players = For { $players } players, first to { $game-target }.
# The letters are those of rank-….
rules-brief-goal = Win tricks full of points: A = 11, 10 = 10, K = 4, Q = 3, J = 2, 9 = 0, in this order from high to low. 120 in all. The 10 beats the king!
# Where there is an auction, and where there is none.
rules-brief-auction = { $auction-enabled ->
        [yes] The auction starts at { $auction-opening } and goes up by { $auction-step }. The highest bidder must win at least that many points.
       *[no] There is no auction: everyone plays for themselves.
    }
# $mS, $mC, $mD, $mH: points of the marriages in ♠, ♣, ♦ and ♥.
rules-brief-marriages = King and queen of a suit are a marriage: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Declaring one makes its suit trump.
# Where the rules have a lock. lock-earns: what a locked player needs to gain.
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Above { $lock-at } points you are locked: you gain only as declarer.
            [declarer_with_marriage] Above { $lock-at } points you are locked: you gain only as declarer with a marriage.
           *[marriage_or_sweep] Above { $lock-at } points you are locked: you gain only with a marriage or all tricks.
        }
       *[no] { $lock-earns ->
            [declarer] From { $lock-at } points on you are locked: you gain only as declarer.
            [declarer_with_marriage] From { $lock-at } points on you are locked: you gain only as declarer with a marriage.
           *[marriage_or_sweep] From { $lock-at } points on you are locked: you gain only with a marriage or all tricks.
        }
    }
# Where the rules have a barrel.
rules-brief-barrel = { $barrel-style ->
        [lviv] At { $barrel-at } points you sit on the barrel, for as long as it takes.
       *[classic] At { $barrel-at } points you sit on the barrel, with { $barrel-hands ->
            [one] { $barrel-hands } hand
           *[other] { $barrel-hands } hands
        } to win.
    }

## Topics
## Buttons of /rules and headings of its pages; they can be typed too. “In one minute” leads to “How to play”.

topic-minute = In one minute
topic-deal = Dealing
topic-auction = Auction
topic-talon = Talon
topic-redeal = New deal
topic-concession = Giving up
topic-play = Play
topic-marriages = Marriages
topic-scoring = Scoring
topic-target = The end

## Examples
## The last line of each page.

# In italics. $example: one of the sentences …-example; they begin as your language begins after a colon.
rules-example = Example: { $example }

## Dealing
## The page “Dealing”.

# table-deck: how many cards.
rules-deal-deck = { $table-deck ->
        [20] 20 cards: A, 10, K, Q, J of each suit, from high to low. There are no nines.
       *[24] 24 cards: A, 10, K, Q, J, 9 of each suit, from high to low.
    }
# A line for each number of players. $players: that number. $layout: parts from layout-…, with commas between. $stock:
# cards left to draw.
rules-deal-layout =
    { $stock ->
        [0] { $players } players: { $layout }.
       *[other] { $players } players: { $layout }; the other { $stock } are drawn one by one.
    }
# Where four may play.
rules-deal-sits-out = With four players three play each hand. { $table-sits_out ->
        [dealer] The dealer sits out.
        [right_of_dealer] The player to the right of the dealer sits out.
       *[opposite_dealer] The player opposite the dealer sits out.
    }
# Where four may play and the one who sits out gets something for the talon.
rules-deal-sitter = { $sitter-card_points ->
        [yes] { $sitter-marriage ->
            [yes] The player sitting out scores for the talon once it is shown or taken: its card points, rounded, and the value of a marriage in it.
           *[no] The player sitting out scores for the talon once it is shown or taken: its card points, rounded.
        }
       *[no] { $sitter-ace ->
            [0] { $sitter-marriage ->
                [yes] The player sitting out scores for the talon once it is shown or taken: the value of a marriage in it.
               *[no] The player sitting out scores nothing.
            }
           *[other] { $sitter-marriage ->
                [yes] The player sitting out scores for the talon once it is shown or taken: { $sitter-ace } for each ace, and the value of a marriage in it.
               *[no] The player sitting out scores for the talon once it is shown or taken: { $sitter-ace } for each ace.
            }
        }
    }
# Follows rules-deal-sitter, where there are golden hands.
rules-deal-sitter-golden = In a golden hand this is doubled.
# Always.
rules-deal-next = After each hand the deal passes to the left.
# Where a hand can be thrown in.
rules-deal-again = A hand that is thrown in is dealt again by the same dealer.
# Where cutting is offered.
rules-deal-cut = Before each hand the player to the right of the dealer may cut the pack.
# Where the rules have that option.
rules-deal-dealer-sets-talon = Before dealing the dealer names, unseen, the places of the pack that become the talon: never the first or last, never two neighbours.
# Where the rules have that option. “it” is the pack.
rules-deal-bottom-jack = If the last card of the pack is a jack, the cards are dealt again; the third time in a row costs the dealer 120 and the deal moves on.
# Anna, Jan and Ola are the names in all examples: take names usual among your readers.
rules-deal-example = { $auction-enabled ->
        [yes] Anna deals, and Jan sits on her left. Jan gets the first card, and speaks first in the auction.
       *[no] Anna deals, and Jan sits on her left. Jan gets the first card, and leads to the first trick.
    }

## The auction
## The page “Auction”.

# The only sentence where there is no auction.
rules-auction-none = There is no auction. Nobody is the declarer, and everyone counts their own points.
# Who makes the first bid, and how high it may be.
rules-auction-opening = { $auction-forced_opening ->
        [yes] { $auction-opening_fixed ->
            [yes] The player left of the dealer has to open with exactly { $auction-opening }.
           *[no] The player left of the dealer has to open with at least { $auction-opening }.
        }
       *[no] { $auction-opening_fixed ->
            [yes] Nobody has to open; if all pass, the next player deals. The first bid is exactly { $auction-opening }.
           *[no] Nobody has to open; if all pass, the next player deals. The first bid is at least { $auction-opening }.
        }
    }
# Two sentences: how much a bid goes up, and how the auction ends.
rules-auction-steps = { $auction-graded ->
        [yes] Each bid is exactly { $auction-step } more than the last.
       *[no] Bids go up in steps of { $auction-step }; you may skip steps.
    } A player who passes is out; the last one left is the declarer and must win at least the bid.
# 120 is what all cards are worth together.
rules-auction-above-120 = { $auction-above_120 ->
        [free] Anyone may bid more than 120.
        [any_marriage] To bid more than 120 you must hold a marriage.
       *[held_marriages] Nobody may bid more than 120 plus the value of the marriages they hold.
    }
# Always, where there is an auction.
rules-auction-ceiling = { $auction-ceiling } is the highest contract there is.
# Whether the contract may be raised after the exchange.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] Before the play the declarer names the contract: the bid, or more.
       *[no] The bid is the contract; it cannot be raised.
    }
# Where players with a low total may not bid.
rules-auction-silence = A player with less than { $auction-silence_below } may not bid, except for a forced opening.
# In rules with a golden round.
rules-auction-golden = { $auction-golden_round ->
        [on_with_reset] Golden round: the first hands, one for each dealer, open at 120 and count double. If nobody makes a contract in it, another one follows, and all totals go back to 0.
       *[on] Golden round: the first hands, one for each dealer, open at 120 and count double. If nobody makes a contract in it, another one follows.
    }
# Where one may bid without looking at one’s cards.
rules-auction-blind = You may bid without having looked at your cards. A declarer who never looked takes the talon unseen by the others and passes cards on face up; { $auction-blind ->
        [gains] what anyone gains in that hand is doubled.
       *[all] gains and losses of that hand are doubled.
    }
# $two: yes where only two can play. $next: the second bid.
rules-auction-example = { $two ->
        [yes] Anna opens with { $auction-opening }, Jan bids { $next }, Anna passes. Jan is the declarer and must win { $next }.
       *[no] Anna opens with { $auction-opening }, Jan bids { $next }, Ola and Anna pass. Jan is the declarer and must win { $next }.
    }

## The talon
## The page “Talon”.

# The only sentence where there is no talon.
rules-talon-none = There is no talon.
# With one talon.
rules-talon-one = The declarer takes the talon.
# With two talons.
rules-talon-several = The declarer chooses one of the talons unseen; the other stays face down.
# Follows the sentence about who takes the talon.
rules-talon-reveal = { $talon-reveal ->
        [always] The talon taken is shown to everyone first.
        [never] Nobody else sees the talon taken.
        [contested] The talon taken is shown to everyone first if someone bid above the opening; otherwise only the declarer sees it.
       *[from_130] The talon taken is shown to everyone first if the auction reached 130; otherwise only the declarer sees it.
    }
# Instead of rules-talon-reveal.
rules-talon-face-up = The talon lies face up from the deal.
# A line for each number of players. $players: that number. $pass, $discard: cards given to each opponent, and put
# away.
rules-talon-exchange =
    { $pass ->
        [0]
            { $discard ->
                [0] { $players } players: no card is passed on, no discard.
                [one] { $players } players: no card is passed on, { $discard } card discarded.
               *[other] { $players } players: no card is passed on, { $discard } cards discarded.
            }
        [one]
            { $discard ->
                [0] { $players } players: { $pass } card to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, no discard.
                [one] { $players } players: { $pass } card to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, { $discard } card discarded.
               *[other] { $players } players: { $pass } card to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, { $discard } cards discarded.
            }
       *[other]
            { $discard ->
                [0] { $players } players: { $pass } cards to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, no discard.
                [one] { $players } players: { $pass } cards to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, { $discard } card discarded.
               *[other] { $players } players: { $pass } cards to { $players ->
                    [2] the opponent
                   *[other] each opponent
                }, { $discard } cards discarded.
            }
    }
# Where the rules have that option.
rules-talon-pass-face-up = Everyone sees the cards that are passed on.
# Where the rules have that option.
rules-talon-uncontested = A player who wins with just the opening bid may pass on only cards from the talon.
# Also a tip, the first time that the last trick is worth something.
rules-talon-discards = { $talon-discards_count_for ->
        [last_trick] The points of the discards and of an untouched talon go to the last trick.
        [nobody] The points of the discards and of an untouched talon go to nobody.
       *[declarer] The points of the discards go to the declarer, those of an untouched talon to nobody.
    }
# Where the rules have that option.
rules-talon-sweep = A contract of exactly 120 is also made by taking every trick without declaring a marriage.
# A talon that helps.
rules-talon-example = Jan takes K♥ from the talon, holds Q♥ as well, and now has a marriage in hearts.

## Thrown-in hands
## The page “New deal”.

# The only sentence where no hand can be thrown in.
rules-redeal-none = No hand can be thrown in for poor cards.
# Above the lines with •.
rules-redeal-rights = You may throw the hand in at your turn:
# A line after •. $number: card points. $auction: yes or no, whether there is an auction.
rules-redeal-weak_hand = { $auction ->
        [no] • before your first card, with cards worth less than { $number } and no marriage
       *[yes] • at your first turn of the auction, with cards worth less than { $number } and no marriage
    }
# A line after •. $number: how many nines. $auction: yes or no, whether there is an auction. $unless_marriage: yes or
# no, whether a marriage takes the right away.
rules-redeal-nines_dealt = { $auction ->
        [no] { $unless_marriage ->
            [yes] • before your first card, with { $number } nines and no marriage
           *[no] • before your first card, with { $number } nines
        }
       *[yes] { $unless_marriage ->
            [yes] • at your first turn of the auction, with { $number } nines and no marriage
           *[no] • at your first turn of the auction, with { $number } nines
        }
    }
# A line after •. $number: card points. $minimum_bid_only: yes or no, whether nobody may have raised the first bid.
rules-redeal-poor_talon = { $minimum_bid_only ->
        [yes] • as declarer right after taking the talon, if it is worth less than { $number } and you won at the opening bid
       *[no] • as declarer right after taking the talon, if it is worth less than { $number }
    }
# A line after •. $number: how many nines.
rules-redeal-talon_nines = • as declarer right after taking the talon, if it has { $number } nines
# A line after •. $number: how many nines.
rules-redeal-nines_after_exchange = • at your first turn of the play, with { $number } nines
# A line after •. $number: card points. $minimum_bid_only: yes or no, whether nobody may have raised the first bid.
rules-redeal-weak_after_exchange = { $minimum_bid_only ->
        [yes] • at your first turn of the play, with cards worth less than { $number } if you never bid above the opening
       *[no] • at your first turn of the play, with cards worth less than { $number }
    }
# Under those lines.
rules-redeal-how = The bot does not ask: any other move gives up this right. The same dealer deals again, and nothing is scored.
# Where the rules have that option.
rules-redeal-third = The third hand in a row thrown in for nines costs the dealer 120, and the deal moves on.
# “Throw the hand in” is button-redeal.
rules-redeal-example = the button “Throw the hand in” stands under your cards. Press it and the cards are dealt again; bid or play instead, and it is gone.

## Giving up
## The page “Giving up”. The example stands under it.

# The only sentence where nobody may give up.
rules-concession-none = A hand cannot be given up.
# When one may give up, and up to which bid.
rules-concession-stage = { $concession-max_contract ->
        [none] { $concession-stage ->
            [before_talon] The declarer may give up before the talon is shown.
           *[after_talon] The declarer may give up right after seeing the talon.
        }
       *[other] { $concession-stage ->
            [before_talon] If the bid is { $concession-max_contract } or less, the declarer may give up before the talon is shown.
           *[after_talon] If the bid is { $concession-max_contract } or less, the declarer may give up right after seeing the talon.
        }
    }
# Follows rules-concession-stage.
rules-concession-payout = { $concession-payout ->
        [fixed] The declarer scores 0, and each opponent gets 60.
       *[half] { $concession-payout_minimum ->
            [0] The declarer scores 0, and each opponent gets half of the contract, rounded up to { $concession-payout_step }.
           *[other] The declarer scores 0, and each opponent gets half of the contract, rounded up to { $concession-payout_step }, at least { $concession-payout_minimum }.
        }
    }
# How often one may do so.
rules-concession-uses = { $concession-free_uses ->
        [none] This may be done as often as you like.
        [1] { $concession-beyond ->
            [penalty] Each player may do this once a game for free; the next time costs 120 as well, and the count begins again.
           *[forbidden] Each player may do this once a game for free; after that it is forbidden.
        }
       *[other] { $concession-beyond ->
            [penalty] Each player may do this { $concession-free_uses } times a game for free; the next time costs 120 as well, and the count begins again.
           *[forbidden] Each player may do this { $concession-free_uses } times a game for free; after that it is forbidden.
        }
    }
# Where a contract can also be written down.
rules-concession-write-down = Instead the declarer may write the contract down as a loss; the others get nothing.
# Follows rules-concession-write-down.
rules-concession-write-down-uses = Each player may do that { $concession-write_down_uses ->
        [1] once
       *[other] { $concession-write_down_uses } times
    } in a game.
# Where the rules have that option. A forced opening is a first bid that one had to make.
rules-concession-walkout = If nobody raises a forced opening bid, its bidder looks at the talon alone and may give up for −100; each opponent gets 50.
# Where the rules have a barrel.
rules-concession-barrel = Nobody can give up on the barrel.
# $two: yes where only two can play. $payout: points for each of the others.
rules-concession-example = { $two ->
        [yes] Anna won with 100, sees that it cannot be made and gives up: Anna 0, Jan { $payout }.
       *[no] Anna won with 100, sees that it cannot be made and gives up: Anna 0, Jan and Ola { $payout } each.
    }

## The play
## The page “Play”.

# Who plays the first card of a trick.
rules-play-lead = { $auction-enabled ->
        [yes] The declarer leads first; after that, the player who took the last trick.
       *[no] The player left of the dealer leads first; after that, the player who took the last trick.
    }
# Where cards are drawn, suit need not be followed until the end.
rules-play-follow = { $play-follow_suit ->
        [always] You have to follow suit if you can.
       *[after_stock] While there are cards to draw, any card may be played; after that you have to follow suit if you can.
    }
# Whether one must play higher within the suit.
rules-play-beat = { $play-must_beat ->
        [yes] Following suit, you must beat the best card if you can, unless the trick has been trumped.
       *[no] Following suit, any card of the suit will do.
    }
# What to play without a card of the suit.
rules-play-void = { $play-when_void ->
        [trump] Without the suit you have to play a trump if you have one.
        [beat] Without the suit you have to play a trump if it takes the trick; otherwise any card.
       *[free] Without the suit any card may be played.
    }
# Follows rules-play-void, where the rules have that option.
rules-play-overtrump = If you play a trump and the trick already has one, yours must be higher, if you can.
# Always.
rules-play-trick = The highest trump takes the trick; without a trump the highest card of the suit led. There is no trump until a marriage is declared.
# Where cards are drawn.
rules-play-stock = After each trick its winner draws a card, then the other player, until none are left.
# Which trick may be seen again.
rules-play-peek = { $play-peek ->
        [first_trick] Only the first trick may be looked at again.
       *[last_trick] The latest trick may be looked at again.
    }
# Instead of rules-play-peek.
rules-play-no-peek = Tricks that lie face down may not be looked at again.
# The suit is hearts in all cases.
rules-play-example = Q♥ is led, and you hold A♥ and J♥. { $play-must_beat ->
        [yes] You have to play A♥, which beats it.
       *[no] You may play either of them.
    }

## Marriages
## The page “Marriages”.

# $mS, $mC, $mD, $mH: points of the marriages in ♠, ♣, ♦ and ♥.
rules-marriages-values = King and queen of one suit: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
# Always.
rules-marriages-how = Lead one of them while you hold the other: the value is yours at once, even if the trick is lost, and the suit is trump until another marriage.
# Whether one needs a trick before.
rules-marriages-first = { $marriages-first_trick ->
        [yes] This may be done on the very first lead.
       *[no] You must have taken a trick before.
    }
# Whether one has to say so.
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Leading the king or the queen declares it.
       *[no] You have to declare it with the button; once one of the two is gone, so is the marriage.
    }
# Where the rules have that option.
rules-marriages-on-queen = If the player right before you in the trick has played a queen, your king of that suit may declare a marriage too.
# Where four aces score.
rules-marriages-four-aces = Four aces score { $marriages-four_aces }: after a trick of your own, lead one while you hold all four.
# $mH: points of the marriage in ♥.
rules-marriages-example = Anna leads Q♥ while holding K♥: +{ $mH }, and hearts are trump.

## Scoring
## The page “Scoring”.

# Where there is an auction.
rules-scoring-declarer = The declarer needs the contract in card points and marriages, without rounding. { $scoring-declarer ->
        [contract] Made: the contract is added, and no more. Down: the contract is lost.
       *[points] Made: the points taken are added, rounded. Down: the contract is lost.
    }
# Without an auction it is about everyone.
rules-scoring-others = { $auction-enabled ->
        [yes] { $scoring-rounding_to ->
            [1] The others score exactly what they took.
            [10] { $scoring-rounding_half ->
                [up] The others score what they took, rounded to 10; a half goes up.
               *[down] The others score what they took, rounded to 10; a half goes down.
            }
           *[other] The others score what they took, rounded to { $scoring-rounding_to }.
        }
       *[no] { $scoring-rounding_to ->
            [1] Everyone scores exactly what they took.
            [10] { $scoring-rounding_half ->
                [up] Everyone scores what they took, rounded to 10; a half goes up.
               *[down] Everyone scores what they took, rounded to 10; a half goes down.
            }
           *[other] Everyone scores what they took, rounded to { $scoring-rounding_to }.
        }
    }
# In rules that punish a hand without points.
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] A player other than the declarer who takes no points gets a strike (not on the barrel); the third strike costs 120, and the count begins again.
           *[no] A player who takes no points gets a strike (not on the barrel); the third strike costs 120, and the count begins again.
        }
       *[per_hand] { $auction-enabled ->
            [yes] A player other than the declarer who takes no trick loses 120 and the marriages declared.
           *[no] A player who takes no trick loses 120 and the marriages declared.
        }
    }
# Where the rules have that option.
rules-scoring-reset = A total of exactly { $scoring-reset_at } falls back to 0.
# $rounded: what 26 points count after rounding.
rules-scoring-example = { $auction-enabled ->
        [yes] 150 is bid, 147 are taken: −150. A defender with 26 points gets { $rounded }.
       *[no] 26 points taken score { $rounded }.
    }

## The end
## The page “The end”.

# Always the first sentence.
rules-target-reach = { $game-exceed_target ->
        [yes] You need more than { $game-target } points to win.
       *[no] The first to { $game-target } points wins.
    }
# What happens when two reach the target in one hand.
rules-target-several = { $auction-enabled ->
        [yes] { $game-tie ->
            [shared] If several get there in one hand, the declarer wins if they are among them, otherwise the highest total. Equal totals share the win.
           *[another_hand] If several get there in one hand, the declarer wins if they are among them, otherwise the highest total. With equal totals another hand decides.
        }
       *[no] { $game-tie ->
            [shared] If several get there in one hand, the highest total wins. Equal totals share the win.
           *[another_hand] If several get there in one hand, the highest total wins. With equal totals another hand decides.
        }
    }
# Where the rules have a lock: the long form of rules-brief-lock.
rules-target-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Above { $lock-at } points you are locked: you gain only as declarer. Losses always count.
            [declarer_with_marriage] Above { $lock-at } points you are locked: you gain only as declarer who has declared a marriage. Losses always count.
            [any_marriage_or_sweep] Above { $lock-at } points you are locked: you gain only by a marriage or all tricks, even short of the target. Losses always count.
           *[marriage_or_sweep] Above { $lock-at } points you are locked: you gain only by a marriage or all tricks in the hand that reaches the target. Losses always count.
        }
       *[no] { $lock-earns ->
            [declarer] From { $lock-at } points on you are locked: you gain only as declarer. Losses always count.
            [declarer_with_marriage] From { $lock-at } points on you are locked: you gain only as declarer who has declared a marriage. Losses always count.
            [any_marriage_or_sweep] From { $lock-at } points on you are locked: you gain only by a marriage or all tricks, even short of the target. Losses always count.
           *[marriage_or_sweep] From { $lock-at } points on you are locked: you gain only by a marriage or all tricks in the hand that reaches the target. Losses always count.
        }
    }
# Where the rules have that option.
rules-target-lock-no-trick = A locked player who takes no trick loses { $lock-no_trick_penalty }, except the declarer.
# $held: a total that is locked.
rules-target-lock-example = Anna has { $held } and takes 40 points without meeting that condition: the total stays as it is.
# Where the rules have a barrel: the long form of rules-brief-barrel.
rules-target-barrel = { $barrel-style ->
        [lviv] A player who would reach { $barrel-at } or more without winning is set to { $barrel-at }, on the barrel, and then goes on scoring for as long as it takes; below { $barrel-at } they are off it. Marriages there only make trump, and bids end at 120.
       *[classic] A player who would reach { $barrel-at } or more without winning is set to { $barrel-at }, on the barrel. There you have { $barrel-hands ->
            [one] { $barrel-hands } hand
           *[other] { $barrel-hands } hands
        } to win.
    }
# What a player on the barrel needs.
rules-target-barrel-wins = { $auction-enabled ->
        [no] A player who takes { $barrel-need } points or more in a hand there wins the game.
       *[yes] { $barrel-wins_by ->
            [points] { $barrel-role ->
                [anyone] On the barrel a declarer wins the game by making a contract and taking at least { $barrel-need } points, whatever was bid. An opponent on the barrel wins with { $barrel-need } points too.
               *[declarer] On the barrel a declarer wins the game by making a contract and taking at least { $barrel-need } points, whatever was bid.
            }
           *[contract] { $barrel-role ->
                [anyone] There a declarer wins the game with a made contract of { $barrel-need } or more. An opponent there wins with at least { $barrel-need } points.
               *[declarer] There a declarer wins the game with a made contract of { $barrel-need } or more.
            }
        }
    }
# What becomes of who doesn’t win there.
rules-target-barrel-down = { $auction-enabled ->
        [no] After the last hand you fall by 120.
       *[yes] { $barrel-failure_is_fall ->
            [yes] If you miss a contract, you lose it and come off the barrel, and that is a fall. After the last hand you fall by 120.
           *[no] If you miss a contract, you lose it and come off the barrel. After the last hand you fall by 120.
        }
    }
# What happens when several are there.
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] Several players may be on the barrel at once.
        [clash] Those who come to the barrel in the same hand all land 120 below it.
       *[push_off] A newcomer pushes those off who were on the barrel before: −120 each.
    }
# Where falls are counted.
rules-target-barrel-falls = Fall number { $barrel-falls_to_zero } takes everything: back to 0.
# Where the rules have that option.
rules-target-barrel-exact = On the barrel nothing is rounded.
# $low: a contract that is a little too low.
rules-target-barrel-example = { $auction-enabled ->
        [no] Anna is on the barrel and takes { $barrel-need } points: that wins the game.
       *[yes] { $barrel-wins_by ->
            [points] Anna is on the barrel, plays for { $low } and takes { $barrel-need } points: that wins the game.
           *[contract] Anna is on the barrel, plays for { $low } and takes { $barrel-need } points: that does not win, as the contract had to be { $barrel-need }.
        }
    }
# $near: barrel where the rules have one. $from: a total.
rules-target-example = { $near ->
        [barrel] { $from } points and 160 more win straight away, past the barrel.
       *[other] { $from } points and 160 more win straight away.
    }
