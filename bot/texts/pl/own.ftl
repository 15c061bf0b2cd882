### Własna strona i gry: /stats i /history na czacie prywatnym oraz na stronie.

## Liczby na własnej stronie

own-rating = Ranking
own-games = Partie
own-wins = Wygrane
own-contracts = Ugrane gry
own-declarer = Jako grający
own-defender = W obronie
own-marriages = Meldunki
own-contract = Najwyższa ugrana gra
own-finished = Do końca
own-days = Dni z rzędu
own-of = { $part } z { $whole }
own-each = { $count ->
        [one] na rozdanie, w { $count } rozdaniu
       *[other] na rozdanie, w { $count } rozdaniach
    }
own-percent = { $share }%
own-line = { $label }: { $value }
own-estimate = szacunek { $estimate } ± { $doubt }
own-provisional = tymczasowy ({ $count } z { $needed })
own-unrated = po partii co najmniej dwóch osób
own-curve = Ranking w ostatnich partiach ({ $count })
own-curve-how = Pas sięga do szacunku. Im pewniejszy szacunek, tym węższy pas.
own-rules = Według zasad
own-since = Liczone od tej wersji bota (partie: { $count } z { $games }): średnie jako grający i w obronie, meldunki, najwyższa gra, zasady, drabinka

## Drabinka botów

own-ladder = Drabinka botów
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = { $count ->
        [one] Na każdy szczebel trzeba { $count } wygranej
       *[other] Na każdy szczebel trzeba { $count } wygranych
    } z botami tego poziomu na wszystkich innych miejscach. Zwykłe zasady bez zmian, najwyżej inny cel, co najmniej 300; bez podpowiedzi.
own-mark-first = Pierwsza wygrana
own-mark-whole = Pierwsza wygrana cała gra
own-mark-step = Drabinka: { $level }
earned-first = Pierwsza wygrana: { $name }
earned-whole = Pierwsza wygrana cała gra: { $name }
earned-step = { $name } – drabinka botów: „{ $level }” zdobyty, następny „{ $next }”
earned-top = { $name } – drabinka botów: „{ $level }” zdobyty, a z nim cała drabinka
over-no-step = Do drabinki botów się nie liczy: była podpowiedź albo cofnięcie

## Kto widzi własną stronę

own-seen = Kto widzi te liczby i ranking?
own-seen-chats = Osoby z moich czatów
own-seen-everybody = Wszyscy
own-seen-nobody = Nikt, także w tabeli czatu

## Własne gry

games-running = W toku
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Twoja kolej
games-lobby = Jeszcze bez rozdania
games-won = Wygrana
games-lost = Przegrana
games-left = Miejsce oddane
button-invite-again = Zaproś znowu

## Goście strony i „Zachowaj”

own-guest = Grasz bez konta i zna Cię tylko ta przeglądarka. Miesiąc po ostatniej wizycie wszystko to znika.
button-keep = Zachowaj
button-keep-again = Nowy link
keep-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partii
    }
keep-games-ladder = { $what }, drabinka: { $level }
keep-offered = W ciągu dziesięciu minut otwórz link na koncie, które ma to dostać. Działa raz, a bez Twojej zgody tutaj nikt nic nie dostanie.
keep-asked = Przekazać to kontu { $name } ({ $platform })?
button-keep-give = Przekaż
button-keep-no = Nie
keep-moved = Gotowe. Teraz ma to konto { $name } ({ $platform }).
keep-stopped = Link już nie działa. Nic nie zostało przekazane.
keep-offer = Gość strony oddaje Ci:
keep-offer-how = Będzie to Twoje, gdy zgoda padnie też na stronie. Ranking, dni z rzędu i tabele się nie zmienią.
button-keep-take = Biorę
keep-back = Teraz wróć na stronę i zgódź się tam. Potem pokaże to /stats.
