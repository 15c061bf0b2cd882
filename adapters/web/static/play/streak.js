// What this browser knows of its person: on how many days in a row they have played the deal of the day.
const KEPT = "thousand-daily"; // in localStorage, after the first day: { date, streak }
const DAY = 86_400_000; // milliseconds

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

// Stores a finished deal of the day. `known` is the bot's streak: it counts one room, this browser may have more.
export function noteDay({ date, streak: known }) {
  const last = kept();
  if (!date || last.date >= date) return;
  const goesOn = last.date === dayOf(Date.parse(date) - DAY);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ date, streak: Math.max(known ?? 1, goesOn ? last.streak + 1 : 1) }));
  } catch {
    // a frame without storage
  }
}

// Returns { played, streak }: whether today's deal was played, and the number of days in a row until now.
export function streakToday(now = Date.now()) {
  const { date, streak = 0 } = kept();
  const played = date === dayOf(now);
  return { played, streak: played || date === dayOf(now - DAY) ? streak : 0 };
}
