// Brings the page's sheets and script inside Discord. It stands in the page itself: on some devices Discord shows the
// page in a frame without an origin, and its rules then allow nothing that has an address.
const script = "/static/play/play.js";
const text = async (address) => (await fetch(new URL(address, location.href))).text();

// A script from memory has no address, so what it loads later is loaded in the same way.
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
// A script that has begun has set `modules`; it is not begun twice.
import(script).catch((error) => {
  if (globalThis.modules) throw error;
  return globalThis.later(script);
});
