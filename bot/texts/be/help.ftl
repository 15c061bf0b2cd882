### Дапамога і прывітанне.
### A draft: no native speaker has read this file yet.

start = Я вяду «Тысячу» ў групавых чатах: дадай мяне ў групу і напішы там /newgame. Карты прыходзяць сюды; тут можна і патрэніравацца.
help-title = Тысяча — картачная гульня проста ў чаце
help-how = У групе /newgame адкрывае стол: за яго садзяцца людзі або боты, а «Пачаць» раздае карты. Твае карты прыходзяць у прыватны чат; там можна і патрэніравацца.
help-three =
    /newgame — адкрыць стол
    /hand — мае карты яшчэ раз
    /score — лік
help-groups = Усе каманды, у чатырох раздзелах:
button-help-play = Гульня
button-help-table = Стол
button-help-records = Запісы
button-help-you = Ты
