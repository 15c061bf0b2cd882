// The bot's immediate answers: a line that disappears by itself, or a window that has to be closed.
import { isInside, isOutside } from "./anchors.js";
import { element } from "./element.js";
import { word } from "./words.js";

const TIME = 5000; // milliseconds, and LETTER more for each letter
const LETTER = 40;

// `place` is where the line appears: the foot of its chat.
export function toast(place, text, who = "") {
  const shown = element("div", { className: "toast" }, who ? element("b", {}, element("bdi", {}, who)) : "", element("span", {}, text));
  shown.addEventListener("click", () => shown.remove());
  place.append(shown);
  while (place.children.length > 2) place.firstChild.remove();
  setTimeout(() => shown.remove(), TIME + LETTER * text.length);
}

// A line with a link. It stays until it is followed or replaced by later ones; returned, so that it can be taken away.
export function leadingToast(place, text, label, go) {
  const follow = () => {
    shown.remove();
    go();
  };
  const way = element("button", { type: "button", className: "button", onclick: follow }, label);
  const shown = element("div", { className: "toast leading" }, element("span", {}, text), way);
  place.append(shown);
  while (place.children.length > 2) place.firstChild.remove();
  return shown;
}

export function alertWindow(text) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("alert"));
  document.getElementById("alert-text").textContent = text;
  document.getElementById("alert-close").textContent = word("ok");
  if (!dialog.open) dialog.showModal();
}

export function showAnswer(place, answer, who = "") {
  if (answer.refused) toast(place, word(answer.refused), who);
  if (answer.toast && answer.alert) alertWindow(answer.toast);
  else if (answer.toast) toast(place, answer.toast, who);
  if (isInside(answer.url)) location.hash = answer.url;
  else if (isOutside(answer.url)) follow(answer.url);
}

// A chat client around the page may open the link by itself.
function follow(url) {
  if (dispatchEvent(new CustomEvent("follow", { detail: url, cancelable: true }))) open(url, "_blank", "noopener");
}
