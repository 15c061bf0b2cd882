// Copying, where the browser allows it.

// Copies a text; returns whether it was copied. A frame that may not do that by itself copies what is selected: `field`.
export async function copied(text, field = null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return Boolean(field) && document.execCommand("copy");
  }
}
