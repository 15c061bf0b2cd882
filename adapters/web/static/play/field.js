// The line to type in below a screen of the bot that asks for one: a judge's own words, or another number.
import { element } from "../element.js";
import { word } from "../words.js";

const LONGEST = 120; // characters

// `field` is { name, command } of a message; `say(command)` types the command with what was typed.
export function fieldOf({ name, command }, say) {
  const inputMode = name === "number" ? "numeric" : "text";
  const line = element("input", { name, maxLength: LONGEST, required: true, inputMode, autocomplete: "off" });
  const label = element("label", {}, word(`tour-${name}`), line);
  const send = element("button", { className: "button" }, word("send"));
  const form = element("form", { className: "own-words", data: { completes: command } }, label, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say(`${form.dataset.completes} ${line.value.trim()}`);
  });
  return form;
}
