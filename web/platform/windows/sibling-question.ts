/** The channel of the tabs of one person. */
export const SESSION_CHANNEL = 'session';

/** A new tab's question for the session of its siblings (A18a). */
export interface SiblingQuestion {
  /** By the page's own clock, in milliseconds. */
  readonly askedAt: number;
  /** The token of the first sibling that answers; pending for as long as none does. */
  readonly told: Promise<string>;
  /** Stops listening. */
  readonly close: () => void;
}

declare global {
  /** Asked before the script has loaded (`web/shell/boot.ts`), so that nobody waits for it later. */
  var siblingQuestion: SiblingQuestion | undefined;
}

/** Asks the other tabs. */
export function askSiblings(): SiblingQuestion {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  const told = new Promise<string>((resolve) => {
    channel.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type: string; token: string }>) => {
        if (data.type === 'session.told') resolve(data.token);
      },
    );
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage({ type: 'session.asked' });
  return { askedAt: performance.now(), told, close: () => channel.close() };
}
