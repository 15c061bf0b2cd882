### Мова.
### A draft: no native speaker has read this file yet.

language-name = Беларуская
language-which = На якой мове мне з табой размаўляць?
language-drafts = ✎ Перакладзена яшчэ не ўсё: частка тэкстаў на іншай мове.

question-which = Так завуць некалькіх. Пра каго гаворка?
which-person = { $name } · { $count ->
        [one] { $count } гульня
        [few] { $count } гульні
       *[other] { $count } гульняў
    }
