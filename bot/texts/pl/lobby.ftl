### Stół przed pierwszym rozdaniem.

lobby-title = Tysiąc · stół { $code }
lobby-rules = Zasady: <b>{ $preset }</b> – { $help }
lobby-target = Gramy do { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (otwiera stół)
lobby-bot = { $place }. { $name } – bot, poziom { $level }
lobby-missing = { $count ->
        [one] Brakuje jeszcze { $count } osoby.
       *[other] Brakuje jeszcze { $count } osób.
    }
lobby-ready = Można zaczynać.
lobby-draw-seats = Miejsca zostaną wylosowane na początku.
lobby-elsewhere = Z innego czatu: <code>/join { $code }</code>
lobby-closed = Ten stół zamknięto przed początkiem gry. Nowy otwiera /newgame.
board-unreachable-lobby = { $name } – brakuje jeszcze prywatnej rozmowy ze mną.

level-easy = łatwy
level-normal = zwykły
level-hard = trudny

button-join = Siadam
button-leave = Wstaję
button-add-bot = Dodaj bota
button-remove-bot = Odeślij bota
button-options = Opcje
button-start = Zaczynamy
