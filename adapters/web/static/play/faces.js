// The faces that people choose, and those of built-in players. Each is a small drawing that is loaded when it is first seen.
import { element } from "../element.js";
import { word } from "../words.js";

const DRAWN = {
  fox: "/static/play/faces/fox.svg",
  cat: "/static/play/faces/cat.svg",
  bear: "/static/play/faces/bear.svg",
  owl: "/static/play/faces/owl.svg",
  frog: "/static/play/faces/frog.svg",
  panda: "/static/play/faces/panda.svg",
  rabbit: "/static/play/faces/rabbit.svg",
  pig: "/static/play/faces/pig.svg",
};
const BUILT_IN = ["/static/play/faces/robot-1.svg", "/static/play/faces/robot-2.svg", "/static/play/faces/robot-3.svg"];
const KEPT = "thousand-face"; // in localStorage, once a face was chosen

// The face chosen in this browser; empty for none.
export function faceHere() {
  const kept = localStorage.getItem(KEPT) ?? "";
  return kept in DRAWN ? kept : "";
}

// The sign of a player at a seat of `seats`: the face that they chose, else the first letter of their name. Built-in
// players get their faces by their order at the table.
export function faceOf(seats, number) {
  const { name, is_person: isPerson, face } = seats[number];
  const earlier = seats.slice(0, number).filter((seat) => !seat.is_person).length;
  const drawn = isPerson ? DRAWN[face] : BUILT_IN[earlier % BUILT_IN.length];
  if (!drawn) return element("span", { className: "avatar", aria: { hidden: "true" } }, initial(name));
  return element("span", { className: "avatar drawn", aria: { hidden: "true" } }, element("img", { src: drawn, alt: "" }));
}

const letters = new Intl.Segmenter();

export function initial(name) {
  const [first] = letters.segment(name);
  return first?.segment.toUpperCase() ?? "?";
}

// A press chooses a face; another press on it removes it. `chosen(face)` is called after each press.
export function facePicker(chosen = (_face) => {}) {
  const picks = Object.entries(DRAWN).map(([name, address]) => {
    const label = word(`face-${name}`);
    const made = element("button", { type: "button", title: label, data: { face: name }, aria: { label, pressed: String(faceHere() === name) } });
    made.append(element("img", { src: address, alt: "", width: 36, height: 36 }));
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
