import type { Clock } from '../../kernel/clock.ts';
import { createRandom } from '../../kernel/random.ts';
import type { TeamTable } from '../../store/agents/teams.ts';
import type { FactTable } from '../../store/facts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long before the first day the seeded people started to play. */
const DAYS_BEFORE = 62;
/** When an evening begins, after midnight UTC. */
const EVENING_BEGINS = 21 * HOUR;
const EVENING_MINUTES = 150;
const PLAYS_OF_TEN = 6;
const MIN_BET = 40;
const MAX_BET = 900;
/** Return of a bet, in percent. */
const MIN_WON = 70;
const MAX_WON = 118;

const PLAYERS = 'evening-players';
const BEFORE = 'evenings-before';

/** Seeded people keep playing as the clock moves: their play depends only on seed and day. */
export interface Evenings {
  /** Lets members play in the evenings from now on, and in those before the first day. */
  join(memberIds: readonly number[]): void;
  /** Records the play since the last time. */
  growUntilNow(): void;
}

interface EveningParts {
  readonly seed: number;
  readonly clock: Clock;
  readonly facts: FactTable;
  /** Milliseconds since the epoch. */
  readonly firstDay: number;
}

export function createEvenings(
  { seed, clock, facts, firstDay }: EveningParts,
  table: Pick<TeamTable, 'addEvening'>,
): Evenings {
  // Written below, from a list of ids.
  const players = () => JSON.parse(facts.read(PLAYERS) ?? '[]') as readonly number[];

  /** Everybody's play on one day, part of which may be recorded already. */
  const playOn = (day: number, from: number, before: number) => {
    for (const memberId of players()) {
      const random = createRandom(seed).fork(`evening ${day} of ${memberId}`);
      const at = day + EVENING_BEGINS + random.between(0, EVENING_MINUTES) * 60_000;
      if (at < from || at >= before || random.between(1, 10) > PLAYS_OF_TEN) continue;
      const bet = random.between(MIN_BET, MAX_BET) * 100;
      const win = Math.round((bet * random.between(MIN_WON, MAX_WON)) / 100);
      table.addEvening({ member_id: memberId, at, bet, win });
    }
  };

  return {
    join(memberIds) {
      facts.write(PLAYERS, JSON.stringify([...players(), ...memberIds]));
    },
    growUntilNow() {
      const now = clock.now();
      const began = startOfDay(firstDay) - DAYS_BEFORE * DAY;
      const from = Number(facts.read(BEFORE) ?? began);
      if (now <= from || players().length === 0) return;
      for (let day = startOfDay(from); day < now; day += DAY) playOn(day, from, now);
      facts.write(BEFORE, String(now));
    },
  };
}

/** The UTC day of a moment. */
function startOfDay(moment: number): number {
  return Math.floor(moment / DAY) * DAY;
}
