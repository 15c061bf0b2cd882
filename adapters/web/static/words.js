// The page's own words, in a language that the server speaks. What the bot says comes from the bot.
let words = {};

export async function loadWords(language) {
  words = await (await fetch(`/static/words/${language}.json`)).json();
  document.documentElement.lang = language;
}

export function word(key, values = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
