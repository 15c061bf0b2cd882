// Copying, where the browser allows it.

// Copies a text; returns whether it was copied.
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
