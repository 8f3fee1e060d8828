import type { Clock } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import { leftoverTable } from '../../store/leftovers.ts';

const DAY = 24 * 60 * 60_000;
/** So long an ended session is still told from a made-up one, and a link of a mail from none. */
const KEPT_DAYS = 30;
/** So long the owner of an account can look up what happened to its security. */
const EVENTS_KEPT_DAYS = 365;
const KEPT_MESSAGES = 1_000;

/**
 * Forgets what serves nobody any more, so that a server that runs for long does not grow by it.
 * Accounts stay, also those of trials: their money stands in the ledger, which is never edited.
 */
export function createTidying(database: Database, clock: Clock): () => void {
  const leftovers = leftoverTable(database);
  return () => {
    leftovers.forgetBefore(clock.now() - KEPT_DAYS * DAY);
    leftovers.forgetEventsBefore(clock.now() - EVENTS_KEPT_DAYS * DAY);
    leftovers.keepInOutbox(KEPT_MESSAGES);
  };
}
