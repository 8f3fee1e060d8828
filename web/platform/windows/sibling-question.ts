import { openTabChannel } from './tab-channel.ts';

/** Messages between one person's tabs (A18a). The token only travels from tab to tab. */
export type SiblingMessage =
  | { readonly type: 'session.requested' }
  | { readonly type: 'session.shared'; readonly token: string }
  | { readonly type: 'session.ended'; readonly session: string }
  | { readonly type: 'games.changed' };

/** The channel of one person's tabs. */
export const SESSION_CHANNEL = 'session';

/** A new tab's request for its siblings' session (A18a). */
export interface SiblingQuestion {
  /** By the page's own clock, in milliseconds. */
  readonly requestedAt: number;
  /** The token of the first sibling to answer; pending until then. */
  readonly token: Promise<string>;
  /** Stops listening. */
  readonly close: () => void;
}

declare global {
  /** Sent before the script has loaded (`web/shell/boot.ts`), to save time. */
  var siblingQuestion: SiblingQuestion | undefined;
}

/** Asks the other tabs. */
export function askSiblings(): SiblingQuestion {
  const channel = openTabChannel<SiblingMessage>(SESSION_CHANNEL);
  const token = new Promise<string>((resolve) => {
    channel.hear((message) => {
      if (message.type === 'session.shared') resolve(message.token);
    });
  });
  channel.tell({ type: 'session.requested' });
  return { requestedAt: performance.now(), token, close: () => channel.close() };
}
