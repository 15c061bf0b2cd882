### The table inside a chat client.

# On the board, the lobby and the private hand: opens the same table as a picture to press on.
button-window = 🂡 Open the table
# In a window that may not show the table, or whose table is not there: the same words for both. $code: the table's code.
window-outside = You can’t see table { $code } from here. If it’s played in a group of yours, open it from that group’s chat. Or ask the person who opened it to let you in.
# Under window-outside.
button-ask-in = Ask to be let in
# Over the buttons of one's own tables, when the window was opened without a table.
window-tables = Your tables
# In place of those buttons, over ways to begin a game.
window-no-tables = You don’t sit at any table right now. Start one here, or open a table from a group’s chat.
# On the board in a group, where everybody at the table plays in a window: in place of whose turn it is.
board-in-windows = Everyone’s playing in a window. Open the table to follow every move.
