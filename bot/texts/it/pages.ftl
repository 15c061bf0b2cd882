### Il menu dei comandi, e le pagine accanto alle partite.

command-newgame = apri un tavolo, es. /newgame russian barrel.at=850
command-play = gioca subito con i bot, e altri possono sedersi al loro posto
command-join = siediti al tavolo, o con il codice a quello di un’altra chat
command-tournament = apri un torneo, o mostrane uno con il suo codice
command-standings = la classifica del torneo e tutti i risultati
command-judge = il banco degli arbitri, in privato
command-leave = lascia il tavolo
command-addbot = fai sedere un bot: tranquillo, facile, normale, difficile o esperto
command-kick = allontana qualcuno dal tavolo
command-deal = inizia la partita
command-hand = rivedi le tue carte, in privato
command-score = il segnapunti; /score text a parole
command-rules = le regole di questo tavolo in parole semplici
command-options = cambia le regole prima della prima mano
command-timer = tempo per una mossa: off, 30s, 2m, 1d
command-pause = metti in pausa la partita (con un voto)
command-resume = riprendi dopo una pausa
command-endgame = chiudi la partita (con un voto)
command-history = le partite finite
command-replay = una partita finita, passo per passo e a carte scoperte
shown-title = { $name } mostra la mano { $hand } del tavolo { $code }
button-show-hand = Mostra al gruppo
button-shown-replay = Replay qui
button-shown-story = Tutta la mano
command-review = quanto sono costate le tue decisioni in una partita finita, e quanto valevano le tue carte
command-stats = le tue partite, i contratti e il rating, o quelli di qualcun altro (con il nome)
command-top = la classifica di questa chat; /top month: questo mese
command-export = la partita salvata in un file
command-verify = controlla che le carte siano state date senza trucchi
command-seed = metti parole tue nella prossima mescolata
command-language = scegli la lingua
command-zone = scegli il fuso orario, es. /zone Rome
command-callme = un messaggio privato quando qui si apre un tavolo; /callme off
command-opentables = apri agli sconosciuti i tavoli del gruppo; /opentables off
command-notwith = un avviso prima di sederti con qualcuno, es. /notwith Anna
command-help = questa pagina
command-learn = lezioni brevi per chi comincia, in privato
command-daily = la mano del giorno, la stessa per tutti
command-puzzle = problemi: trova l’unica carta giusta
command-privacy = che cosa ricordo
command-mydata = mostra che cosa ricordo di te
command-deletemydata = cancella quello che ricordo di te

history-title = <b>Partite finite</b>
history-none = Ancora nessuna partita finita. /newgame apre un tavolo.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } mano
       *[other] { $hands } mani
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = La partita del tavolo { $code }: { $hands ->
        [one] { $hands } mano finita
       *[other] { $hands } mani finite
    }, con tutte le carte e tutte le mosse.
language-name = Italiano
language-which = In che lingua parlo con te?
language-drafts = ✎ Traduzione ancora incompleta: alcuni testi sono in un’altra lingua.
zone-question = Fuso orario: { $zone }. Scegline un altro, o scrivilo: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): ecco che cosa ricordo.
mydata-language = Lingua: { $name }
mydata-client = Lingua della tua app: { $name }
mydata-zone = Fuso orario: { $zone }
mydata-picture = L’ultima immagine di un replay, che puoi mettere in qualsiasi chat: { $words }
mydata-callme = Gruppi che ti avvisano dei nuovi tavoli: { $chats }
mydata-quiet = Nessun avviso dalle { $begin } alle { $end }
mydata-quiet-none = Avvisi a qualsiasi ora
mydata-notwith = Vuoi un avviso prima di sederti con: { $names }
mydata-private = Chat privata con me: { $on ->
        [yes] aperta
       *[no] non aperta
    }
mydata-ticket = Che hai premuto “Mi siedo” al tavolo { $code } (per 15 minuti)
mydata-learnt = Lezioni: iniziate { $count }.
mydata-short-games = Partite brevi vinte: { $count }
mydata-seen = Chi vede i tuoi numeri e il rating: { $who }
mydata-finished = Che hai già finito una partita
mydata-tips =
    Consigli: { $on ->
        [yes] attivi
       *[no] disattivati
    }
mydata-invited = Che ho già proposto di aggiungermi a un gruppo
mydata-explained = Già spiegati dai consigli: { $count }
mydata-tournament = Il tuo ultimo torneo: { $code }
mydata-speaks-for = Che arbitri in una chat come admin (per un po’)
mydata-other = Qualcosa che serve solo a me: { $value }
mydata-studies = Studi salvati: { $count }
mydata-handover = Che stai dando le tue partite a un account, per dieci minuti
mydata-opened = Che hai aperto il link di un ospite (“Conserva”)
mydata-games = { $count ->
        [0] Nessuna partita finita
        [one] { $count } partita finita
       *[other] { $count } partite finite
    } in /history. /deletemydata cancella tutto questo.

question-which = Più persone si chiamano così. Chi intendi?
which-person = { $name } · { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
mydata-stranger = Gli sconosciuti ti conoscono come: { $name }
