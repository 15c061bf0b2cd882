### Тек Discord үшін керек жолдар.
### A draft: no native speaker has read this file yet.

slash-nothing = Қосатын ештеңе жоқ: жағдай үстелде көрінеді.
slash-failed = Бірдеңе бұзылды. Қайта байқап көр.
