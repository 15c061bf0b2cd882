// Links: within the page, or to another page in a new window.
import { element } from "./element.js";

export function isInside(url) {
  return /^#[\w/-]+$/.test(url);
}

export function isOutside(url) {
  return /^https?:\/\//.test(url);
}

// Returns the link; null for an address of another kind, which must not be followed.
export function anchor(href, properties = {}, ...children) {
  if (isInside(href)) return element("a", { href, ...properties }, ...children);
  if (isOutside(href)) return element("a", { href, target: "_blank", rel: "noopener noreferrer", ...properties }, ...children);
  return null;
}
