/** A named channel between the portal's tabs of this browser. */
export interface TabChannel<Message> {
  /** False without support, as with blocked cookies: tabs are then isolated. */
  readonly isOpen: boolean;
  /** Sends to the other tabs. */
  readonly tell: (message: Message) => void;
  /** Receives from the other tabs, until the channel is closed. */
  hear(listener: (message: Message) => void): void;
  close(): void;
}

/** Opens a channel. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = reachChannel(name);
  return {
    isOpen: channel !== undefined,
    tell(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel?.postMessage(message);
    },
    hear(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
    },
    close: () => channel?.close(),
  };
}

function reachChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
