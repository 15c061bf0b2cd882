// Texts for screen readers only: whose turn it is, and what happens in a hidden chat.
import { element } from "./element.js";

const STAYS = 10_000; // milliseconds that a line stays in the accessibility tree

const place = element("div", { className: "spoken heard", role: "status", aria: { live: "polite", atomic: "false" } });
document.body.append(place);

export function tell(text) {
  if (!text || place.lastChild?.textContent === text) return;
  const line = element("p", {}, text);
  place.append(line);
  setTimeout(() => line.remove(), STAYS);
}

// Makes a region announce changes from now on: its first content is not announced.
export function speaksFromNowOn(region) {
  requestAnimationFrame(() => requestAnimationFrame(() => region.setAttribute("aria-live", "polite")));
}
