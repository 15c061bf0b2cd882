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
    keptOneOf("size", SIZES),
    keptOneOf("speed", SPEEDS),
    element("div", { className: "switches" }, ...shown.map(ofThisBrowser), toggle({ name: "tips", label: word("play-switch-tips"), ...tips })),
  ];
}

function ofThisBrowser(name) {
  return toggle({ name, label: word(`play-switch-${name}`), on: Boolean(preference(name)), set: (on) => prefer(name, on) });
}

function keptOneOf(name, values) {
  const choices = values.map((value) => ({
    label: word(`play-${name}-${value}`),
    value,
    on: preference(name) === value,
    choose: () => prefer(name, value),
  }));
  return oneOf({ name, label: word(`play-${name}`), choices });
}

export function toggle({ name, label, on, set }) {
  const box = element("input", { type: "checkbox", role: "switch", name, checked: on, data: { of: name } });
  box.addEventListener("change", () => set(box.checked));
  return element("label", {}, box, element("span", {}, label));
}

// `choices` are [{ label, value, on, choose() }].
export function oneOf({ name, label, choices }) {
  const boxes = choices.map((choice, at) => {
    const box = element("input", { type: "radio", name, value: choice.value ?? String(at), checked: choice.on, data: { of: `${name} ${at}` } });
    box.addEventListener("change", () => choice.choose());
    return element("label", {}, box, element("span", {}, choice.label));
  });
  return element("fieldset", { className: "one-of" }, element("legend", {}, label), element("div", {}, ...boxes));
}
