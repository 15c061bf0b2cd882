### Quanto sono costate le decisioni, e suggerimenti: /review e il pulsante delle partite di allenamento.

review-title = Analisi · tavolo { $code }
review-begun = Sto guardando le tue decisioni…
review-progress = Sto guardando le tue decisioni: { $done } su { $all }
review-sum =
    I tuoi errori evidenti ti sono costati { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    } in { $hands ->
        [one] { $hands } mano
       *[other] { $hands } mani
    }; rispetto a quelle degli altri, le tue carte valevano { $cards }.
review-costly = { $number }. Mano { $hand }: { $what }
review-instead = { $done } invece di { $better } (−{ $lost })
review-none = Nessun errore evidente. Ben giocato!
review-how = Provo ogni scelta su molte possibili distribuzioni delle carte coperte, con buon gioco di tutti; vincere la partita vale 500. Chiamo errore solo una differenza netta: in { $right } casi su 100 la scelta migliore ha reso di più anche su distribuzioni nuove.
review-hand = Mano { $hand }: decisioni { $cost } (errori: { $mistakes }), carte { $cards }
review-cards = Carte: i tuoi punti rispetto alla media degli altri, quando la stessa mano la giocano bot di pari forza in tutti i posti.
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
over-hints = Suggerimenti usati: { $count }

## Buttons

button-study = Studio
button-review = Analisi
button-review-again = A che punto è?
button-review-hands = Mano per mano
button-review-steps = Passo per passo
button-review-short = In breve
button-review-all = Tutte le carte
button-review-own = Come la vedevo io
button-review-how = Come fai a saperlo?
button-review-chart = Grafico
button-hint = Suggerimento
button-take-move-back = Annulla mossa

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
act-play_on = giocare il contratto
act-redeal = annullare la mano
act-choose_talon = monte { $number }
act-look = guardare le carte
act-cut = tagliare a { $at }
act-cut-not = non tagliare
act-other = altro

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value } è più di quanto promettono queste carte.
why-bid-low = Le carte bastano per { $rather }.
why-bid-less = Qui basta { $rather }; { $value } promette più del necessario.
why-bid-more = Queste carte bastano per { $rather }, non solo per { $value }.
why-contract-high = Con { $value } si fallisce troppo spesso; { $rather } è più sicuro.
why-contract-low = Le carte promettono { $rather }; con { $value } si lasciano punti per strada.
why-gave-up = Continuare costa in media meno che abbandonare.
why-played-on = Abbandonare costa in media meno che fallire il contratto.
why-threw-in = Queste carte valgono più di una nuova distribuzione.
why-kept-in = Una nuova distribuzione vale più di queste carte.
why-broke-marriage = { $card } fa parte del matrimonio di { $suit }; meglio privarsi di { $better }.
why-gave-high = { $card } regala molti punti, { $better } di meno.
why-exchange = Senza { $better } le tue carte sono più forti che senza { $card }.
why-marriage-late = Dichiara adesso il matrimonio di { $suit }; dopo { $card } può essere tardi.
why-marriage-early = Il matrimonio di { $suit } può aspettare; prima viene { $better }.
why-marriage-other = Il matrimonio di { $better } ora rende più di quello di { $suit }.
why-aces-late = Dichiara adesso i quattro assi; più tardi potresti non farcela.
why-winner-not-cashed = { $better } fa presa di sicuro; { $card } no.
why-high-led = { $card } si può battere e i suoi punti vanno a un avversario; { $better } rischia meno.
why-ten-given = { $card } va a un avversario con tutti i suoi punti; { $better } li salva.
why-trump-wasted = { $card } spreca una briscola che servirà più tardi; { $better } fa lo stesso per meno.
why-trump-missed = { $better } usa le briscole al momento giusto; { $card } le lascia agli altri.
why-trick-missed = { $better } fa questa presa; { $card } la lascia andare.
why-trick-dear = { $card } è un prezzo troppo alto per questa presa; { $better } la lascia andare.
why-general = { $better } rende in media più di { $card }.
why-only = Non c’è altra scelta.
why-even = Un’altra scelta vale più o meno lo stesso.

## Hints in practice games: what to think about, then what to do

nudge-bid = Conta quello che le tue carte vincono di sicuro: assi, dieci coperti dall’asso, matrimoni. Quanto porta in media il monte?
nudge-concession = Quanti punti mancano, e da dove possono venire? Confronta con il costo dell’abbandono.
nudge-exchange = Quale matrimonio e quale seme lungo vuoi tenere? Le carte che dai dovrebbero vincere poco.
nudge-contract = Conta i punti sicuri prima di promettere di più.
nudge-marriage = Puoi dichiarare un matrimonio. La briscola che ne viene è quella che vuoi?
nudge-winners = Quali tue carte non le batte più nessuno? Chi ha ancora briscole?
nudge-trumps = Conta le briscole: quante ne restano fuori?
nudge-lead = Quale seme manca agli altri? E quale tua carta, se perde, regala pochi punti?
nudge-follow = Di chi sarà questa presa, e quanti punti vale?
nudge-chance = Qui decide il caso: ogni scelta vale lo stesso.
hint-again = Premi di nuovo per vedere la mossa.
hint-move = Suggerimento: { $act }.
