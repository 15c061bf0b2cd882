// The table in one row, for small screens: each seat with its card or its last bid, and the cards on the table.
import { cardBack, cardFace } from "./cards.js";
import { element } from "./element.js";
import { cardName } from "./spoken.js";
import { suitMark } from "./table.js";

export function drawStrip(data) {
  const four = data.four_colour ?? false;
  const trick = data.trick ?? [];
  const played = new Map(trick.map((one) => [one.seat, one.card]));
  const seats = (data.seats ?? []).map((seat, index) => {
    const classes = ["felt-laid", index === data.to_act ? "to-act" : "", index === data.winning ? "winning" : ""];
    return element(
      "div",
      { className: classes.join(" ") },
      element("div", { className: "felt-slot" }, played.has(index) ? cardFace(played.get(index), "", four) : element("span", {}, stripWord(seat))),
      element("bdi", {}, seat.name),
    );
  });
  const talon = trick.length ? [] : (data.talon ?? []);
  const lying = element("div", { className: "felt-talon" }, ...talon.map((card) => (card ? cardFace(card, "", four) : cardBack())));
  const drawn = element("div", { className: "felt strip", aria: { hidden: "true" } }, ...seats, talon.length ? lying : "");
  if (data.trump) drawn.append(suitMark(data.trump));
  const said = [data.heading, ...trick.map(({ seat, card }) => `${data.seats[seat]?.name ?? ""}: ${cardName(card)}`)];
  return [drawn, element("p", { className: "spoken" }, said.filter(Boolean).join(". "))];
}

function stripWord(seat) {
  return seat.note || String(seat.total ?? 0).replace("-", "−");
}
