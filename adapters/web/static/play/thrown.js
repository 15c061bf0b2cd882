// A hand that was thrown in: why, and its cards, for a moment on the felt. The next hand is dealt already.
import { cardFace } from "../cards.js";
import { element } from "../element.js";
import { cardName } from "../spoken.js";
import { word } from "../words.js";

const STAYS = 7000; // milliseconds, unless the person looks closer

export class Thrown {
  // `place` is the felt, `mine` the own id, `tell(lines)` speaks to screen readers, `closed()` is called at the end.
  constructor({ place, mine, tell, closed }) {
    this.place = place;
    this.mine = mine;
    this.tell = tell;
    this.closed = closed;
    this.timer = undefined;
    this.root = element("section", { className: "thrown", aria: { label: word("play-thrown") } });
    for (const held of ["pointerenter", "focusin"]) this.root.addEventListener(held, () => clearTimeout(this.timer));
    for (const left of ["pointerleave", "focusout"]) this.root.addEventListener(left, () => this.wait());
  }

  show({ said, seats, talon, four_colour: four }) {
    const hands = seats.map(({ name, person, cards }) => ({ name: person === this.mine ? word("play-own") : name, cards }));
    if (talon.length) hands.push({ name: word("play-talon-of"), cards: talon });
    const go = element("button", { type: "button", className: "act success" }, word("play-next-hand"));
    go.addEventListener("click", () => this.close());
    const lines = hands.map(({ name, cards }) =>
      element(
        "div",
        { className: "laid" },
        element("bdi", { className: "name" }, name),
        element("span", { className: "laid-cards", aria: { hidden: "true" } }, ...cards.map((card) => cardFace(card, "", four))),
        element("span", { className: "spoken" }, cards.map(cardName).join(", ")),
      ),
    );
    this.root.replaceChildren(element("p", {}, said), ...lines, go);
    if (!this.root.isConnected) this.place.append(this.root);
    this.tell([said, ...hands.map(({ name, cards }) => `${name}: ${cards.map(cardName).join(", ")}`)]);
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
