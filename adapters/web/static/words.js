// The page's own words, in one of the server's languages. The bot's texts come from the bot.
let words = {};

// The words come with the settings; if only the language is known, they are fetched.
export async function loadWords(language, found) {
  words = found ?? (await (await fetch(`/static/words/${language}.json`)).json());
  document.documentElement.lang = language;
}

// Loads the words of a part of the page that is loaded when it is needed.
export async function loadMoreWords(folder) {
  words = { ...words, ...(await (await fetch(`${folder}/${document.documentElement.lang}.json`)).json()) };
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
