### Stół w grupie.

bot-name = Bot { $number }
player-name = Gracz { $number }
bot-for = { $name } (bot)

## Czyja kolej. Pierwsze zdanie na stole.

turn-cut = { $name }: przełożyć karty czy nie?
turn-talon_positions = { $name } wskazuje miejsca kart na musik
turn-opening = { $name } otwiera licytację
turn-opening-at = { $name } musi otworzyć licytację: { $value }
turn-auction = { $name } licytuje
turn-concession = { $name }: gra czy rzuca bombę?
turn-choose_talon = { $name } wybiera musik
turn-exchange = { $name } wymienia karty
turn-contract = { $name } ustala wysokość gry
turn-lead = { $name } wychodzi
turn-play = { $name } dokłada kartę
turn-only-card = { $name }: tylko jedna karta do zagrania
turn-deal = Za chwilę następne rozdanie
turn-over = Koniec gry
turn-paused = Przerwa
turn-closed = Stół zamknięty

## Reszta stołu

board-head = Rozdanie { $hand } · { $preset }
board-golden = Złota runda: wszystko liczy się podwójnie
board-bids = Licytacja: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } pas
board-bid-look = { $name } patrzy w karty
board-talon = Musik: { $cards }
board-talon-first = Musik (karty dla osoby, która wygrywa licytację): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } gra za { $value }
board-has = ma { $points } z { $value }
board-trump-of = atut { $trump }
board-trump-none = jeszcze bez atutu
board-no-trump = Jeszcze bez atutu
board-trump = Atut: { $trump }
board-stock = W talii: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
board-trick = Na stole (lewa { $number }):
board-trick-empty = Lewa { $number }: stół jeszcze pusty
board-played = { $name } { $card }
board-last-trick = Ostatnia lewa: { $cards } → { $name }
board-totals = Wynik (to rozdanie)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Rozdanie { $hand }:
board-vote = Głosowanie: { $kind ->
        [end] koniec gry
        [pause] przerwa
        [times] { $what }
       *[resume] gramy dalej
    } – { $count } z { $needed }
board-last-call = Od miesiąca nie było tu ruchu. Bez niego gra skończy się jutro i nikomu się nie policzy.
board-vote-counts = Jeśli lider się nie zgodzi, liczy się obecny wynik.
board-moved-for = { $name }: czas minął, ruch robi bot.
board-lowered = ⬇ Stół jest teraz niżej na czacie.
board-lowered-link = ⬇ <a href="{ $link }">Stół jest teraz niżej na czacie.</a>
board-unreachable = { $name }: nie mogę napisać do Ciebie prywatnie. Przycisk „Moje karty” nadal działa.
board-time-left = Czas na ten ruch: mniej więcej { $time }
board-unreachable-start = { $name }: nie mogę do Ciebie napisać. <a href="{ $link }">Otwórz rozmowę ze mną i naciśnij Start</a> – albo graj tutaj: „Moje karty”.

## Znaki przy wyniku gracza

mark-dealer = rozdaje
mark-declarer = gra
mark-sits-out = na musiku
mark-barrel = { $hands ->
        [one] beczka: jeszcze { $hands } rozdanie
        [few] beczka: jeszcze { $hands } rozdania
       *[other] beczka: jeszcze { $hands } rozdań
    }
mark-barrel-open = na beczce
mark-strikes = { $count ->
        [one] { $count } kreska
        [few] { $count } kreski
       *[other] { $count } kresek
    }
mark-falls = { $count ->
        [one] { $count } spadek z beczki
        [few] { $count } spadki z beczki
       *[other] { $count } spadków z beczki
    }
mark-concessions = { $count ->
        [one] { $count } bomba
        [few] { $count } bomby
       *[other] { $count } bomb
    }
mark-locked = na progu
mark-silent = nie może licytować
mark-penalty = kara −{ $points }
mark-blind = w ciemno
mark-stand-in = zastępuje bot
mark-away = poza grą
mark-comes = gra od następnego rozdania

## Ogłoszenia

notice-set-aside = Przy tym stole coś poszło nie tak, więc gra jest wstrzymana. Operator bota już o tym wie.

## Przyciski

button-pass = Pas
button-bid = { $value }
button-more = Więcej…
button-look = Patrzę w karty
button-hand = Moje karty
button-peek = Ostatnia lewa
button-peek-first = Pierwsza lewa
button-back = Wracam do gry
button-bot-moves = Niech zagra bot
button-take-seat = Siadam na miejsce: { $name }
button-vote-end = Tak, kończymy
button-vote-pause = Tak, przerwa
button-vote-resume = Gramy dalej
button-vote-times = Tak – { $what }
button-score = Wyniki
button-rules = Zasady
button-verify = Uczciwe rozdanie ✓
button-rematch = Jeszcze raz

## Koniec rozdania

finished-head = Koniec rozdania { $hand }
finished-made = { $name }: { $contract } ugrane
finished-down = { $name }: { $contract } nieugrane
finished-conceded = { $name } rzuca bombę: { $contract }
finished-own-made = Ty: { $contract } ugrane
finished-own-down = Ty: { $contract } nieugrane
finished-own-conceded = Rzucasz bombę: { $contract }
finished-thrown_in = Ponowne rozdanie: karty rozdaje się od nowa
finished-annulled = Sędzia unieważnia rozdanie: karty rozdaje się od nowa
finished-no_auction = Każdy liczy swoje punkty
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Ty
finished-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
finished-tricks = { $tricks ->
        [0] bez lewy
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }
finished-marriages = { $count ->
        [one] meldunek { $suits }
       *[other] meldunki { $suits }
    }

over-won = 🏆 Wygrywa { $names }!
over-own-won = 🏆 Wygrywasz grę!
over-won-several = 🏆 Wspólna wygrana: { $names }
over-void = Gra zakończyła się przed czasem i nikomu się nie liczy.
over-why-declarer = Grający osiąga { $target }
over-why-declarer-first = Kilka osób ma już { $target }: wygrywa grający
over-why-barrel = Z beczki: co najmniej { $need } w jednym rozdaniu
over-why-most = Kilka osób ma już { $target }: wygrywa najwyższy wynik
over-why-reached = { $target } osiągnięte przed innymi
over-why-together = Równy wynik na czele
over-why-ended = Koniec przed czasem: wygrywa najwyższy wynik
over-totals = Wynik końcowy
over-hands = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    }
over-rematch = Jeszcze jedna gra w tym składzie? Naciśnij, jeśli grasz.
