// Moves cards from their old place to the new one, in less than a quarter of a second.
const TIME = 220; // milliseconds
const EASE = "cubic-bezier(0.2, 0.75, 0.25, 1)";

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// Moves an element from a rectangle on the screen to its own place.
export function arrive(node, from, { turned = 0 } = {}) {
  if (reduced.matches || !from?.width) return;
  const [x, y, scale] = way(node, from);
  node.animate([{ translate: `${x}px ${y}px`, scale, rotate: `${turned}deg` }, { translate: "0 0", scale: 1, rotate: "0deg" }], {
    duration: TIME,
    easing: EASE,
  });
}

// Moves an element to a rectangle, then removes it from the page.
export async function leave(node, to) {
  if (!reduced.matches && to?.width) {
    const [x, y] = way(node, to);
    const end = { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0.2 };
    await node.animate([{ translate: "0 0", scale: 1, opacity: 1 }, end], { duration: TIME, easing: "ease-in" }).finished.catch(() => {});
  }
  node.remove();
}

// Shows elements one after the other.
export function dealOut(nodes) {
  if (reduced.matches) return;
  nodes.forEach((node, at) =>
    node.animate([{ translate: "0 -34px", opacity: 0 }, { translate: "0 0", opacity: 1 }], {
      duration: 140,
      delay: at * 12,
      easing: "ease-out",
      fill: "backwards",
    }),
  );
}

function way(node, there) {
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return [x, y, Math.min(1.4, Math.max(0.3, there.width / Math.max(1, node.offsetWidth)))];
}
