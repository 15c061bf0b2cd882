// Loads the page's style sheets and script inside Discord. It is part of the page itself: on some devices Discord shows
// the page in a frame without an origin, whose policy allows no script or style sheet by address.
const script = "/static/play/play.js";
const text = async (address) => (await fetch(new URL(address, location.href))).text();

// A script from memory has no address, so the modules that it loads later are loaded in the same way.
globalThis.later = async (address) => {
  const source = (await text(address)).replaceAll('import("/', 'globalThis.later("/');
  return import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
};

const dressed = new Set();
async function dress() {
  for (const { href } of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
    if (dressed.has(href)) continue;
    dressed.add(href);
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    sheet.replaceSync(await text(href));
  }
}

if (origin === "null") {
  dress();
  new MutationObserver(dress).observe(document.head, { childList: true }); // other sheets come when they are needed
}
// A script that has begun has set `modules`; it must not begin twice.
import(script).catch((error) => {
  if (globalThis.modules) throw error;
  return globalThis.later(script);
});
