// Tells those who listen what happens at the table: politely, and nothing of what was there when one sat down.
import { lines } from "../markup.js";
import { spoken } from "../spoken.js";
import { happened } from "./felt.js";

const ASKED = /^<b>(.*)<\/b>$/m;

export class Teller {
  constructor(place) {
    this.place = place;
    this.asked = ""; // what was asked last
  }

  // `before` and `data` are a table's pictures, `hand` one's own screen.
  watch(before, data, hand) {
    const told = happened(before, data);
    const asked = (hand?.to_move && hand.text.match(ASKED)?.[1]) || data.heading;
    if (asked !== this.asked && (before || hand?.to_move)) told.push(plain(asked));
    this.asked = asked;
    this.say(told);
  }

  // Lines of the bot's markup or plain ones.
  say(told) {
    if (!told.length) return;
    this.place.textContent = told.map((line) => spoken(plain(line))).join(". ");
  }
}

function plain(text) {
  return lines(text)
    .map((line) => line.textContent)
    .join(". ");
}
