// People's names in the page's own texts.
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const NAME_LIMIT = 24; // characters as a reader counts them

// A name has its own writing direction, independent of the line around it.
export function isolated(name) {
  return `\u2068${name}\u2069`;
}

export function signs(text) {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

export function initial(name) {
  return signs(name)[0]?.toUpperCase() ?? "?";
}
