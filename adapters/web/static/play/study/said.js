// Texts of the bot beside the felt.
import { element } from "../../element.js";
import { spoken } from "../../spoken.js";

// A text with cards by name for screen readers.
export function said(text) {
  const heard = spoken(text);
  if (heard === text) return text;
  const parts = document.createDocumentFragment();
  parts.append(element("span", { aria: { hidden: "true" } }, text), element("span", { className: "spoken" }, heard));
  return parts;
}
