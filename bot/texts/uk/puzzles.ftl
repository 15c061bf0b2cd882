### Задачі: позиції, у яких до мети веде рівно один вибір. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] Усі карти відкриті
   *[own] Лише твої карти
} · { $level ->
    [easy] легко
    [normal] середньо
    [hard] важко
   *[none] дуже важко
} · { $preset }
puzzle-make = Ти — { $name }, розігрувач. Набери { $points }.
puzzle-stop = Ти — { $name }. Не дай розігрувачу ({ $declarer }) набрати { $points }.
puzzle-before = Досі:
puzzle-ask-play = Яку карту кладеш?
puzzle-ask-give = Яку карту віддаєш і кому?
puzzle-ask-discard = Яку карту зносиш?
puzzle-chosen = Вибрано: { $what }
puzzle-go-on = ✓ Правильно! Так тримати: годиться кожен вибір, після якого мета ще досяжна.
puzzle-wrong-open = ✗ { $what } не годиться: у розігрувача { $points } із { $goal }.
puzzle-wrong-own = ✗ { $what }: інша карта правильна в більшій кількості можливих розкладів.
puzzle-beaten = Чому ні:
puzzle-solved-open = ✓ Розв’язано! У розігрувача { $points } із { $goal }:
puzzle-solved-own = ✓ Правильно! Ця карта веде до мети в { $share } зі 100 можливих розкладів, наступна — у { $following }.
puzzle-right-open = Розв’язок: { $what }. У розігрувача { $points } із { $goal }:
puzzle-right-own = Розв’язок: { $what }. Ця карта веде до мети в { $share } зі 100 можливих розкладів, наступна — у { $following }.
button-puzzle-again = Ще раз
button-puzzle-why = Показати чому
button-puzzle-next = Далі
button-puzzle-board = Грати далі
puzzle-today = Сьогодні: { $today } / { $goal }
puzzle-row = Днів поспіль: { $count }
puzzle-strength = Сила: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Мар’яжі
    [trumps] Вивести козирі
    [duck] Віддати взятку
    [gift] Що віддати
    [make] Зіграти замовлення
   *[stop] Спинити розігрувача
} · { $solved } з { $tried }
puzzle-mine = З твоїх помилок · { $count }
mydata-puzzles = Задач: { $tried }, з них розв’язано з першої спроби: { $solved }
puzzle-group-how = Натисни свою карту: рахується перша відповідь, і чи вона правильна, бачиш лише ти. Розв’язок покажу за годину.
puzzle-answered = { $more ->
    [yes] Відповідей: більше ніж { $count }
   *[no] Відповідей: { $count }
}
puzzle-result = Правильних відповідей: { $right } з { $count }
button-puzzle-show = Показати розв’язок
done-puzzle-answer-right = ✓ Правильно!
done-puzzle-answer-wrong = ✗ Не те. Розв’язок буде згодом.
done-puzzle-answer-right-before = Твоя відповідь уже є: ✓ правильна.
done-puzzle-answer-wrong-before = Твоя відповідь уже є: ✗ неправильна. Рахується перша.
refusal-puzzle-here = Тут уже є задача. Наступна — коли ця закінчиться.
refusal-puzzle-not-asker = Показати розв’язок зараз може лише той, хто просить задачу.
refusal-puzzle-over = Ця задача вже закінчена.
refusal-puzzle-none = Цієї задачі вже немає. /puzzle дає іншу.
