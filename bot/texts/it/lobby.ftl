### Il tavolo prima delle prime carte.

lobby-title = Mille · tavolo { $code }
lobby-rules = Regole: <b>{ $preset }</b>, fino a { $target }
lobby-target = Si gioca fino a { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · apre il tavolo
lobby-bot = • { $name } – bot, livello { $level }
lobby-missing = { $count ->
        [one] Manca ancora { $count } giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
lobby-ready = Si può iniziare.
lobby-again =
    Rivincita: manca la conferma di { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
lobby-draw-seats = I posti si sorteggiano all’inizio.
lobby-door-members = Da un’altra chat: <code>/join { $code }</code>
lobby-door-link = Da un’altra chat: <code>/join { $code }</code>
lobby-door-anyone = Aperto a tutti: <code>/join</code> in privato con me mostra questo tavolo; il codice è { $code }.
share-join = Invita chi vuoi: { $link }
share-sit-down = Siediti qui: { $link }
inline-join = Giochiamo a Mille!
inline-join-rules = { $preset }, fino a { $target }
inline-join-free = Posti liberi: { $count }
lobby-knock = 🚪 { $name } chiede di entrare
lobby-not-let-in = 🚪 Non ti hanno fatto entrare ({ $code }).
lobby-closed = Questo tavolo è stato chiuso prima dell’inizio. /newgame ne apre uno nuovo.
board-unreachable-lobby = { $name } deve ancora aprire una chat privata con me.
lobby-starting = ⏳ La partita comincia entro un minuto. Chi per allora non ha aperto la chat privata gioca qui, con i pulsanti numerati.

level-gentle = tranquillo
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto

button-join = Mi siedo
button-leave = Mi alzo
button-let-in = Fai entrare { $name }
button-turn-away = No
button-join-table = Entra in { $code }
call = { $name } ha aperto un tavolo in “{ $place }”: { $preset }. Ci sono posti liberi.
call-play = { $name } gioca con i bot e tiene dei posti per “{ $place }”: { $preset }. Puoi entrare dalla prossima mano.
button-call-stop = Basta avvisi da lì
calls-groups = Ti scrivo quando in questi gruppi si apre un tavolo. Premi un gruppo per smettere.
calls-none = Nessun gruppo ti avvisa. Scrivi /callme in un gruppo, e ti scrivo quando lì si apre un tavolo.
calls-quiet = Non fra le { $begin } e le { $end } ({ $zone }): /callme 23-7 cambia le ore, /zone il fuso orario.
calls-quiet-there = Non fra le { $begin } e le { $end } secondo l’ora del gruppo; dove non è impostata, gli inviti arrivano senza suono. /callme 23-7 cambia le ore, /zone imposta il tuo fuso orario.
calls-any = A qualsiasi ora: /callme 22-8 imposta le ore di silenzio.
offer-head = Puoi giocare subito. Dalla prossima mano altri possono prendere i posti dei bot.
offer-tick = Spunta un gruppo: scrivo a chi vuole sapere dei suoi tavoli (/callme).
offer-none = Non conosco nessun tuo gruppo. Chi vuole un avviso scrive /callme nel gruppo.
offer-code = Con il codice: /join { $code }
lobby-reliable = Solo per chi porta a termine almeno quattro partite su cinque con altri, o è alle prime partite
notwith-list = Ti avviso prima che tu ti sieda con: { $names }. Per smettere: di nuovo /notwith e il nome.
notwith-none = Non hai indicato nessuno. /notwith Anna: ti avviso prima che tu ti sieda con Anna. Nessun altro lo viene a sapere.
notwith-warning = A questo tavolo: { $names }. Mi hai chiesto di avvisarti.
button-join-anyway = Mi siedo lo stesso
button-add-bot = Aggiungi un bot
button-remove-bot = Togli un bot
button-options = Opzioni
button-start = Inizia

open-title = Tavoli aperti a tutti
open-table = <code>{ $code }</code> · { $name } · { $preset } · posti occupati: { $seated } su { $most }
open-none = Nessun tavolo aperto cerca giocatori in questo momento. Chi apre un tavolo con /newgame join=anyone compare qui.
open-nameless = qualcuno
