/** A link or a code for others, with the words that go before it. */
export interface Shared {
  readonly text: string;
  readonly address: string;
}

/** Whether the device has a sheet of its own to share by. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/**
 * Opens the sheet of the device, in the person's gesture. False where the browser does not allow it;
 * who closes the sheet shares nothing, and that is no failure.
 */
export async function share({ text, address }: Shared): Promise<boolean> {
  try {
    await navigator.share({ text, url: address });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
