### Статистика гравців: /stats і /top.

stats-title = <b>{ $name }</b>
stats-finished = дограно до кінця: { $share } % ігор з іншими
stats-others = Інші за столом:
stats-games = { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[other] { $games } ігор
    }, { $wins ->
        [0] без перемог
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[other] { $wins } перемог
    }
stats-contracts = замовлення: { $made } зіграно, { $down } не зіграно
stats-conceded = { $count ->
        [one] { $count } розпис
        [few] { $count } розписи
       *[other] { $count } розписів
    }
stats-average = очок у середньому: { $game } за гру, { $hand } за роздачу
stats-rating = рейтинг: { $rating }
stats-rating-provisional = рейтинг: { $rating }, попередній (ігор: { $count } з { $needed })
stats-rating-none = рейтинг: ще немає, потрібна гра щонайменше двох людей

top-title = <b>Гравці цього чату</b>
top-none = У цьому чаті ще ніхто не закінчив гри. /newgame відкриває стіл.
top-player = { $place }. <b>{ $name }</b> — { $rating } · { $games } · { $contracts }
top-rating = рейтинг { $rating }
top-rating-provisional = рейтинг { $rating } (попередній)
top-rating-none = ще без рейтингу
top-more = { $count ->
        [one] … і ще { $count } гравець
        [few] … і ще { $count } гравці
       *[other] … і ще { $count } гравців
    }
top-how = Ігри й замовлення — з цього чату. Рейтинг один на всі чати: він береться з ігор, де щонайменше двоє людей, і є попереднім, доки таких ігор менше ніж { $needed }.
month-title = <b>Найкращі: { $month }</b>
month-none = Цього місяця ще ніхто не закінчив гри з іншими.
month-player = { $place }. <b>{ $name }</b> — перемог: { $wins } з { $games } · { $contracts } · найкраща роздача: { $best }
month-left = покинуто: { $count }
month-unplaced = <b>{ $name }</b> — поки жодної дограної гри
month-how = Вище той, хто має більше перемог, за рівності — менше покинутих ігор, потім більше дограних. Рахуються лише ігри щонайменше двох людей. Новий місяць починається опівночі за часовим поясом: { $zone }. Попередні показує /top months.
month-zone = Адміністратор може вибрати часовий пояс цієї групи: /zone
months-title = <b>Найкращі кожного місяця</b>
months-one = { $month }: { $names }
months-none = За попередні місяці результатів ще немає. Цей місяць: /top month
month-line = { $month }, найбільше перемог: { $names }. Починається новий місяць: /top month
