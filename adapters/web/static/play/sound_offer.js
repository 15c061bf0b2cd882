// Offers sound at the first press at a table: in the bar, where it covers nothing. Only an answer is stored.
import { element } from "../element.js";
import { word } from "../words.js";
import { icon } from "./icons.js";
import { prefer, preference } from "./preferences.js";
import { turnSound } from "./sound.js";

const TIME = 15000; // milliseconds

let offered = false;

// The offer fills `place`, a live region.
export function offerSound(place) {
  if (offered || preference("sound") !== null) return;
  offered = true;
  const answer = (label, on, ...shown) => {
    const made = element("button", { type: "button", className: "button", title: word(label), aria: { label: word(label) } }, ...shown);
    made.addEventListener("click", () => {
      place.replaceChildren();
      prefer("sound", on);
      if (on) turnSound();
    });
    return made;
  };
  place.append(element("span", {}, word("play-sound-offer")), answer("play-sound-yes", true, word("play-sound-yes")), answer("play-sound-no", false, icon("close")));
  setTimeout(() => place.replaceChildren(), TIME);
}
