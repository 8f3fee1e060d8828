import { createRandom } from '../kernel/random.ts';
import { gameTable } from '../store/play/games.ts';
import type { SimulatedGameVendors } from '../vendors/game-vendors.ts';
import type { Foundation } from '../world/composition/foundation.ts';
import type { World } from '../world/world.ts';
import { seedFriends } from './friends.ts';
import { seedGames } from './games.ts';
import { seedIncome } from './income.ts';
import { seedInvited } from './invited.ts';
import { seedLotteries } from './lotteries.ts';
import { seedParticipationsOf } from './participations.ts';
import { seedPastPlay } from './past-play.ts';
import { seedPayoutAccounts } from './payout-accounts.ts';
import { hashSeedPasswords, seedPeople } from './people.ts';
import { seedPointsOf } from './points.ts';
import { seedSecurity } from './security.ts';
import { seedTeam } from './team.ts';
import { seedTwoStep } from './two-step.ts';

/** Adds the games of a new world to its store; `slots` is the number of slot games. */
export function seedGamesOf({ database, seed }: Foundation, slots?: number): void {
  const games = gameTable(database);
  if (games.count() === 0) games.insert(seedGames(seed, slots));
  // A file from before there were lotteries gets them now.
  games.insert(seedLotteries(seed).filter(({ node_id }) => !games.has(node_id)));
}

/** Adds people with a past to a new world; one with people stays as it is. */
export async function seedPeopleOf(world: World, vendors: SimulatedGameVendors): Promise<void> {
  const { database, members, settings, passwords, seed, firstDay } = world;
  if (members.count() > 0) return;
  const hashes = await hashSeedPasswords(passwords);
  // An interrupted start leaves nobody, because half a world would never be completed.
  database.transaction(() => {
    seedPeople({ ...world, settings: settings.current, hashes });
    seedPayoutAccounts(world);
    seedSecurity(world);
    seedTwoStep(world);
    seedTeam(world);
    seedInvited(world);
    seedParticipationsOf(database, members, firstDay);
    seedPastPlay({
      ...world,
      ...vendors,
      games: gameTable(database),
      random: createRandom(seed).fork('past'),
    });
    seedFriends({ ...world, ...vendors, random: createRandom(seed).fork('friends') });
    seedPointsOf(world);
    seedIncome(world);
    // What the house gave is kept from the first day on.
    world.ranks.endPeriods();
  });
}
