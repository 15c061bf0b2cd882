// The own cards below the felt, spread like a hand, and the last place of each card on the screen.
import { Fan } from "../fan.js";
import { laidOut } from "../laid_out.js";
import { choicesOf } from "../views.js";
import { dealOut } from "./motion.js";
import { preference } from "./preferences.js";

const FLATTER = 8; // the number of cards above which the arc is flatter

export class Hand {
  // `press(button)` promises the answer to a pressed card; `premove` plays a card chosen before the turn.
  constructor({ press, premove }) {
    this.premove = premove;
    this.held = "";
    this.suits = []; // in their order from left to right
    this.seen = new Map(); // card -> rectangle
    this.fan = new Fan({
      press: (button, made) => {
        this.see(made.dataset.card, made);
        premove.drop();
        return press(button);
      },
      twoSteps: () => preference("twoSteps"),
      ahead: (code) => premove.toggle(code),
    });
    premove.marks((code) => this.fan.choose(code));
    this.root = this.fan.root;
  }

  // `view` is of the table whose hand is shown, if any; `hinted` is the card to mark as the hint.
  update(view, hinted = "") {
    const before = this.held;
    const cards = view?.own?.hand ?? [];
    const buttons = choicesOf(view).flat().filter((button) => button.card);
    this.fan.update(this.sorted(view, cards), buttons, { four: view?.four_colours ?? false, hinted });
    this.spread();
    laidOut(() => this.see());
    this.held = cards.join(" ");
    this.premove.update(view, cards);
    const fresh = this.fan.places.filter(({ code }) => !before.includes(code));
    if (fresh.length === this.fan.places.length && fresh.length > 1) dealOut(this.fan.places.map(({ made }) => made));
  }

  // Suits are sorted anew only between tricks and for new cards: in a trick or an exchange no card moves under a finger.
  sorted(view, cards) {
    const fresh = cards.some((code) => !this.held.includes(code));
    if (fresh || (view?.phase === "play" && !view.trick)) this.suits = alternating(cards);
    return this.suits.flatMap((letter) => cards.filter((code) => code[1] === letter));
  }

  // Forgets what is drawn.
  clear() {
    this.fan.update([], []);
    this.held = "";
  }

  // The cards lie on an arc, each turned a little. The button turns with its card, so the visible card is the button.
  spread() {
    const count = this.fan.places.length;
    const flat = Math.min(1, FLATTER / count); // many cards lie on a flatter arc, and stay in the window
    this.fan.places.forEach(({ made }, at) => {
      made.style.setProperty("--turn", String((at - (count - 1) / 2) * flat));
    });
  }

  // Stores the places of all cards on the screen, or of one.
  see(code, made) {
    const places = made ? [{ code, made }] : this.fan.places;
    for (const place of places) {
      const face = place.made.querySelector(".face");
      if (face) this.seen.set(place.code, face.getBoundingClientRect());
    }
  }

  rectOf(code) {
    return this.seen.get(code);
  }
}

// Orders the suits so that black and red alternate, as far as possible.
function alternating(cards) {
  const held = (letters) => [...letters].filter((letter) => cards.some((code) => code[1] === letter));
  const [black, red] = [held("SC"), held("HD")];
  const [first, second] = black.length >= red.length ? [black, red] : [red, black];
  return first.flatMap((letter, at) => [letter, second[at]]).filter(Boolean);
}
