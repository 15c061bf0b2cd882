### Алғашқы таратуға дейінгі үстел.
### A draft: no native speaker has read this file yet.

lobby-title = Мың · үстел { $code }
lobby-rules = Ереже: <b>{ $preset }</b>, { $target } ұпайға дейін
lobby-target = Ойын { $target } ұпайға дейін.
lobby-chair = • { $name }
lobby-opener = • { $name } · үстел иесі
lobby-bot = • { $name } — бот, деңгейі: { $level }
lobby-missing = Тағы { $count } ойыншы керек.
lobby-ready = Бастауға болады.
lobby-again = Тағы бір рет: тағы { $count } адам растауы керек.
lobby-door-members = Басқа чаттан: <code>/join { $code }</code>
lobby-knock = 🚪 { $name } үстелге отырғысы келеді
lobby-not-let-in = 🚪 Сені кіргізбеді ({ $code }).
lobby-closed = Бұл үстел ойын басталмай жабылды. Жаңасын /newgame ашады.
board-unreachable-lobby = { $name }: менімен жеке чатты ашу керек.
lobby-starting = ⏳ Ойын бір минут ішінде басталады. Оған дейін жеке чатты ашпаған адам осында, нөмірі бар түймелермен ойнайды.
level-gentle = жұмсақ
level-easy = жеңіл
level-normal = қалыпты
level-hard = қиын
level-expert = шебер
button-join = Отыру
button-leave = Тұру
button-let-in = Кіргізу: { $name }
button-turn-away = Жоқ
button-join-table = Отыру: { $code }
button-add-bot = Бот қосу
button-remove-bot = Ботты алу
button-options = Ереже баптауы
button-start = Бастау
