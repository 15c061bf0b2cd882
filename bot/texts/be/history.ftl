### Што адбылося: радкі на стале.
### A draft: no native speaker has read this file yet.

history-contract-won = { $seat } выйграе таргі: { $value }
history-contract-named = { $seat } гуляе на { $value }
history-marriage = { $seat } абвяшчае мар’яж { $suit } (+{ $value })
history-took-rest = { $seat } забірае астатнія ўзяткі
history-talon = Прыкуп: { $cards }
history-earlier = Раней:
history-present = Гэтая раздача:
history-thrown-in = { $seat } патрабуе пераздачы: { $right ->
        [weak_hand] слабыя карты
        [nines_dealt] дзявяткі на руках
        [poor_talon] слабы прыкуп
        [talon_nines] дзявяткі ў прыкупе
        [nines_after_exchange] дзявяткі на руках
        [weak_after_exchange] слабыя карты
       *[other] мае права
    }
history-all-passed = Усе пасуюць: новая раздача
history-conceded = { $seat } { $kind ->
        [write_down] спісвае замову
        [walk_out] адмаўляецца ад абавязковай гульні
       *[concede] распісвае
    }
history-conceded-paid =
    { $kind ->
        [write_down] { $seat } спісвае { $value }: астатнім па { $points }
        [walk_out] { $seat } адмаўляецца ад абавязковых { $value }: астатнім па { $points }
       *[concede] { $seat } распісвае { $value }: астатнім па { $points }
    }
history-hand-made = { $seat }: замова { $value } згуляна
history-hand-down = { $seat }: замова { $value } не згуляна
history-barrel-on = { $seat } садзіцца на бочку
history-barrel-off = { $seat } злазіць з бочкі
history-barrel-fall = { $seat } злятае з бочкі
history-pushed = { $seat }: сапхнулі з бочкі
history-strike = { $seat } без ачкоў: болт { $count }
history-moved-for = Час выйшаў: за гульца { $seat } ходзіць бот
history-stood-in = За гульца { $seat } цяпер гуляе бот
history-asked-move = { $by } просіць: за гульца { $seat } ходзіць бот
history-back = { $seat } зноў у гульні
history-left = { $seat } выходзіць, далей гуляе бот
history-game-won = { $count ->
        [one] { $winners } выйграе гульню
       *[other] Агульная перамога: { $winners }
    }
history-forsaken = Доўга ніхто не хадзіў
history-ended-void = Гульня скончана: нікому не залічваецца
an-admin = адміністратар
history-decided-ended = Гульню заканчвае { $who }
history-unrated-here = Двое за сталом сёння ўжо згулялі тут рэйтынгавую гульню: гэта рэйтынг не мяняе
history-people-anew = { $seat } за сталом: пасля гэтай раздачы гульня пачнецца нанова з 0
history-people-later = { $seat } гуляе з наступнай раздачы, гэтаму гульцу гульня не залічыцца
history-paused-enough = Паўза доўжылася пяць хвілін: гульня працягваецца
history-phrase = { $seat }: { $phrase }
