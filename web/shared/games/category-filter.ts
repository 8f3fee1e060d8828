import type { GameFilter } from '#web/api/game-queries.ts';
import type { LobbyCategory } from './categories.ts';

/** The filter of a lobby category: a game type, or the house's own games of any type (L1). */
export function filterOf(category: LobbyCategory): GameFilter {
  return category === 'INHOUSE' ? { gameClassify: 'INHOUSE' } : { gameType: category };
}
