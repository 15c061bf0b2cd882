### Was die Wörter des Spiels bedeuten, für alle, die fragen.

button-words = Was heißen diese Wörter?

word-void = <b>keine</b> neben einer Farbe: Du hast keine Karte davon.
word-contract = <b>Gebot</b>: so viele Punkte muss der Alleinspieler schaffen, der die Reizung gewonnen hat. Erfüllt, werden sie gutgeschrieben; verfehlt, werden sie abgezogen.
word-talon = <b>Talon</b>: die Karten auf dem Tisch, die niemand bekommen hat. Wer die Reizung gewinnt, nimmt sie.
word-marriage = <b>Hochzeit</b>: König und Dame einer Farbe bei einer Person. Sie anzusagen bringt zusätzliche Punkte, und die Farbe wird Trumpf.
word-trick = <b>Stich</b>: eine Karte von allen, die mitspielen. Die beste gewinnt sie alle.
word-trump = <b>Trumpf</b>: die Farbe, die alle anderen schlägt. Es gibt keinen, bis jemand eine Hochzeit ansagt.
