// Links: within the page, or to another one in a window of its own.
import { element } from "./element.js";

export function isInside(url) {
  return /^#[\w/-]+$/.test(url);
}

export function isOutside(url) {
  return /^https?:\/\//.test(url);
}

// Returns the link, or null for any other address: such a one is not followed.
export function anchor(href, properties = {}, ...children) {
  if (isInside(href)) return element("a", { href, ...properties }, ...children);
  if (isOutside(href)) return element("a", { href, target: "_blank", rel: "noopener noreferrer", ...properties }, ...children);
  return null;
}
