// The felt: plates around it, the talon or the trick in the middle. It is drawn from the data that `feltOf` makes of a
// view, or that the study board sends.
import { cardBack, cardFace } from "../cards.js";
import { Drawn, element } from "../element.js";
import { cardName, suitName } from "../spoken.js";
import { word } from "../words.js";
import { Moments } from "./moments.js";
import { arrive, leave, stress, turnOver } from "./motion.js";
import { PLACES, Plate, suitMark } from "./plates.js";
import { cardSound, trickSound } from "./sound.js";

export class Felt {
  // `rectOf(code)` returns the last place on the screen of a card of the own hand.
  constructor({ rectOf }) {
    this.rectOf = rectOf;
    this.data = null; // the drawn data
    this.plates = [];
    this.played = new Map(); // card -> element
    this.trick = element("div", { className: "trick" });
    this.talon = element("div", { className: "talon" });
    this.trump = element("div", { className: "trump", aria: { hidden: "true" } });
    this.last = element("div", { className: "last", hidden: true, aria: { hidden: "true" } });
    this.panel = element("div", { className: "panel", hidden: true });
    this.heard = element("p", { className: "spoken" });
    const busy = element("p", { className: "busy-line", role: "status" }, word("play-dealing"));
    this.centre = element("div", { className: "centre" }, busy, this.trump, this.talon, this.trick, this.heard, this.panel);
    this.own = element("div", { className: "own-place" }); // the place of the own plate, beside the hand
    this.moments = new Moments(this.centre);
    this.drawnTalon = new Drawn();
    this.drawnTrump = new Drawn();
    this.root = element("section", { className: "round", aria: { label: word("play-table") } }, this.centre, this.last);
  }

  // `mine` is the own seat, -1 for a person who only watches. The first drawing has no movements.
  update(data, mine) {
    const before = this.data;
    this.data = data;
    const places = PLACES[data.seats.length];
    const placeOf = (seat) => places[(seat - Math.max(0, mine) + data.seats.length) % data.seats.length];
    this.root.dataset.seats = String(data.seats.length);
    this.drawPlates(data, placeOf, mine);
    this.drawTrick(data, placeOf, mine, before);
    this.drawTalon(data, before);
    this.drawTrump(data.trump, before);
    this.drawLast(data);
    this.heard.textContent = describe(data);
    if (before) this.moments.watch(before, data, (seat) => this.pileOf(seat));
  }

  // Marks the plate of the seat to which a hint gives a card; null for none.
  hint(seat) {
    this.plates.forEach(({ root }, number) => root.classList.toggle("hinted", number === seat));
  }

  // The chairs of a lobby in the places of the plates; the own one is beside the hand.
  seat(chairs) {
    patchSeats(this.root, chairs.filter((chair) => !chair.classList.contains("bottom")));
    patchSeats(this.own, chairs.filter((chair) => chair.classList.contains("bottom")));
  }

  clear() {
    this.data = null;
    this.drawnTalon = new Drawn();
    this.drawnTrump = new Drawn();
    for (const part of [this.trick, this.talon, this.trump, this.last, this.own]) part.replaceChildren();
    for (const plate of this.plates) plate.root.remove();
    this.plates = [];
    this.played.clear();
    this.last.hidden = true;
    this.heard.textContent = "";
  }

  // Between two hands the cards are removed, and the people stay, with their current totals.
  sweep(totals = []) {
    if (!this.data) return;
    const seats = this.data.seats.map((seat, number) => ({ ...seat, total: totals[number] ?? seat.total, points: null, bid: "", tricks: 0, cards: 0, marriages: [] }));
    const data = { ...this.data, seats, to_act: null, declarer: null, contract: "" };
    this.plates.forEach((plate, number) => plate.settle(seats[number], number, data));
    this.data = data;
    const winner = this.data.winning ?? this.data.last_winner;
    for (const node of this.played.values()) leave(node, () => this.pileOf(winner));
    this.played.clear();
    this.drawTalon({ talon: [], trick: [] }, null);
    this.drawTrump(null, null);
    this.last.replaceChildren();
    this.last.hidden = true;
    this.heard.textContent = "";
  }

  drawPlates(data, placeOf, mine) {
    while (this.plates.length > data.seats.length) this.plates.pop().root.remove();
    data.seats.forEach((seat, number) => {
      this.plates[number] ??= new Plate();
      const { root } = this.plates[number];
      this.plates[number].update(seat, number, placeOf(number), data, { own: number === mine });
      const parent = placeOf(number) === "bottom" ? this.own : this.root;
      if (root.parentNode !== parent) parent.append(root);
    });
  }

  drawTrick(data, placeOf, mine, before) {
    const wanted = new Map(data.trick.map((played) => [played.card, played]));
    const goneTo = () => this.pileOf(data.last_winner ?? before?.winning);
    let swept = false;
    for (const [card, node] of this.played) {
      if (wanted.has(card)) continue;
      leave(node, goneTo);
      this.played.delete(card);
      swept = true;
    }
    if (swept) trickSound();
    data.trick.forEach(({ seat, card }, at) => {
      let node = this.played.get(card);
      if (!node) {
        node = element("div", { className: "played" }, cardFace(card, "", data.four_colour));
        this.played.set(card, node);
        this.trick.append(node);
        node.className = `played ${placeOf(seat)}`;
        if (before) {
          arrive(node, () => (seat === mine ? this.rectOf(card) : this.pileOf(seat)));
          cardSound();
        }
      }
      node.style.zIndex = String(at);
      node.classList.toggle("winning", seat === data.winning && data.trick.length > 1);
    });
  }

  drawTalon(data, before) {
    this.talon.className = `talon ${data.trick.length ? "aside" : ""}`;
    if (!this.drawnTalon.isNew([data.talon, data.stock, data.four_colour])) return;
    const cards = data.talon.map((card) => element("div", { className: "lying" }, card ? cardFace(card, "", data.four_colour) : cardBack()));
    this.talon.replaceChildren(...cards);
    if (data.stock) this.talon.replaceChildren(element("div", { className: "lying stock" }, cardBack(), element("b", {}, String(data.stock))));
    else if (before?.talon.includes(null)) cards.forEach((made, at) => data.talon[at] && turnOver(made, cardBack(), at * 90));
  }

  drawTrump(trump, before) {
    if (!this.drawnTrump.isNew(trump)) return;
    this.trump.replaceChildren(...(trump ? [suitMark(trump)] : []));
    if (trump && before) stress(this.trump);
  }

  // The last trick, drawn small while the next one is on the table.
  drawLast(data) {
    const cards = isTaken(data) ? [] : data.last;
    this.last.replaceChildren(
      ...cards.map(({ seat, card }) =>
        element("span", { className: seat === data.last_winner ? "took" : "" }, cardFace(card, "", data.four_colour)),
      ),
    );
    this.last.hidden = !cards.length;
  }

  pileOf(seat) {
    const plate = this.plates[seat];
    return plate?.root.getBoundingClientRect();
  }
}

function patchSeats(parent, wanted) {
  const present = [...parent.children].filter((child) => child.classList.contains("plate"));
  wanted.forEach((chair, at) => {
    if (!present[at]) parent.append(chair);
    else if (!present[at].isEqualNode(chair)) present[at].replaceWith(chair);
  });
  for (const gone of present.slice(wanted.length)) gone.remove();
}

// Whether the trick on the table is complete; it stays there until the next one begins.
function isTaken(data) {
  return data.last.some(({ card }) => data.trick.some((played) => played.card === card));
}

// Describes the middle of the table in words.
function describe(data) {
  const lines = [];
  const name = (seat) => data.seats[seat].name;
  if (data.trump) lines.push(word("play-trump", { suit: suitName(data.trump) }));
  if (data.trick.length) {
    const cards = data.trick.map(({ seat, card }) => word("play-lies", { name: name(seat), card: cardName(card) }));
    lines.push(word("play-on-table", { cards: cards.join(", ") }));
    if (isTaken(data)) lines.push(word("play-takes", { name: name(data.last_winner) }));
    else if (data.winning !== null && data.trick.length > 1) lines.push(word("play-winning", { name: name(data.winning) }));
  }
  const open = data.talon.filter(Boolean);
  if (open.length) lines.push(word("play-talon", { cards: open.map(cardName).join(", ") }));
  else if (data.talon.length) lines.push(word("play-talon-down", { count: data.talon.length }));
  return lines.join(". ");
}
