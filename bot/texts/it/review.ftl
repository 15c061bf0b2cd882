### Quanto sono costate le decisioni, e suggerimenti: /review e il pulsante delle partite di allenamento.

review-title = Analisi · tavolo { $code }
review-begun = Sto guardando le tue decisioni …
review-progress = Sto guardando le tue decisioni: { $done } di { $all }
review-sum = I tuoi errori evidenti sono costati { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    } in { $hands ->
        [one] { $hands } mano
       *[other] { $hands } mani
    }; le carte ti hanno dato { $cards }.
review-costly = { $number }. Mano { $hand }: { $what }
review-instead = { $done } invece di { $better } (−{ $lost })
review-none = Nessuna tua decisione è stata un errore evidente.
review-how = Ogni scelta viene provata con molte ipotesi sulle carte che non potevi vedere, con buon gioco di tutti; vincere la partita conta 500. È detto errore solo ciò che spicca con chiarezza; in { $right } casi su 100 la scelta migliore ha guadagnato punti anche con ipotesi nuove.
review-hand = Mano { $hand }: decisioni { $cost } (errori: { $mistakes }), carte { $cards }
review-cards = Carte: quanto ricavano dalla stessa distribuzione bot di pari forza in tutti i posti – i tuoi punti meno la media degli altri.
review-place = Mano { $hand } di { $hands } · decisione { $step } di { $steps }
review-done = Tu: { $act }
review-good = Nient’altro era chiaramente meglio.
review-better = Meglio: { $act }
review-lost = Perdita attesa in punti: { $lost } (± { $error })
review-chart-done = tu
review-chart-best = migliore
review-chart-hand = Punti attesi nella mano { $hand }
review-chart-cards = carte
review-chart-cost = errori
over-hints = Giocata con suggerimenti: { $count }

## Buttons

button-review = Analisi
button-review-again = A che punto è?
button-review-hands = Mano per mano
button-review-steps = Passo per passo
button-review-short = In breve
button-review-all = Tutte le carte
button-review-own = Come vedevo io
button-review-chart = Grafico
button-hint = Suggerimento

## What can be done, in a few words

act-bid = offrire { $value }
act-pass = passare
act-play = { $card }
act-marriage = { $card } con il matrimonio di { $suit }
act-aces = { $card } con quattro assi
act-give = { $card } a { $to }
act-discard = scartare { $card }
act-contract = giocare per { $value }
act-concede = abbandonare
act-play_on = continuare
act-redeal = annullare la mano
act-other = altro

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value } è più di quanto promettono queste carte.
why-bid-low = Le carte bastano per { $rather }.
why-bid-less = Qui basta { $rather }; { $value } promette più del necessario.
why-bid-more = { $rather } si addice a queste carte più di { $value }.
why-contract-high = { $value } si manca troppo spesso; { $rather } è più sicuro.
why-contract-low = Le carte promettono { $rather }; con { $value } si lasciano punti.
why-gave-up = Continuare costa in media meno che abbandonare.
why-played-on = Abbandonare costa in media meno che mancare il contratto.
why-threw-in = Queste carte valgono più di una nuova distribuzione.
why-kept-in = Una nuova distribuzione vale più di queste carte.
why-broke-marriage = { $card } fa parte del matrimonio di { $suit }; si può cedere { $better }.
why-gave-high = { $card } regala molti punti, { $better } di meno.
why-exchange = Senza { $better } le altre carte rendono più che senza { $card }.
why-marriage-late = Il matrimonio di { $suit } conta adesso; dopo { $card } può essere tardi.
why-marriage-early = Il matrimonio di { $suit } può aspettare; prima viene { $better }.
why-marriage-other = Il matrimonio di { $better } ora rende più di quello di { $suit }.
why-aces-late = I quattro assi contano adesso; più tardi può mancare il tempo.
why-winner-not-cashed = { $better } fa presa di sicuro; { $card } no.
why-high-led = { $card } si può battere e i suoi punti vanno a un avversario; { $better } rischia meno.
why-ten-given = { $card } va a un avversario con tutti i punti; { $better } li salva.
why-trump-wasted = { $card } spende una briscola che servirà; { $better } fa lo stesso per meno.
why-trump-missed = { $better } usa le briscole al momento giusto; { $card } le lascia agli altri.
why-trick-missed = { $better } fa questa presa; { $card } la lascia andare.
why-trick-dear = { $card } paga troppo questa presa; { $better } la lascia andare.
why-general = { $better } rende in media più di { $card }.
why-only = Non è permesso altro.
why-even = Un’altra scelta vale più o meno lo stesso.

## Hints in practice games: what to think about, then what to do

nudge-bid = Conta che cosa vincono di sicuro le tue carte: assi, dieci dietro gli assi, matrimoni. Quanto porta in media il monte?
nudge-concession = Quanti punti mancano, e da dove possono venire? Confronta con il costo dell’abbandono.
nudge-exchange = Quale matrimonio e quale seme lungo vuoi tenere? Quello che dai dovrebbe vincere poco.
nudge-contract = Conta i punti sicuri prima di promettere di più.
nudge-marriage = Puoi dichiarare un matrimonio. Rende briscola il seme che vuoi?
nudge-winners = Quali tue carte non può più battere nessuno? Chi ha ancora briscole?
nudge-trumps = Conta le briscole: quante ne restano fuori?
nudge-lead = Quale seme manca agli altri, e quale tua carta costa poco se perde?
nudge-follow = Di chi sarà questa presa, e quanti punti contiene?
nudge-chance = Qui decide il caso: ogni scelta vale lo stesso.
hint-move = Suggerimento: { $act }.
