// What happened between two drawings of a table, in order, for screen readers.
import { cardName, suitName } from "../spoken.js";
import { word } from "../words.js";

// A table at which nothing has happened yet.
export const NOTHING = { title: "", auction: [], contract: "", declarer: null, talon: [], trick: [], last: [], trump: null, seats: [] };

// `before` is the last drawing's data, `data` the new one's. A new hand is told completely.
export function happened(before, data) {
  const past = before.title === data.title ? { ...NOTHING, ...before } : NOTHING;
  const lines = past === NOTHING ? [data.title] : [];
  const name = (seat) => data.seats[seat].name;
  for (const { seat, bid } of newBids(past.auction, data.auction ?? [])) lines.push(word("play-says", { name: name(seat), bid }));
  if (data.contract && data.declarer !== null && (data.contract !== past.contract || data.declarer !== past.declarer)) {
    lines.push(word("play-plays-for", { name: name(data.declarer), contract: data.contract }));
  }
  const open = data.talon.filter((card) => card && !past.talon.includes(card));
  if (open.length) lines.push(word("play-talon", { cards: open.map(cardName).join(", ") }));
  return [...lines, ...played(past, data, name)];
}

// After a new deal the auction starts again.
function newBids(before, now) {
  return now.slice(before.length > now.length ? 0 : before.length);
}

function played(past, data, name) {
  const lines = [];
  const known = new Set([...past.last, ...past.trick].map(({ card }) => card));
  const marriages = data.seats.map(({ marriages = [] }, seat) => marriages.filter((suit) => !past.seats[seat]?.marriages?.includes(suit)));
  const tell = ({ seat, card }) => {
    if (known.has(card)) return;
    known.add(card);
    lines.push(word("play-plays", { name: name(seat), card: cardName(card) }));
    if (marriages[seat].includes(card[1])) declare(seat, card[1]);
  };
  const declare = (seat, suit) => {
    marriages[seat] = marriages[seat].filter((other) => other !== suit);
    lines.push(word("play-marriage", { name: name(seat), suit: suitName(suit) }));
  };
  data.last.forEach(tell);
  const taken = data.last.length && !past.last.some(({ card }) => card === data.last[0].card);
  if (taken) lines.push(word("play-takes", { name: name(data.last_winner) }));
  data.trick.forEach(tell);
  marriages.forEach((suits, seat) => suits.forEach((suit) => declare(seat, suit)));
  if (data.trump && data.trump !== past.trump) lines.push(word("play-trump", { suit: suitName(data.trump) }));
  return lines;
}
