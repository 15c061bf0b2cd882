### Статистика игроков: /stats и /top.

stats-title = <b>{ $name }</b>
stats-finished = доиграно до конца: { $share } % игр с другими
stats-others = Остальные за столом:
stats-games = { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, { $wins ->
        [0] без побед
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
stats-contracts = заказы: сыграно { $made }, не сыграно { $down }
stats-conceded = { $count ->
        [one] { $count } роспись
        [few] { $count } росписи
       *[many] { $count } росписей
    }
stats-average = в среднем очков: { $game } за игру, { $hand } за раздачу
stats-rating = рейтинг: { $rating }
stats-rating-provisional = рейтинг: { $rating }, предварительный (игр: { $count } из { $needed })
stats-rating-none = рейтинг: ещё нет, нужна игра хотя бы двух человек

top-title = <b>Игроки этого чата</b>
top-none = В этом чате ещё никто не закончил игру. /newgame открывает стол.
top-player = { $place }. <b>{ $name }</b> — { $rating } · { $games } · { $contracts }
top-rating = рейтинг { $rating }
top-rating-provisional = рейтинг { $rating } (предварительный)
top-rating-none = рейтинга ещё нет
top-more = { $count ->
        [one] …и ещё { $count } игрок
        [few] …и ещё { $count } игрока
       *[many] …и ещё { $count } игроков
    }
top-how = Игры и заказы — из этого чата. Рейтинг один на все чаты: в него идут игры хотя бы двух человек, и он предварительный, пока таких игр меньше { $needed }.
month-title = <b>Лучшие: { $month }</b>
month-none = В этом месяце ещё никто не закончил игру с другими.
month-player = { $place }. <b>{ $name }</b> — побед: { $wins } из { $games } · { $contracts } · лучшая раздача: { $best }
month-left = брошено: { $count }
month-unplaced = <b>{ $name }</b> — пока ни одной доигранной игры
month-how = Выше тот, у кого больше побед, при равенстве — меньше брошенных игр, затем больше доигранных. Считаются только игры хотя бы двух человек. Новый месяц начинается в полночь по часовому поясу: { $zone }. Прошлые показывает /top months.
month-zone = Администратор может выбрать часовой пояс этой группы: /zone
months-title = <b>Лучшие каждого месяца</b>
months-one = { $month }: { $names }
months-none = За прошлые месяцы результатов ещё нет. Этот месяц: /top month
month-line = { $month }, больше всего побед: { $names }. Начинается новый месяц: /top month
