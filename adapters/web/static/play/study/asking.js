// What a finished game is drawn from: asked for by HTTP, a hand at a time, and kept while the window is open.
import { word } from "../../words.js";

export class Asking {
  // `address` is where it is asked, `who` says who asks.
  constructor({ address, who }) {
    this.address = address;
    this.who = who;
    this.known = new Map();
  }

  // The steps of a hand as a seat saw it, or with `seat` null with all cards open. Throws an Error with the reason.
  hand(table, hand, seat) {
    return this.once({ part: "hand", table, hand, seat });
  }

  // The review, or how far it is.
  review(table) {
    return this.ask({ part: "review", table });
  }

  // What the choices of a moment bring, by so many guesses of the hidden cards; 0 with all cards open.
  worth(table, { hand, step }, guesses) {
    return this.once({ part: "worth", table, hand, step, guesses });
  }

  async once(what) {
    const name = JSON.stringify(what);
    if (!this.known.has(name)) this.known.set(name, await this.ask(what));
    return this.known.get(name);
  }

  async ask(what) {
    const body = JSON.stringify({ ...this.who, ...what });
    const answer = await fetch(this.address, { method: "POST", body }).catch(() => null);
    if (!answer?.ok) throw new Error(word("no-answer"));
    const { data, refused } = await answer.json();
    if (!data) throw new Error(refused);
    return data;
  }
}
