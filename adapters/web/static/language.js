// A page is in its person's language: when that changes, the page is loaded again in the new one.
import { keep, kept } from "./kept.js";

const KEPT = "language"; // in this tab

// The address of the page's words and other settings.
// `first` is the language for the first visit, if it is known.
export function settingAddress(first = "") {
  const wanted = kept(KEPT) ?? (navigator.language.startsWith(first) ? "" : first); // the browser asks for its own
  return wanted ? `/setting?language=${wanted}` : "/setting";
}

// `spoken` is the page's language, `wanted` the person's; `settled()` resolves when no answer is missing, `keepOpen()`
// remembers open sheets. Loads the page again if the languages differ.
export async function speak(wanted, spoken, { settled, keep: keepOpen = () => {} }) {
  if (!wanted || wanted === spoken || kept(KEPT) === wanted) return;
  keep(KEPT, wanted);
  await settled();
  keepOpen();
  location.reload();
}
