// The page's own words. What the bot says comes from the bot, in its own languages.
const LANGUAGES = ["de", "en", "it", "ko", "pl", "ru", "uk"];
let words = {};

export const language =
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) ?? "en";

export async function loadWords() {
  words = await (await fetch(`/static/words/${language}.json`)).json();
  document.documentElement.lang = language;
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
