### Was die Wörter des Spiels bedeuten, für alle, die fragen.

button-words = Wörter erklärt

word-void = <b>keine</b> neben einer Farbe: Du hast keine Karte davon.
word-bid = <b>Reizen</b>: so viele Punkte versprichst du. Das höchste Gebot bekommt den Talon, falls es einen gibt, und spielt um diese Punkte.
word-contract = <b>Gebot</b>: so viele Punkte muss der Alleinspieler machen, also wer das Reizen gewonnen hat. Schafft er es, kommen sie zum Stand hinzu; sonst gehen sie ab.
word-talon = <b>Talon</b>: die Karten auf dem Tisch, die niemand bekommen hat. Wer das Reizen gewinnt, nimmt sie.
word-marriage = <b>Hochzeit</b>: König und Dame einer Farbe in einer Hand. Wer sie ansagt, bekommt zusätzliche Punkte, und die Farbe wird Trumpf.
word-trick = <b>Stich</b>: je eine Karte von allen, die mitspielen. Die beste gewinnt sie alle.
word-trump = <b>Trumpf</b>: die Farbe, die alle anderen schlägt. Es gibt keinen, bis jemand eine Hochzeit ansagt.
