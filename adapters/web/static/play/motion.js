// Movements at the table, by transform and opacity alone. A person who wants less motion sees none of them.
import { element } from "../element.js";
import { laidOut, nextFrame } from "../laid_out.js";
import { paced } from "./preferences.js";

const TIME = 220; // milliseconds
const REEL = 9; // the most steps in which a number is counted
const EASE = "cubic-bezier(0.2, 0.75, 0.25, 1)";

export const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// Moves an element from a rectangle on the screen, which `from()` returns, to its own place.
export async function arrive(node, from) {
  if (reduced.matches) return;
  const start = await laidOut(() => way(node, from()));
  if (!start) return;
  const [x, y, scale] = start;
  node.animate([{ translate: `${x}px ${y}px`, scale }, { translate: "0 0", scale: 1 }], {
    duration: paced(TIME),
    easing: EASE,
  });
}

// Moves an element to the rectangle that `to()` returns, then removes it from the page.
export async function leave(node, to) {
  if (!reduced.matches) await nextFrame(); // first draw what replaces the element
  const goal = !reduced.matches && (await laidOut(() => way(node, to())));
  if (goal) {
    const [x, y] = goal;
    const end = { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0.2 };
    await node.animate([{ translate: "0 0", scale: 1, opacity: 1 }, end], { duration: paced(TIME), easing: "ease-in" }).finished.catch(() => {});
  }
  node.remove();
}

// Shows elements one after the other.
export function dealOut(nodes) {
  if (reduced.matches) return;
  nodes.forEach((node, at) =>
    node.animate([{ translate: "0 -34px", opacity: 0 }, { translate: "0 0", opacity: 1 }], {
      duration: paced(140),
      delay: paced(at * 12),
      easing: "ease-out",
      fill: "backwards",
    }),
  );
}

// The way from an element to a rectangle, and the ratio of their sizes; null for none.
export function way(node, there) {
  if (!there?.width) return null;
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return [x, y, Math.min(1.4, Math.max(0.3, there.width / Math.max(1, node.offsetWidth)))];
}

// Turns a card over onto its face; `reverse` is its back, which is removed afterwards.
export async function turnOver(node, reverse, delay = 0) {
  if (reduced.matches) return;
  reverse.classList.add("reverse");
  node.append(reverse);
  const turns = [{ transform: "perspective(700px) rotateY(180deg)" }, { transform: "perspective(700px) rotateY(0deg)" }];
  await node.animate(turns, { duration: paced(420), delay: paced(delay), easing: EASE, fill: "backwards" }).finished.catch(() => {});
  reverse.remove();
}

// A mark that has just become valid grows into its place.
export function stress(node) {
  if (reduced.matches) return;
  node.animate([{ scale: 2.6, opacity: 0 }, { scale: 1.25, opacity: 1, offset: 0.6 }, { scale: 1, opacity: 1 }], { duration: paced(480), easing: EASE });
}

// Counts a number up or down: a reel of numbers passes behind a window, so that no text changes in between.
/** @type {(node: Element, from: number, to: number, write?: (value: number) => string) => Promise<void>} */
export async function countTo(node, from, to, write = (value) => String(value)) {
  const steps = Math.min(REEL, Math.abs(to - from));
  if (reduced.matches || !steps) return;
  node.textContent = write(from);
  await nextFrame();
  const numbers = Array.from({ length: steps + 1 }, (_, at) => write(Math.round(from + ((to - from) * at) / steps)));
  const reel = element("span", { className: "reel" }, ...numbers.map((number) => element("span", {}, number)));
  node.replaceChildren(element("span", { className: "reel-window" }, reel));
  const end = `translateY(${(-100 * steps) / (steps + 1)}%)`;
  const timing = { duration: paced(650), easing: "cubic-bezier(0.3, 0, 0.3, 1)", fill: /** @type {const} */ ("forwards") };
  await reel.animate([{ transform: "translateY(0)" }, { transform: end }], timing).finished.catch(() => {});
  node.textContent = write(to);
}
