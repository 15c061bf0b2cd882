### I sigilli, le parole nella mescolata e che cosa provano: al tavolo, in /seed e in /verify.

board-sealed = Sigillo della mano { $hand }: <code>{ $commitment }</code>
board-opened = Segreto della mano { $hand }: <code>{ $secret }</code>
board-words = Parole nella mano { $hand }: { $names }
board-words-again = La mano { $hand } ha un sigillo nuovo: le parole di prima non contano. Da riscrivere con /seed: { $names }
board-awaits-beacon = Mano { $hand }: niente più parole. Si aspetta la fonte casuale pubblica.
board-no-beacon = Mano { $hand }: senza la fonte casuale pubblica
board-verify = Tutti i sigilli di questo tavolo, aperti: <code>/verify { $code }</code>

closing = Mano { $hand }, tavolo { $code }: niente più parole. Hash del sigillo e di tutti i contributi: <code>{ $hash }</code>
closing-round = Si aggiunge l’estrazione { $round } della fonte casuale pubblica (drand quicknet), attesa alle { $time } UTC.
closing-joined = Mano { $hand }, tavolo { $code }: niente più parole. Chi si è seduto, in quest’ordine, con i contributi:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 di queste righe, senza i nomi che seguono: <code>{ $hash }</code>

## /seed

seed-title = Le tue parole nella mescolata
seed-how = Scrivi parole qualsiasi dopo il sigillo della mano { $hand }, qui o nel gruppo: <code>/seed { $seal } le tue parole</code>. Entrano nella sua mescolata. Io ne conservo solo l’hash, ma parole brevi si possono indovinare anche da quello.
seed-keep = <code>/seed keep parole</code> usa le stesse parole per ogni mano: ti protegge da tutti tranne me. Con <code>/seed off</code> si smette. Che cosa prova tutto questo: /verify
seed-discord = Su Discord un comando slash non lascia un tuo messaggio come prova. Menzionami invece: <code>@bot seed { $seal } le tue parole</code>, con il mio nome al posto di @bot.

## /verify

verify-title = Che cosa provano i sigilli
verify-how = Prima di ogni mano estraggo un segreto e ne mostro l’hash, il sigillo. Le parole che poi scrivete (/seed) entrano nella mescolata; io ne conservo solo l’hash. Finita la mano mostro il segreto, e chiunque può ricalcolare la mescolata.
verify-proof-none = Senza parole e senza la fonte casuale pubblica: solo che le carte erano fissate prima dell’inizio della mano.
verify-proof-words = Se hai scritto parole dopo aver visto il sigillo, ti provano anche che non potevo scegliere le carte da solo. Vale se tutti gli altri indicati con parole confermano le loro e non aiutano nessuno, e se a nessuno sono state rifiutate le parole. Le parole conservate proteggono da tutti tranne me.
verify-proof-first = Prima della mano 1 mostro un elenco delle persone. Controllalo: devono essere le stesse, nello stesso ordine, che vedevi al tavolo quando hai scritto le tue parole.
verify-proof-beacon = Con la fonte casuale pubblica, se ho annunciato la sua estrazione prima che arrivasse: che nessuno poteva scegliere le carte. Al massimo potevo interrompere delle mani, e quelle sono contate qui sotto.
verify-proof-not = Non si prova mai: che chi gestisce il bot non abbia guardato le carte.
verify-copy = Posso modificare i miei messaggi e forse cancellare i vostri: mandate insieme sigillo e parole, e tenetene una copia.
verify-copy-discord = Su Discord scrivete <code>@bot seed { $seal } parole</code> (con il mio nome al posto di @bot): un comando slash non lascia messaggi.
verify-counts = Mani fuori dalla prova: { $count } su { $all } (risigillate: { $replaced }, interrotte: { $broken }, annullate dall’arbitro: { $judged }, senza la fonte casuale pubblica: { $without }).
verify-share = Il contributo di { $name }: <code>{ $nonce }</code>
verify-round = Fonte casuale pubblica per la mano { $hand }: estrazione { $round }, <code>{ $signature }</code>
verify-true = ✓ Mano { $hand }: sigillo e segreto corrispondono.
verify-false = ✗ Mano { $hand }: sigillo e segreto non corrispondono!
verify-broken-off = La mano { $hand } è stata interrotta.
verify-unplayed = La mano { $hand } non è stata giocata. Sigillo: <code>{ $commitment }</code>, segreto: <code>{ $secret }</code>
verify-looked = Chi gestisce il bot ha guardato le carte nella mano { $hand }: “{ $reason }”
verify-more = Tutti i sigilli di questo tavolo sono nel file.
verify-file = Per controllare tu tutta la partita: /export, poi <code>python -m engine verify thousand-{ $code }.json</code>
