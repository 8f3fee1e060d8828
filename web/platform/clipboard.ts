/**
 * Copies a text, in the person's gesture. False if the browser forbids it: the person can still
 * select the text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** The legacy way, which also works on plain HTTP from another device. */
function copyByCommand(text: string): boolean {
  let copied = false;
  const fill = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    copied = event.clipboardData !== null;
  };
  document.addEventListener('copy', fill);
  try {
    // Browsers keep it while pages without clipboard access need it.
    return document.execCommand('copy') && copied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill);
  }
}
