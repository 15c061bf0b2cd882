### Чаму гульня не дазваляе дзеяння.
### A draft: no native speaker has read this file yet.

error-other = Цяпер так нельга.
error-must_follow_suit = Зайшлі з { $suit }, і { $suit } у цябе ёсць: кладзі ў масць.
error-must_beat = Трэба перабіць { $card }, калі ёсць чым.
error-must_trump = Масці ў цябе няма, таму трэба класці козыр: { $suit }.
error-must_overtrump = Патрэбны козыр, старэйшы за { $card }.
error-not_in_hand = { $card } у цябе ўжо няма.
error-no_marriage = { $why ->
        [not_leading] Мар’яж абвяшчаюць, калі заходзяць.
        [no_trick_yet] Спачатку вазьмі ўзятку: толькі тады можна абвясціць мар’яж.
       *[not_both_cards] Для мар’яжу патрэбныя і кароль, і дама { $suit }.
    }
error-wrong_phase = Цяпер патрэбна іншае. Што менавіта — у апошнім паведамленні.
error-bid_too_low = Мала: цяпер заяўка не менш за { $minimum }.
error-bid_too_high = Шмат: табе можна заявіць не больш за { $maximum }.
error-needs_marriage = Для гэтага патрэбны мар’яж на руках, без яго — не больш за { $maximum }.
error-bid_off_step = Таргуюцца з крокам { $step }.
error-must_open = Табе трэба адкрыць таргі: { $minimum }.
error-no_right = Цяпер у цябе няма права на пераздачу.
error-no_concession = Цяпер распісаць нельга.
error-no_card_due = { $to }: карта ўжо аддадзена.
error-talon_cards_only = Таргі выйграныя пачатковай заяўкай: аддаваць можна толькі карты з прыкупу.
error-hand_over = Гэтая раздача ўжо скончана.
error-game_over = Гэтая гульня ўжо скончана.
