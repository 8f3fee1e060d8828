/** A link or code to share, with its text. */
export interface Shared {
  readonly text: string;
  readonly address: string;
}

/** Whether the device has a share sheet. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/**
 * Opens the share sheet, in the person's gesture. False if the browser forbids it; closing the
 * sheet is not a failure.
 */
export async function share({ text, address }: Shared): Promise<boolean> {
  try {
    await navigator.share({ text, url: address });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
