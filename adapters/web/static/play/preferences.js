// The switches of this browser. Nothing is stored before somebody uses one.
const KEPT = "thousand-table";
const FIRST = { sound: null, twoSteps: false, log: false, goOn: true }; // sound: null until it was answered

let chosen = { ...FIRST, ...read() };

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export function preference(name) {
  return chosen[name];
}

export function prefer(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // a frame without storage: it holds until the page is left
  }
}
