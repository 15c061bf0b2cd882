### Задачи: позиции, в которых к цели ведёт ровно один выбор. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] Все карты открыты
   *[own] Только твои карты
} · { $level ->
    [easy] легко
    [normal] средне
    [hard] трудно
   *[none] очень трудно
} · { $preset }
puzzle-make = Ты — { $name }, играющий. Набери { $points }.
puzzle-stop = Ты — { $name }. Не дай играющему ({ $declarer }) набрать { $points }.
puzzle-before = До этого:
puzzle-ask-play = Какую карту кладёшь?
puzzle-ask-give = Какую карту отдаёшь и кому?
puzzle-ask-discard = Какую карту сносишь?
puzzle-chosen = Выбрано: { $what }
puzzle-go-on = ✓ Верно! Так держать: верен любой выбор, после которого цель ещё достижима.
puzzle-wrong-open = ✗ { $what } не годится: у играющего { $points } из { $goal }.
puzzle-wrong-own = ✗ { $what }: другая карта верна в большем числе возможных раскладов.
puzzle-beaten = Почему нет:
puzzle-solved-open = ✓ Решено! У играющего { $points } из { $goal }:
puzzle-solved-own = ✓ Верно! Эта карта ведёт к цели в { $share } из 100 возможных раскладов, следующая — в { $following }.
puzzle-right-open = Решение: { $what }. У играющего { $points } из { $goal }:
puzzle-right-own = Решение: { $what }. Эта карта ведёт к цели в { $share } из 100 возможных раскладов, следующая — в { $following }.
button-puzzle-again = Ещё раз
button-puzzle-why = Показать почему
button-puzzle-next = Дальше
button-puzzle-board = Играть дальше
puzzle-today = Сегодня: { $today } / { $goal }
puzzle-row = Дней подряд: { $count }
puzzle-strength = Сила: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Марьяжи
    [trumps] Вывод козырей
    [duck] Отдать взятку
    [gift] Что отдать
    [make] Сыграть заказ
   *[stop] Остановить играющего
} · { $solved } из { $tried }
puzzle-mine = Из твоих ошибок · { $count }
mydata-puzzles = Задач: { $tried }, из них решено с первой попытки: { $solved }
puzzle-group-how = Нажми свою карту: считается первый ответ, и верен ли он, видишь только ты. Решение покажу через час.
puzzle-answered = { $more ->
    [yes] Ответов: больше { $count }
   *[no] Ответов: { $count }
}
puzzle-result = Верных ответов: { $right } из { $count }
button-puzzle-show = Показать решение
done-puzzle-answer-right = ✓ Верно!
done-puzzle-answer-wrong = ✗ Не то. Решение будет позже.
done-puzzle-answer-right-before = Твой ответ уже есть: ✓ верно.
done-puzzle-answer-wrong-before = Твой ответ уже есть: ✗ неверно. Считается первый.
refusal-puzzle-here = Здесь уже есть задача. Следующая — когда эта закончится.
refusal-puzzle-not-asker = Показать решение сейчас может только тот, кто просит задачу.
refusal-puzzle-over = Эта задача уже закончена.
refusal-puzzle-none = Этой задачи больше нет. /puzzle даёт другую.
