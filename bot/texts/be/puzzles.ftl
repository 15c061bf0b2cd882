### Задачы: пазіцыі, у якіх да мэты вядзе роўна адзін выбар. /puzzle
### A draft: no native speaker has read this file yet.

puzzle-title = 🧩 { $kind ->
    [open] Усе карты адкрытыя
   *[own] Толькі твае карты
} · { $level ->
    [easy] лёгка
    [normal] сярэдне
    [hard] складана
   *[none] вельмі складана
} · { $preset }
puzzle-make = Ты — { $name } і гуляеш замову. Набяры { $points }.
puzzle-stop = Ты — { $name }. Гуляе { $declarer }: не дай набраць { $points }.
puzzle-before = Дагэтуль:
puzzle-ask-play = Якую карту кладзеш?
puzzle-ask-give = Якую карту аддаеш і каму?
puzzle-ask-discard = Якую карту зносіш?
puzzle-chosen = Выбрана: { $what }
puzzle-go-on = ✓ Правільна! Так трымаць: падыходзіць кожны выбар, пасля якога мэта яшчэ дасяжная.
puzzle-wrong-open = ✗ { $what } не падыходзіць: той, хто гуляе, набірае { $points } з { $goal }.
puzzle-wrong-own = ✗ { $what }: іншая карта правільная ў большай колькасці магчымых раскладаў.
puzzle-beaten = Чаму не:
puzzle-solved-open = ✓ Рашэнне знойдзена! Той, хто гуляе, набірае { $points } з { $goal }:
puzzle-solved-own = ✓ Правільна! Гэтая карта вядзе да мэты ў { $share } са 100 магчымых раскладаў, наступная — у { $following }.
puzzle-right-open = Рашэнне: { $what }. Той, хто гуляе, набірае { $points } з { $goal }:
puzzle-right-own = Рашэнне: { $what }. Гэтая карта вядзе да мэты ў { $share } са 100 магчымых раскладаў, наступная — у { $following }.
button-puzzle-again = Яшчэ раз
button-puzzle-why = Паказаць чаму
button-puzzle-next = Далей
button-puzzle-board = Гуляць далей
puzzle-today = Сёння: { $today } / { $goal }
puzzle-row = Дзён запар: { $count }
puzzle-strength = Сіла: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Мар’яжы
    [trumps] Вывесці козыры
    [duck] Аддаць узятку
    [gift] Што аддаць
    [make] Згуляць замову
   *[stop] Спыніць таго, хто гуляе
} · { $solved } з { $tried }
puzzle-mine = З тваіх памылак · { $count }
mydata-puzzles = Задач: { $tried }, з іх рашана з першай спробы: { $solved }
puzzle-group-how = Націсні сваю карту: лічыцца першы адказ, і ці ён правільны, бачыш толькі ты. Рашэнне пакажу праз гадзіну.
puzzle-answered = { $more ->
    [yes] Адказаў: больш за { $count }
   *[no] Адказаў: { $count }
}
puzzle-result = Правільных адказаў: { $right } з { $count }
button-puzzle-show = Паказаць рашэнне
done-puzzle-answer-right = ✓ Правільна!
done-puzzle-answer-wrong = ✗ Не тое. Рашэнне будзе пазней.
done-puzzle-answer-right-before = Твой адказ ужо ёсць: ✓ правільны.
done-puzzle-answer-wrong-before = Твой адказ ужо ёсць: ✗ няправільны. Лічыцца першы.
refusal-puzzle-here = Тут ужо ёсць задача. Наступная — калі гэтая скончыцца.
refusal-puzzle-not-asker = Паказаць рашэнне цяпер можа толькі той, хто просіць задачу.
refusal-puzzle-over = Гэтая задача ўжо скончана.
refusal-puzzle-none = Гэтай задачы ўжо няма. /puzzle дае іншую.
