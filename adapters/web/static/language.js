// The language of a page is that of its person: when they speak another one, the page is loaded in it.
import { keep, kept } from "./kept.js";

const KEPT = "language"; // in this tab

// The address of the page's words and other settings.
// `first` is the language of the first visit, where it is known.
export function settingAddress(first = "") {
  const wanted = kept(KEPT) ?? (navigator.language.startsWith(first) ? "" : first); // the browser asks for its own
  return wanted ? `/setting?language=${wanted}` : "/setting";
}

// `spoken` is what the page speaks, `wanted` the person's language; `settled()` is a promise of the answers that are
// still missing, `keepOpen()` keeps what is open. Loads the page again where they differ.
export async function speak(wanted, spoken, { settled, keep: keepOpen = () => {} }) {
  if (!wanted || wanted === spoken || kept(KEPT) === wanted) return;
  keep(KEPT, wanted);
  await settled();
  keepOpen();
  location.reload();
}
