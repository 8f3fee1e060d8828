import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../store/database.ts';
import type { MemberTable } from '../store/members.ts';
import { twoStepTable } from '../store/protection/two-step.ts';
import { hashOfRecoveryCode } from '../world/protection/recovery-codes.ts';
import { people } from './people.ts';

const DAY = 24 * 60 * 60_000;
/** In base32. The seeded people belong to the fake: this is no secret. */
const SECRET = 'AURORAPLAYAURORAPLAYAURORAPLAYAU';
/** Their unused recovery codes. */
const codesLeft = Array.from({ length: 8 }, (_, index) => `AURR-PLAY-CDES-AAA${index + 2}`);

interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
}

/** Gives those with two-step verification their app. */
export function seedTwoStep({ database, clock, members }: SeedParts): void {
  const table = twoStepTable(database);
  const turnedOnAt = clock.now() - 20 * DAY;
  for (const { account } of people.filter(({ twoStep }) => twoStep)) {
    const memberId = members.byAccount(account)?.id;
    if (memberId === undefined) throw new Error(`There is no ${account}.`);
    table.begin(memberId, SECRET, turnedOnAt);
    table.confirm(memberId, turnedOnAt);
    table.replaceCodes(memberId, codesLeft.map(hashOfRecoveryCode));
  }
}
