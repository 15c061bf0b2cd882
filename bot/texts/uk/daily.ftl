### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Роздача дня · { $date }
daily-kind = { $preset }, { $seats ->
        [2] удвох
       *[other] утрьох
    }
daily-same = Усім дістаються ті самі карти, проти тих самих ботів. Спроба одна, до 00:00 UTC. На рейтинг вона не впливає.
daily-new = Сьогодні ти ще не граєш.
daily-waits = Твої карти чекають на тебе.
daily-done = Сьогоднішню роздачу зіграно.
daily-closed = Твоя сьогоднішня спроба скінчилася без результату.
daily-streak = Днів поспіль: { $count }
daily-numbers = Результатів: { $count } · медіана { $median } · найкращий { $best }
daily-numbers-named = Результатів: { $count } · медіана { $median } · найкращий { $best } ({ $name })
daily-nobody = Результатів ще немає
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = Завтра: { $preset }
daily-yesterday = <b>Учора</b> · { $preset }
daily-seal = Печатка за { $date }: <code>{ $seal }</code>
daily-opened = { $date }, відкрито: <code>{ $secret }</code>
daily-seals = Печатку видно з 00:00 UTC напередодні, і ніхто нічого до неї не додає. Я відкриваю її, коли день скінчиться: /verify
daily-opened-later = Печатка й секрет за { $date } спільні для всіх: я відкрию їх, коли день скінчиться. <code>/verify { $code }</code>
daily-how = Роздача дня береться із секрету, печатку якого /daily показує з 00:00 UTC напередодні. Вона одна для всіх, і слів ніхто не додає. Коли день скінчиться, я показую секрет, і будь-хто може заново обчислити колоду.
daily-proof-beacon = З маяком (першим раундом дня), тому, хто бачив печатку раніше: що ніхто не міг вибрати колоду.
daily-share = Роздача дня { $date } · { $preset }
daily-in-private = Усім дістаються ті самі карти: грають в особистому чаті зі мною, шлях покаже /daily. Хто питає тут, потрапляє до таблиці цієї групи.
daily-finished = Сьогодні зіграли: { $names }
daily-before = <b>Учора</b>
daily-line = Роздача дня: { $preset }. Ті самі карти для всіх – /daily в особистому чаті.
daily-line-best = Учора тут найкраще: { $name }, { $points }.
daily-best = { $date }: найкращий розіграш · { $name } { $points }
daily-export = Що було видно з твого місця за столом { $code }, крок за кроком. Повний запис буде, коли день скінчиться: інші ще грають цими картами.
button-daily-play = Грати
button-daily-go-on = Продовжити
button-daily-best = Найкращий розіграш за вчора
history-day-over = День скінчився: роздачу закрито
replay-give-hidden = { $name } віддає карту → { $to }
replay-discard-hidden = { $name } зносить карту
mydata-daily = Роздача дня: остання { $date }, днів поспіль: { $count }
mydata-daily-chats = Твої групи для роздачі дня: { $chats }
