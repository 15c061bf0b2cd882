// A button that presses itself after a while; a bar in it fills up meanwhile. If the person touches anything, or wants
// less motion, they are still reading, and the button waits for a press.
import { element } from "../element.js";
import { reduced } from "./motion.js";
import { preference } from "./preferences.js";

const WAIT = 5000; // milliseconds
const SIGNS = ["pointerdown", "keydown", "wheel", "touchmove"];

// `button` is in the open window `sheet`.
export async function goOnByItself(button, sheet) {
  if (reduced.matches || !preference("goOn")) return;
  const bar = element("i", { className: "going-on", aria: { hidden: "true" } });
  button.append(bar);
  const fills = bar.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: WAIT });
  const stop = new AbortController();
  for (const sign of SIGNS) addEventListener(sign, () => fills.cancel(), { capture: true, passive: true, signal: stop.signal });
  sheet.addEventListener("close", () => fills.cancel(), { signal: stop.signal });
  const waited = await fills.finished.then(() => true, () => false);
  stop.abort();
  bar.remove();
  if (waited && !reduced.matches && button.isConnected && sheet.open) button.click();
}
