### Топтағы үстел.
### A draft: no native speaker has read this file yet.

bot-name = Бот { $number }
player-name = { $number }-ойыншы
bot-for = { $name } (бот)
turn-opening = { $name } сауданы ашады
turn-opening-at = { $name } сауданы ашуға міндетті: { $value }
turn-auction = { $name } саудаласады
turn-concession = { $name }: ойнау ма, берілу ме?
turn-exchange = { $name } прикупты алады
turn-contract = { $name } тапсырысын айтады
turn-lead = { $name } жүреді
turn-play = { $name } карта салады
turn-only-card = { $name }: тек бір карта жарайды
turn-deal = Қазір келесі тарату болады
turn-over = Ойын бітті
turn-paused = Үзіліс
turn-closed = Үстел жабық
board-head = { $hand }-тарату · { $preset }
board-bids = Сауда: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } пас
board-talon = Прикуп: { $cards }
board-talon-first = Прикуп (сауданы ұтқанның карталары): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name }, тапсырысы: { $value }
board-has = жиналғаны { $points } / { $value }
board-trump-of = көзір { $trump }
board-trump-none = көзір әлі жоқ
board-trump = Көзір: { $trump }
board-trick = Үстелде ({ $number }-алым):
board-trick-empty = { $number }-алым: үстел әлі бос
board-played = { $name } { $card }
board-last-trick = Соңғы алым: { $cards } → { $name }
board-totals = Есеп (осы тарату)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = { $hand }-тарату:
board-moved-for = Уақыт бітті: { $name } орнына бот жүреді.
board-lowered = ⬇ Үстел енді чатта төменірек.
board-lowered-link = ⬇ <a href="{ $link }">Үстел енді чатта төменірек.</a>
board-unreachable = { $name }: саған жеке жаза алмаймын. Төмендегі «Менің карталарым» түймесі бәрібір істейді.
board-unreachable-start = { $name }: саған жеке жаза алмаймын. <a href="{ $link }">Чатты аш, бұғаттан шығар да, «Старт» түймесін бас</a>. Осы жерден де ойнауға болады: «Менің карталарым» қай нөмір қай карта екенін тек саған көрсетеді.
board-time-left = Осы жүріске қалған уақыт: шамамен { $time }
mark-dealer = таратады
mark-declarer = ойнайды
mark-sits-out = прикупта отыр
mark-barrel = бөшке: тағы { $hands } тарату
mark-barrel-open = бөшкеде
mark-strikes = { $count } болт
mark-concessions = { $count } рет берілді
mark-locked = құлыпта
mark-stand-in = орнында бот
mark-away = үстелде жоқ
button-pass = Пас
button-bid = { $value }
button-more = Тағы…
button-hand = Менің карталарым
button-peek = Соңғы алым
button-back = Ойынға оралу
button-bot-moves = Бот жүрсін
button-score = Есеп
button-rules = Ереже
button-verify = Тарату әділ ✓
button-rematch = Тағы бір рет
finished-head = { $hand }-тарату бітті
finished-made = { $name }: { $contract } орындалды
finished-down = { $name }: { $contract } орындалмады
finished-conceded = { $name } берілді ({ $contract })
finished-own-made = Сен: { $contract } орындалды
finished-own-down = Сен: { $contract } орындалмады
finished-own-conceded = Сен берілдің ({ $contract })
finished-thrown_in = Қайта тарату: карталар жаңадан таратылады
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Сен
finished-points = { $points } ұпай
finished-tricks = { $tricks ->
        [0] алымсыз
       *[other] { $tricks } алым
    }
finished-marriages = { $count ->
        [one] марьяж { $suits }
       *[other] марьяждар { $suits }
    }
over-won = 🏆 Жеңіс! { $names } ұтты
over-own-won = 🏆 Жеңіс! Сен ұттың
over-why-declarer = Ойнаушы { $target } ұпайға жетті
over-why-declarer-first = { $target } ұпайға бірнешеуі жетті: ойнаушы жеңеді
over-why-barrel = Бөшкеден жеңіс: бір таратуда кемінде { $need }
over-why-most = { $target } ұпайға бірнешеуі жетті: есебі жоғарысы жеңеді
over-why-reached = { $target } ұпайға бірінші жетті
over-why-together = Бірінші орында тең есеп
over-why-ended = Ойын мерзімінен бұрын бітті: есебі жоғарысы жеңеді
over-totals = Қорытынды есеп
over-hands = Барлығы { $count } тарату
over-rematch = Сол адамдармен тағы бір ойын ба? Ойнасаң, бас.
