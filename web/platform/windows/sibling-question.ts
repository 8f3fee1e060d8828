import { openTabChannel } from './tab-channel.ts';

/** What tabs of the same person tell each other (A18a). The token goes from tab to tab alone. */
export type SiblingMessage =
  | { readonly type: 'session.asked' }
  | { readonly type: 'session.told'; readonly token: string }
  | { readonly type: 'session.ended'; readonly session: string }
  | { readonly type: 'games.changed' };

/** The channel of the tabs of one person. */
export const SESSION_CHANNEL = 'session';

/** A new tab's question for the session of its siblings (A18a). */
export interface SiblingQuestion {
  /** By the page's own clock, in milliseconds. */
  readonly requestedAt: number;
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
  const channel = openTabChannel<SiblingMessage>(SESSION_CHANNEL);
  const told = new Promise<string>((resolve) => {
    channel.hear((message) => {
      if (message.type === 'session.told') resolve(message.token);
    });
  });
  channel.tell({ type: 'session.asked' });
  return { requestedAt: performance.now(), told, close: () => channel.close() };
}
