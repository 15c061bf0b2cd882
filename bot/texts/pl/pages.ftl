### The command menu, and pages beside the games.

command-newgame = otwórz stół; w prywatnym czacie: gra treningowa
command-join = usiądź do stołu, także po kodzie
command-leave = odejdź od stołu
command-addbot = posadź gracza komputerowego (easy, normal, hard)
command-kick = wyproś kogoś przed rozpoczęciem gry
command-deal = rozpocznij grę
command-hand = pokaż moje karty jeszcze raz, prywatnie
command-score = zapis punktów
command-rules = zasady przy tym stole
command-options = zmień zasady przed pierwszym rozdaniem
command-timer = czas na ruch: off, 30s, 2m, 1d
command-pause = wstrzymaj grę
command-resume = wznów wstrzymaną grę
command-endgame = zakończ grę
command-history = zakończone gry
command-export = plik z zapisem gry
command-verify = sprawdź uczciwość rozdań
command-language = wybierz swój język
command-help = co umiem
command-privacy = co pamiętam
command-mydata = wszystko, co o tobie pamiętam
command-deletemydata = zapomnij o mnie

history-title = <b>Zakończone gry</b>
history-none = Nie ma jeszcze zakończonej gry. /newgame otwiera stół.
history-game = { $day } · { $preset } · { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }: { $players } · <code>/export { $code }</code>
export-caption = Zapis stołu { $code }: { $hands ->
        [one] { $hands } zakończone rozdanie
        [few] { $hands } zakończone rozdania
        [many] { $hands } zakończonych rozdań
       *[other] { $hands } zakończonego rozdania
    } ze wszystkimi taliami i ruchami.
language-name = Polski
language-which = W jakim języku mam z tobą rozmawiać?
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): oto, co pamiętam.
mydata-games = { $count ->
        [0] Brak zakończonych gier
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
        [many] { $count } zakończonych gier
       *[other] { $count } zakończonej gry
    } w /history. /deletemydata usuwa to wszystko.
glance-not-looked = Twoje karty są jeszcze zakryte.
glance-empty = Nie masz teraz żadnych kart.
peek = { $trick } – lewa: { $winner }
