### Presets: complete sets of rules. Each has a name, a line of help, and for the likeliest ones a short name.

## Names of presets
## The name stands in the lobby, on the board and in the menu; .help after it in the lobby, in /rules and in the menu;
## .short on a button of the lobby, at most a dozen letters. People may type names. Terms of the glossary hold here
## too.

preset-polish = Polish Thousand
    .help = Tysiąc as most play it in Poland: three or four players, talon of three, steps of 10, lock at 900.
    .short = Polish
preset-polish_pagat = Polish, easier bidding
    .help = Like Polish Thousand, but the opening may be higher, any marriage lets you bid past 120, trumps are a must, and you may give up twice.
    .short = Easier bids
preset-polish_two_talons = Polish for two
    .help = Two players, ten cards each, two talons of two; two cards are discarded.
    .short = For two
preset-auction_thousand = Auction Thousand
    .help = Two players, two talons of two; the discards count for nobody, and nobody is locked.
preset-polish_nine = Polish for two, nine cards
    .help = Two players, nine cards each, two talons of three; three cards are discarded.
preset-polish_twelve = Polish for two, no talon
    .help = Two players, twelve cards each, and no talon at all.
preset-polish_open_seven = Polish for two, open talon
    .help = Two players, seven cards each, two talon cards face up and eight to draw.
preset-draw_thousand = Draw Thousand
    .help = Two players without an auction: six cards each, and one is drawn after every trick.
    .short = With drawing
preset-draw_thousand_five = Draw Thousand, five cards
    .help = Like Draw Thousand, with five cards each.
preset-elwood = Elwood Thousand
    .help = Two players, two talons of three; bids from 85 in steps of 5, one card passed on and one discarded.
preset-skoroszow = Skoroszów tournament
    .help = Three players without an auction or a talon: eight cards each, marriages on another’s queen, 120 lost without a trick.
preset-italian = Italian Thousand
    .help = Three players, steps of 5, the barrel at 880, where 120 points win for anyone, three strikes cost 120.
    .short = Italian
preset-tysiac_2004 = Tysiac 2004
    .help = Two to four players, marriages declare themselves, points counted exactly, locked above 800.
preset-russian = Russian Thousand
    .help = Three or four players, the barrel at 880, strikes, giving up twice for free.
    .short = Russian
preset-lviv = Lviv Thousand
    .help = Like Russian Thousand, with the barrel of Lviv: at 900, for as long as you like, but marriages there only make trump.
    .short = Lviv rules
preset-thousand_and_one = Thousand and One
    .help = Like Russian Thousand, but more than 1000 is needed, and 125 on the barrel.
    .short = 1001
preset-german_1001 = German 1001
    .help = Three players, twenty cards, bids from 40; two cards are discarded for the declarer.
    .short = German 1001
preset-russeln = Russeln
    .help = Three players, eight cards each and no talon; bids from 10, the declarer scores what was taken.
# In place of a name where a game is older than the presets that this release knows.
preset-unknown = Rules of an older release

## Not words, but names of presets: what the people who speak this language play

# The preset that a chat begins with, until somebody keeps another.
usual-preset = polish
# Three others that they are likely to want, as buttons of the lobby, with blanks between.
likely-presets = russian polish_two_talons italian
