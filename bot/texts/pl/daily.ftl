### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Rozdanie dnia · { $date }
daily-kind = { $preset }, { $seats ->
        [2] we dwoje
       *[other] we troje
    }
daily-same = Wszyscy dostają te same karty, przeciw tym samym botom. Masz jedną próbę, do 00:00 UTC. Do rankingu się nie liczy.
daily-new = Dziś jeszcze nie grasz.
daily-waits = Twoje karty czekają.
daily-done = Dzisiejsze rozdanie masz za sobą.
daily-closed = Twoja dzisiejsza próba skończyła się bez wyniku.
daily-streak = Dni z rzędu: { $count }
daily-numbers = Wyniki: { $count } · mediana { $median } · najlepszy { $best }
daily-numbers-named = Wyniki: { $count } · mediana { $median } · najlepszy { $best } ({ $name })
daily-nobody = Nie ma jeszcze wyników
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = Jutro: { $preset }
daily-yesterday = <b>Wczoraj</b> · { $preset }
daily-seal = Pieczęć z { $date }: <code>{ $seal }</code>
daily-opened = { $date }, otwarte: <code>{ $secret }</code>
daily-seals = Pieczęć widać od 00:00 UTC dnia poprzedniego i nikt nic do niej nie dodaje. Otwieram ją, gdy dzień się skończy: /verify
daily-opened-later = Pieczęć i sekret z { $date } są wspólne dla wszystkich: otworzę je, gdy dzień się skończy. <code>/verify { $code }</code>
daily-how = Rozdanie dnia powstaje z sekretu, którego pieczęć /daily pokazuje od 00:00 UTC dnia poprzedniego. Jest jedno dla wszystkich i nikt nie dodaje słów. Gdy dzień się skończy, pokazuję sekret i każdy może odtworzyć talię.
daily-proof-beacon = Z publicznym losowaniem (pierwszą rundą dnia), każdemu, kto widział wcześniej pieczęć: że nikt nie mógł wybrać talii.
daily-share = Rozdanie dnia { $date } · { $preset }
daily-in-private = Wszyscy dostają te same karty: gra się prywatnie ze mną, drogę pokazuje /daily. Kto pyta tutaj, jest w tabeli tej grupy.
daily-finished = Dziś grali: { $names }
daily-before = <b>Wczoraj</b>
daily-line = Rozdanie dnia: { $preset }. Te same karty dla wszystkich – /daily prywatnie.
daily-line-best = Wczoraj najlepiej tutaj: { $name }, wynik { $points }.
daily-best = { $date }: najlepsza rozgrywka · { $name } { $points }
daily-export = Co było widać z Twojego miejsca przy stole { $code }, krok po kroku. Cały zapis będzie, gdy dzień się skończy: inni jeszcze grają tymi kartami.
button-daily-play = Graj
button-daily-go-on = Graj dalej
button-daily-best = Najlepsza rozgrywka z wczoraj
history-day-over = Dzień się skończył: rozdanie jest zamknięte
replay-give-hidden = { $name } → { $to }: jedna karta
replay-discard-hidden = { $name } odkłada jedną kartę
mydata-daily = Rozdanie dnia: ostatnio { $date }, dni z rzędu: { $count }
mydata-daily-chats = Twoje grupy przy rozdaniu dnia: { $chats }
