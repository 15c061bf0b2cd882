// The suits: the letter in a card's code, the symbol in the bot's texts, the name in the style sheets.
const SUITS = [
  { letter: "S", symbol: "♠", name: "spades" },
  { letter: "C", symbol: "♣", name: "clubs" },
  { letter: "D", symbol: "♦", name: "diamonds" },
  { letter: "H", symbol: "♥", name: "hearts" },
];
const NONE = { symbol: "", name: "" };

// Parts of regular expressions: a symbol, and a symbol with the optional selector that keeps it from being an emoji.
export const SYMBOL = `[${SUITS.map(({ symbol }) => symbol).join("")}]`;
export const WRITTEN = `${SYMBOL}\uFE0E?`;

// Each returns a suit; NONE, without symbol and name, for anything else.
export const suitOfLetter = (wanted) => SUITS.find(({ letter }) => letter === wanted) ?? NONE;
export const suitOfSymbol = (wanted) => SUITS.find(({ symbol }) => symbol === wanted) ?? NONE;
