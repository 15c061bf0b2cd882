### Statystyki graczy: /stats i /top.

stats-title = <b>{ $name }</b>
stats-finished = rozegrane do końca: { $share }% gier z innymi
stats-others = Pozostali przy stole:
stats-games = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $wins ->
        [0] bez wygranej
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    }
stats-contracts = gry: { $made ->
        [one] { $made } ugrana
        [few] { $made } ugrane
       *[other] { $made } ugranych
    }, { $down ->
        [one] { $down } nieugrana
        [few] { $down } nieugrane
       *[other] { $down } nieugranych
    }
stats-conceded = { $count ->
        [one] { $count } bomba
        [few] { $count } bomby
       *[other] { $count } bomb
    }
stats-average = średnio punktów: { $game } na partię, { $hand } na rozdanie
stats-rating = ranking: { $rating }
stats-rating-provisional = ranking: { $rating }, tymczasowy (partie: { $count } z { $needed })
stats-rating-none = ranking: jeszcze brak, potrzebna jest partia co najmniej dwóch osób

top-title = <b>Gracze tego czatu</b>
top-none = Nikt jeszcze nie skończył gry na tym czacie. /newgame otwiera stół.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
top-rating = ranking { $rating }
top-rating-provisional = ranking { $rating } (tymczasowy)
top-rating-none = jeszcze bez rankingu
top-more = { $count ->
        [one] … i jeszcze { $count } osoba
        [few] … i jeszcze { $count } osoby
       *[other] … i jeszcze { $count } osób
    }
top-how = Partie i gry są z tego czatu. Ranking jest jeden na wszystkie czaty: liczą się w nim partie co najmniej dwóch osób, a do { $needed }. takiej partii jest tymczasowy.
month-title = <b>Najlepsi: { $month }</b>
month-none = W tym miesiącu nikt jeszcze nie skończył gry z innymi.
month-player = { $place }. <b>{ $name }</b> – wygrane: { $wins } z { $games } · { $contracts } · najlepsze rozdanie: { $best }
month-left = opuszczone: { $count }
month-unplaced = <b>{ $name }</b> – jeszcze żadnej partii do końca
month-how = Decyduje liczba wygranych, przy równej: mniej partii opuszczonych, potem więcej dogranych do końca. Liczą się tylko partie co najmniej dwóch osób. Nowy miesiąc zaczyna się o północy w tej strefie czasowej: { $zone }. Wcześniejsze pokazuje /top months.
month-zone = Administrator może wybrać strefę czasową tej grupy: /zone
months-title = <b>Najlepsi w każdym miesiącu</b>
months-one = { $month }: { $names }
months-none = Żaden wcześniejszy miesiąc nie ma jeszcze wyników. Ten pokazuje /top month.
month-line = { $month }, najwięcej wygranych: { $names }. Zaczyna się nowy miesiąc: /top month
