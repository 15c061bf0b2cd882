// What is told to listeners and can be seen elsewhere: whose turn it is, and what happens in a chat out of sight.
import { element } from "./element.js";

const STAYS = 10_000; // milliseconds that a line stays in the tree

const told = element("div", { className: "spoken heard", role: "status", aria: { live: "polite", atomic: "false" } });
document.body.append(told);

export function tell(text) {
  if (!text || told.lastChild?.textContent === text) return;
  const line = element("p", {}, text);
  told.append(line);
  setTimeout(() => line.remove(), STAYS);
}

// Has a region speak of what changes from now on: what fills it first is there to be read, not to be told.
export function speaksFromNowOn(region) {
  requestAnimationFrame(() => requestAnimationFrame(() => region.setAttribute("aria-live", "polite")));
}
