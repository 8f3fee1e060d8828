import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { leftoverTable } from '../../store/upkeep/leftovers.ts';

const DAY = 24 * 60 * 60_000;
/** How long an ended session can be told from an invented one, and a mail link from none. */
const KEPT_DAYS = 30;
/** How long an account's owner can see its security history. */
const EVENTS_KEPT_DAYS = 365;
const KEPT_MESSAGES = 1_000;

/**
 * Deletes what is no longer needed, so that a long-running server does not grow. Accounts stay,
 * also trials: their money is in the ledger, which is never edited.
 */
export function createTidying(database: Database, clock: Clock): () => void {
  const leftovers = leftoverTable(database);
  return () => {
    leftovers.forgetBefore(clock.now() - KEPT_DAYS * DAY);
    leftovers.forgetEventsBefore(clock.now() - EVENTS_KEPT_DAYS * DAY);
    leftovers.keepInOutbox(KEPT_MESSAGES);
  };
}
