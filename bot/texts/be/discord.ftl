### Радкі, патрэбныя толькі ў Discord.
### A draft: no native speaker has read this file yet.

slash-nothing = Дадаць няма чаго: як ідуць справы, відаць на стале.
slash-failed = Нешта зламалася. Паспрабуй яшчэ раз.
