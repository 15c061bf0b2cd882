// One's own cards below the felt: the fan of all pages, spread as a hand is held, and where each card was last seen.
import { Fan } from "../fan.js";
import { dealOut } from "./motion.js";
import { preference } from "./preferences.js";

export class Hand {
  // `press(message, button)` promises the answer to a pressed card.
  constructor({ press }) {
    this.message = null;
    this.held = "";
    this.seen = new Map(); // card -> rectangle
    this.fan = new Fan({
      press: (button, made) => {
        this.see(made.dataset.card, made);
        return press(this.message, button);
      },
      twoSteps: () => preference("twoSteps"),
    });
    this.root = this.fan.root;
  }

  update(message) {
    this.see();
    const before = this.held;
    this.message = message ?? null;
    const hand = message?.picture?.drawing === "hand" ? message.picture.data : {};
    const buttons = (message?.rows ?? []).flat().filter((button) => "card" in button);
    this.fan.update(alternating(hand.cards ?? []), buttons, { four: hand.four_colour ?? false });
    this.spread();
    this.held = (hand.cards ?? []).join(" ");
    const fresh = this.fan.places.filter(({ code }) => !before.includes(code));
    if (fresh.length === this.fan.places.length && fresh.length > 1) dealOut(this.fan.places.map(({ made }) => made));
  }

  // Cards stand on an arc, each turned a little: the button with all of the card, so that what is seen is what is pressed.
  spread() {
    const count = this.fan.places.length;
    this.fan.places.forEach(({ made }, at) => {
      made.style.setProperty("--turn", String(at - (count - 1) / 2));
    });
  }

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

// The suits in an order in which black and red take turns, as far as those that are held allow.
function alternating(cards) {
  const held = (letters) => [...letters].filter((letter) => cards.some((code) => code[1] === letter));
  const [black, red] = [held("SC"), held("HD")];
  const [first, second] = black.length >= red.length ? [black, red] : [red, black];
  const suits = first.flatMap((letter, at) => [letter, second[at]]).filter(Boolean);
  return suits.flatMap((letter) => cards.filter((code) => code[1] === letter));
}
