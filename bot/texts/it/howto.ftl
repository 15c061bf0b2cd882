### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Mille in un minuto
howto-cards = <b>Carte.</b> { $deck } carte, dalla più alta, con i punti: { $order }. Il 10 batte il re! In tutto 120.
howto-auction =
    <b>Asta.</b> A partire da { $opening } si promettono punti. Chi promette di più { $exchange ->
        [pass] prende il monte, dà una carta a ogni avversario e gioca per primo.
        [discard] prende il monte, scarta altrettante carte e gioca per primo.
       *[none] gioca per primo.
    }
howto-no-auction = <b>Niente asta.</b> Ognuno gioca per sé e tiene ciò che vince.
howto-tricks =
    <b>Prese.</b> { $beat ->
        [yes] Rispondi al seme e supera, se puoi.
       *[no] Rispondi al seme.
    } Chi fa la presa ne tiene i punti e apre la successiva.
howto-stock = <b>Mazzo.</b> Dopo ogni presa tutti pescano una carta. Finché si pesca, si può giocare qualsiasi carta.
howto-marriages = <b>Matrimonio.</b> Re e regina dello stesso seme. Apri con l’uno tenendo l’altra: subito ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, e quel seme è briscola.
howto-score = <b>Punti.</b> Promessa mantenuta: più l’offerta; mancata: meno l’offerta. Gli altri segnano ciò che hanno preso. Vince chi arriva a { $target }.
howto-score-own = <b>Punti.</b> Ognuno segna ciò che ha preso. Vince chi arriva a { $target }.
howto-first = <i>Prima volta? Passare non costa nulla. Assi e un matrimonio sono ciò su cui si fa un’offerta.</i>
button-howto = Come si gioca – 1 minuto
button-practise = ▶ Allenati ora
button-learn = Una mano con spiegazioni
button-add-to-group = Aggiungimi a un gruppo
button-language = Lingua
button-tips-off = Basta suggerimenti
button-tips-on = Suggerimenti per tre mani

## Tips: facts of what one sees oneself, never advice

coach-auction =
    Le tue carte: { $points } punti{ $marriages ->
        [none] , nessun matrimonio
       *[other] , matrimonio { $marriages } (+{ $value })
    }. Chi offre di più deve fare tanti punti.
coach-pass = Passare non costa nulla.
coach-opening = Qualcuno deve aprire l’asta, e stavolta tocca a te. Se nessuno dice di più, giochi per quell’offerta.
coach-cut = Nessuno ha ancora visto una carta: questo cambia chi riceve cosa, e nessuno sa come.
coach-choose = Uno dei monti diventa tuo. Nessuno li ha visti.
coach-concession = Se giochi e ce la fai, il contratto si aggiunge al tuo totale; se no, si toglie. Rinunciare chiude subito la mano.
coach-give = Giochi per { $contract }. Ora le tue carte valgono { $points } punti; una carta che dai può far punti a chi la riceve.
coach-contract = Ora che conosci le tue carte, puoi promettere più dei { $contract } dell’asta. Se ce la fai si aggiunge, se no si toglie.
coach-lead = Apri tu: gli altri rispondono al tuo seme, se possono. Chi fa la presa ne prende i punti e apre la successiva. Il 10 batte il re.
coach-marriage = Hai re e regina di { $marriages }. Dichiarati quando apri con uno dei due, valgono subito { $value } punti e il seme diventa briscola: batte tutti gli altri.
coach-follow =
    È uscito { $suit }. { $why ->
        [follow] Hai { $suit }: si deve rispondere a { $suit }.
        [beat] Hai { $suit }: si deve rispondere a { $suit }, e più alto di ciò che è in tavola.
        [trump] Non hai { $suit }: si deve giocare una briscola.
       *[free] Puoi giocare qualsiasi carta.
    }
coach-possible = Ora puoi giocare: { $cards }.
coach-result =
    La tua ultima mano: { $why ->
        [made] promessi { $contract }, fatti { $points } punti: { $contract } in più.
        [down] promessi { $contract }, fatti { $points } punti: { $contract } in meno.
        [gave-up] hai rinunciato a { $contract }.
        [others-gave-up] { $name } ha rinunciato a { $contract }, e gli altri sono pagati.
        [sat-out] eri fuori.
       *[own] { $points } punti fra prese e matrimoni.
    } Il tuo totale: { $delta }.
lesson-over = Questa era una mano intera. Una partita ne ha molte, fino a { $target }.
lesson-left = Hai lasciato la lezione. /learn ne comincia un’altra.
button-lesson-leave = Lascia la lezione
