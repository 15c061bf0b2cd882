### I sigilli, le parole nella mescolata e che cosa provano: al tavolo, in /seed e in /verify.

board-sealed = Sigillo della mano { $hand }: <code>{ $commitment }</code>
board-opened = Segreto della mano { $hand }: <code>{ $secret }</code>
board-words = Parole nella mano { $hand }: { $names }
board-words-again = La mano { $hand } ha un sigillo nuovo: le parole di prima non contano. Da riscrivere con /seed: { $names }
board-verify = Tutti i sigilli di questo tavolo, aperti: <code>/verify { $code }</code>

## /seed

seed-title = Le tue parole nella mescolata
seed-how = Scrivi parole qualsiasi dopo il sigillo della mano { $hand }, qui o nel gruppo: <code>/seed { $seal } le tue parole</code>. Entrano nella sua mescolata. Io ne conservo solo l’hash, ma parole brevi si possono indovinare anche da quello.
seed-discord = Su Discord un comando slash non lascia un tuo messaggio come prova. Menzionami invece: <code>@bot seed { $seal } le tue parole</code>, con il mio nome al posto di @bot.

## /verify

verify-title = Che cosa provano i sigilli
verify-how = Prima di ogni mano estraggo un segreto e ne mostro l’hash, il sigillo. Le parole che poi scrivete (/seed) entrano nella mescolata; io ne conservo solo l’hash. Finita la mano mostro il segreto, e chiunque può ricalcolare la mescolata.
verify-proof-none = Senza parole: solo che le carte erano fissate prima dell’inizio della mano.
verify-proof-words = Se hai scritto parole dopo aver visto il sigillo, ti provano anche che non potevo scegliere le carte da solo. Vale se tutti gli altri indicati con parole confermano le loro e non aiutano nessuno, e se a nessuno sono state rifiutate le parole.
verify-proof-first = Nella mano 1 potevo scegliere chi, fra quelli senza parole, siede dove.
verify-proof-not = Non si prova mai: che chi gestisce il bot non abbia guardato le carte.
verify-copy = Posso modificare i miei messaggi e forse cancellare i vostri: mandate insieme sigillo e parole, e tenetene una copia.
verify-copy-discord = Su Discord scrivete <code>@bot seed { $seal } parole</code> (con il mio nome al posto di @bot): un comando slash non lascia messaggi.
verify-counts = Mani fuori dalla prova: { $count } su { $all } (risigillate: { $replaced }, interrotte: { $broken }, annullate dall’arbitro: { $judged }).
verify-share = Il contributo di { $name }: <code>{ $share }</code>
verify-true = ✓ Mano { $hand }: sigillo e segreto corrispondono.
verify-false = ✗ Mano { $hand }: sigillo e segreto non corrispondono!
verify-broken-off = La mano { $hand } è stata interrotta.
verify-unplayed = La mano { $hand } non è stata giocata. Sigillo: <code>{ $commitment }</code>, segreto: <code>{ $secret }</code>
verify-looked = Chi gestisce il bot ha guardato le carte nella mano { $hand }: “{ $reason }”
verify-older = La prima mano di questa partita l’ha data una mia versione precedente. Questa versione non può verificarla.
verify-more = Tutti i sigilli di questo tavolo sono nel file.
verify-file = Per controllare tu tutta la partita: /export, poi <code>python -m engine verify thousand-{ $code }.json</code>
