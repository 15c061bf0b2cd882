// The suits: the letter in a card's code, the symbol in what the bot writes, the name in the style sheets.
const SUITS = [
  { letter: "S", symbol: "♠", name: "spades" },
  { letter: "C", symbol: "♣", name: "clubs" },
  { letter: "D", symbol: "♦", name: "diamonds" },
  { letter: "H", symbol: "♥", name: "hearts" },
];
const NONE = { symbol: "", name: "" };

// Parts of regular expressions: a symbol, and one as it may be written, with the sign that keeps it from being an emoji.
export const SYMBOL = `[${SUITS.map(({ symbol }) => symbol).join("")}]`;
export const WRITTEN = `${SYMBOL}\uFE0E?`;

// Each gives a suit; one without symbol and name for anything that is no suit.
export const suitOfLetter = (wanted) => SUITS.find(({ letter }) => letter === wanted) ?? NONE;
export const suitOfSymbol = (wanted) => SUITS.find(({ symbol }) => symbol === wanted) ?? NONE;
