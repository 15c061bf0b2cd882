// A seat's plate: the player, the points and the last bid. Screen readers get all of it in one line.
import { cardBack } from "../cards.js";
import { Drawn, element, patchChildren } from "../element.js";
import { suitName } from "../spoken.js";
import { faceOf } from "./faces.js";
import { countTo } from "./motion.js";
import { suitOfLetter } from "../suits.js";
import { word } from "../words.js";

const BACKS_SHOWN = 10;
const REACTED = 3500; // milliseconds

// The places of the seats by their number, the own one first.
export const PLACES = { 1: ["bottom"], 2: ["bottom", "top"], 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };

export class Plate {
  constructor() {
    this.drawn = new Drawn();
    this.pile = element("span", { className: "pile" });
    this.backs = element("span", { className: "backs" });
    this.seen = element("div", { className: "shown", aria: { hidden: "true" } });
    this.root = element("div", { className: "plate", role: "group" }, this.seen);
  }

  // `seat` is one of the felt's seats, `data` the whole felt.
  update(seat, number, place, data, { own }) {
    const acts = number === data.to_act;
    const leads = number === data.declarer && data.contract;
    const away = seat.away && !own;
    this.shown = { place, own };
    if (!this.drawn.isNew([seat, place, own, acts, leads, number === data.dealer, data.contract, data.seats.map((one) => !one.is_person)])) return;
    this.root.className = `plate ${place} hue-${number} ${acts ? "to-act" : ""} ${seat.sits_out ? "sits-out" : ""} ${own ? "own" : ""} ${away ? "away" : ""}`;
    this.root.setAttribute("aria-label", this.labelOf(seat, number, data, { own, acts, leads }));
    const chips = element("span", { className: "chips" });
    if (away) chips.append(element("span", { className: "mark" }, word("play-away")));
    if (seat.guest && !own) chips.append(element("span", { className: "mark" }, word("people-guest")));
    for (const mark of seat.marks ?? []) chips.append(element("span", { className: "mark" }, mark));
    this.drawBacks(own ? 0 : (seat.cards ?? 0));
    this.pile.replaceChildren(...(seat.tricks ? [element("i"), element("b", {}, String(seat.tricks))] : []));
    const total = element("b", {}, number_(seat.total));
    const points = seat.points ? element("span", { className: "points" }, `+${seat.points}`) : "";
    const called = element(
      "span",
      { className: "called-by" },
      element("bdi", { className: "name", title: seat.name }, own ? word("play-own") : seat.called || seat.name),
      seat.level ? element("span", { className: "level" }, seat.level) : "",
      number === data.dealer ? element("span", { className: "dealer", title: word("play-dealer") }, "D") : "",
    );
    const sums = element("span", { className: "sums" }, total, points, ...(seat.marriages ?? []).map(suitMark));
    const parts = [
      faceOf(data.seats, number),
      element("span", { className: "who" }, called, sums),
      flag(seat, leads && data.contract),
      chips.childElementCount ? chips : "",
      this.pile,
      this.backs,
    ];
    patchChildren(this.seen, parts.filter(Boolean));
    this.count(seat, total, points);
  }

  // Counts up what has changed since the last drawing.
  count(seat, total, points) {
    const before = this.counted;
    this.counted = { name: seat.name, total: seat.total, points: seat.points ?? 0 };
    if (before?.name !== seat.name) return;
    countTo(total, before.total, seat.total, number_);
    if (points) countTo(points, before.points, seat.points, (value) => `+${value}`);
  }

  // Shows a seat after the hand, in its present place.
  settle(seat, number, data) {
    this.update(seat, number, this.shown.place, data, this.shown);
  }

  // Shows a player's reaction for a moment.
  react(drawing) {
    this.root.querySelector(".reacted")?.remove();
    const shown = element("span", { className: "reacted", aria: { hidden: "true" } }, drawing);
    this.root.append(shown);
    setTimeout(() => shown.remove(), REACTED);
  }

  drawBacks(count) {
    const few = Math.min(count, BACKS_SHOWN);
    while (this.backs.children.length > few) this.backs.lastChild.remove();
    while (this.backs.children.length < few) this.backs.append(element("i", {}, cardBack()));
  }

  labelOf(seat, number, data, { own, acts, leads }) {
    const name = seat.called || seat.name;
    const parts = [own ? word("play-you", { name }) : name, ...(seat.guest && !own ? [word("people-guest")] : []), ...(seat.level ? [seat.level] : []), word("play-total", { total: seat.total })];
    if (seat.away && !own) parts.push(word("play-away"));
    if (seat.points) parts.push(word("play-points", { points: seat.points }));
    if (acts) parts.push(word("play-acts"));
    if (number === data.dealer) parts.push(word("play-dealer"));
    if (leads) parts.push(word("play-contract", { contract: data.contract }));
    if (seat.bid) parts.push(word("play-bid", { bid: seat.bid }));
    if (seat.marriages?.length) parts.push(word("play-marriages", { suits: seat.marriages.map(suitName).join(", ") }));
    parts.push(...(seat.marks ?? []));
    if (seat.tricks) parts.push(word("play-tricks", { count: seat.tricks }));
    if (!own && seat.cards) parts.push(word("play-cards", { count: seat.cards }));
    return parts.join(", ");
  }
}

// The last bid, after the auction the contract.
function flag(seat, contract) {
  if (seat.bid) return element("span", { className: "flag" }, seat.bid);
  return contract ? element("span", { className: "flag contract" }, contract) : "";
}

function number_(value) {
  return String(value ?? 0).replace("-", "−");
}

export function suitMark(letter) {
  const { symbol, name } = suitOfLetter(letter);
  return element("span", { className: `suit-mark ${name}` }, `${symbol}\uFE0E`);
}
