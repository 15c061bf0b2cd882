### Тіл.
### A draft: no native speaker has read this file yet.

language-name = Қазақша
language-which = Сенімен қай тілде сөйлесейін?
language-drafts = ✎ Әлі толық аударылған жоқ: кей мәтін басқа тілде.

question-which = Мұндай есім бірнеше адамда бар. Қайсысы?
which-person = { $name } · { $count } ойын
