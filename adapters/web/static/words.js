// The page's own words, in a language that the server speaks. What the bot says comes from the bot.
let words = {};

// They come with the setting; where only the language is known, they are asked for.
export async function loadWords(language, found) {
  words = found ?? (await (await fetch(`/static/words/${language}.json`)).json());
  document.documentElement.lang = language;
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
