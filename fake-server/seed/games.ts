import { type GameCategory, type GameType, gameCategories } from '#contract/entities/game.ts';
import { gameTitles } from '../content/artwork/game-titles.ts';
import { allVendors, type ContentVendor } from '../content/vendors.ts';
import { createRandom, type Random } from '../kernel/random.ts';
import type { GameRow } from '../store/play/games.ts';
import { gameKindOf } from '../world/play/catalogue.ts';
import { smallestStake } from '../world/play/stakes.ts';
import type { GameKind } from '../world/ports/game-operator.ts';
import { seedLotteries } from './lotteries.ts';

/** Minimum stakes of vendors, in hundredths. */
const minimumStakes = [10, 20, 30, 50, 100, 200, 500];
/** Numbers of slot lines; each is a prefix of the lines on the vendor's page. */
const lineCounts = [5, 10, 20];
/** Upper end of the scale that orders games. */
const MOST_POPULAR = 999_999;
/** The entry of a vendor is among the first of its category. */
const POPULARITY_OF_ENTRIES = 960_000;
/** Rank by popularity of the game in each category that is always under maintenance. */
const PLACE_UNDER_MAINTENANCE = 8;

/** A vendor's game by its position in the category. */
interface GameShare {
  readonly vendor: ContentVendor;
  readonly index: number;
}

/** Days over which the games were added, the newest yesterday. */
const DAYS_OF_RELEASES = 900;

/**
 * The games of the seeded world; the same seed gives the same games.
 *
 * @param slots number of slot games, for worlds in which it matters
 */
export function seedGames(seed: number, slots?: number): GameRow[] {
  const random = createRandom(seed).fork('games');
  const played = gameCategories.flatMap((category) => {
    const shares = category === 'RNG' && slots !== undefined ? shared(slots) : sharesOf(category);
    const titles = gameTitles(category, shares.length, String(seed));
    const made = shares.map(({ vendor, index }, place) => {
      const title = titles[place] ?? vendor.name;
      return gameOf(category, vendor, index, title, random.fork(`${category}${place}`));
    });
    const closed = made
      .filter((game) => game.is_hot === 0)
      .toSorted((a, b) => b.popularity - a.popularity)[PLACE_UNDER_MAINTENANCE]?.node_id;
    return made.map((game) =>
      game.node_id === closed ? { ...game, under_maintenance: 1 as const } : game,
    );
  });
  return [...played, ...entriesOfVendors(random), ...seedLotteries(seed)];
}

/** A vendor's single entry for all its games in a category (L4). */
function entriesOfVendors(random: Random): GameRow[] {
  return allVendors.flatMap((vendor) => {
    const { listedIn: category, name } = vendor;
    if (category === undefined) return [];
    const entry = gameOf(category, vendor, 0, name, random.fork(`entry ${vendor.code}`));
    const node_id = `${vendor.code.toLowerCase()}-${category.toLowerCase()}-all`;
    return [{ ...entry, node_id, is_vassalage: 1, is_hot: 0, popularity: POPULARITY_OF_ENTRIES }];
  });
}

/** The games of a category, distributed over its vendors. */
function sharesOf(category: GameCategory): GameShare[] {
  return allVendors.flatMap((vendor) => {
    const count = vendor.games[category] ?? 0;
    return Array.from({ length: count }, (_, index) => ({ vendor, index }));
  });
}

/** This many slot games, distributed over the vendors with slots. */
function shared(slots: number): GameShare[] {
  const vendors = allVendors.filter(({ games }) => games.RNG !== undefined);
  return Array.from({ length: slots }, (_, place) => ({
    vendor: vendors[place % vendors.length] as ContentVendor,
    index: Math.floor(place / vendors.length),
  }));
}

function gameOf(
  category: GameCategory,
  vendor: ContentVendor,
  index: number,
  title: string,
  random: Random,
): GameRow {
  const type: GameType = category === 'INHOUSE' ? 'RNG' : category;
  const game_classify = category === 'INHOUSE' ? 'INHOUSE' : 'STANDARD';
  const kind = gameKindOf({ game_type: type, game_classify, name: title });
  const minimumStake = random.pick(minimumStakes);
  const lines = linesOf(kind, type, random);
  const nodeId = `${vendor.code.toLowerCase()}-${category.toLowerCase()}-${index + 1}`;
  return {
    node_id: nodeId,
    vendor_code: vendor.code,
    vendor_name: vendor.name,
    game_type: type,
    game_classify,
    name: title,
    // The lobby's figures are those of the vendor's page (L5b).
    min_bet: smallestStake(kind, wholeOnEachLine(minimumStake, lines)),
    min_line_num: lines,
    hue: vendor.hue,
    // The first games of a hot vendor are the most played.
    is_hot: vendor.isHot && index < 3 ? 1 : 0,
    popularity: random.between(0, MOST_POPULAR),
    under_maintenance: 0,
    age_days: random.between(1, DAYS_OF_RELEASES),
    is_vassalage: 0,
  };
}

/** Number of lines of a game; 1 if it is no slot. */
function linesOf(kind: GameKind, type: GameType, random: Random): number {
  const picked = type === 'RNG' ? random.pick(lineCounts) : 1;
  return kind === 'slot' ? picked : 1;
}

/** The smallest stake from there on with whole hundredths on each line: no win is rounded. */
function wholeOnEachLine(stake: number, lines: number): number {
  return Math.ceil(stake / lines) * lines;
}
