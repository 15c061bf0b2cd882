// The line to type in below a screen of the bot that asks for one: a judge's own words, or another number.
import { element } from "../element.js";
import { word } from "../words.js";

const LONGEST = 120; // characters

// `field` is { name, command } of a message; `say(command)` types the command with what was typed.
export function fieldOf(field, say) {
  const line = element("input", { name: field.name, maxLength: LONGEST, required: true, inputMode: field.name === "number" ? "numeric" : "text", autocomplete: "off" });
  const form = element("form", { className: "own-words", data: { completes: field.command } }, element("label", {}, word(`tour-${field.name}`), line), element("button", { className: "button" }, word("send")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say(`${form.dataset.completes} ${line.value.trim()}`);
  });
  return form;
}
