// Suggested commands, depending on the chat's board.
import { isLive } from "./views.js";

export const FIRST_CHIPS = ["newgame", "rules", "help"];
const LOBBY_CHIPS = ["join", "addbot", "deal", "rules"];
const TOURNAMENT_CHIPS = ["standings", "judge", "seed", "tournament"];
const GAME_CHIPS = ["score", "rules", "pause", "endgame", "newgame"];
export const PRIVATE_CHIPS = ["hand", "learn", "daily", "rules", "help"];

// Whether there is a table or a game, so that no new one is suggested. `view` is that of the board's table.
export function isBusy(board, view) {
  return isLive(view) || Boolean(board?.rows.length && !board.rows.flat().some((button) => button.does === "again"));
}

export function chips(board, view) {
  if (!board?.rows.flat().some((button) => button.data)) return FIRST_CHIPS;
  if (view?.kind === "tournament") return TOURNAMENT_CHIPS;
  return isLive(view) ? GAME_CHIPS : LOBBY_CHIPS;
}
