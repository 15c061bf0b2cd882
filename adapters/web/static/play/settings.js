// The sheet of settings, which are stored in this browser.
import { element } from "../element.js";
import { word } from "../words.js";
import { facePicker } from "./faces.js";
import { prefer, preference } from "./preferences.js";

const SIZES = ["small", "normal", "large"];
const SPEEDS = ["slow", "normal", "fast", "once"];
const SWITCHES = ["sound", "haptics", "fourColour", "leftHanded", "twoSteps", "premove", "goOn", "reactions"];

// `tips` is { on, set(on) }: the bot gives tips and stores the choice too. `face(name)` is called with a new face.
export function settings({ tips, face }) {
  const shown = SWITCHES.filter((name) => name !== "haptics" || "vibrate" in navigator);
  return [
    element("p", {}, word("play-settings-text")),
    facePicker(face),
    oneOf("size", SIZES),
    oneOf("speed", SPEEDS),
    element("div", { className: "switches" }, ...shown.map(ofThisBrowser), toggle("tips", tips.on, tips.set)),
  ];
}

function ofThisBrowser(name) {
  return toggle(name, Boolean(preference(name)), (on) => prefer(name, on));
}

function toggle(name, on, set) {
  const box = element("input", { type: "checkbox", role: "switch", name, checked: on });
  box.addEventListener("change", () => set(box.checked));
  return element("label", {}, box, element("span", {}, word(`play-switch-${name}`)));
}

function oneOf(name, values) {
  const choices = values.map((value) => {
    const box = element("input", { type: "radio", name, value, checked: preference(name) === value });
    box.addEventListener("change", () => prefer(name, value));
    return element("label", {}, box, element("span", {}, word(`play-${name}-${value}`)));
  });
  return element("fieldset", { className: "one-of" }, element("legend", {}, word(`play-${name}`)), element("div", {}, ...choices));
}
