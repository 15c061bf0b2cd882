// Moments of a game: a marriage, a contract made or down, a victory. Each is shown for one or two seconds over the felt,
// and a press ends it. A person who wants less motion sees none of them: the texts say the same.
import { cardFace } from "../cards.js";
import { element } from "../element.js";
import { laidOut, nextFrame } from "../laid_out.js";
import { suitOfLetter } from "../suits.js";
import { reduced, way } from "./motion.js";
import { paced } from "./preferences.js";
import { marriageSound, outcomeSound } from "./sound.js";

const BANNER = 1500; // milliseconds
const MARRIAGE = 1300;
const SUITS = "SCDH";
const STARS = 16; // suits that fly in a victory

export class Moments {
  // `centre` is the middle of the felt.
  constructor(centre) {
    this.centre = centre;
  }

  // Shows the marriages that are new in the data; `plateOf(seat)` returns the rectangle of a plate.
  watch(before, data, plateOf) {
    if (before.title !== data.title) return;
    data.seats.forEach((seat, number) => {
      const known = before.seats[number];
      const fresh = (seat.marriages ?? []).filter((suit) => !known?.marriages?.includes(suit));
      if (fresh.length) this.marriage(fresh[0], worth(before, data, number), () => plateOf(number), data.four_colour);
    });
  }

  // King and queen glow, then fly to the plate with the marriage's points; `points` is 0 if they are not certain.
  // `plate()` returns the rectangle of the plate.
  async marriage(suit, points, plate, four) {
    marriageSound();
    if (reduced.matches) return;
    await nextFrame();
    const cards = ["K", "Q"].map((rank) => element("div", { className: "wed" }, element("i"), cardFace(rank + suit, "", four)));
    const count = points ? element("b", { className: "wed-points" }, `+${points}`) : "";
    const shown = element("div", { className: "moment marriage", aria: { hidden: "true" } }, ...cards, count);
    this.centre.append(shown);
    const [x, y] = await laidOut(() => way(shown, plate()) ?? [0, 0]);
    const glow = { duration: paced(MARRIAGE * 0.7), easing: "ease-in-out" };
    for (const card of cards) card.firstChild.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0.4 }], glow);
    const still = { translate: "0 0", scale: 1, opacity: 1 };
    const flight = [
      { translate: "0 12px", scale: 0.8, opacity: 0 },
      { ...still, offset: 0.16 },
      { ...still, offset: 0.66, easing: "ease-in" },
      { translate: `${x}px ${y}px`, scale: 0.25, opacity: 0.2 },
    ];
    await over(shown.animate(flight, { duration: paced(MARRIAGE), easing: "ease-out" }));
    shown.remove();
  }

  // Shows the outcome of a contract or of the game, in words; `kind` is made, down or victory.
  async banner(kind, text) {
    outcomeSound(kind);
    if (reduced.matches) return;
    await nextFrame();
    const words = element("p", {}, text);
    const flying = kind === "victory" ? stars() : [];
    const shown = element("div", { className: `moment banner ${kind}`, aria: { hidden: "true" } }, ...flying, words);
    (document.querySelector("dialog[open]") ?? document.body).append(shown); // an open window covers the page
    const duration = paced(kind === "victory" ? BANNER + 400 : BANNER);
    flying.forEach((star, at) => fly(star, at, duration));
    const still = { scale: 1, translate: "0 0", opacity: 1 };
    const sinks = { scale: 0.94, translate: "0 18px", opacity: 0 };
    const comes = kind === "down" ? { scale: 1, translate: "0 -40px", opacity: 0 } : { scale: 0.5, translate: "0 0", opacity: 0 };
    await over(words.animate([comes, { ...still, offset: 0.18 }, { ...still, offset: 0.85 }, sinks], { duration, easing: "ease-out" }), shown);
    shown.remove();
  }
}

// The points of a marriage; 0 if a trick was taken too since the last drawing, as they are uncertain then.
function worth(before, data, seat) {
  const taken = data.last[0]?.card !== before.last[0]?.card;
  return taken ? 0 : (data.seats[seat].points ?? 0) - (before.seats[seat].points ?? 0);
}

// Waits for the end of an animation, or for a press. With a `cover` the press has no other effect.
async function over(animation, cover = null) {
  const skip = new AbortController();
  const end = (event) => {
    if (cover && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") {
      event.preventDefault();
      event.stopPropagation();
    }
    animation.cancel();
  };
  for (const press of [cover ? "click" : "pointerdown", "keydown"]) addEventListener(press, end, { capture: true, signal: skip.signal });
  await animation.finished.catch(() => {});
  skip.abort();
}

function stars() {
  return Array.from({ length: STARS }, (_, at) => {
    const { symbol, name } = suitOfLetter(SUITS[at % SUITS.length]);
    return element("i", { className: `star ${name}` }, `${symbol}\uFE0E`);
  });
}

function fly(star, at, duration) {
  const angle = (2 * Math.PI * at) / STARS;
  const far = `${Math.cos(angle) * 42}vmin ${Math.sin(angle) * 42}vmin`;
  const steps = [{ translate: "0 0", scale: 0.3, opacity: 0 }, { opacity: 1, offset: 0.25 }, { translate: far, scale: 1.5, opacity: 0 }];
  star.animate(steps, { duration, easing: "ease-out", fill: "backwards" });
}
