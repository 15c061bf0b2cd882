// The line about a lost connection. It is over everything: over toasts, and over windows, which may open after it.
import { word } from "../words.js";

export function showConnection(isOpen) {
  const line = document.getElementById("lost");
  line.textContent = isOpen ? "" : word("reconnecting");
  document.body.classList.toggle("offline", !isOpen);
  raise(line);
}

// Among the elements in the browser's top layer the newest is topmost.
function raise(line) {
  line.hidePopover?.();
  if (!line.textContent) return;
  line.classList.toggle("over", document.querySelector("dialog[open]") !== null);
  line.showPopover?.();
}

new MutationObserver(() => raise(document.getElementById("lost"))).observe(document.body, { subtree: true, attributeFilter: ["open"] });
