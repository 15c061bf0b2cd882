// The page's own words, in one of the server's languages. The bot's texts come from the bot.
let words = {};

// They come with the setting; if only the language is known, they are fetched.
export async function loadWords(language, found) {
  words = found ?? (await (await fetch(`/static/words/${language}.json`)).json());
  document.documentElement.lang = language;
}

// The words of a part of the page that is loaded when it is needed.
export function addWords(found) {
  words = { ...words, ...found };
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
