### Pomoc, polecenia, prywatność.

language-name = Polski

help-title = Tysiąc – gra w karty na czacie
help-how = W grupie /newgame otwiera stół: siadają ludzie albo boty, a „Zaczynamy” rozdaje karty. Twoje karty przychodzą prywatnie, resztę widać na stole w grupie. W prywatnej rozmowie /newgame to gra treningowa.
start = Cześć! Rozdaję Tysiąca na czatach grupowych: dodaj mnie do grupy i napisz tam /newgame. Tutaj przychodzą Twoje karty, a /newgame zaczyna grę treningową z botami. Wszystko opisuje /help.
languages = W jakim języku mam mówić?

command-newgame = otwórz stół, np. /newgame russian barrel.at=850
command-join = usiądź do stołu, także na innym czacie (z kodem)
command-leave = odejdź od stołu
command-addbot = posadź bota: easy, normal albo hard
command-kick = odeślij kogoś od stołu
command-deal = zacznij grę
command-hand = pokaż mi karty jeszcze raz, prywatnie
command-score = zapis wyników
command-rules = zasady tego stołu prostymi słowami
command-options = zmień zasady przed pierwszym rozdaniem
command-timer = czas na ruch: off, 30s, 2m, 1d
command-pause = przerwa w grze (głosowanie)
command-resume = koniec przerwy
command-endgame = zakończ grę (głosowanie)
command-verify = sprawdź, czy karty rozdano uczciwie
command-history = skończone gry
command-export = zapis gry jako plik
command-language = wybierz język
command-privacy = co pamiętam
command-mydata = pokaż, co o mnie pamiętasz
command-deletemydata = usuń, co o mnie pamiętasz
command-help = ta strona
command-start = przywitaj się

privacy-title = Co pamiętam
privacy =
    • O Tobie: identyfikator i imię na tej platformie, język i przełączniki, stoły, przy których siedzisz, i skończone gry.
    • O czacie: identyfikator, język i zapamiętane zasady.
    • O grze: kto gdzie siedzi, karty i każdy ruch – żeby gra przetrwała ponowne uruchomienie i dała się potem sprawdzić.
    Czytam tylko polecenia, przyciski i odpowiedzi do mnie, innych wiadomości nie zachowuję. Niczego nie przekazuję dalej. /mydata pokazuje, co o Tobie wiem, /deletemydata to usuwa.

history-title = Skończone gry
history-none = Nie ma jeszcze żadnej skończonej gry.
history-game = { $code } · { $preset } · { $scores } ({ $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    })
exported = Zapis stołu { $code }: zasady, talie i wszystkie ruchy.
my-data-title = Co o Tobie pamiętam
my-data = { $name }, { $id }; { $count ->
        [one] { $count } skończona gra
        [few] { $count } skończone gry
       *[other] { $count } skończonych gier
    }
