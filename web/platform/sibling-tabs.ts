/** What tabs of the same person tell each other (A18a). The token goes from tab to tab alone. */
type Message =
  | { readonly type: 'session.asked' }
  | { readonly type: 'session.told'; readonly token: string }
  | { readonly type: 'session.ended' };

/** A new tab waits this long for a sibling to answer, in milliseconds. */
const SIBLING_WAIT_MILLISECONDS = 150;

/** The other tabs of the portal in this browser. */
export interface SiblingTabs {
  /** The token of a signed-in sibling, or null when none answers. */
  askForToken(): Promise<string | null>;
  /** Tells the siblings that the session has ended. */
  tellEnded(): void;
  close(): void;
}

/**
 * Talks to the other tabs. Answers a new one with this tab's token.
 *
 * @param token this tab's token, read at the moment of the question
 * @param onEnded told when a sibling has signed out
 */
export function createSiblingTabs(token: () => string | null, onEnded: () => void): SiblingTabs {
  const channel = new BroadcastChannel('session');
  const tell = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(message);
  };
  let answered: ((token: string) => void) | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'session.asked') {
      const own = token();
      if (own !== null) tell({ type: 'session.told', token: own });
    } else if (data.type === 'session.told') {
      answered?.(data.token);
    } else {
      onEnded();
    }
  });
  return {
    askForToken() {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      const timer = setTimeout(() => resolve(null), SIBLING_WAIT_MILLISECONDS);
      answered = resolve;
      tell({ type: 'session.asked' });
      return promise.finally(() => {
        clearTimeout(timer);
        answered = undefined;
      });
    },
    tellEnded: () => tell({ type: 'session.ended' }),
    close: () => channel.close(),
  };
}
