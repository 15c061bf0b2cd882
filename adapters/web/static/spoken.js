// Texts for screen readers: cards by name instead of symbols.
import { suitOfLetter, suitOfSymbol, WRITTEN } from "./suits.js";
import { word } from "./words.js";

// A card as the bot's languages write it: a rank of one or two characters before the suit.
const CARD = new RegExp(`(10|[\\p{L}\\d])(${WRITTEN})`, "gu");
// The codes of the ranks by the letters of the bot's languages; each letter stands for one rank.
const RANKS = { A: "A", T: "A", Т: "A", 10: "T", K: "K", К: "K", Q: "Q", D: "Q", Д: "Q", J: "J", B: "J", V: "J", W: "J", В: "J", 9: "9" };
const LONE_SUIT = new RegExp(WRITTEN, "gu");

// `code` is rank and suit, e.g. 9H: "nine of hearts".
export function cardName(code) {
  return word("card-name", { rank: word(`rank-${code[0]}`), suit: word(`suit-${suitOfLetter(code[1]).name}-of`) });
}

export function suitName(letter) {
  return word(`suit-${suitOfLetter(letter).name}`);
}

// Returns the line for a turn: of the page's own person, or of another one.
export function turnOf(name, { own = false } = {}) {
  return own ? word("turn-yours") : word("turn-of", { name });
}

// Returns a line of the bot with cards and suits in words.
export function spoken(text) {
  return text
    .replace(CARD, (whole, rank, suit) => (RANKS[rank] ? cardName(RANKS[rank] + suitOfSymbol(suit[0]).letter) : whole))
    .replace(LONE_SUIT, (suit) => suitName(suitOfSymbol(suit[0]).letter));
}
