/** A link or a code for others, with the words that go before it. */
export interface Shared {
  readonly text: string;
  readonly address: string;
}

/** Whether the device has a sheet of its own to share by. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the sheet of the device. Who closes it shares nothing, and that is no failure. */
export async function share({ text, address }: Shared): Promise<void> {
  try {
    await navigator.share({ text, url: address });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Where WhatsApp opens with a message that is ready to send. */
export function whatsappAddress({ text, address }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`;
}
