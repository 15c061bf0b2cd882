// This tab's storage: sessionStorage, or memory if the client's frame has none.
const memory = new Map();

// Returns whether the value will survive a reload.
export function keep(name, value) {
  memory.set(name, value);
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function kept(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}
