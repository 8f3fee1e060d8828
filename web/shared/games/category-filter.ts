import type { LobbyCategory } from './categories.ts';
import type { GameFilter } from './game-shelves.ts';

/** The filter of a lobby category: a game type, or the house's own games of any type (L1). */
export function filterOf(category: LobbyCategory): GameFilter {
  return category === 'INHOUSE' ? { gameClassify: 'INHOUSE' } : { gameType: category };
}
