### Prywatne karty i przypomnienie.

hand-head = Twoje karty
hand-of = Twoje karty · { $where }
hand-back-link = Wróć do stołu
hand-none = Nie masz teraz kart.
hand-sits-out = To rozdanie spędzasz na musiku.
hand-blind = Karty leżą zakryte. Licytuj w ciemno albo najpierw spójrz.
hand-blind-waiting = Karty leżą zakryte.
hand-void = –
hand-your-turn = Twoja kolej: { $what }
hand-waiting = Teraz { $name }
hand-stood-in = Za Ciebie gra bot. „Wracam do gry” oddaje Ci miejsce.
hand-away = Nie ma Cię przy stole. „Wracam do gry” oddaje Ci miejsce.

## O co chodzi, po hand-your-turn

ask-cut = przełóż karty albo zostaw, jak są
ask-talon_positions = wskaż miejsca kart na musik (jeszcze { $count })
ask-auction = licytuj albo pasuj
ask-auction-look = spójrz w karty, licytuj w ciemno albo pasuj
ask-concession = grasz czy rezygnujesz?
ask-choose_talon = wybierz musik, w ciemno
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
button-concede = Bomba: po { $payout } dla innych
button-concede-plain = Bomba
button-write_down = Zapisz −{ $contract }
button-walk_out = Rezygnacja za −100
button-play_on = Gram
button-redeal = Ponowne rozdanie
button-marriage = Melduję { $suit } – { $card } (+{ $value })
button-four-aces = Cztery asy – { $card } (+{ $value })
button-contract-same = { $value } – bez podwyżki
button-earlier = ◂
button-later = ▸
button-sure = Tak, na pewno
button-not-sure = Nie, wróć
button-nudges-on = Przypomnienia: tak
button-nudges-off = Przypomnienia: nie
button-auto-on = Jedyna karta: sama
button-auto-off = Jedyna karta: ręcznie
hand-sure-concede = Na pewno bomba?
hand-sure-write_down = Zapisać −{ $contract } i skończyć to rozdanie?
hand-sure-walk_out = Zrezygnować z tego rozdania za −100?

## Jedna linia, najwyżej 200 znaków

glance = { $cards } · { $turn }
glance-none = Nie masz teraz kart · { $turn }
glance-blind = Karty leżą zakryte · { $turn }
peek = Lewa { $number }: { $cards } → { $name }

nudge = { $mention }, Twoja kolej: { $what }
