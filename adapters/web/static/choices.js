// The kinds of buttons: a choice of a view has its kind, a button of a message says what it does.
const MOVES = new Set([
  ...["card", "marriage", "four_aces", "rest", "bid", "pass", "look", "contract", "concede", "play_on", "redeal", "talon"],
  ...["cut", "position", "choice"], // a message does not tell choices apart
]);
// Acts that are small beside the cards, or stand in the bar and the menu.
const BESIDE = new Set([
  ...["hand", "peek", "rules", "tips", "score", "judge", "words", "verify", "vote", "nudges", "auto", "language", "switches", "menu", "learn"],
]);

export const kindOf = (button) => button.kind ?? button.does;

export const argumentOf = (button) => button.data.split(".").slice(3).join(".");

export const isMove = (button) => MOVES.has(kindOf(button));
export const isBeside = (button) => BESIDE.has(kindOf(button));

// Returns the first button of some rows that does this, e.g. "score".
export function buttonFor(rows, does) {
  return rows?.flat().find((button) => kindOf(button) === does);
}
