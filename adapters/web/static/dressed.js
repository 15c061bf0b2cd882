// Style sheets of a part of the page that is loaded when it is needed.
import { element } from "./element.js";

// Loads sheets by their addresses, in the order in which they apply. A frame without an origin cannot link them.
export async function dressed(addresses) {
  if (origin === "null") {
    const texts = await Promise.all(addresses.map(async (sheet) => (await fetch(sheet)).text()));
    const made = new CSSStyleSheet();
    made.replaceSync(texts.join(""));
    document.adoptedStyleSheets.push(made);
    return;
  }
  const loaded = addresses.map((href) => new Promise((ready) => document.head.append(element("link", { rel: "stylesheet", href, onload: ready, onerror: ready }))));
  await Promise.all(loaded);
}
