/** Puts a text on the clipboard. On plain http a page may not; then it is shown, to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    prompt('', text);
  }
}
