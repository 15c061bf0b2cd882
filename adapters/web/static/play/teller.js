// Tells screen readers what happens at the table: politely, in order, and only what happens after the person has sat
// down. Screen readers do not read behind an open window, so those lines are told after the window is closed.
import { keysAreOn } from "../keys.js";
import { lines } from "../markup.js";
import { cardName, spoken, turnOf } from "../spoken.js";
import { word } from "../words.js";
import { happened } from "./happened.js";

const ASKED = /^<b>(.*)<\/b>$/m;
const SETTLES = 150; // milliseconds in which a board and its hand both arrive
const THINKS = 1500; // milliseconds of another person's turn before it is told
const STAYS = 10_000; // milliseconds that a line stays in the accessibility tree

export class Teller {
  constructor(place) {
    this.place = place;
    this.held = []; // lines that wait for a window to be closed
    this.turn = ""; // the turn that was told last
    this.cards = { title: "", held: [] }; // the own cards, as last told or shown
    this.timer = undefined;
    this.hints = keysAreOn(); // whether to tell that there are keys
    document.addEventListener("close", () => setTimeout(() => this.say([]), SETTLES), true);
  }

  // `before` and `data` are a table's pictures (no `before`: the person has just sat down), `hand` is the own screen,
  // `mine` the own seat.
  watch(before, data, hand, mine) {
    if (before) this.say(happened(before, data));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(data, hand, mine), SETTLES);
  }

  settle(data, hand, mine) {
    const cards = hand?.picture?.data.cards ?? [];
    this.tellCards(cards, data);
    const own = Boolean(hand?.to_move);
    const turn = JSON.stringify([own, data.to_act, data.heading, data.trick, data.auction, own && cards]);
    if (turn === this.turn) return;
    if (own) this.sayTurn(turn, plain(hand.text.match(ASKED)?.[1] ?? data.heading));
    else if (data.to_act !== mine) this.timer = setTimeout(() => this.sayTurn(turn, headingOf(data)), THINKS);
  }

  sayTurn(turn, text) {
    this.turn = turn;
    this.say(this.hints ? [text, word("play-keys-hint")] : [text]);
    this.hints = false;
  }

  // New cards in the own hand, except those that everybody sees.
  tellCards(cards, data) {
    const { title, held } = this.cards;
    const fresh = cards.filter((card) => !held.includes(card) && !data.talon.includes(card));
    if (title === data.title && held.length && fresh.length) this.say([word("play-gets", { cards: fresh.map(cardName).join(", ") })]);
    this.cards = { title: data.title, held: cards };
  }

  // Tells plain lines.
  say(texts) {
    this.held.push(...texts);
    if (document.querySelector("dialog:modal")) return;
    for (const text of this.held.splice(0)) this.append(document.createElement("p"), text);
  }

  append(line, text) {
    line.textContent = spoken(text);
    this.place.append(line);
    setTimeout(() => line.remove(), STAYS);
  }
}

// The line about another person's turn, without their last action.
function headingOf({ heading, to_act, seats }) {
  const name = seats[to_act]?.name;
  return name && heading.includes(name) ? turnOf(name) : heading;
}

// Returns a text without details such as a seal.
export function plain(text) {
  return lines(text)
    .filter((line) => !line.querySelector(".folded, code"))
    .map((line) => line.textContent)
    .filter(Boolean)
    .join(". ");
}
