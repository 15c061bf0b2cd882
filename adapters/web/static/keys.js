// Single keys at a table. They work only while the focus is on it, and can be switched off.
import { element } from "./element.js";
import { word } from "./words.js";

const KEPT = "single-keys"; // in localStorage, once the switch was used
const TYPED_IN = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

export function keysAreOn() {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}

function switchKeys(on) {
  localStorage.setItem(KEPT, on ? "on" : "off");
}

// `moves` has card(place) and a function for each letter; each returns whether it did something. `shown` lists
// the keys as [key, description].
export function listenToKeys(root, moves, shown) {
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.target.closest(TYPED_IN) || !keysAreOn()) return;
    const did = event.key === "?" ? showKeys(shown()) : event.repeat ? false : act(moves, event);
    if (did) event.preventDefault();
  });
}

function act(moves, { key, code }) {
  if (/^\d$/.test(key)) return moves.card((Number(key) + 9) % 10); // 0 is the tenth
  const letter = code?.startsWith("Key") ? code.slice(3).toLowerCase() : key.toLowerCase(); // the same key in any alphabet
  return Object.hasOwn(moves, letter) && letter !== "card" && moves[letter]();
}

// Opens a window with the keys and their switch. Returns true.
export function showKeys(shown) {
  const choice = element("input", { type: "checkbox", checked: keysAreOn() });
  choice.addEventListener("change", () => switchKeys(choice.checked));
  const rows = shown.flatMap(([key, does]) => [
    element("dt", {}, ...key.split(" ").map((one) => element("kbd", {}, one))),
    element("dd", {}, does),
  ]);
  const dialog = element(
    "dialog",
    { className: "alert keys", aria: { label: word("keys-title") } },
    element("h2", {}, word("keys-title")),
    element("dl", {}, ...rows),
    element("label", {}, choice, word("keys-switch")),
    element("form", { method: "dialog" }, element("button", { className: "button primary" }, word("close"))),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return true;
}
