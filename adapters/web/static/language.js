// The language of a page is that of its person: when they speak another one, the page is loaded in it.
const KEPT = "language"; // in this tab

// The address of the page's words and other settings.
export function settingAddress() {
  const kept = sessionStorage.getItem(KEPT);
  return kept ? `/setting?language=${kept}` : "/setting";
}

// `spoken` is what the page speaks, `wanted` the person's language; `settled()` is a promise of the answers that are
// still missing, `keep()` keeps what is open. Loads the page again where they differ.
export async function speak(wanted, spoken, { settled, keep = () => {} }) {
  if (!wanted || wanted === spoken || sessionStorage.getItem(KEPT) === wanted) return;
  sessionStorage.setItem(KEPT, wanted);
  await settled();
  keep();
  location.reload();
}
