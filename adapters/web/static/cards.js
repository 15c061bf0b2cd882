// Cards: from a sheet of faces, or set in type until the sheet is loaded.
import { element } from "./element.js";
import { suitOfLetter, suitOfSymbol, SYMBOL } from "./suits.js";
import { word } from "./words.js";

const SUIT = new RegExp(SYMBOL);
const NOT_RANK = new RegExp(`${SYMBOL}|[\uFE0E\uFE0F\\s]`, "g");

let sheets = {};
let alwaysFour = () => false;
const loaded = new Set();

// `found` has the addresses of the sheets, { cards, cards4 }: the second is the deck in four colours.
export function useFaces(found) {
  sheets = found;
  load("cards");
}

// `wanted()` returns whether this person wants four colours at every table.
export function fourColoursWhere(wanted) {
  alwaysFour = wanted;
}

// A sheet is loaded when a card first needs it, and used when it is complete.
function load(name) {
  if (loaded.has(name) || !sheets[name]) return;
  loaded.add(name);
  const image = new Image();
  image.addEventListener("load", () => document.documentElement.setAttribute(`data-${name}`, ""));
  image.src = sheets[name];
}

// `code` is rank and suit, e.g. TH; `label` is how the bot writes the card, e.g. 10♥. Either may be empty.
export function cardFace(code, label = "", ofTable = false) {
  const fourColour = ofTable || alwaysFour();
  const rank = code && word(`letter-${code[0]}`); // as the reader's language writes it: the queen is Д in Russian
  const written = label || (code ? rank + suitOfLetter(code[1]).symbol : "");
  const { name } = suitOfSymbol(written.match(SUIT)?.[0]);
  const suited = `face ${name} ${fourColour ? "four" : ""}`;
  const typeset = setInType(written);
  if (!code) {
    typeset.className += ` ${suited}`;
    return typeset;
  }
  const coloured = fourColour && "CD".includes(code[1]);
  if (coloured) load("cards4");
  const own = rank !== code[0].replace("T", "10"); // another letter than on the sheet
  return element("span", { className: `${suited} drawn`, data: { face: code, ...(own && { rank }), ...(coloured && { four: "" }) } }, typeset);
}

export function cardBack() {
  return element("span", { className: "face drawn back", data: { face: "back" } });
}

function setInType(written) {
  const { symbol } = suitOfSymbol(written.match(SUIT)?.[0]);
  const rank = written.replace(NOT_RANK, "");
  return element(
    "span",
    { className: "typeset", aria: { hidden: "true" } },
    element("span", { className: "index" }, element("b", {}, rank), element("span", {}, symbol)),
    element("span", { className: "pip" }, symbol),
  );
}
