// The page's own words, in one of the server's languages. The bot's texts come from the bot.
let words = {};

// The words come with the settings; if only the language is known, they are fetched.
export async function loadWords(language, found) {
  words = found ?? (await (await fetch(`/static/words/${language}.json`)).json());
  document.documentElement.lang = language;
}

// Adds the words of a part of the page that is loaded on demand.
export function addWords(found) {
  words = { ...words, ...found };
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
