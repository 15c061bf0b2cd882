### La propria pagina e le proprie partite: /stats e /history in privato, ed entrambe sulla pagina.

## Numeri della propria pagina

own-rating = Rating
own-games = Partite
own-wins = Vinte
own-contracts = Contratti mantenuti
own-declarer = Da dichiarante
own-defender = In difesa
own-marriages = Matrimoni
own-contract = Contratto più alto
own-finished = Portate a termine
own-days = Giorni di fila
own-of = { $part } su { $whole }
own-each = { $count ->
        [one] a mano, in { $count } mano
       *[other] a mano, in { $count } mani
    }
own-percent = { $share }%
own-line = { $label }: { $value }
own-estimate = stima { $estimate } ± { $doubt }
own-provisional = provvisorio ({ $count } su { $needed })
own-unrated = dopo una partita con almeno due persone
own-curve = Rating nelle ultime partite ({ $count })
own-curve-how = La fascia arriva fino alla stima. Più la stima è sicura, più è stretta.
own-rules = Per regole
own-since = Contati da questa versione del bot (partite: { $count } su { $games }): medie per ruolo, matrimoni, contratto più alto, regole, scala

## La scala dei bot

own-ladder = Scala dei bot
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = { $count ->
        [one] Vinci { $count } partita
       *[other] Vinci { $count } partite
    } a ogni gradino, con bot di quel livello in tutti gli altri posti. Le regole solite, senza modifiche salvo un traguardo di almeno 300; senza suggerimenti.
own-mark-first = Prima vittoria
own-mark-whole = Prima partita intera vinta
own-mark-step = Scala: { $level }
earned-first = Prima vittoria: { $name }
earned-whole = Prima partita intera vinta: { $name }
earned-step = { $name } – scala dei bot: “{ $level }” fatto, ora “{ $next }”
earned-top = { $name } – scala dei bot: “{ $level }” fatto, e con lui tutta la scala

## Chi vede la propria pagina

own-seen = Chi vede questi numeri e il rating?
own-seen-chats = Persone delle mie chat
own-seen-everybody = Tutti
own-seen-nobody = Nessuno, in nessuna classifica

## Le proprie partite

games-running = In corso
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Tocca a te
games-lobby = Non ancora iniziata
games-won = Vinta
games-lost = Persa
games-left = Posto lasciato
button-invite-again = Invita di nuovo
