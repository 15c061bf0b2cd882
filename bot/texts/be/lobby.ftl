### Стол перад першай раздачай.
### A draft: no native speaker has read this file yet.

lobby-title = Тысяча · стол { $code }
lobby-rules = Правілы: <b>{ $preset }</b>, да { $target }
lobby-target = Гуляем да { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · гаспадар стала
lobby-bot = • { $name } — бот, узровень: { $level }
lobby-missing = { $count ->
        [one] Патрэбны яшчэ { $count } гулец.
        [few] Патрэбныя яшчэ { $count } гульцы.
       *[many] Патрэбна яшчэ { $count } гульцоў.
    }
lobby-ready = Можна пачынаць.
lobby-again =
    { $count ->
        [one] Яшчэ раз: пацвердзіць мусіць яшчэ { $count } чалавек.
        [few] Яшчэ раз: пацвердзіць мусяць яшчэ { $count } чалавекі.
       *[many] Яшчэ раз: пацвердзіць мусяць яшчэ { $count } чалавек.
    }
lobby-door-members = З іншага чата: <code>/join { $code }</code>
lobby-knock = 🚪 { $name } просіцца за стол
lobby-not-let-in = 🚪 Цябе не ўпусцілі ({ $code }).
lobby-closed = Гэты стол закрылі да пачатку гульні. Новы адкрывае /newgame.
board-unreachable-lobby = { $name }: трэба яшчэ адкрыць прыватны чат са мной.
lobby-starting = ⏳ Гульня пачнецца на працягу хвіліны. Хто да гэтага часу не адкрые прыватны чат, гуляе тут — кнопкамі з нумарамі.
level-gentle = мяккі
level-easy = лёгкі
level-normal = звычайны
level-hard = складаны
level-expert = эксперт
button-join = Сесці
button-leave = Устаць
button-let-in = Упусціць: { $name }
button-turn-away = Не
button-join-table = Сесці: { $code }
button-add-bot = Дадаць бота
button-remove-bot = Прыбраць бота
button-options = Правілы гульні
button-start = Пачаць
