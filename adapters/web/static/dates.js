// Dates and times as the page's language writes them. English is British, as in the bot's own texts.
const LOCALES = { en: "en-GB" };

// Formats a moment (a Date or milliseconds; now if omitted) by the options of Intl.DateTimeFormat.
export function written(options, at) {
  const { lang } = document.documentElement;
  return new Intl.DateTimeFormat(LOCALES[lang] ?? lang, options).format(at);
}

export const dayAndTime = (at) => written({ dateStyle: "medium", timeStyle: "short" }, at);
