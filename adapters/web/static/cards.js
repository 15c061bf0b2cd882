// Cards: real faces where the server has them, else a card set in type.
import { element } from "./element.js";

const SUITS = { S: "♠", C: "♣", D: "♦", H: "♥" };
const NAMES = { "♠": "spades", "♣": "clubs", "♦": "diamonds", "♥": "hearts" };
let faces = { cards: {}, cards4: {} };

export function useFaces(found) {
  faces = found;
}

// `code` is rank and suit, e.g. TH; `label` is how the bot writes the card, e.g. 10♥. Either may be empty.
export function cardFace(code, label = "", fourColour = false) {
  const source = faces[fourColour ? "cards4" : "cards"]?.[code] ?? faces.cards?.[code];
  const written = label || (code ? code[0].replace("T", "10") + SUITS[code[1]] : "");
  const typeset = setInType(written, fourColour);
  if (!source) return typeset;
  const image = element("img", { className: "face", src: source, alt: "", draggable: false, decoding: "async" });
  image.addEventListener("error", () => image.replaceWith(typeset));
  return image;
}

export function cardBack() {
  const source = faces.cards?.back;
  return source
    ? element("img", { className: "face", src: source, alt: "", draggable: false })
    : element("span", { className: "face back" });
}

function setInType(written, fourColour) {
  const suit = written.match(/[♠♣♦♥]/)?.[0] ?? "";
  const rank = written.replace(/[♠♣♦♥\uFE0E\uFE0F\s]/g, "");
  return element(
    "span",
    { className: `face typeset ${NAMES[suit] ?? ""} ${fourColour ? "four" : ""}`, aria: { hidden: "true" } },
    element("span", { className: "index" }, element("b", {}, rank), element("span", {}, suit)),
    element("span", { className: "pip" }, suit),
  );
}
