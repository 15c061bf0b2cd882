### Правила стола простыми словами. Любой фразе доступна любая настройка по её имени с дефисом вместо точки; истина и
### ложь — это `yes` и `no`, отсутствующее число — `none`.

or = { $first } или { $last }
rules-title = Правила: { $preset }
rules-topics = Подробности и примеры — под кнопками.
rules-usual = Здесь нет открытого стола. /newgame откроет стол с этими правилами.
rules-brief-players = Игроков: { $players }; играем до { $game-target }.
rules-brief-goal = Бери взятки, богатые очками. Карты от старшей к младшей: Т — 11, 10 — 10, К — 4, Д — 3, В — 2, 9 — 0; всего 120. Десятка бьёт короля!
rules-brief-auction = { $auction-enabled ->
        [yes] Торг начинается с { $auction-opening }, шаг { $auction-step }. Кто заявит больше всех, должен столько и набрать.
       *[no] Торга нет: каждый играет за себя.
    }
rules-brief-marriages = Король и дама одной масти — марьяж: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Масть объявленного марьяжа становится козырем.
rules-brief-lock = { $lock-strict ->
        [yes] Выше { $lock-at } — замок:
       *[no] С { $lock-at } — замок:
    } { $lock-earns ->
        [declarer] очки прибавляются только играющему.
        [declarer_with_marriage] очки прибавляются только играющему с марьяжем.
       *[marriage_or_sweep] очки прибавляются только за марьяж или все взятки.
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] На { $barrel-at } садятся на бочку и сидят там сколько угодно.
       *[classic] На { $barrel-at } садятся на бочку, и на победу есть { $barrel-hands ->
            [one] { $barrel-hands } раздача.
            [few] { $barrel-hands } раздачи.
           *[many] { $barrel-hands } раздач.
        }
    }

topic-minute = За одну минуту
topic-deal = Сдача карт
topic-auction = Торг
topic-talon = Прикуп
topic-redeal = Пересдача
topic-concession = Роспись
topic-play = Розыгрыш
topic-marriages = Марьяжи
topic-scoring = Очки
topic-target = Конец игры

rules-example = Пример: { $example }

## Сдача карт

rules-deal-deck = { $table-deck ->
        [20] 20 карт: Т, 10, К, Д, В каждой масти, от старшей к младшей. Девяток нет.
       *[24] 24 карты: Т, 10, К, Д, В, 9 каждой масти, от старшей к младшей.
    }
rules-deal-layout = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: { $layout }{ $stock ->
        [0] .
       *[other] ; остальные { $stock } добирают по одной.
    }
rules-deal-sits-out = Вчетвером каждую раздачу играют трое. { $table-sits_out ->
        [dealer] На прикупе сидит сдающий.
        [right_of_dealer] На прикупе сидит игрок справа от сдающего.
       *[opposite_dealer] На прикупе сидит игрок напротив сдающего.
    }
rules-deal-sitter = Когда прикуп открыт или взят, сидящий на прикупе получает{ $sitter-card_points ->
        [yes] { "" } очки карт прикупа с округлением
       *[no] { $sitter-ace ->
            [0] { "" } за тузов ничего
           *[other] { "" } по { $sitter-ace } за каждого туза в нём
        }
    }{ $sitter-marriage ->
        [yes] { "" } и стоимость марьяжа, если он там есть.
       *[no] .
    }
rules-deal-sitter-golden = На золотом кону это удваивается.
rules-deal-next = После каждой раздачи сдаёт следующий игрок слева.
rules-deal-again = При пересдаче сдаёт тот же игрок.
rules-deal-cut = Перед раздачей игрок справа от сдающего может снять колоду.
rules-deal-dealer-sets-talon = До раздачи сдающий вслепую называет места колоды, с которых карты идут в прикуп: не первое, не последнее и не два соседних.
rules-deal-bottom-jack = Если последняя карта колоды — валет, карты сдают заново; третий раз подряд стоит сдающему 120, и сдаёт следующий.
rules-deal-example = сдаёт Анна, слева от неё сидит Иван. Иван получает первую карту{ $auction-enabled ->
        [yes] { "" } и первым говорит в торге.
       *[no] { "" } и первым заходит.
    }

## Торг

rules-auction-none = Торга нет. Играющего тоже нет, каждый считает свои очки.
rules-auction-opening = { $auction-forced_opening ->
        [yes] Игрок слева от сдающего обязан открыть торг:
       *[no] Открывать торг никто не обязан; если все пасуют, сдаёт следующий. Первая заявка —
    }{ $auction-opening_fixed ->
        [yes] { " " }ровно { $auction-opening }.
       *[no] { " " }не меньше { $auction-opening }.
    }
rules-auction-steps = { $auction-graded ->
        [yes] Каждая заявка ровно на { $auction-step } выше предыдущей.
       *[no] Заявки растут с шагом { $auction-step }, можно и сразу на несколько шагов.
    } Кто пасует, выбывает из торга; кто остаётся последним — играющий и должен набрать свою заявку.
rules-auction-above-120 = { $auction-above_120 ->
        [free] Больше 120 может заявить каждый.
        [any_marriage] Чтобы заявить больше 120, нужен марьяж на руках.
       *[held_marriages] Нельзя заявить больше, чем 120 плюс марьяжи на руках.
    }
rules-auction-ceiling = Заказов больше { $auction-ceiling } не бывает.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] Перед розыгрышем играющий назначает заказ: свою заявку или больше.
       *[no] Заявка и есть заказ, поднять его нельзя.
    }
rules-auction-silence = Со счётом меньше { $auction-silence_below } не торгуются, разве что обязательной первой заявкой.
rules-auction-golden = Золотой кон: в первых раздачах, по одной на каждого сдающего, торг начинается со 120, и всё считается вдвойне. Если за весь кон никто не сыграл заказ, будет ещё один{ $auction-golden_round ->
        [on_with_reset] , и счёт у всех снова 0.
       *[on] .
    }
rules-auction-blind = Торговаться можно втёмную, не глядя в карты. Если играющий так и не посмотрел, прикуп он берёт, не показывая другим, а карты отдаёт открыто; { $auction-blind ->
        [gains] все плюсы этой раздачи удваиваются.
       *[all] все плюсы и минусы этой раздачи удваиваются.
    }
rules-auction-example = Анна открывает торг: { $auction-opening }, Иван заявляет { $next }, { $two ->
        [yes] Анна пасует
       *[no] Оля и Анна пасуют
    }. Играет Иван, ему нужно набрать { $next }.

## Прикуп

rules-talon-none = Прикупа нет.
rules-talon-one = Прикуп берёт играющий.
rules-talon-several = Играющий вслепую выбирает один из прикупов; другой остаётся закрытым.
rules-talon-reveal = { $talon-reveal ->
        [always] Взятый прикуп сначала открывают всем.
        [never] Взятый прикуп больше никто не видит.
        [contested] Взятый прикуп сначала открывают всем, если в торге перебили начальную заявку; иначе его видит только играющий.
       *[from_130] Взятый прикуп сначала открывают всем, если торг дошёл до 130; иначе его видит только играющий.
    }
rules-talon-face-up = Прикуп лежит открытым с самой раздачи.
rules-talon-exchange = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: { $pass ->
        [0] карты не отдают
       *[other] { $players ->
            [2] сопернику
           *[other] каждому сопернику
        } отдают { $pass ->
            [one] { $pass } карту
            [few] { $pass } карты
           *[many] { $pass } карт
        }
    }, { $discard ->
        [0] сноса нет.
        [one] сносят { $discard } карту.
        [few] сносят { $discard } карты.
       *[many] сносят { $discard } карт.
    }
rules-talon-pass-face-up = Отданные карты видят все.
rules-talon-uncontested = Если торг выигран начальной заявкой, отдавать можно только карты из прикупа.
rules-talon-discards = Очки сноса{ $talon-discards_count_for ->
        [last_trick] { " " }и нетронутого прикупа забирает тот, кто берёт последнюю взятку.
        [nobody] { " " }и нетронутого прикупа не достаются никому.
       *[declarer] { " " }идут играющему, а нетронутого прикупа — никому.
    }
rules-talon-sweep = Заказ ровно 120 сыгран и тогда, когда играющий берёт все взятки, не объявляя марьяжа.
rules-talon-example = Иван берёт из прикупа К♥, у него уже есть Д♥ — теперь на руках червовый марьяж.

## Пересдача

rules-redeal-none = Из-за плохих карт не пересдают.
rules-redeal-rights = Потребовать пересдачи можно в свой ход:
rules-redeal-weak_hand = • { $auction ->
        [no] перед первой своей картой
       *[yes] в первый свой ход в торге
    }, если карты на руках в сумме меньше { $number } и марьяжа нет
rules-redeal-nines_dealt = • { $auction ->
        [no] перед первой своей картой
       *[yes] в первый свой ход в торге
    }, если на руках { $number ->
        [one] { $number } девятка
        [few] { $number } девятки
       *[many] { $number } девяток
    }{ $unless_marriage ->
        [yes] { " " }и нет марьяжа
       *[no] { "" }
    }
rules-redeal-poor_talon = • играющему сразу после прикупа, если карты прикупа в сумме меньше { $number }{ $minimum_bid_only ->
        [yes] { " " }и торг выигран начальной заявкой
       *[no] { "" }
    }
rules-redeal-talon_nines = • играющему сразу после прикупа, если в нём { $number ->
        [one] { $number } девятка
        [few] { $number } девятки
       *[many] { $number } девяток
    }
rules-redeal-nines_after_exchange = • перед своей первой картой, если на руках { $number ->
        [one] { $number } девятка
        [few] { $number } девятки
       *[many] { $number } девяток
    }
rules-redeal-weak_after_exchange = • перед своей первой картой, если карты на руках в сумме меньше { $number }{ $minimum_bid_only ->
        [yes] { " " }и заявок выше начальной у тебя не было
       *[no] { "" }
    }
rules-redeal-how = Бот об этом не спрашивает: любое другое действие — и права уже нет. Сдаёт тот же игрок, очков не пишут.
rules-redeal-third = Третья подряд пересдача из-за девяток стоит сдающему 120, и сдаёт следующий.
rules-redeal-example = кнопка «Пересдача» стоит под твоими картами. Нажмёшь — карты сдадут заново; сделаешь заявку или положишь карту — кнопки больше нет.

## Роспись

rules-concession-none = Расписать нельзя: заказ играют.
rules-concession-stage = { $concession-stage ->
        [before_talon] Играющий может расписать до того, как открыт прикуп
       *[after_talon] Играющий может расписать сразу, как увидит прикуп
    }{ $concession-max_contract ->
        [none] .
       *[other] , если заявка не больше { $concession-max_contract }.
    }
rules-concession-payout = Играющий пишет 0, а каждый соперник — { $concession-payout ->
        [fixed] 60.
       *[half] половину заказа с округлением вверх до кратного { $concession-payout_step }{ $concession-payout_minimum ->
            [0] .
           *[other] , но не меньше { $concession-payout_minimum }.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] Расписывать можно сколько угодно раз.
       *[other] За игру каждый может расписать без штрафа { $concession-free_uses ->
            [one] { $concession-free_uses } раз;
            [few] { $concession-free_uses } раза;
           *[many] { $concession-free_uses } раз;
        } { $concession-beyond ->
            [penalty] следующая роспись стоит ещё и 120, и счёт росписей начинается заново.
           *[forbidden] больше нельзя.
        }
    }
rules-concession-write-down = Вместо этого играющий может списать заказ: себе минус заказ, соперникам ничего.
rules-concession-write-down-uses = За игру каждому это можно { $concession-write_down_uses ->
        [1] один раз.
        [few] { $concession-write_down_uses } раза.
       *[many] { $concession-write_down_uses } раз.
    }
rules-concession-walkout = Если обязательную начальную заявку никто не перебил, играющий смотрит прикуп в одиночку и может отказаться за −100, а соперники пишут по 50.
rules-concession-barrel = На бочке расписать нельзя.
rules-concession-example = Анна играет 100, видит, что не сыграет, и расписывает: Анне 0, { $two ->
        [yes] Ивану { $payout }
       *[no] Ивану и Оле по { $payout }
    }.

## Розыгрыш

rules-play-lead = { $auction-enabled ->
        [yes] Первым заходит играющий, дальше — тот, кто взял предыдущую взятку.
       *[no] Первым заходит игрок слева от сдающего, дальше — тот, кто взял предыдущую взятку.
    }
rules-play-follow = { $play-follow_suit ->
        [always] Класть нужно в масть, если она есть.
       *[after_stock] Пока в колоде есть карты, класть можно любую; потом — в масть, если она есть.
    }
rules-play-beat = { $play-must_beat ->
        [yes] Кладя в масть, нужно перебить старшую карту, если есть чем и взятка ещё не побита козырем.
       *[no] В масть можно класть любую карту.
    }
rules-play-void = { $play-when_void ->
        [trump] Нет масти — клади козырь, если он есть.
        [beat] Нет масти — клади козырь, если он берёт взятку, иначе любую карту.
       *[free] Нет масти — клади любую карту.
    }
rules-play-overtrump = Козырь должен быть старше козырей во взятке, если такой есть.
rules-play-trick = Взятку берёт старший козырь, а без козырей — старшая карта той масти, с которой зашли. Пока не объявлен марьяж, козыря нет.
rules-play-stock = После каждой взятки карту добирает сначала тот, кто её взял, потом другой игрок, пока колода не кончится.
rules-play-peek = { $play-peek ->
        [first_trick] Посмотреть ещё раз можно только первую взятку.
       *[last_trick] Посмотреть ещё раз можно последнюю взятку.
    }
rules-play-no-peek = Закрытые взятки смотреть нельзя.
rules-play-example = зашли с Д♥, а у тебя Т♥ и В♥. { $play-must_beat ->
        [yes] Нужно класть Т♥: он перебивает.
       *[no] Клади любую из двух.
    }

## Марьяжи

rules-marriages-values = Король и дама одной масти: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = Зайди с одной из них, пока другая на руках: очки сразу твои, даже если взятку возьмут другие, а масть — козырь до следующего марьяжа.
rules-marriages-first = { $marriages-first_trick ->
        [yes] Объявить марьяж можно уже самым первым заходом.
       *[no] Сначала нужно взять хотя бы одну взятку.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Заход с короля или дамы сам объявляет марьяж.
       *[no] Марьяж объявляют кнопкой; если одной из двух карт уже нет на руках, марьяж пропал.
    }
rules-marriages-on-queen = Если игрок прямо перед тобой кладёт во взятку даму, твой король этой масти тоже может объявить марьяж.
rules-marriages-four-aces = Тузовый марьяж даёт { $marriages-four_aces }: когда у тебя уже есть взятка, зайди с туза, пока на руках все четыре. Козырь от этого не меняется.
rules-marriages-example = Анна заходит с Д♥, а К♥ у неё на руках: +{ $mH }, и козырь теперь черви.

## Очки

rules-scoring-declarer = Играющий должен набрать заказ картами и марьяжами, без округления. { $scoring-declarer ->
        [contract] Сыгран: плюс заказ, не больше. Не сыгран: минус заказ.
       *[points] Сыгран: плюс набранные очки с округлением. Не сыгран: минус заказ.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] Остальные пишут, что набрали
       *[no] Каждый пишет, что набрал
    }{ $scoring-rounding_to ->
        [1] , без округления.
        [10] , округляя до 10; половина идёт { $scoring-rounding_half ->
            [up] вверх.
           *[down] вниз.
        }
       *[other] , округляя до { $scoring-rounding_to }.
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] Кто, кроме играющего, не набрал
           *[no] Кто не набрал
        } ни одного очка, получает болт (на бочке — нет); третий болт стоит 120, и счёт болтов начинается заново.
       *[per_hand] { $auction-enabled ->
            [yes] Кто, кроме играющего, не взял
           *[no] Кто не взял
        } ни одной взятки, теряет 120 и объявленные марьяжи.
    }
rules-scoring-reset = Самосвал: счёт ровно { $scoring-reset_at } падает до 0.
rules-scoring-example = { $auction-enabled ->
        [yes] заказ 150, набрано 147: −150. Соперник с 26 очками пишет { $rounded }.
       *[no] за 26 набранных очков пишут { $rounded }.
    }

## Конец игры

rules-target-reach = { $game-exceed_target ->
        [yes] Побеждает тот, у кого больше { $game-target }.
       *[no] Побеждает тот, у кого { $game-target } или больше.
    }
rules-target-several = Если в одной раздаче до цели доходят несколько игроков, { $auction-enabled ->
        [yes] побеждает играющий, если он среди них, иначе — самый высокий счёт.
       *[no] побеждает самый высокий счёт.
    } { $game-tie ->
        [shared] При равном счёте победа общая.
       *[another_hand] При равном счёте решает ещё одна раздача.
    }
rules-target-lock = { $lock-strict ->
        [yes] Выше { $lock-at } действует замок:
       *[no] С { $lock-at } действует замок:
    } { $lock-earns ->
        [declarer] очки прибавляются только играющему.
        [declarer_with_marriage] очки прибавляются только играющему, который объявил марьяж.
        [any_marriage_or_sweep] очки прибавляются только за марьяж или все взятки, даже если до цели ещё не хватает.
       *[marriage_or_sweep] очки прибавляются только за марьяж или все взятки, и лишь в раздаче, которая доводит до цели.
    } Минусы считаются всегда.
rules-target-lock-no-trick = Кто под замком не взял ни одной взятки, теряет { $lock-no_trick_penalty }, если он не играющий.
rules-target-lock-example = у Анны { $held }, она набирает 40 очков, не выполнив этого условия: счёт остаётся прежним.
rules-target-barrel = { $barrel-style ->
        [lviv] Кто без победы дошёл бы до { $barrel-at } или выше, получает ровно { $barrel-at } и садится на бочку; дальше очки пишут как обычно, сколько угодно раздач, а ниже { $barrel-at } с бочки слезают. Марьяжи на бочке дают только козырь, а торгуются там не выше 120.
       *[classic] Кто без победы дошёл бы до { $barrel-at } или выше, получает ровно { $barrel-at } и садится на бочку. На победу есть { $barrel-hands ->
            [one] { $barrel-hands } раздача.
            [few] { $barrel-hands } раздачи.
           *[many] { $barrel-hands } раздач.
        }
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] Кто на бочке набирает за раздачу { $barrel-need } или больше, выигрывает игру.
       *[yes] С бочки выигрывает играющий, который{ " " }{ $barrel-wins_by ->
            [points] сыграл заказ и набрал { $barrel-need } или больше, сколько бы ни заказал
           *[contract] сыграл заказ { $barrel-need } или больше
        }{ $barrel-role ->
            [anyone] , а также соперник, который набрал { $barrel-need } или больше.
           *[declarer] .
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] { "" }
       *[yes] Несыгранный заказ снимает с бочки и отнимает очки заказа{ $barrel-failure_is_fall ->
            [yes] , и это слёт.{ " " }
           *[no] .{ " " }
        }
    }После последней раздачи — слёт, минус 120.
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] На бочке могут сидеть сразу несколько игроков.
        [clash] Если в одной раздаче на бочку садятся двое или больше, все они оказываются на 120 ниже неё.
       *[push_off] Новичок сталкивает с бочки тех, кто сидел на ней раньше: каждому −120.
    }
rules-target-barrel-falls = Слёт с бочки номер { $barrel-falls_to_zero } забирает всё: счёт падает до 0.
rules-target-barrel-exact = На бочке очки не округляются.
rules-target-barrel-example = { $auction-enabled ->
        [no] Анна сидит на бочке и набирает { $barrel-need }: это победа.
       *[yes] Анна сидит на бочке, играет { $low } и набирает { $barrel-need }:{ " " }{ $barrel-wins_by ->
            [points] это победа.
           *[contract] это не победа, нужно было заказать { $barrel-need }.
        }
    }
rules-target-example = счёт { $from } и ещё 160 — сразу победа{ $near ->
        [barrel] , мимо бочки.
       *[other] .
    }
