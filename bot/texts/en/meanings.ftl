### What the game’s words on a hand mean, for people who ask.

button-words = What do these words mean?

word-void = <b>none</b> beside a suit: you hold no card of it.
word-contract = <b>Contract</b>: the points that the declarer, who won the bidding, has to win. If they do, it’s added to their total; if not, it’s taken off.
word-talon = <b>Talon</b>: the cards on the table that nobody was dealt. The highest bidder gets them.
word-marriage = <b>Marriage</b>: king and queen of a suit in one person’s cards. Declaring it brings extra points, and the suit becomes trump.
word-trick = <b>Trick</b>: one card from each player. The best one takes them all.
word-trump = <b>Trump</b>: the suit that beats all others. There’s none until someone declares a marriage.
