import { simulatedPlayerNames } from '../../content/simulated-players.ts';
import { createRandom, numericHash } from '../../kernel/random.ts';

/** Seats of a table outside a room. */
const SEATS = 4;
/** How long people stay at a table. */
const STAY_MILLISECONDS = 20 * 60_000;

/** The other people at the player's table; the vendor plays their hands. */
export function peopleAt(gameId: string, seats: number = SEATS, now: number): readonly string[] {
  const random = createRandom(numericHash(`${gameId} ${Math.floor(now / STAY_MILLISECONDS)}`));
  const names = new Set<string>();
  while (names.size < seats - 1) names.add(random.pick(simulatedPlayerNames));
  return [...names];
}
