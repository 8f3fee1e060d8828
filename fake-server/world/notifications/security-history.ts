import type { SecurityEventKind } from '#contract/entities/security-types.ts';
import {
  type NoticeFigures,
  securityNotice,
} from '../../content/security-notices/security-notices.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { securityEventTable } from '../../store/notifications/security-events.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';
import type { LiveUpdates } from './live-updates.ts';
import type { Notifications } from './notifications.ts';
import type { SecurityLog } from './security-log.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Failed sign-ins from one place within this time are one entry. */
const SAME_FAILURE = HOUR;
/** The most entries of failed sign-ins in a day, so that nobody can bury the others. */
const MAX_FAILURES_PER_DAY = 5;

/** Every address of the account gets a letter with a link about these; one mail is enough. */
const mailedOtherwise: readonly SecurityEventKind[] = [
  'accountRecoveryRequested',
  'accountRecoveryUsed',
];

/** The origin if nothing is known. */
export const unknownOrigin: OriginRow = { browser: null, system: null, place: null };

/**
 * Security history of accounts: the one way to record an event, and to notify its owner and open
 * pages. Each event has its origin (W5).
 */
export interface SecurityHistory {
  /** @param figures the values of the kind's texts */
  note(memberId: number, kind: SecurityEventKind, origin: OriginRow, figures?: NoticeFigures): void;
  /** A session was opened from there. */
  noteSignIn(who: Pick<SignedIn, 'member' | 'sessionHash'>, origin: OriginRow): void;
  /** Somebody knew the account but not its secret; many of these make few entries. */
  noteFailedSignIn(memberId: number, origin: OriginRow): void;
}

interface HistoryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: LiveUpdates;
  readonly sessions: Sessions;
  readonly notifications: Pick<Notifications, 'tellOfSecurity'>;
  readonly securityLog: SecurityLog;
}

export function createSecurityHistory(parts: HistoryParts): SecurityHistory {
  const { database, clock, live, sessions, notifications, securityLog } = parts;
  const table = securityEventTable(database);

  const log = (member: number, kind: SecurityEventKind) =>
    database.afterCommit(() => securityLog.note({ event: `account.${kind}`, member }));
  const add = (
    memberId: number,
    kind: SecurityEventKind,
    { browser, system, place }: OriginRow,
    sessionId: string | null = null,
  ) => {
    table.add({ memberId, kind, at: clock.now(), browser, system, place, sessionId });
    live.tell(memberId, 'security');
  };

  /** Whether the last hour has it already, or the last day has too many. */
  const isKnownFailure = (memberId: number, origin: OriginRow): boolean => {
    const now = clock.now();
    const today = table.newestOf(memberId, 'signInFailed', now - DAY, MAX_FAILURES_PER_DAY);
    const isSame = today.some(
      ({ at, browser, system, place }) =>
        now - at < SAME_FAILURE &&
        browser === origin.browser &&
        system === origin.system &&
        place === origin.place,
    );
    return isSame || today.length >= MAX_FAILURES_PER_DAY;
  };

  return {
    note: (memberId, kind, origin, figures) =>
      database.transaction(() => {
        add(memberId, kind, origin);
        log(memberId, kind);
        const words = securityNotice(kind, figures);
        if (words === undefined) return;
        const isMailed = !mailedOtherwise.includes(kind);
        notifications.tellOfSecurity(memberId, words, { origin, isMailed });
      }),
    noteSignIn({ member, sessionHash }, origin) {
      database.transaction(() => {
        sessions.describe(sessionHash, origin);
        add(member.id, 'signedIn', origin, sessions.idOf(sessionHash) ?? null);
        log(member.id, 'signedIn');
      });
    },
    noteFailedSignIn(memberId, origin) {
      log(memberId, 'signInFailed');
      if (!isKnownFailure(memberId, origin)) add(memberId, 'signInFailed', origin);
    },
  };
}
