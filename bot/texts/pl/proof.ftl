### Pieczęcie rozdań, słowa w tasowaniu i co z nich wynika: na stole, w /seed i w /verify.

board-sealed = Pieczęć rozdania { $hand }: <code>{ $commitment }</code>
board-opened = Otwarta pieczęć rozdania { $hand }: <code>{ $secret }</code>
board-words = Słowa w rozdaniu { $hand }: { $names }
board-words-again = Rozdanie { $hand } ma nową pieczęć, wcześniejsze słowa się nie liczą. Do napisania jeszcze raz (/seed): { $names }
board-verify = Wszystkie pieczęcie tego stołu, otwarte: <code>/verify { $code }</code>

## /seed

seed-title = Twoje słowa w tasowaniu
seed-how = Napisz dowolne słowa po pieczęci rozdania { $hand }, tutaj albo w grupie: <code>/seed { $seal } Twoje słowa</code>. Wejdą do tasowania. Zachowuję tylko ich skrót, ale krótkie słowa da się z niego odgadnąć.
seed-discord = Na Discordzie po poleceniu z ukośnikiem nie zostaje wiadomość, która byłaby dowodem. Zamiast tego oznacz mnie: <code>@bot seed { $seal } Twoje słowa</code>, z moją nazwą zamiast @bot.

## /verify

verify-title = Czego dowodzą pieczęcie
verify-how = Przed każdym rozdaniem losuję sekret i pokazuję jego skrót, pieczęć. Słowa napisane potem (/seed) wchodzą do tasowania; zachowuję tylko ich skrót. Po rozdaniu pokazuję sekret i każdy może odtworzyć tasowanie.
verify-proof-none = Bez słów: tylko tego, że karty ustalono przed rozdaniem.
verify-proof-words = Jeśli Twoje słowa padły po pokazaniu pieczęci, dowodzą Ci też, że nie mogłem sam wybrać kart. Warunek: wszyscy inni wymienieni ze słowami potwierdzają swoje i nikomu nie pomagają, a niczyich słów nie odrzucono.
verify-proof-first = W rozdaniu 1 mogłem wybrać, kto z osób bez słów gdzie siedzi.
verify-proof-not = Nigdy nie dowodzą, że operator bota nie zajrzał w karty.
verify-copy = Mogę zmieniać swoje wiadomości, a może i usuwać Wasze: wysyłajcie pieczęć razem ze słowami i zachowajcie kopię.
verify-copy-discord = Na Discordzie napiszcie <code>@bot seed { $seal } słowa</code> (z moją nazwą zamiast @bot): po poleceniu z ukośnikiem nie zostaje wiadomość.
verify-counts = Poza dowodem: { $count } z { $all } rozdań (zapieczętowane na nowo: { $replaced }, przerwane: { $broken }, unieważnione przez sędziego: { $judged }).
verify-share = Udział w tasowaniu – { $name }: <code>{ $share }</code>
verify-true = ✓ Rozdanie { $hand }: pieczęć i sekret pasują do siebie.
verify-false = ✗ Rozdanie { $hand }: pieczęć i sekret nie pasują do siebie!
verify-broken-off = Rozdanie { $hand } przerwano.
verify-unplayed = Rozdania { $hand } nie rozegrano. Pieczęć: <code>{ $commitment }</code>, otwarta: <code>{ $secret }</code>
verify-looked = Operator bota zajrzał w karty w rozdaniu { $hand }: „{ $reason }”
verify-older = Pierwsze rozdanie tej gry rozdała moja wcześniejsza wersja. Ta wersja nie może jej sprawdzić.
verify-more = Wszystkie pieczęcie tego stołu są w pliku.
verify-file = Całą grę sprawdzisz samodzielnie: /export, potem <code>python -m engine verify thousand-{ $code }.json</code>
