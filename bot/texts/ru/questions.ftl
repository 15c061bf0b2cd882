### Questions before something is done, and what may be chosen without typing.

question-forget = Это удалит везде твой язык, настройки, игры, анализы и статистику. В играх с другими вместо твоего имени будет «кто-то». Отменить это нельзя.
button-forget-me = Да, удалить всё
question-end = Закончить эту игру для всех? Тогда она никому не засчитается.
question-timer = Сколько может длиться ход? Потом за опоздавшего играет бот. Можно и написать время, например /timer 90s
button-timer-off = Без ограничения
question-kick = Кого убрать из-за стола?
question-stand-in = За кого играть боту, пока человек не вернётся?
