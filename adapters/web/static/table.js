// The table as a drawing, from the picture's data. The board's text contains everything too.
import { cardBack, cardFace } from "./cards.js";
import { element } from "./element.js";
import { suitOfLetter } from "./suits.js";

const PLACES = { 2: ["bottom", "top"], 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };

// `before` is the data drawn last: only cards that are new on the table are animated.
export function drawTable(data, before) {
  const seats = data.seats ?? [];
  const places = PLACES[seats.length];
  if (!places) return null;
  const four = data.four_colour ?? false;
  const felt = element("div", { className: "felt", aria: { hidden: "true" } });
  if (data.heading) felt.append(element("div", { className: "felt-top" }, data.heading));
  const round = element("div", { className: "felt-round" });
  seats.forEach((seat, index) => round.append(plate(seat, index, places[index], data)));
  round.append(centre(data, places, four, before));
  if (data.trump) round.append(element("div", { className: "felt-trump" }, suitMark(data.trump)));
  felt.append(round);
  return felt;
}

// The cards of a hand; while some may be played, the others are dim.
export function drawHand({ cards, playable = [], four_colour: four = false }) {
  const faces = cards.map((code) => {
    const face = cardFace(code, "", four);
    face.classList.toggle("dim", playable.length > 0 && !playable.includes(code));
    return face;
  });
  const held = element("div", { className: "held", aria: { hidden: "true" } }, ...faces);
  held.style.setProperty("--cards", String(cards.length));
  return held;
}

function plate(seat, index, place, data) {
  const classes = ["felt-plate", place];
  if (index === data.to_act) classes.push("to-act");
  if (seat.sits_out) classes.push("sits-out");
  const marks = element("span", { className: "felt-marks" });
  if (index === data.dealer) marks.append(element("span", { className: "felt-dealer" }, "D"));
  if (index === data.declarer && data.contract) marks.append(element("span", { className: "felt-contract" }, data.contract));
  for (const suit of seat.marriages ?? []) marks.append(suitMark(suit));
  return element(
    "div",
    { className: classes.join(" ") },
    element("span", { className: "felt-who" }, element("bdi", {}, seat.name), marks),
    element(
      "span",
      { className: "felt-sums" },
      element("b", {}, String(seat.total ?? 0).replace("-", "−")),
      seat.points === null || seat.points === undefined ? "" : element("span", { className: "felt-points" }, `+${seat.points}`),
      backs(seat.cards),
    ),
    seat.note ? element("span", { className: "felt-note" }, seat.note) : "",
  );
}

function backs(count) {
  if (!count) return "";
  const shown = element("span", { className: "felt-backs" });
  for (let index = 0; index < count; index += 1) shown.append(element("i"));
  return shown;
}

function centre(data, places, four, before) {
  const middle = element("div", { className: "felt-middle" });
  const trick = data.trick ?? [];
  const talon = data.talon ?? [];
  for (const { seat, card } of trick) {
    const winning = seat === data.winning ? "winning" : "";
    const fresh = before?.trick?.some((played) => played.card === card) ? "" : "fresh";
    middle.append(
      element("div", { className: `felt-played ${places[seat]} ${winning} ${fresh}` }, cardFace(card, "", four)),
    );
  }
  if (!trick.length && talon.length) {
    const row = element("div", { className: "felt-talon" });
    for (const card of talon) row.append(card ? cardFace(card, "", four) : cardBack());
    middle.append(row);
  }
  return middle;
}

export function suitMark(letter) {
  const { symbol, name } = suitOfLetter(letter);
  return element("span", { className: `suit-mark ${name}` }, symbol);
}
