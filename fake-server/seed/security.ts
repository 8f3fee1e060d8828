import type { SecurityEventKind } from '#contract/entities/security-types.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../store/database.ts';
import type { MemberTable } from '../store/members.ts';
import { securityEventTable } from '../store/notifications/security-events.ts';
import type { OriginRow } from '../store/sessions/sessions.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const phone: OriginRow = { browser: 'Chrome', system: 'Android', place: 'São Paulo, BR' };
const laptop: OriginRow = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };

/** The past events, oldest first, and how long ago. */
const past: readonly (readonly [SecurityEventKind, number, OriginRow])[] = [
  ['signedIn', 30 * DAY, laptop],
  ['passwordChanged', 30 * DAY - HOUR, laptop],
  ['signedIn', 9 * DAY, laptop],
  ['signedOut', 9 * DAY - 2 * HOUR, laptop],
  ['signedIn', DAY + 5 * HOUR, phone],
  ['signedOut', DAY + 3 * HOUR, phone],
];

interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
}

/** Gives some people a security history. */
export function seedSecurity({ database, clock, members }: SeedParts): void {
  const table = securityEventTable(database);
  for (const account of ['maria', 'beatriz']) {
    const memberId = members.byAccount(account)?.id;
    if (memberId === undefined) throw new Error(`There is no ${account}.`);
    for (const [kind, ago, origin] of past) {
      table.add({ memberId, kind, at: clock.now() - ago, ...origin, sessionId: null });
    }
  }
}
