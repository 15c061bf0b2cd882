### Есеп парағы.
### A draft: no native speaker has read this file yet.

sheet-strike = болт
sheet-strike_penalty = үшінші болт: −120
sheet-barrel_on = бөшкеде
sheet-barrel_off = бөшкеден түсті
sheet-barrel_fall = бөшкеден құлады
sheet-barrel_to_zero = 0-ге дейін құлады
sheet-barrel_push = бөшкеден итеріп түсірді
sheet-locked = құлыпта, қосылмайды
sheet-sitter_bonus = прикуп үшін сыйақы
sheet-concession_penalty = тым жиі берілді: −120
sheet-made = орындалды
sheet-down = орындалмады
sheet-conceded = берілді
why-contract = тапсырыс есептеледі
why-short = { $points } жетпеді
why-rounded = дөңгелектелді
why-barrel = бөшкеде тек жеңіс есептеледі
why-stays = { $total } болып қалады
why-given-up = берілгені үшін
sheet-title = Есеп · үстел { $code }
sheet-empty = Бірде-бір тарату әлі аяқталған жоқ.
sheet-earlier = Бұдан бұрын тағы { $count } тарату болды.
sheet-taken = { $hand }-таратудан бастап: { $names }
sheet-hand = { $number }-тарату: { $changes }
sheet-totals = Барлығы: { $totals }
