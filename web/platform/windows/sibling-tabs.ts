import { sha256Of } from '../ciphers.ts';
import { askSiblings, SESSION_CHANNEL, type SiblingMessage } from './sibling-question.ts';
import { openTabChannel } from './tab-channel.ts';

/** A new tab waits this long for a sibling to answer, in milliseconds. */
const SIBLING_WAIT_MILLISECONDS = 150;
/** A sibling that is busy may answer so much later still, in milliseconds. */
const LATE_ANSWER_MILLISECONDS = 10_000;

/** The other tabs of the portal in this browser. */
export interface SiblingTabs {
  /** The token of a signed-in sibling, or null when none answers. */
  askForToken(): Promise<string | null>;
  /** Tells the siblings that the session of this token has ended; those of others go on (A19). */
  tellEnded(token: string): Promise<void>;
  /** Tells the siblings that the person's favourite or recent games are others now (L3). */
  tellGamesChanged(): void;
  close(): void;
}

/**
 * Talks to the other tabs. Answers a new one with this tab's token.
 *
 * @param token this tab's token, read at the moment of the question
 * @param onEnded told when a sibling has signed out of the session that this tab is in
 * @param onGamesChanged told when the person's own games have changed in a sibling
 * @param onToldLate given the token of a sibling that was too busy to answer while this tab waited
 */
export function createSiblingTabs(
  token: () => string | null,
  onEnded: () => void,
  onGamesChanged: () => void,
  onToldLate: (token: string) => void,
): SiblingTabs {
  const channel = openTabChannel<SiblingMessage>(SESSION_CHANNEL);
  const hear = async (ended: string) => {
    const own = token();
    if (own !== null && (await sha256Of(own)) === ended && token() === own) onEnded();
  };
  channel.hear((message) => {
    if (message.type === 'session.asked') {
      const own = token();
      if (own !== null) channel.tell({ type: 'session.told', token: own });
    } else if (message.type === 'games.changed') {
      onGamesChanged();
    } else if (message.type === 'session.ended') {
      void hear(message.session);
    }
  });
  return {
    async askForToken() {
      const { requestedAt, told, close } = globalThis.siblingQuestion ?? askSiblings();
      globalThis.siblingQuestion = undefined;
      const toldBy = (moment: number) => Promise.race([told, nobodyBy(moment)]);
      const hearLate = async (isLate: boolean) => {
        // What another tab asks for later is not this one's answer.
        const late = await toldBy(requestedAt + LATE_ANSWER_MILLISECONDS);
        close();
        if (isLate && late !== null) onToldLate(late);
      };
      const inTime = await toldBy(requestedAt + SIBLING_WAIT_MILLISECONDS);
      void hearLate(inTime === null);
      return inTime;
    },
    tellEnded: async (ended) => {
      // The hash is the session's name: from it nobody learns the token.
      const session = await sha256Of(ended);
      if (session !== null) channel.tell({ type: 'session.ended', session });
    },
    tellGamesChanged: () => channel.tell({ type: 'games.changed' }),
    close: () => channel.close(),
  };
}

/** Null at a moment by the page's own clock, in milliseconds; at once where that has passed. */
function nobodyBy(moment: number): Promise<null> | null {
  const left = moment - performance.now();
  return left > 0 ? new Promise((resolve) => void setTimeout(resolve, left, null)) : null;
}
