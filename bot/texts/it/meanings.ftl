### Che cosa vogliono dire le parole del gioco, per chi lo chiede.

button-words = Parole spiegate

word-void = <b>nessuna</b> accanto a un seme: di quel seme non hai carte.
word-bid = <b>Offerta</b>: i punti che prometti di fare. L’offerta più alta prende il monte, se c’è, e gioca per quei punti.
word-contract = <b>Contratto</b>: i punti che deve raggiungere il dichiarante, cioè chi ha vinto l’asta. Se ci arriva li guadagna, se no li perde.
word-talon = <b>Monte</b>: le carte sul tavolo che non sono toccate a nessuno. Le prende chi vince l’asta.
word-marriage = <b>Matrimonio</b>: re e donna dello stesso seme fra le carte di una persona. Dichiararlo dà punti in più, e il seme diventa briscola.
word-trick = <b>Presa</b>: una carta per ogni giocatore. La migliore le prende tutte.
word-trump = <b>Briscola</b>: il seme che batte tutti gli altri. Non c’è finché nessuno dichiara un matrimonio.
