import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { FactTable } from '../../store/facts.ts';
import { endedTermTable } from '../../store/upkeep/ended-terms.ts';
import { CHECK_MILLISECONDS } from '../withdrawals/payout-accounts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LATEST = 'latest-moment';

/**
 * Keeps ended terms ended, even if the clock goes back: while the server runs, and across restarts.
 */
export interface EndedTerms {
  /** Stores the latest time, for the next start. */
  note(): void;
}

interface EndedTermParts {
  readonly database: Database;
  readonly facts: FactTable;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
}

export function createEndedTerms({ database, facts, clock, settings }: EndedTermParts): EndedTerms {
  const table = endedTermTable(database);
  const endUntil = (latest: number) => {
    const { sessionHours, sessionIdleMinutes, proofMinutes, twoStep } = settings.current;
    table.endUntil(latest, clock.now(), {
      session: sessionHours * HOUR,
      sessionIdle: sessionIdleMinutes * MINUTE,
      reauthentication: proofMinutes * MINUTE,
      pairing: twoStep.openMinutes * MINUTE,
      payoutAccountCheck: CHECK_MILLISECONDS,
    });
  };
  const noted = Number(facts.read(LATEST) ?? -Infinity);
  if (noted > clock.now()) endUntil(noted);
  clock.onSetBack(endUntil);
  return { note: () => facts.write(LATEST, String(clock.now())) };
}
