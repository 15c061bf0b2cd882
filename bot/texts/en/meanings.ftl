### What the game’s words on a hand mean, for people who ask.

# A button under one’s own cards, in a person’s first hands. It opens the answers below, those that fit this hand.
button-words = Words explained

# Answer to “none” (hand-void) beside a suit’s symbol: use your word for it.
word-void = <b>none</b> beside a suit: you hold no card of it.
# Answer to “bid”.
word-bid = <b>Bid</b>: the points you promise to win. The highest bid gets the talon, if there is one, and plays for those points.
# Answer to “contract”.
word-contract = <b>Contract</b>: the points that the declarer, who won the bidding, has to win. If they do, it’s added to their total; if not, it’s taken off.
# Answer to “talon”.
word-talon = <b>Talon</b>: the cards on the table that nobody was dealt. The highest bidder gets them.
# Answer to “marriage”.
word-marriage = <b>Marriage</b>: king and queen of a suit in one person’s cards. Declaring it brings extra points, and the suit becomes trump.
# Answer to “trick”.
word-trick = <b>Trick</b>: one card from each player. The best one takes them all.
# Answer to “trump”.
word-trump = <b>Trump</b>: the suit that beats all others. There’s none until someone declares a marriage.
