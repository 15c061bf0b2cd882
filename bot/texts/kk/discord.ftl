### Тек Discord үшін керек жолдар.
### A draft: no native speaker has read this file yet.

slash-nothing = Қосатын ештеңе жоқ: жағдай үстелде көрінеді.
slash-failed = Бірдеңе бұзылды. Қайта байқап көр.
slash-opentables = opentables
slash-choice-people = people
slash-choice-name = name
slash-argument-opentables = open
    .help = “yes” lists this group’s open tables for strangers, “no” doesn’t (admins)
