// A hand of cards as a fan. The visible part of a card is its button, never covered by another card. A card that is not
// allowed now keeps its place and says so; pressing it asks why.
import { cardFace } from "./cards.js";
import { element } from "./element.js";
import { laidOut } from "./laid_out.js";
import { cardName } from "./spoken.js";
import { word } from "./words.js";

const STRIP = 44; // the least width of a button in pixels; if a row has less for each card, there are two rows

export class Fan {
  // `press(button, element)` returns a promise of the answer. `twoSteps()` returns whether a tap lifts a card and a
  // second one plays it; keys play at once. While no card can be played, `ahead(code)` gets the pressed card, and
  // returns whether it used the press.
  constructor({ press, twoSteps = () => false, ahead = (_code) => false }) {
    this.press = press;
    this.ahead = ahead;
    this.chosen = ""; // the card that will be played
    this.hinted = ""; // the card that a hint names
    this.twoSteps = twoSteps;
    this.places = []; // one for each card in order: { code, button, made }
    this.choosing = false; // whether one of the cards can be played now
    this.current = null; // the card that Tab goes to
    this.root = element("div", { className: "fan", role: "group", aria: { label: word("hand-cards") } });
    this.root.addEventListener("keydown", (event) => this.move(event));
    this.root.addEventListener("focusin", (event) => this.lead(event.target));
    this.columns = 1;
    this.watch = new ResizeObserver(() => this.lay(this.measure()));
    this.watch.observe(this.root);
  }

  // `cards` are the codes of the hand in order, `buttons` the screen's buttons for cards. Without codes
  // the buttons are the cards. `four`: four colours; `hinted`: the card to mark as the hint.
  update(cards, buttons, { four = false, hinted = "" } = {}) {
    this.hinted = hinted;
    const began = !this.choosing;
    const focused = this.places.findIndex(({ made }) => made === document.activeElement);
    const held = cards?.length && buttons.every((button) => cards.includes(button.card)) ? cards : null;
    const wanted = held
      ? held.map((code) => ({ code, button: buttons.find((button) => button.card === code) }))
      : buttons.map((button) => ({ code: button.card ?? "", button }));
    this.choosing = buttons.some(allowed);
    const before = new Map(this.places.map((place) => [nameOf(place, place.four), place]));
    this.places = wanted.map((place) => this.place(place, before.get(nameOf(place, four)), four));
    const made = this.places.map((place) => place.made);
    made.forEach((one, at) => this.root.children[at] === one || this.root.insertBefore(one, this.root.children[at] ?? null));
    while (this.root.children.length > made.length) this.root.lastChild.remove();
    this.root.classList.toggle("choosing", this.choosing);
    this.refocus(focused, began && this.choosing);
    laidOut(() => this.measure()).then((fit) => this.lay(fit));
  }

  place({ code, button }, known, four) {
    const made = known?.made ?? element("button", { type: "button", className: "card" }, cardFace(code, button?.label ?? "", four));
    const place = known ?? { made };
    Object.assign(place, { code, button, four });
    if (!known) made.addEventListener("click", (event) => this.pressed(place, event));
    const free = this.choosing && allowed(button);
    const name = code ? cardName(code) : (button?.label ?? "");
    made.dataset.label = button?.label ?? "";
    made.dataset.card = code;
    made.classList.toggle("barred", this.choosing && !free);
    made.classList.toggle("waiting", !this.choosing);
    if (!free) made.classList.remove("lifted");
    made.setAttribute("aria-label", this.choosing && !free ? word("card-not-now", { card: name }) : this.named(code, name));
    made.classList.toggle("chosen", code !== "" && code === this.chosen);
    made.classList.toggle("hinted", code !== "" && code === this.hinted);
    made.setAttribute("aria-disabled", String(!free));
    return place;
  }

  // Marks the card that will be played; empty for none.
  choose(code) {
    this.chosen = code;
    for (const place of this.places) {
      place.made.classList.toggle("chosen", code !== "" && place.code === code);
      if (!this.choosing) place.made.setAttribute("aria-label", this.named(place.code, place.code ? cardName(place.code) : ""));
    }
  }

  named(code, name) {
    if (code && code === this.chosen) return word("card-will-play", { card: name });
    return code && code === this.hinted ? word("card-hinted", { card: name }) : name;
  }

  // Tab goes to the first card that can be played. The focus follows when the turn begins or the focused card is gone.
  refocus(was, begins) {
    const first = this.places.find(({ made }) => made.getAttribute("aria-disabled") === "false");
    const there = this.places.find(({ made }) => made === this.current);
    const gone = was >= 0 && !this.places.some(({ made }) => made === document.activeElement);
    const near = this.places[Math.min(Math.max(was, 0), this.places.length - 1)];
    const led = begins || !there ? (first ?? (there && !gone ? there : near)) : there;
    this.lead(led?.made ?? null);
    if (was >= 0 && (gone || begins)) this.current?.focus({ preventScroll: true });
  }

  lead(made) {
    if (made && !this.places.some((place) => place.made === made)) return;
    this.current = made;
    for (const place of this.places) place.made.tabIndex = place.made === made ? 0 : -1;
  }

  async pressed(place, event) {
    if (!place.button) return;
    if (!this.choosing && this.ahead(place.code)) return;
    const taps = event.detail > 0; // 0 for a click by a key
    if (event.detail > 1 && !this.twoSteps()) return; // the second click of a double click may hit the next card
    const free = place.made.getAttribute("aria-disabled") === "false";
    if (taps && free && this.twoSteps() && !place.made.classList.contains("lifted")) {
      for (const { made } of this.places) made.classList.toggle("lifted", made === place.made);
      return;
    }
    place.made.setAttribute("aria-busy", "true");
    await this.press(place.button, place.made);
    place.made.removeAttribute("aria-busy");
  }

  // Plays the card at a place, from 0; returns whether there is one.
  play(at) {
    this.places[at]?.made.click();
    return at < this.places.length;
  }

  // Focuses the card that Tab goes to; returns whether there is one.
  focus() {
    this.current?.focus({ preventScroll: true });
    return this.current !== null;
  }

  move(event) {
    const at = this.places.findIndex(({ made }) => made === event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns, ArrowUp: -this.columns };
    const ends = { Home: 0, End: this.places.length - 1 };
    const target = this.places[ends[event.key] ?? at + (steps[event.key] ?? NaN)];
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.made.focus();
  }

  // How many cards fit in a row with strips wide enough for a finger; 0 if nothing can be measured.
  measure() {
    const face = this.root.querySelector(".face")?.offsetWidth;
    if (!face) return 0;
    const style = getComputedStyle(this.root);
    const width = this.root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return Math.max(1, Math.floor((width - face) / STRIP) + 1);
  }

  // Lays the cards in rows of at most `fit`.
  lay(fit) {
    const count = this.places.length;
    if (!count || !fit) return;
    this.columns = Math.ceil(count / Math.ceil(count / fit));
    this.root.style.setProperty("--strips", String(this.columns - 1));
    this.root.classList.toggle("single", this.columns === 1);
    const lastRow = Math.floor((count - 1) / this.columns) * this.columns;
    this.places.forEach(({ made }, at) => made.classList.toggle("above", at < lastRow));
  }
}

function allowed(button) {
  return button !== undefined && button.style !== "muted";
}

// The data that a card is drawn from. The same data is not drawn again.
function nameOf({ code, button }, four) {
  return `${code || button?.label} ${four}`;
}
