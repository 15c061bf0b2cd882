// The settings of this browser, the same at every table. Nothing is stored before a setting is used.
const KEPT = "thousand-table";
const FIRST = {
  sound: null, // null until the offer was answered
  haptics: null, // null: the same as sound
  tips: null, // null until they are switched in this browser
  twoSteps: false,
  premove: true,
  goOn: true,
  reactions: true,
  fourColour: false,
  leftHanded: false,
  size: "normal",
  speed: "normal",
  level: "normal", // of the next built-in player in a lobby
  log: false,
  gave: false, // whether a card was given away in this browser
};
const PACES = { slow: 1.7, normal: 1, fast: 0.5, once: 0.25 };

let chosen = { ...FIRST, ...read() };
const listeners = new Set();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export function preference(name) {
  return name === "haptics" ? (chosen.haptics ?? Boolean(chosen.sound)) : chosen[name];
}

export function prefer(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // a frame without storage: settings hold until the page is left
  }
  dress();
  for (const heard of listeners) heard(name);
}

// Calls `heard(name)` after each change; returns a function that ends this.
export function whenPreferred(heard) {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

// Milliseconds of an animation, at the chosen speed.
export const paced = (time) => time * (PACES[chosen.speed] ?? 1);

// Passes the settings on to the style sheets.
export function dress() {
  const { dataset } = document.documentElement;
  dataset.size = chosen.size;
  dataset.handed = chosen.leftHanded ? "left" : "right";
}
