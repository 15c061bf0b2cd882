### Prywatne karty i przypomnienie.

hand-head = Twoje karty
hand-none = Nie masz teraz kart.
hand-sits-out = To rozdanie spędzasz na musiku.
hand-blind = Karty leżą zakryte. Licytuj w ciemno albo najpierw spójrz.
hand-barrel-need = Na beczce gra poniżej { $need } nie daje wygranej.
hand-total = Twój wynik: { $total } · to rozdanie { $points }
hand-void = –
hand-your-turn = Twoja kolej: { $what }
hand-stood-in = Za Ciebie gra bot. „Wracam do gry” oddaje Ci miejsce.
hand-away = Nie ma Cię przy stole. „Wracam do gry” oddaje Ci miejsce.

## O co chodzi, po hand-your-turn

ask-cut = przełóż karty albo zostaw, jak są
ask-talon_positions = wskaż miejsca kart na musik
ask-opening = otwórz licytację
ask-auction = licytuj albo pasuj
ask-auction-look = spójrz w karty, licytuj w ciemno albo pasuj
ask-concession = grasz czy rezygnujesz?
ask-choose_talon = wybierz musik, w ciemno
ask-exchange = wymień karty
ask-give = daj kartę – dostaje ją { $name }
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
button-cut = Przełóż na { $at }
button-talon = Musik { $number }
button-positions = Jak zwykle: { $positions }
button-position = { $position }
button-start-over = Od nowa
button-concede = Bomba
button-write_down = Zapisz −{ $contract }
button-walk_out = Rezygnacja za −100
button-play_on = Gram
button-redeal = Ponowne rozdanie
button-marriage = Melduję { $suit } – { $card } (+{ $value })
button-marriage-card = { $card } meldunek
button-marriage-plain = Melduję { $suit } – { $card }
button-four-aces = Cztery asy – { $card } (+{ $value })
button-contract-same = { $value } – bez podwyżki
button-not-sure = Nie, wróć
button-nudges-on = Przypomnienia: tak
button-nudges-off = Przypomnienia: nie
button-auto-on = Jedyna karta: sama
button-auto-off = Jedyna karta: ręcznie
button-sure-concede = Na pewno bomba?
button-sure-write_down = Zapisać −{ $contract } i skończyć to rozdanie?
button-sure-walk_out = Zrezygnować z tego rozdania za −100?

## Jedna linia, najwyżej 200 znaków

glance-empty = Nie masz teraz kart.
glance-not-looked = Twoje karty leżą jeszcze zakryte.
numbers = Na stole: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, Twoja kolej: { $what }
