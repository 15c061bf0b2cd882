### Правілы словамі: пакуль толькі тое, што кажуць тлумачэнні.
### A draft: no native speaker has read this file yet.

rules-auction-above-120 = { $auction-above_120 ->
        [free] Больш за 120 можа заявіць кожны.
        [any_marriage] Каб заявіць больш за 120, патрэбны мар’яж на руках.
       *[held_marriages] Нельга заявіць больш, чым 120 плюс мар’яжы на руках.
    }
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Вышэй за { $lock-at } — замок: ачкі дадаюцца толькі таму, хто гуляе.
            [declarer_with_marriage] Вышэй за { $lock-at } — замок: ачкі дадаюцца толькі таму, хто гуляе, і з мар’яжам.
           *[marriage_or_sweep] Вышэй за { $lock-at } — замок: ачкі дадаюцца толькі за мар’яж або ўсе ўзяткі.
        }
       *[no] { $lock-earns ->
            [declarer] Ад { $lock-at } — замок: ачкі дадаюцца толькі таму, хто гуляе.
            [declarer_with_marriage] Ад { $lock-at } — замок: ачкі дадаюцца толькі таму, хто гуляе, і з мар’яжам.
           *[marriage_or_sweep] Ад { $lock-at } — замок: ачкі дадаюцца толькі за мар’яж або ўсе ўзяткі.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] На { $barrel-at } садзяцца на бочку і сядзяць там колькі заўгодна.
       *[classic] На { $barrel-at } садзяцца на бочку, раздач на перамогу: { $barrel-hands }.
    }
