### Il tavolo prima delle prime carte.

lobby-title = Mille · tavolo { $code }
lobby-rules = Regole: <b>{ $preset }</b> – { $help }
lobby-target = Si gioca fino a { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (ha aperto il tavolo)
lobby-bot = { $place }. { $name } – bot, livello { $level }
lobby-missing = { $count ->
        [one] Manca ancora { $count } giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
lobby-ready = Si può iniziare.
lobby-draw-seats = I posti si sorteggiano all’inizio.
lobby-elsewhere = Per sedersi da un’altra chat: <code>/join { $code }</code>
lobby-closed = Questo tavolo è stato chiuso prima di giocare. /newgame ne apre uno nuovo.
board-unreachable-lobby = { $name } deve ancora aprire una chat privata con me.

level-easy = facile
level-normal = normale
level-hard = difficile

button-join = Mi siedo
button-leave = Mi alzo
button-add-bot = Aggiungi un bot
button-remove-bot = Togli un bot
button-options = Opzioni
button-start = Inizia
