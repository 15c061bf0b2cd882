// Bids and contracts: the number to name next, and buttons on both sides for the next lower and higher one.
import { element } from "../element.js";
import { word } from "../words.js";
import { icon } from "./icons.js";

const LOWER = new Set(["ArrowDown", "ArrowLeft", "-"]);
const HIGHER = new Set(["ArrowUp", "ArrowRight", "+"]);

// `values` are [{ label, data }], lowest first; `act(value)` names one. It begins with the one whose data is `hinted`,
// else with the lowest, which is usual.
export function stepper(values, act, hinted = "") {
  let at = 0;
  const spoken = element("span", { className: "spoken", role: "status" });
  const go = element("button", { type: "button", className: "act primary does-bid named" });
  const lower = side("minus", word("play-lower"), () => to(at - 1));
  const higher = side("plus", word("play-higher"), () => to(at + 1));

  function to(wanted) {
    const next = Math.min(Math.max(wanted, 0), values.length - 1);
    if (next !== at) spoken.textContent = values[next].label;
    at = next;
    go.textContent = go.dataset.label = values[at].label;
    go.classList.toggle("hinted", hinted !== "" && values[at].data === hinted);
    lower.setAttribute("aria-disabled", String(at === 0));
    higher.setAttribute("aria-disabled", String(at === values.length - 1));
  }

  const root = element("div", { className: "stepper", role: "group", aria: { label: word("play-acts-of") } }, lower, go, higher, spoken);
  go.addEventListener("click", async ({ detail }) => {
    if (detail > 1) return; // the second click of a double click may hit the next choice
    go.setAttribute("aria-busy", "true");
    await act(values[at]);
    go.removeAttribute("aria-busy");
  });
  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const ends = { Home: 0, End: values.length - 1 };
    const wanted = LOWER.has(event.key) ? at - 1 : HIGHER.has(event.key) ? at + 1 : ends[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    to(wanted);
  });
  to(values.findIndex(({ data }) => data === hinted));
  return root;
}

function side(name, label, act) {
  return element("button", { type: "button", className: "act step", aria: { label }, onclick: act, title: label }, icon(name));
}
