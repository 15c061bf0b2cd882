### I sigilli, le parole nel mazzo e che cosa provano: sul tabellone, in /seed e in /verify.

board-sealed = Sigillo della mano { $hand }: <code>{ $commitment }</code>
board-opened = Mano { $hand } svelata: <code>{ $secret }</code>
board-words = { $count ->
        [0] Nella mano { $hand } non ci sono parole di nessuno.
       *[other] Parole nella mano { $hand }: { $names }
    }
board-add-words = Aggiungi le tue al mazzo della mano { $hand }: <code>/seed { $seal } parole qualsiasi</code>
board-awaits-beacon = Mano { $hand }: le parole sono chiuse, si aspetta il faro pubblico.
board-no-beacon = Mano { $hand }: senza faro
board-verify = Tutti i sigilli di questo tavolo, aperti: <code>/verify { $code }</code>

closing = Mano { $hand }, tavolo { $code }: le parole sono chiuse. Hash del sigillo e di tutti i contributi: <code>{ $hash }</code>
closing-round = Si aggiunge il giro { $round } del faro pubblico (drand quicknet), atteso alle { $time } UTC.
closing-joined = Mano { $hand }, tavolo { $code }: le parole sono chiuse. Chi si è seduto, in quest’ordine, con i contributi:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 di queste righe, senza i nomi che seguono: <code>{ $hash }</code>

## /seed

seed-title = Le tue parole nel mazzo
seed-how = Scrivi parole qualsiasi dopo il sigillo della mano { $hand }, qui o nel gruppo: <code>/seed { $seal } le tue parole</code>. Entrano nel rimescolamento; io conservo solo il loro hash, dal quale le parole brevi si possono indovinare.
seed-keep = <code>/seed keep parole</code> dà a ogni mano un contributo delle stesse parole: ti protegge da tutti tranne me. <code>/seed off</code> lo interrompe. Che cosa prova tutto questo: /verify
seed-discord = Su Discord un comando slash non lascia un tuo messaggio come prova. Menzionami invece: <code>@bot seed { $seal } le tue parole</code>, con il mio nome al posto di @bot.

## /verify

verify-title = Che cosa provano i sigilli
verify-how = Prima di ogni mano estraggo un segreto e ne mostro l’hash, il sigillo. Le parole che poi scrivete (/seed) entrano nel rimescolamento; io conservo solo il loro hash. Finita la mano mostro il segreto, e chiunque può ricalcolare l’ordine delle carte.
verify-proof-none = Senza parole e senza faro: solo che il mazzo era fissato prima della mano.
verify-proof-words = A te, se hai scritto parole quando il sigillo c’era già: che da solo non potevo scegliere il mazzo – purché tutti gli altri indicati con parole confermino le loro e non siano d’accordo con nessuno, e purché le parole di nessuno siano state rifiutate. Le parole conservate proteggono da tutti tranne me.
verify-proof-first = Per la mano 1 cercati nell’elenco mostrato prima: deve avere le stesse persone e lo stesso ordine che il tavolo mostrava prima che scrivessi.
verify-proof-beacon = Con il faro, se il suo messaggio c’era prima del giro: che nessuno poteva scegliere il mazzo, ma solo rinunciare a delle mani.
verify-proof-not = Mai provato: che il gestore non abbia guardato le carte.
verify-copy = Posso modificare i miei messaggi e forse cancellare i vostri: mandate insieme sigillo e parole, e tenetene una copia.
verify-copy-discord = Su Discord scrivete <code>@bot seed { $seal } parole</code> (con il mio nome al posto di @bot): un comando slash non lascia messaggi.
verify-counts = Fuori dalla prova: { $count } mani su { $all } ({ $lost } perse dal server, { $broken } interrotte, { $judged } annullate dall’arbitro, { $without } senza faro).
verify-share = Il contributo di { $name }: <code>{ $nonce }</code>
verify-round = Faro della mano { $hand }: giro { $round }, <code>{ $signature }</code>
verify-true = ✓ Mano { $hand }: sigillo e segreto corrispondono.
verify-false = ✗ Mano { $hand }: sigillo e segreto non corrispondono!
verify-broken-off = La mano { $hand } è stata interrotta.
verify-unplayed = La mano { $hand } non è mai stata giocata. Sigillo: <code>{ $commitment }</code>, aperto: <code>{ $secret }</code>
verify-looked = Il gestore ha guardato le carte nella mano { $hand }: “{ $reason }”
verify-more = Tutti i sigilli di questo tavolo sono nel file.
verify-file = Per controllare da te tutta la partita: /export, poi <code>python -m engine verify thousand-{ $code }.json</code>
