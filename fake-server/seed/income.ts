import { createClock } from '../kernel/clock.ts';
import { createContracts } from '../world/agents/contracts.ts';
import { createIncomes } from '../world/agents/incomes.ts';
import { createTeam } from '../world/agents/team.ts';
import { createLedger } from '../world/ledger/ledger.ts';
import type { World } from '../world/world.ts';
import { AGREED_DAYS_AGO } from './team.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** On the days before the first one, the job ran at this hour of UTC, early morning at the site. */
const RUNS_AT = 10 * HOUR;
/** How long before the first day the vendor cancelled a counted bet. */
const CANCELLED_DAYS_AGO = 2;
const CANCELLED_BELOW = 'rafael';

/**
 * Settles the days before the first one, each on its next morning, so that agents have past
 * payments. One bet was cancelled after payment, so that there are correction lines.
 */
export function seedIncome(world: World): void {
  const { database, firstDay, members } = world;
  let now = 0;
  const clock = createClock(() => now);
  const ledger = createLedger(database, clock);
  const team = createTeam({ ...world, clock });
  const contracts = createContracts({ ...world, clock, team });
  const incomes = createIncomes({
    ...world,
    clock,
    ledger,
    team,
    contracts,
    // Nobody played before the world began.
    settleBets: () => undefined,
  });
  const today = Math.floor(firstDay / DAY) * DAY;
  for (let day = today - AGREED_DAYS_AGO * DAY; day < today; day += DAY) {
    now = day + RUNS_AT;
    incomes.run();
    if (day !== today - CANCELLED_DAYS_AGO * DAY) continue;
    const agent = members.byAccount(CANCELLED_BELOW);
    if (agent) incomes.cancelLast(agent.id);
  }
}
