### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Mille in un minuto
howto-cards = <b>Carte.</b> { $deck }, dalla più alta: { $order }. Il 10 batte il re!
howto-auction =
    <b>Asta.</b> Da { $opening } in su si promettono punti. Chi promette di più { $exchange ->
        [pass] prende il monte, dà una carta a ogni avversario e apre il gioco.
        [pass_one] prende il monte, dà una carta all’avversario e apre il gioco.
        [discard] prende il monte, scarta altrettante carte e apre il gioco.
       *[none] apre il gioco.
    }
howto-no-auction = <b>Niente asta.</b> Ognuno gioca per sé e tiene i punti che fa.
howto-tricks =
    <b>Prese.</b> { $beat ->
        [yes] Rispondi al seme e, se puoi, gioca più alto.
       *[no] Rispondi al seme.
    } Chi fa la presa tiene i punti e apre.
howto-stock = <b>Da pescare.</b> Dopo ogni presa tutti pescano una carta. Finché si pesca, si può giocare qualsiasi carta.
howto-marriages = <b>Matrimonio.</b> Apri con il re o la donna di un seme tenendo l’altra carta: subito ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, e il seme è briscola.
howto-score = <b>Punti.</b> Promessa mantenuta: più l’offerta; mancata: meno. Gli altri segnano quello che fanno. Vince chi arriva a { $target }.
howto-score-own = <b>Punti.</b> Ognuno segna i punti che fa. Vince chi arriva a { $target }.
howto-first = <i>Passare non costa nulla. Si offre con assi o un matrimonio.</i>
button-howto = Come si gioca
button-practise = ▶ Allenati ora
button-learn = Lezioni di gioco
button-add-to-group = Invita in un gruppo
button-language = Lingua
button-tips-off = Basta consigli
button-tips-on = Attiva i consigli

## Tips: facts of what one sees oneself, never advice

coach-auction =
    { $count ->
        [0] Le tue carte: { $points } punti, nessun matrimonio.
        [one] Le tue carte: { $points } punti e il matrimonio { $marriages } (+{ $value }).
       *[other] Le tue carte: { $points } punti e i matrimoni { $marriages } (+{ $value }).
    } Chi vince l’asta deve fare almeno i punti che ha offerto.
coach-worth = Con carte così il dichiarante fa almeno { $points } punti tre volte su quattro.
coach-price = Con carte così sono sicuri { $points } punti, te ne servono { $contract }. Fallire costa { $lost }, abbandonare { $cost }, e ognuno degli altri prende { $others }.
coach-pass = Passare non costa nulla.
coach-opening = Se nessuno offre di più, giochi tu.
coach-cut = Nessuno ha ancora visto le carte: tagliare cambia, per puro caso, chi riceve che cosa.
coach-choose = Prendi uno dei due monti. Nessuno sa che cosa c’è dentro.
coach-talon = Hai vinto l’asta, quindi prendi il monte: ora anche le sue carte sono tue.
coach-concession = Se mantieni il contratto, si aggiunge al tuo totale; se fallisci, si toglie. Abbandonare chiude subito la mano.
coach-give = Giochi per { $contract }. Ora le tue carte valgono { $points } punti; una carta che dai può far fare punti a un avversario.
coach-contract = Ora che conosci le tue carte, puoi promettere più dei { $contract } dell’asta. Se ce la fai guadagni di più, se no perdi di più.
coach-lesson = Di più nella lezione “{ $lesson }”.
button-lesson-of-tip = 📖 { $lesson }
button-ladder = ▶ Scala dei bot: { $level }
coach-lead = Apri tu: gli altri rispondono al tuo seme, se possono. Chi fa la presa ne prende i punti e apre la successiva. Il 10 batte il re.
coach-trump = Ora la briscola è { $suit }: batte tutti gli altri semi.
coach-marriage = Hai re e donna di { $marriages }. Dichiara il matrimonio aprendo con una delle due carte: { $value } punti subito, e il seme diventa briscola, che batte tutti gli altri.
coach-follow =
    Si gioca a { $suit }. { $why ->
        [follow] Hai { $suit }, quindi devi rispondere.
        [beat] Hai { $suit }, quindi devi rispondere, e con una carta più alta di quelle in tavola.
        [trump] Non hai { $suit }, quindi devi giocare una briscola.
       *[free] Puoi giocare qualsiasi carta.
    }
coach-possible = Puoi giocare: { $cards }.
coach-result =
    La tua ultima mano: { $why ->
        [made] hai promesso { $contract } e fatto { $points } punti: contratto mantenuto.
        [down] hai promesso { $contract } e fatto { $points } punti: contratto fallito.
        [gave-up] hai abbandonato il contratto di { $contract }.
        [others-gave-up] { $name } ha abbandonato il contratto di { $contract }, e agli altri vanno dei punti.
        [sat-out] riposavi.
        [own-rounded] hai fatto { $points } punti fra prese e matrimoni, che si arrotondano.
       *[own] hai fatto { $points } punti fra prese e matrimoni.
    }
coach-change =
    { $reason ->
        [barrel] Per il barrage, sul tuo totale: { $delta }.
        [golden] Nel giro d’oro tutto vale il doppio. Sul tuo totale: { $delta }.
        [blind] Una mano al buio vale doppio. Sul tuo totale: { $delta }.
        [fine] Con la penalità, sul tuo totale: { $delta }.
        [locked] Sei sotto blocco. Sul tuo totale: { $delta }.
       *[none] Sul tuo totale: { $delta }.
    }
share-learn = Impara in cinque lezioni brevi: { $link }
inline-rules = Le regole in breve

button-short = ▶ Partita ai 300
button-short-next = ▶ Un’altra ai 300
button-whole-game = ▶ Partita ai 1000
short-head = Partita breve fino a { $target } · bot: { $level }
short-won = Hai vinto! Nella prossima partita breve i bot giocano meglio; livello: { $level }.
short-lost = Stavolta no. Riprova: il livello dei bot resta { $level }.
short-ready = È ora di una partita intera. Partite brevi vinte: { $count }.
