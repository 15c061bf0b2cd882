// Sharing a result, by what the browser allows.
import { copied } from "../copying.js";
import { element } from "../element.js";
import { word } from "../words.js";

// A button that shares a text, with the address of this site. If the browser cannot share, the text is copied; if it cannot copy either,
// the text is shown to be copied by hand.
export function shareButton(told) {
  const text = `${told}\n${location.origin}/`;
  const notice = element("span", { className: "share-note", role: "status" });
  const made = element("button", { type: "button", className: "button" }, word("play-share-result"));
  made.addEventListener("click", async () => {
    if (navigator.share && (await navigator.share({ text }).then(() => true, (error) => error.name === "AbortError"))) return;
    if (await copied(text)) notice.replaceChildren(word("copied"));
    else notice.replaceChildren(byHand(text));
  });
  return element("div", { className: "share" }, made, notice);
}

function byHand(text) {
  const field = element("textarea", { readOnly: true, rows: text.split("\n").length, value: text, aria: { label: word("play-copy-by-hand") } });
  requestAnimationFrame(() => field.select());
  return element("span", {}, element("span", {}, word("play-copy-by-hand")), field);
}
