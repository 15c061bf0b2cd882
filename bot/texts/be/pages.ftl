### Мова.
### A draft: no native speaker has read this file yet.

language-name = Беларуская
language-which = На якой мове мне з табой размаўляць?
language-drafts = ✎ Перакладзена яшчэ не ўсё: частка тэкстаў на іншай мове.
