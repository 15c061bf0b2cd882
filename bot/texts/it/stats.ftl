### Statistiche dei giocatori: /stats e /top.

stats-title = <b>{ $name }</b>
stats-finished = portate a termine: { $share }% delle partite con altri
stats-others = Gli altri al tavolo:
stats-games = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $wins ->
        [0] nessuna vinta
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }
stats-contracts = contratti: { $made ->
        [one] { $made } mantenuto
       *[other] { $made } mantenuti
    }, { $down ->
        [one] { $down } fallito
       *[other] { $down } falliti
    }
stats-conceded = { $count ->
        [one] { $count } abbandono
       *[other] { $count } abbandoni
    }
stats-average = media dei punti: { $game } a partita, { $hand } a mano
stats-rating = rating: { $rating }
stats-rating-provisional = rating: { $rating }, provvisorio (partite: { $count } su { $needed })
stats-rating-none = rating: ancora nessuno, serve una partita con almeno due persone

top-title = <b>La classifica di questa chat</b>
top-none = In questa chat nessuno ha ancora finito una partita. /newgame apre un tavolo.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
top-rating = rating { $rating }
top-rating-provisional = rating { $rating } (provvisorio)
top-rating-none = ancora senza rating
top-more = { $count ->
        [one] … e ancora { $count } giocatore
       *[other] … e altri { $count } giocatori
    }
top-how = Partite e contratti sono solo quelli di questa chat. Il rating vale per tutte le chat: conta le partite con almeno due persone, ed è provvisorio finché non sono { $needed }.
month-title = <b>In testa: { $month }</b>
month-none = Questo mese nessuno ha ancora finito una partita con altri.
month-player = { $place }. <b>{ $name }</b> – vinte: { $wins } su { $games } · { $contracts } · mano migliore: { $best }
month-left = lasciate: { $count }
month-unplaced = <b>{ $name }</b> – ancora nessuna partita finita
month-how = Prima chi vince di più; a pari vittorie, chi ha lasciato meno partite, poi chi ne ha finite di più. Contano solo le partite con almeno due persone. Un nuovo mese comincia a mezzanotte in questo fuso orario: { $zone }. /top months mostra i mesi passati.
month-zone = Un admin può scegliere il fuso orario di questo gruppo: /zone
months-title = <b>In testa, mese per mese</b>
months-one = { $month }: { $names }
months-none = I mesi passati non hanno ancora risultati. Questo: /top month
month-line = { $month }, più vittorie: { $names }. Comincia un nuovo mese: /top month
