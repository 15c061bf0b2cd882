// Offers sound at the first press at a table. Only an answer is stored.
import { element } from "../element.js";
import { word } from "../words.js";
import { prefer, preference } from "./preferences.js";
import { turnSound } from "./sound.js";

const TIME = 9000; // milliseconds

let offered = false;

export function offerSound() {
  if (offered || preference("sound") !== null) return;
  offered = true;
  const answer = (label, on) => {
    const made = element("button", { type: "button", className: "button" }, word(label));
    made.addEventListener("click", () => {
      shown.parentElement.remove();
      prefer("sound", on);
      if (on) turnSound();
    });
    return made;
  };
  const shown = element("div", { className: "toast leading" }, element("span", {}, word("play-sound-offer")), answer("play-sound-yes", true), answer("play-sound-no", false));
  const place = element("div", { className: "toasts sound-offer", role: "status" }); // beside the answer to the press
  document.body.append(place);
  place.append(shown);
  setTimeout(() => place.remove(), TIME);
}
