// Cards: real faces where the server has them, else a card set in type.
import { element } from "./element.js";
import { suitOfLetter, suitOfSymbol, SYMBOL } from "./suits.js";

const SUIT = new RegExp(SYMBOL);
const NOT_RANK = new RegExp(`${SYMBOL}|[\uFE0E\uFE0F\\s]`, "g");

let faces = { cards: {}, cards4: {} };

export function useFaces(found) {
  faces = found;
}

// `code` is rank and suit, e.g. TH; `label` is how the bot writes the card, e.g. 10♥. Either may be empty.
export function cardFace(code, label = "", fourColour = false) {
  const source = faces[fourColour ? "cards4" : "cards"]?.[code] ?? faces.cards?.[code];
  const written = label || (code ? code[0].replace("T", "10") + suitOfLetter(code[1]).symbol : "");
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
  const { symbol, name } = suitOfSymbol(written.match(SUIT)?.[0]);
  const rank = written.replace(NOT_RANK, "");
  return element(
    "span",
    { className: `face typeset ${name} ${fourColour ? "four" : ""}`, aria: { hidden: "true" } },
    element("span", { className: "index" }, element("b", {}, rank), element("span", {}, symbol)),
    element("span", { className: "pip" }, symbol),
  );
}
