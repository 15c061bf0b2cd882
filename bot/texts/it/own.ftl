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
over-no-step = Non conta per la scala dei bot: c’è stato un suggerimento o una mossa annullata

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

## Gli ospiti della pagina e “Conserva”

own-guest = Giochi senza account, e ti conosce solo questo browser. Un mese dopo l’ultima visita si cancella tutto.
button-keep = Conserva
button-keep-again = Nuovo link
keep-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
keep-games-ladder = { $what }, scala: { $level }
keep-offered = Apri il link entro dieci minuti con l’account che deve averle. Vale una volta sola, e nessuno riceve niente finché non dici di sì qui.
keep-asked = Darle a { $name } su { $platform }?
button-keep-give = Sì, dalle
button-keep-no = No
keep-moved = Fatto: ora le ha { $name } su { $platform }.
keep-stopped = Il link non vale più. Non è stato dato niente.
keep-offer = Un ospite della pagina ti dà:
keep-offer-how = Saranno tue quando si dirà di sì anche sulla pagina. Rating, giorni di fila e classifiche restano come sono.
button-keep-take = Accetta
keep-back = Ora torna alla pagina e di’ di sì lì. Poi le vedi in /stats.
