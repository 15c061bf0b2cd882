// A step of a hand on the felt: the table's own felt and plates, and the visible hands. Over them are the choice, the
// cost of a mistake, and the better card or bid as a ghost.
import { cardFace } from "../../cards.js";
import { element } from "../../element.js";
import { cardName } from "../../spoken.js";
import { word } from "../../words.js";
import { Felt } from "../felt.js";
import { PLACES } from "../plates.js";

export class Position {
  // `play(card)` is called when a card is pressed. For keys and screen readers the choices beside the felt do the same.
  constructor({ play }) {
    this.felt = new Felt({ rectOf: (code) => this.rects.get(code) });
    this.rects = new Map(); // card -> its place in the hand in front
    this.held = element("div", { className: "held" });
    this.over = []; // marks and ghosts over the felt
    const dock = element("div", { className: "study-dock" }, this.felt.own, this.held);
    this.root = element("div", { className: "study-table" }, this.felt.root, dock);
    this.root.addEventListener("click", ({ target }) => {
      const card = /** @type {HTMLElement} */ (target).closest?.(".could")?.getAttribute("data-card");
      if (card) play(card);
    });
  }

  // `front` is the seat in front, `mine` the own seat or null. `moved`: this is the step after the drawn one, and its
  // card is moved. `mistakes` has those of the review, { ahead, made }; each may be undefined.
  draw(step, { front, mine, moved, mistakes, words }) {
    const data = step.felt;
    if (!moved) this.forget();
    for (const node of this.over.splice(0)) node.remove();
    this.felt.update(data, front);
    if (mine !== front) this.name(data.seats[front].name);
    step.hands.forEach((cards, seat) => this.drawHand(seat, cards, step, data, front));
    if (mistakes.ahead) this.drawAhead(step, mistakes.ahead, words);
    if (mistakes.made) this.drawMade(step, mistakes.made, front, words);
  }

  // Draws the next step without a movement.
  forget() {
    for (const node of this.felt.played.values()) node.remove();
    this.felt.played.clear();
    this.felt.data = null;
  }

  // Shows the name of the seat in front, if it is another player's.
  name(name) {
    const plate = this.felt.own.querySelector(".plate");
    plate.querySelector(".name").textContent = name;
    plate.setAttribute("aria-label", plate.getAttribute("aria-label").replace(word("play-you", { name }), () => name));
  }

  drawHand(seat, cards, step, data, front) {
    const legal = new Set(step.to_act === seat ? step.next.map(({ card }) => card) : []);
    const faces = (cards ?? []).map((code) => {
      return element("span", { className: legal.has(code) ? "could" : "", data: { card: code } }, cardFace(code, "", data.four_colour));
    });
    const named = cards?.length ? { role: "img", aria: { label: `${data.seats[seat].name}: ${cards.map(cardName).join(", ")}` } } : {};
    const row = element("div", { className: "seat-cards", ...named }, ...faces);
    const plate = this.felt.plates[seat].root;
    plate.querySelector(".seat-cards")?.remove();
    if (seat === front) {
      this.held.replaceChildren(row);
      this.rects = new Map(faces.map((face) => [face.dataset.card, face.getBoundingClientRect()]));
      return;
    }
    if (!cards) return;
    plate.querySelector(".backs")?.replaceChildren();
    plate.append(row);
  }

  // Before the mistake: the card that will be played, with its cost, and the better one.
  drawAhead(step, { lost, card, better }, words) {
    if (!better.card) return this.drawSaid(step.to_act, lost, better, words);
    const held = (code) => code && this.root.querySelector(`.seat-cards [data-card="${code}"]`);
    const chosen = held(card);
    if (chosen) this.mark(chosen, lost);
    if (better.card !== card) held(better.card)?.classList.add("better");
    return undefined;
  }

  // After the mistake: the played card is marked, and the better one lies beside it; in an exchange, still in the hand.
  drawMade(step, { lost, better }, front, words) {
    if (!better.card) return this.drawSaid(step.seat, lost, better, words);
    this.root.querySelector(`.seat-cards [data-card="${better.card}"]`)?.classList.add("better");
    const played = this.felt.played.get(step.card);
    if (!played) return undefined;
    this.mark(played, lost);
    if (better.card === step.card) return undefined;
    const seats = step.felt.seats.length;
    const place = PLACES[seats][(step.seat - front + seats) % seats];
    const label = element("b", { className: "ghost-word" }, words.better);
    const ghost = element("div", { className: `played ghost ${place}`, aria: { hidden: "true" } }, cardFace(better.card, "", step.felt.four_colour), label);
    this.felt.trick.append(ghost);
    this.over.push(ghost);
    return undefined;
  }

  // The better bid, contract or pass is at its seat, before and after the actual one.
  drawSaid(seat, lost, better, words) {
    const label = element("span", {}, `${words.better}: ${better.act}`);
    const ghost = element("div", { className: "ghost ghost-said", aria: { hidden: "true" } }, label, element("b", { className: "cost" }, `−${lost}`));
    this.felt.plates[seat].root.append(ghost);
    this.over.push(ghost);
  }

  // Marks a card with what it costs; one that fails in a puzzle has no cost.
  mark(card, lost) {
    const mark = element("b", { className: "cost", aria: { hidden: "true" } }, lost === undefined ? "✗" : `−${lost}`);
    card.append(mark);
    card.classList.add("mistaken");
    this.over.push(mark, { remove: () => card.classList.remove("mistaken") });
  }
}
