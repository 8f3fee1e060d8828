import { sha256Of } from '../ciphers.ts';
import { askSiblings, SESSION_CHANNEL, type SiblingMessage } from './sibling-question.ts';
import { openTabChannel } from './tab-channel.ts';

/** A new tab waits this long for a sibling to answer, in milliseconds. */
const SIBLING_WAIT_MILLISECONDS = 150;
/** Extra time for a busy sibling, in milliseconds. */
const LATE_ANSWER_MILLISECONDS = 10_000;

/** The other tabs of the portal in this browser. */
export interface SiblingTabs {
  /** The token of a signed-in sibling, or null when none answers. */
  askForToken(): Promise<string | null>;
  /** Tells the siblings that this token's session has ended; other sessions continue (A19). */
  tellEnded(token: string): Promise<void>;
  /** Tells the siblings that the person's favourite or recent games have changed (L3). */
  tellGamesChanged(): void;
  close(): void;
}

/**
 * Communicates with the other tabs. Answers a new one with this tab's token.
 *
 * @param token this tab's token, read at the moment of the request
 * @param onEnded called when a sibling has signed out of this tab's session
 * @param onGamesChanged called when a sibling has changed the person's games
 * @param onLateToken called with the token of a sibling that answered after this tab's wait
 */
export function createSiblingTabs(
  token: () => string | null,
  onEnded: () => void,
  onGamesChanged: () => void,
  onLateToken: (token: string) => void,
): SiblingTabs {
  const channel = openTabChannel<SiblingMessage>(SESSION_CHANNEL);
  const hear = async (ended: string) => {
    const own = token();
    if (own !== null && (await sha256Of(own)) === ended && token() === own) onEnded();
  };
  channel.hear((message) => {
    if (message.type === 'session.requested') {
      const own = token();
      if (own !== null) channel.tell({ type: 'session.shared', token: own });
    } else if (message.type === 'games.changed') {
      onGamesChanged();
    } else if (message.type === 'session.ended') {
      void hear(message.session);
    }
  });
  return {
    async askForToken() {
      const { requestedAt, token: shared, close } = globalThis.siblingQuestion ?? askSiblings();
      globalThis.siblingQuestion = undefined;
      const tokenBy = (moment: number) => Promise.race([shared, nobodyBy(moment)]);
      const hearLate = async (isLate: boolean) => {
        // A later request of another tab is not this one's answer.
        const late = await tokenBy(requestedAt + LATE_ANSWER_MILLISECONDS);
        close();
        if (isLate && late !== null) onLateToken(late);
      };
      const inTime = await tokenBy(requestedAt + SIBLING_WAIT_MILLISECONDS);
      void hearLate(inTime === null);
      return inTime;
    },
    tellEnded: async (ended) => {
      // The hash identifies the session without revealing the token.
      const session = await sha256Of(ended);
      if (session !== null) channel.tell({ type: 'session.ended', session });
    },
    tellGamesChanged: () => channel.tell({ type: 'games.changed' }),
    close: () => channel.close(),
  };
}

/** Resolves to null at a time of the page's clock, in milliseconds; at once if it has passed. */
function nobodyBy(moment: number): Promise<null> | null {
  const left = moment - performance.now();
  return left > 0 ? new Promise((resolve) => void setTimeout(resolve, left, null)) : null;
}
