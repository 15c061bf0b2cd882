### Prywatne karty i przypomnienie.

hand-head = Twoje karty
hand-none = Nie masz teraz kart.
hand-sits-out = W tym rozdaniu siedzisz na musiku.
hand-barrel-need = Na beczce gra poniżej { $need } nie daje wygranej.
hand-bids-opening = Siedzisz po lewej rozdającego, więc otwierasz licytację: { $value }.
hand-bids-no-marriage = Bez meldunku na ręku możesz dać najwyżej { $maximum }.
hand-bids-marriages = Z { $count ->
        [one] meldunkiem
        [few] meldunkami
        [many] meldunkami
       *[other] meldunkami
    } na ręku możesz dać najwyżej { $maximum }.
hand-bids-blind = Zanim spojrzysz w karty, możesz dać najwyżej { $maximum }.
hand-bids-barrel = Na beczce możesz dać najwyżej { $maximum }.
hand-bids-ceiling = Nikt nie może dać więcej niż { $maximum }.
hand-bids-pass = { $why } Możesz więc tylko pasować.
hand-total = Twój wynik: { $total } · to rozdanie { $points }
hand-void = brak
hand-not-now = „·” przed kartą: teraz nie można nią zagrać.
hand-your-turn = Twoja kolej: { $what }
hand-stood-in = Za Ciebie gra bot. „Wracam do gry” oddaje Ci miejsce.
hand-away = Nie ma Cię przy stole. „Wracam do gry” oddaje Ci miejsce.
hand-comes-next = To miejsce ma wynik { $total }. Grasz od następnego rozdania. Ta gra nie liczy się do Twoich statystyk.
hand-gave-up = Twoje miejsce zajmuje teraz ktoś inny. W statystykach to dla Ciebie gra porzucona.
hand-earlier = Te karty są nieaktualne. „Moje karty” pokaże, co masz teraz.

## O co chodzi, po hand-your-turn

ask-cut = wybierz, po ilu kartach przełożyć talię, albo zostaw ją, jak jest
ask-talon_positions = wskaż miejsca kart na musik
ask-opening = otwórz licytację
ask-auction = licytuj albo pasuj
ask-auction-look = spójrz w karty, licytuj w ciemno albo pasuj
ask-opening-look = spójrz w karty albo otwórz w ciemno
ask-concession = graj albo rzuć bombę
ask-choose_talon = wybierz musik w ciemno
ask-exchange = wymień karty
ask-give = wybierz kartę – dostanie ją { $name }
ask-discard = odłóż { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
ask-contract = ustal wysokość gry
ask-lead = wychodzisz
ask-play = dołóż kartę

## Przyciski

button-no-cut = Bez przekładania
button-cut = { $at }
button-talon = Musik { $number }
button-positions = Jak zwykle: { $positions }
button-position = { $position }
button-start-over = Od nowa
button-concede = Bomba: pozostali po +{ $others }
button-concede-fined = Bomba: −{ $cost }, pozostali po +{ $others }
button-write_down = Zapisz −{ $cost }
button-walk_out = Rezygnacja: −{ $cost }, pozostali po +{ $others }
button-play_on = Gram
button-redeal = Ponowne rozdanie
button-marriage = Meldunek: wychodzę { $card } (+{ $value })
button-marriage-plain = Meldunek: wychodzę { $card }
button-four-aces = Cztery asy: wychodzę { $card } (+{ $value })
button-rest = Reszta moja
button-contract-same = { $value } – bez podwyżki
button-not-sure = Nie, wróć
button-switches = ⚙ Ustawienia
button-nudges-on = Przypomnienia: tak
button-nudges-off = Przypomnienia: nie
button-auto-on = Autokarta: tak
button-auto-off = Autokarta: nie
button-sure-concede = Na pewno bomba?
button-sure-write_down = Na pewno −{ $cost }?
button-sure-walk_out = Na pewno za −{ $cost }?

## Jedna linia, najwyżej 200 znaków

glance-empty = Nie masz teraz kart.
glance-not-looked = Twoje karty leżą jeszcze zakryte.
numbers = Twoje możliwości: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, Twoja kolej: { $what }
