### Pieczęcie rozdań, słowa w tasowaniu i co z nich wynika: na stole, w /seed i w /verify.

board-sealed = Pieczęć rozdania { $hand }: <code>{ $commitment }</code>
board-opened = Otwarta pieczęć rozdania { $hand }: <code>{ $secret }</code>
board-words = Słowa w rozdaniu { $hand }: { $names }
board-words-again = Rozdanie { $hand } ma nową pieczęć, wcześniejsze słowa się nie liczą. Do napisania jeszcze raz (/seed): { $names }
board-awaits-beacon = Rozdanie { $hand }: koniec dodawania słów, czekamy na publiczne losowanie.
board-no-beacon = Rozdanie { $hand }: bez publicznego losowania
board-verify = Wszystkie pieczęcie tego stołu, otwarte: <code>/verify { $code }</code>

closing = Rozdanie { $hand }, stół { $code }: koniec dodawania słów. Skrót pieczęci i wszystkich udziałów: <code>{ $hash }</code>
closing-round = Do tasowania dochodzi runda { $round } publicznego losowania (drand quicknet), o { $time } UTC.
closing-joined = Rozdanie { $hand }, stół { $code }: koniec dodawania słów. Kto dołączył, w tej kolejności, z udziałami:
closing-person = <code>{ $share }</code> { $name }
closing-hash = SHA-256 tych linii, bez imion: <code>{ $hash }</code>

## /seed

seed-title = Twoje słowa w tasowaniu
seed-how = Napisz dowolne słowa po pieczęci rozdania { $hand }, tutaj albo w grupie: <code>/seed { $seal } Twoje słowa</code>. Wejdą do tasowania. Zachowuję tylko ich skrót, ale krótkie słowa da się z niego odgadnąć.
seed-keep = <code>/seed keep słowa</code> daje każdemu rozdaniu udział z tych samych słów: chroni to przed wszystkimi oprócz mnie. <code>/seed off</code> to kończy. Czego to wszystko dowodzi: /verify
seed-discord = Na Discordzie po poleceniu z ukośnikiem nie zostaje wiadomość, która byłaby dowodem. Zamiast tego oznacz mnie: <code>@bot seed { $seal } Twoje słowa</code>, z moją nazwą zamiast @bot.

## /verify

verify-title = Czego dowodzą pieczęcie
verify-how = Przed każdym rozdaniem losuję sekret i pokazuję jego skrót, pieczęć. Słowa napisane potem (/seed) wchodzą do tasowania; zachowuję tylko ich skrót. Po rozdaniu pokazuję sekret i każdy może odtworzyć tasowanie.
verify-proof-none = Bez słów i bez publicznego losowania: tylko tego, że karty ustalono przed rozdaniem.
verify-proof-words = Jeśli Twoje słowa padły po pokazaniu pieczęci, dowodzą Ci też, że nie mogłem sam wybrać kart. Warunek: wszyscy inni wymienieni ze słowami potwierdzają swoje i nikomu nie pomagają, a niczyich słów nie odrzucono. Zachowane słowa chronią przed wszystkimi oprócz mnie.
verify-proof-first = Przed rozdaniem 1 pokazuję listę osób. Sprawdź ją: mają tam być te same osoby w tej samej kolejności co przy stole, kiedy padły Twoje słowa.
verify-proof-beacon = Z publicznym losowaniem, jeśli numer rundy został podany, zanim przyszedł jej wynik: że nikt nie mógł wybrać kart. Mogłem najwyżej przerywać rozdania, a te są policzone niżej.
verify-proof-not = Nigdy nie dowodzą, że operator bota nie zajrzał w karty.
verify-copy = Mogę zmieniać swoje wiadomości, a może i usuwać Wasze: wysyłajcie pieczęć razem ze słowami i zachowajcie kopię.
verify-copy-discord = Na Discordzie napiszcie <code>@bot seed { $seal } słowa</code> (z moją nazwą zamiast @bot): po poleceniu z ukośnikiem nie zostaje wiadomość.
verify-counts = Poza dowodem: { $count } z { $all } rozdań (zapieczętowane na nowo: { $replaced }, przerwane: { $broken }, unieważnione przez sędziego: { $judged }, bez publicznego losowania: { $without }).
verify-share = Udział w tasowaniu – { $name }: <code>{ $nonce }</code>
verify-round = Publiczne losowanie rozdania { $hand }: runda { $round }, <code>{ $signature }</code>
verify-true = ✓ Rozdanie { $hand }: pieczęć i sekret pasują do siebie.
verify-false = ✗ Rozdanie { $hand }: pieczęć i sekret nie pasują do siebie!
verify-broken-off = Rozdanie { $hand } przerwano.
verify-unplayed = Rozdania { $hand } nie rozegrano. Pieczęć: <code>{ $commitment }</code>, otwarta: <code>{ $secret }</code>
verify-looked = Operator bota zajrzał w karty w rozdaniu { $hand }: „{ $reason }”
verify-more = Wszystkie pieczęcie tego stołu są w pliku.
verify-file = Całą grę sprawdzisz samodzielnie: /export, potem <code>python -m engine verify thousand-{ $code }.json</code>
