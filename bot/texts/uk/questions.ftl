### Questions before something is done, and what may be chosen without typing.

question-forget = Це видалить усюди твою мову, налаштування, ігри, аналізи й статистику. В іграх з іншими замість твого імені буде «хтось». Скасувати це не можна.
button-forget-me = Так, видалити все
question-end = Закінчити цю гру для всіх? Тоді вона нікому не зарахується.
question-timer = Скільки може тривати хід? Якщо хтось не встигне, за нього походить бот. Можна й написати час, наприклад /timer 90s
button-timer-off = Без ліміту
question-kick = Кого прибрати з-за столу?
question-stand-in = За кого має грати бот, доки людина не повернеться?
