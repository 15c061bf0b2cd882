// Suggested commands, depending on the chat's board.
export const FIRST_CHIPS = ["newgame", "rules", "help"];
const OF_A_TOURNAMENT = /^[^.]{5}\./; // the code of a table is longer
const LOBBY_CHIPS = ["join", "addbot", "deal", "rules"];
const TOURNAMENT_CHIPS = ["standings", "judge", "seed", "tournament"];
const GAME_CHIPS = ["score", "rules", "pause", "endgame", "newgame"];
export const PRIVATE_CHIPS = ["hand", "learn", "daily", "rules", "help"];

// Whether there is a live table or game, so that no new one is suggested.
export function isLive(board) {
  return Boolean(board?.picture || (board?.rows.length && !board.rows.flat().some((button) => button.does === "again")));
}

export function chips(board) {
  const buttons = board?.rows.flat().filter((button) => button.data) ?? [];
  if (!buttons.length) return FIRST_CHIPS;
  if (buttons.some((button) => OF_A_TOURNAMENT.test(button.data))) return TOURNAMENT_CHIPS;
  return board.picture ? GAME_CHIPS : LOBBY_CHIPS;
}
