import type { Clock } from '../../ground/clock.ts';
import { createRandom } from '../../ground/random.ts';
import type { FactTable } from '../../store/facts.ts';
import type { TeamTable } from '../../store/teams.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** How long before the first day the people of the seed began to play. */
const DAYS_BEFORE = 62;
/** An evening begins so long after midnight in UTC. */
const EVENING_BEGINS = 21 * HOUR;
const EVENING_MINUTES = 150;
const PLAYS_OF_TEN = 6;
const LEAST_BET = 40;
const MOST_BET = 900;
/** What comes back of a bet, of a hundred. */
const LEAST_WON = 70;
const MOST_WON = 118;

const PLAYERS = 'evening-players';
const UNTIL = 'evenings-until';

/** The people of the seed play on as the clock moves: what they do depends on seed and day alone. */
export interface Evenings {
  /** Lets members play in the evenings from now on, and in those before the first day. */
  join(memberIds: readonly number[]): void;
  /** Notes the evenings that were over since the last time. */
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

  const playOn = (day: number) => {
    for (const memberId of players()) {
      const random = createRandom(seed).fork(`evening ${day} of ${memberId}`);
      const at = day + EVENING_BEGINS + random.between(0, EVENING_MINUTES) * 60_000;
      if (random.between(1, 10) > PLAYS_OF_TEN) continue;
      const bet = random.between(LEAST_BET, MOST_BET) * 100;
      const win = Math.round((bet * random.between(LEAST_WON, MOST_WON)) / 100);
      table.addEvening({ member_id: memberId, at, bet, win });
    }
  };

  return {
    join(memberIds) {
      facts.write(PLAYERS, JSON.stringify([...players(), ...memberIds]));
    },
    growUntilNow() {
      const lastOver = Math.floor((clock.now() - DAY) / DAY) * DAY;
      const began = Math.floor(firstDay / DAY) * DAY - DAYS_BEFORE * DAY;
      const until = Number(facts.read(UNTIL) ?? began - DAY);
      if (lastOver <= until || players().length === 0) return;
      for (let day = until + DAY; day <= lastOver; day += DAY) playOn(day);
      facts.write(UNTIL, String(lastOver));
    },
  };
}
