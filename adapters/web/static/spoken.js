// What listeners hear of a table: cards by name instead of by signs.
import { suitOfLetter, suitOfSymbol, WRITTEN } from "./suits.js";
import { word } from "./words.js";

// A card as it is written in the bot's languages: a rank of one or two signs before the suit.
const CARD = new RegExp(`(10|[\\p{L}\\d])(${WRITTEN})`, "gu");
// The codes of the ranks by the letters that the bot's languages write; no letter is two ranks.
const RANKS = { A: "A", Т: "A", 10: "T", K: "K", К: "K", Q: "Q", D: "Q", Д: "Q", J: "J", B: "J", W: "J", В: "J", 9: "9" };
const LONE_SUIT = new RegExp(WRITTEN, "gu");

// `code` is rank and suit, e.g. 9H: "nine of hearts".
export function cardName(code) {
  return word("card-name", { rank: word(`rank-${code[0]}`), suit: word(`suit-${suitOfLetter(code[1]).name}-of`) });
}

export function suitName(letter) {
  return word(`suit-${suitOfLetter(letter).name}`);
}

// The turn, for whom the page plays and for others.
export function turnOf(name, { own = false } = {}) {
  return own ? word("turn-yours") : word("turn-of", { name });
}

// What a line of the bot says, with cards and suits in words.
export function spoken(text) {
  return text
    .replace(CARD, (whole, rank, suit) => (RANKS[rank] ? cardName(RANKS[rank] + suitOfSymbol(suit[0]).letter) : whole))
    .replace(LONE_SUIT, (suit) => suitName(suitOfSymbol(suit[0]).letter));
}
