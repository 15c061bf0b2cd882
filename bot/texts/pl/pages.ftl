### The command menu, and pages beside the games.

command-newgame = otwórz stół, np. /newgame russian barrel.at=850
command-play = graj z botami od razu, a inni mogą się dosiąść
command-join = usiądź do stołu, także na innym czacie (z kodem)
command-tournament = otwórz turniej albo pokaż go po kodzie
command-standings = tabela turnieju i wszystkie wyniki
command-judge = stolik sędziowski, prywatnie
command-leave = odejdź od stołu
command-addbot = posadź bota: łagodny, łatwy, zwykły, trudny albo ekspert
command-kick = usuń gracza od stołu
command-deal = zacznij grę
command-hand = pokaż Twoje karty jeszcze raz, prywatnie
command-score = zapis wyników; /score text – zwykłymi zdaniami
command-rules = zasady tego stołu prostymi słowami
command-options = zmień zasady przed pierwszym rozdaniem
command-timer = czas na ruch: off, 30s, 2m, 1d
command-pause = zrób przerwę w grze (głosowanie)
command-resume = wznów grę po przerwie
command-endgame = zakończ grę (głosowanie)
command-history = zakończone gry
command-replay = zakończona gra krok po kroku, ze wszystkimi kartami
shown-title = { $name } pokazuje rozdanie { $hand } ze stołu { $code }
button-show-hand = Pokaż grupie
button-shown-replay = Powtórka tutaj
button-shown-story = Całe rozdanie
command-review = analiza Twoich decyzji w zakończonej grze: ile kosztowały i jak dobre były karty
command-stats = Twoje gry, wyniki i ranking albo czyjeś po imieniu
command-top = tabela graczy tego czatu; /top month: ten miesiąc
command-export = zapis gry jako plik
command-verify = sprawdź, czy rozdania były uczciwe
command-seed = dodaj własne słowa do następnego tasowania
command-language = wybierz język
command-zone = wybierz strefę czasową, np. /zone Warsaw
command-callme = prywatna wiadomość, gdy ktoś tu otwiera stół; /callme off
command-opentables = otwórz obcym stoły tej grupy; /opentables off
command-notwith = ostrzeżenie, zanim usiądziesz z kimś do stołu, np. /notwith Anna
command-help = ta strona
command-learn = krótkie lekcje na początek, prywatnie
command-daily = rozdanie dnia, to samo dla wszystkich
command-puzzle = zadania: znajdź jedyną dobrą kartę
command-privacy = co pamiętam
command-mydata = pokaż, co o Tobie pamiętam
command-deletemydata = usuń, co o Tobie pamiętam

history-title = <b>Zakończone gry</b>
history-none = Nie ma jeszcze zakończonej gry. /newgame otwiera stół.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
       *[other] { $hands } rozdań
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = Zapis stołu { $code }: { $hands ->
        [one] { $hands } zakończone rozdanie
        [few] { $hands } zakończone rozdania
       *[other] { $hands } zakończonych rozdań
    } ze wszystkimi taliami i ruchami.
language-name = Polski
language-which = W jakim języku mam z Tobą rozmawiać?
language-drafts = ✎ Jeszcze nie wszystko przetłumaczono: część tekstów jest w innym języku.
zone-question = Strefa czasowa: { $zone }. Wybierz inną albo ją wpisz: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): oto, co pamiętam.
mydata-language = Język: { $name }
mydata-client = Język Twojej aplikacji: { $name }
mydata-zone = Strefa czasowa: { $zone }
mydata-picture = Ostatni obrazek z powtórki, który możesz wstawić na dowolny czat: { $words }
mydata-callme = Grupy, z których dostajesz wiadomości o nowych stołach: { $chats }
mydata-quiet = Bez wiadomości od { $begin } do { $end }
mydata-quiet-none = Wiadomości o każdej porze
mydata-notwith = Ostrzegam Cię przed wspólnym stołem: { $names }
mydata-private = Prywatna rozmowa ze mną: { $on ->
        [yes] otwarta
       *[no] nieotwarta
    }
mydata-ticket = Naciśnięcie „Siadam” przy stole { $code }, pamiętane przez kwadrans
mydata-learnt = Lekcje: zaczęte { $count }.
mydata-short-games = Wygrane krótkie gry: { $count }
mydata-seen = Kto widzi Twoje liczby i ranking: { $who }
mydata-finished = To, że masz za sobą całą grę
mydata-tips =
    Wskazówki: { $on ->
        [yes] włączone
       *[no] wyłączone
    }
mydata-invited = Propozycja dodania mnie do grupy już padła
mydata-explained = Pojęcia objaśnione dotąd we wskazówkach: { $count }
mydata-tournament = Twój ostatni turniej: { $code }
mydata-speaks-for = To, że sędziujesz na czacie jako jego administrator (pamiętane przez chwilę)
mydata-other = Coś, czego potrzebuję tylko ja: { $value }
mydata-studies = Zachowane opracowania: { $count }
mydata-handover = To, że przekazujesz swoje gry kontu, przez dziesięć minut
mydata-opened = Link gościa („Zachowaj”), który otworzyło Twoje konto
mydata-games = { $count ->
        [0] Brak zakończonych gier
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[other] { $count } zakończonych gier
    } w /history. /deletemydata usuwa to wszystko.

question-which = Kilka osób ma to imię. O kogo chodzi?
which-person = { $name } · { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
mydata-stranger = Obcy znają Cię jako: { $name }
