import { crowdNames } from '../../content/crowd.ts';
import { createRandom, numericHash } from '../../ground/random.ts';

/** Seats of a table that is no room. */
const SEATS = 4;
/** People stay at a table for this long. */
const STAY_MILLISECONDS = 20 * 60_000;

/** Who sits at a table of the game beside the player; the vendor plays their hands. */
export function peopleAt(gameId: string, seats: number = SEATS, now: number): readonly string[] {
  const random = createRandom(numericHash(`${gameId} ${Math.floor(now / STAY_MILLISECONDS)}`));
  const names = new Set<string>();
  while (names.size < seats - 1) names.add(random.pick(crowdNames));
  return [...names];
}
