import { type GameCategory, type GameType, gameCategories } from '#contract/entities/game.ts';
import type { GameRow } from '../store/games.ts';
import { createRandom, type Random } from '../world/random.ts';
import { foldForSearch } from '../world/search.ts';
import { gameTitles } from './artwork/game-titles.ts';
import { type SeedVendor, seedVendors } from './vendors.ts';

/** Smallest stakes that games come with, in hundredths: whole hundredths on each of ten lines. */
const minimumStakes = [10, 20, 30, 50, 100, 200, 500];
const lineCounts = [5, 10, 20, 25, 40, 50];
/** Upper end of the scale on which games are ordered. */
const MOST_POPULAR = 999_999;
/** Which game of each category is always under maintenance, counted from the most played. */
const PLACE_UNDER_MAINTENANCE = 8;

/** The games of the seeded world; the same seed gives the same games. */
export function seedGames(seed: number): GameRow[] {
  const random = createRandom(seed).fork('games');
  return gameCategories.flatMap((category) => {
    const shares = seedVendors.flatMap((vendor) => {
      const count = vendor.games[category] ?? 0;
      return Array.from({ length: count }, (_, index) => ({ vendor, index }));
    });
    const titles = gameTitles(category, shares.length, String(seed));
    const games = shares.map(({ vendor, index }, place) => {
      const title = titles[place] ?? vendor.name;
      return gameOf(category, vendor, index, title, random.fork(`${category}${place}`));
    });
    const closed = games
      .filter((game) => game.is_hot === 0)
      .toSorted((a, b) => b.popularity - a.popularity)[PLACE_UNDER_MAINTENANCE]?.node_id;
    return games.map((game) =>
      game.node_id === closed ? { ...game, under_maintenance: 1 as const } : game,
    );
  });
}

function gameOf(
  category: GameCategory,
  vendor: SeedVendor,
  index: number,
  title: string,
  random: Random,
): GameRow {
  const type: GameType = category === 'INHOUSE' ? 'RNG' : category;
  const nodeId = `${vendor.code.toLowerCase()}-${category.toLowerCase()}-${index + 1}`;
  return {
    node_id: nodeId,
    vendor_code: vendor.code,
    vendor_name: vendor.name,
    game_type: type,
    game_classify: category === 'INHOUSE' ? 'INHOUSE' : 'STANDARD',
    name: title,
    folded_name: foldForSearch(title),
    min_bet: random.pick(minimumStakes),
    min_line_num: type === 'RNG' ? random.pick(lineCounts) : 1,
    hue: vendor.hue,
    // The first games of a hot vendor are what is played most.
    is_hot: vendor.isHot && index < 3 ? 1 : 0,
    popularity: random.between(0, MOST_POPULAR),
    under_maintenance: 0,
  };
}
