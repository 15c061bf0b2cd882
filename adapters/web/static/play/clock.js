// The time limit of a move: a ring around the face of the player to move, with the seconds when few are left. Screen
// readers are told only the person's own last seconds, once.
import { word } from "../words.js";

const FEW = 10; // seconds that are shown as a number
const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 21;

export class Clock {
  // `tell(text)` speaks to screen readers.
  constructor({ tell }) {
    this.tell = tell;
    this.ahead = 0; // milliseconds that the server's clock is ahead
    this.timer = undefined;
    this.said = 0; // the end of the move whose last seconds were told
    this.spent = 0; // the end of the time whose reserve was told
    this.ring = document.createElementNS(SVG, "svg");
    this.ring.setAttribute("class", "clock");
    this.ring.setAttribute("viewBox", "0 0 46 46");
    this.ring.setAttribute("aria-hidden", "true");
    this.line = document.createElementNS(SVG, "circle");
    for (const [name, value] of Object.entries({ cx: 23, cy: 23, r: RADIUS, pathLength: 1 })) this.line.setAttribute(name, String(value));
    this.ring.append(this.line);
    this.seconds = document.createElement("b");
    this.seconds.className = "seconds";
    this.seconds.setAttribute("aria-hidden", "true");
    this.reserve = document.createElement("b"); // the time beyond the limit that the player has for the whole game
    this.reserve.className = "reserve";
    this.reserve.setAttribute("aria-hidden", "true");
  }

  // Sets the server's time, which comes with its messages.
  set(now) {
    if (now) this.ahead = now * 1000 - Date.now();
  }

  // `clock` is { ends, of, reserve } in the server's seconds, or nothing; `plate` is the plate of the seat to move.
  update(clock, plate, own) {
    clearTimeout(this.timer);
    const sign = plate?.querySelector(".avatar");
    if (!clock || !sign) {
      for (const part of [this.ring, this.seconds, this.reserve]) part.remove();
      return;
    }
    this.place = sign;
    if (this.ring.parentNode !== sign) sign.append(this.ring, this.seconds);
    if (clock.reserve) sign.append(this.reserve);
    else this.reserve.remove();
    this.tick(clock, own);
  }

  tick(clock, own) {
    const until = clock.ends - (Date.now() + this.ahead) / 1000;
    const left = Math.max(0, until);
    const spare = Math.max(0, (clock.reserve ?? 0) + Math.min(0, until));
    const part = clock.of ? Math.min(1, left / clock.of) : 0;
    this.line.style.strokeDasharray = `${part} 1`;
    const few = left < FEW;
    this.place.classList.toggle("few", few);
    this.seconds.textContent = !few ? "" : left || !spare ? String(Math.ceil(left)) : minutes(spare);
    this.seconds.classList.toggle("spare", !left && spare > 0);
    this.reserve.textContent = left ? `+${minutes(spare)}` : "";
    if (own && !left && spare && this.spent !== clock.ends) {
      this.spent = clock.ends;
      this.tell(word("people-reserve", { time: minutes(spare) }));
    }
    if (few && own && this.said !== clock.ends && left > 0) {
      this.said = clock.ends;
      this.tell(word("play-seconds-left", { seconds: Math.ceil(left) }));
    }
    if (left > 0 || spare > 0) this.timer = setTimeout(() => this.tick(clock, own), few ? Math.max(50, ((left || spare) % 1) * 1000) : 500);
  }
}

function minutes(seconds) {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
