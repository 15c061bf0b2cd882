// Tells screen readers what happens at the table: politely, in order, and only what happens after the person has sat
// down. Screen readers do not read behind an open window, so those lines are told after the window is closed.
import { keysAreOn } from "../keys.js";
import { lines } from "../markup.js";
import { cardName, spoken, turnOf } from "../spoken.js";
import { isToMove } from "../views.js";
import { word } from "../words.js";
import { happened } from "./happened.js";

const SETTLES = 150; // milliseconds in which all that has happened at once arrives
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

  // `before` and `data` are what the felt has shown and shows (no `before`: the person has just sat down), `view` is
  // the table.
  watch(before, data, view) {
    if (before) this.say(happened(before, data));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(data, view), SETTLES);
  }

  settle(data, view) {
    const cards = view.own?.hand ?? [];
    this.tellCards(cards, data);
    const own = isToMove(view);
    const turn = JSON.stringify([own, data.to_act, data.heading, data.trick, data.auction, own && cards]);
    if (turn === this.turn) return;
    if (own) this.sayTurn(turn, view.question.own);
    else if (!data.seats[data.to_act]?.own) this.timer = setTimeout(() => this.sayTurn(turn, headingOf(data, view.paused)), THINKS);
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

// The line about another person's turn, without what they are to do.
function headingOf({ heading, to_act, seats }, isPaused) {
  return isPaused || to_act === null ? heading : turnOf(seats[to_act].name);
}

// Returns a text without details such as a seal.
export function plain(text) {
  return lines(text)
    .filter((line) => !line.querySelector(".folded, code"))
    .map((line) => line.textContent)
    .filter(Boolean)
    .join(". ");
}
