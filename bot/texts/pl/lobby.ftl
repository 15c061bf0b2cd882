### Stół przed pierwszym rozdaniem.

lobby-title = Tysiąc · stół { $code }
lobby-rules = Zasady: <b>{ $preset }</b>, do { $target }
lobby-target = Gramy do { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · gospodarz stołu
lobby-bot = • { $name } – bot, poziom { $level }
lobby-missing = { $count ->
        [one] Brakuje jeszcze { $count } osoby.
       *[other] Brakuje jeszcze { $count } osób.
    }
lobby-ready = Można zaczynać.
lobby-again =
    Jeszcze raz – { $count ->
        [one] { $count } osoba musi
        [few] { $count } osoby muszą
       *[other] { $count } osób musi
    } jeszcze potwierdzić.
lobby-draw-seats = Miejsca zostaną wylosowane na początku.
lobby-door-members = Z innego czatu: <code>/join { $code }</code>
lobby-door-link = Z innego czatu: <code>/join { $code }</code>
lobby-door-anyone = Stół otwarty dla wszystkich: <code>/join</code> w prywatnej rozmowie ze mną pokaże ten stół; jego kod to { $code }.
share-join = Zaproszenie dla znajomych: { $link }
share-sit-down = Siadaj do stołu: { $link }
inline-join = Zagrajmy w tysiąca!
inline-join-rules = { $preset }, do { $target }
inline-join-free = Wolne miejsca: { $count }
lobby-knock = 🚪 { $name } chce dołączyć
lobby-not-let-in = 🚪 Nie wpuszczono Cię ({ $code }).
lobby-closed = Ten stół zamknięto przed początkiem gry. Nowy otwiera /newgame.
board-unreachable-lobby = { $name } musi jeszcze otworzyć prywatną rozmowę ze mną.
lobby-starting = ⏳ Gra zacznie się w ciągu minuty. Kto do tego czasu nie otworzy prywatnej rozmowy ze mną, gra tutaj, przyciskami z numerami.

level-gentle = łagodny
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-expert = ekspert

button-join = Siadam
button-leave = Wstaję
button-let-in = Wpuść: { $name }
button-turn-away = Nie
button-join-table = Dołącz: { $code }
call = { $name } otwiera stół na czacie „{ $place }”: { $preset }. Są wolne miejsca.
call-play = { $name } gra z botami i trzyma miejsca dla grupy „{ $place }”: { $preset }. Możesz dołączyć od następnego rozdania.
button-call-stop = Nie pisz o tym
calls-groups = Piszę do Ciebie, gdy w tych grupach ktoś otwiera stół. Naciśnij grupę, żeby to wyłączyć.
calls-none = Nie piszę do Ciebie o stołach w żadnej grupie. Wpisz /callme w grupie, a dam znać, gdy ktoś tam otworzy stół.
calls-quiet = Nie między { $begin } a { $end } ({ $zone }): /callme 23-7 zmienia godziny, /zone strefę czasową.
calls-quiet-there = Nie między { $begin } a { $end } według zegara danego czatu; gdzie go nie ustawiono, zaproszenia przychodzą bez dźwięku. /callme 23-7 zmienia godziny, /zone ustawia Twoją strefę czasową.
calls-any = O każdej porze: /callme 22-8 ustawia godziny ciszy.
offer-head = Możesz grać od razu. Od następnego rozdania inni mogą zająć miejsca botów.
offer-tick = Zaznacz grupę: napiszę do wszystkich, którzy chcą stamtąd wiadomości o stołach (/callme).
offer-none = Nie znam żadnej Twojej grupy. Kto chce takich wiadomości, wpisuje w grupie /callme.
offer-code = Z kodem: /join { $code }
lobby-reliable = Tylko dla osób, które kończą co najmniej cztery z pięciu gier z innymi, i dla nowych
notwith-list = Ostrzegam Cię przed wspólnym stołem: { $names }. /notwith i to samo imię jeszcze raz to wyłącza.
notwith-none = Lista jest pusta. /notwith Anna: ostrzegę Cię, zanim usiądziesz do stołu z tą osobą. Nikt inny się o tym nie dowie.
notwith-warning = Przy tym stole: { $names }. Ostrzegam zgodnie z Twoją prośbą.
button-join-anyway = Mimo to siadam
button-add-bot = Dodaj bota
button-remove-bot = Usuń bota
button-options = Opcje
button-start = Zaczynamy

open-title = Stoły otwarte dla wszystkich
open-table = <code>{ $code }</code> · { $name } · { $preset } · zajęte miejsca: { $seated } z { $most }
open-none = Żaden otwarty stół nie szuka teraz graczy. Stół otwarty przez /newgame join=anyone pojawi się tutaj.
open-nameless = ktoś
