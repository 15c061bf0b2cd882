button-window = 🂡 Otwórz stół
window-outside = Stąd nie widać stołu { $code }. Jeśli gra się przy nim w Twojej grupie, otwórz go z czatu tej grupy. Możesz też poprosić o wpuszczenie.
button-ask-in = Poproś o wejście
window-tables = Twoje stoły
window-no-tables = Nie siedzisz teraz przy żadnym stole. Zacznij tutaj albo otwórz stół z czatu grupy.
board-in-windows = Wszyscy grają w oknach. Otwórz stół, żeby śledzić każdy ruch.
