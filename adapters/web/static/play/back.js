// The browser's Back: it closes a window, then the chat, and only then leaves the table.
const GUARD = { table: "guard" };

// `close()` closes what lies over the table and returns whether there was anything. `leaving(go)` asks first, or calls
// go() at once. Returns a function that stops guarding.
export function guardBack({ close, leaving }) {
  if (history.state?.table !== GUARD.table) history.pushState(GUARD, "");
  const back = () => {
    const place = location.pathname;
    const closed = close();
    history.pushState(GUARD, "");
    if (!closed) leaving(() => leave(place));
  };
  addEventListener("popstate", back);
  const leave = (place) => {
    removeEventListener("popstate", back);
    history.go(-2); // before the guard and the table's own entry
    setTimeout(() => location.pathname === place && (location.href = place.replace(/t\/.*$/, "")), 300);
  };
  return () => removeEventListener("popstate", back);
}
