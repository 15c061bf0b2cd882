// A hand that was thrown in: why, and its cards, for a moment on the felt. The next hand is dealt already.
import { cardFace } from "../cards.js";
import { element } from "../element.js";
import { cardName } from "../spoken.js";
import { word } from "../words.js";

const STAYS = 7000; // milliseconds, unless the person looks closer

export class Thrown {
  // `place` is the felt, `tell(lines)` speaks to screen readers, `closed()` is called at the end.
  constructor({ place, tell, closed }) {
    this.place = place;
    this.tell = tell;
    this.closed = closed;
    this.timer = undefined;
    this.root = element("section", { className: "thrown", aria: { label: word("play-thrown") } });
    for (const held of ["pointerenter", "focusin"]) this.root.addEventListener(held, () => clearTimeout(this.timer));
    for (const left of ["pointerleave", "focusout"]) this.root.addEventListener(left, () => this.wait());
  }

  // `view` is of the hand after it.
  show({ thrown, seats, four_colours: four = false }) {
    const hands = thrown.hands.map((cards, seat) => ({ name: seats[seat].own ? word("play-own") : thrown.names[seat], cards }));
    if (thrown.talon) hands.push({ name: word("play-talon-of"), cards: thrown.talon });
    const go = element("button", { type: "button", className: "act success", onclick: () => this.close() }, word("play-next-hand"));
    const lines = hands.map(({ name, cards }) =>
      element(
        "div",
        { className: "laid" },
        element("bdi", { className: "name" }, name),
        element("span", { className: "laid-cards", aria: { hidden: "true" } }, ...cards.map((card) => cardFace(card, "", four))),
        element("span", { className: "spoken" }, cards.map(cardName).join(", ")),
      ),
    );
    this.root.replaceChildren(element("p", {}, thrown.words), ...lines, go);
    if (!this.root.isConnected) this.place.append(this.root);
    this.tell([thrown.words, ...hands.map(({ name, cards }) => `${name}: ${cards.map(cardName).join(", ")}`)]);
    this.wait();
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), STAYS);
  }

  close() {
    clearTimeout(this.timer);
    this.root.remove();
    this.closed();
  }
}
