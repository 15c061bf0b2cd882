// The faces that people choose, and those of built-in players. One picture has them all.
import { element } from "../element.js";
import { word } from "../words.js";

const SHEET = "/static/play/faces.svg";
const DRAWN = ["fox", "cat", "bear", "owl", "frog", "panda", "rabbit", "pig"];
const BUILT_IN = ["robot-1", "robot-2", "robot-3"];
const KEPT = "thousand-face"; // in localStorage, once a face was chosen

// The face chosen in this browser; empty for none.
export function faceHere() {
  const kept = localStorage.getItem(KEPT) ?? "";
  return DRAWN.includes(kept) ? kept : "";
}

// The sign of a player at a seat of `seats`: the face that they chose, else the first letter of their name. Built-in
// players get their faces by their order at the table.
export function faceOf(seats, number) {
  const { name, is_person: isPerson, face, sign, guest, called } = seats[number];
  const earlier = seats.slice(0, number).filter((seat) => !seat.is_person).length;
  const drawn = isPerson ? face : BUILT_IN[earlier % BUILT_IN.length];
  if (isPerson && !DRAWN.includes(face)) return element("span", { className: "avatar", aria: { hidden: "true" } }, guest ? initial(called) : sign || initial(name));
  return element("span", { className: "avatar drawn", aria: { hidden: "true" } }, drawing(drawn));
}

function drawing(name) {
  return element("img", { src: `${SHEET}#${name}`, alt: "", width: 36, height: 36 });
}

const letters = new Intl.Segmenter();

export function initial(name) {
  const [first] = letters.segment(name);
  return first?.segment.toUpperCase() ?? "?";
}

// A press chooses a face; another press on it removes it. `chosen(face)` is called after each press.
export function facePicker(chosen = (_face) => {}) {
  const picks = DRAWN.map((name) => {
    const label = word(`face-${name}`);
    const made = element("button", { type: "button", title: label, data: { face: name }, aria: { label, pressed: String(faceHere() === name) } });
    made.append(drawing(name));
    made.addEventListener("click", () => {
      const taken = faceHere() === name;
      if (taken) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, name);
      for (const one of picks) one.setAttribute("aria-pressed", String(!taken && one === made));
      chosen(faceHere());
    });
    return made;
  });
  return element("div", { className: "faces", role: "group", aria: { label: word("play-your-face") } }, ...picks);
}
