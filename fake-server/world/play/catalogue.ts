import {
  type Game,
  type GameCategory,
  type GameType,
  gameCategories,
  type VendorCard,
  type VendorGameTypes,
  type VendorGroup,
  type VendorLane,
} from '#contract/entities/game.ts';
import type { GameOrder } from '#contract/entities/game-lists.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Round } from '#contract/entities/round.ts';
import { allVendors, type ContentVendor } from '../../content/vendors.ts';
import { entriesOf, type PageRequest, pagesOf } from '../../kernel/pages.ts';
import type { GameRow } from '../../store/play/games.ts';
import type { GameKind } from '../ports/game-operator.ts';
import { createNameIndex, type NameIndex, type Reading } from './name-index.ts';

/** How many of the most played games are 'hot'. */
const HOT_GAMES = 24;
/** The most cached lists. Each only holds positions of games. */
const REMEMBERED_LISTS = 200;

/** Codes of the vendors whose games open in their own tab. */
const tabVendors = new Set(
  allVendors.filter(({ opensInTab }) => opensInTab).map(({ code }) => code),
);

/** The filters of a list, as in the contract. */
export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly gameClassify?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: number | undefined;
  readonly minLineNum?: number | undefined;
  readonly isHot?: '0' | '1' | undefined;
  readonly order?: GameOrder | undefined;
}

/** One page of a list. */
export interface GamePage {
  readonly games: readonly GameRow[];
  readonly totalPages: number;
  readonly totalGames: number;
}

/** The games and their vendors (L1, L2). */
export interface Catalogue {
  list(filter: GameFilter, page: PageRequest): GamePage;
  /** The named games that pass the filter, in the given order. */
  among(nodeIds: readonly string[], filter: GameFilter, page: PageRequest): GamePage;
  /** The games that a reading of the text finds, closest first, and the distance of each (L3). */
  foundBy(reading: Reading, text: string): readonly (readonly [GameRow, number])[];
  hot(vendor?: string): readonly GameRow[];
  find(nodeId: string): GameRow | undefined;
  /** Vendors in lanes, one per category; for home and lobby. */
  readonly lanes: readonly VendorLane[];
  /** The same for the side menu; categories without vendors are left out (S2). */
  readonly groups: readonly VendorGroup[];
  /** A vendor's categories; undefined for an unknown code. */
  gameTypesOf(vassalage: string): VendorGameTypes | undefined;
}

/**
 * The catalogue of one world's games, which never change while the server runs. They are in memory:
 * a filter scans all of them once for all pages of its list.
 *
 * @param games most played first
 */
export function createCatalogue(games: readonly GameRow[]): Catalogue {
  const byId = new Map(games.map((game) => [game.node_id, game]));
  const newest = games.toSorted((a, b) => a.age_days - b.age_days);
  const placeOf = new Map(games.map(({ node_id }, place) => [node_id, place]));
  let index: NameIndex | undefined;
  // Made for the first search: it is half of what a catalogue takes.
  const names = () =>
    (index ??= createNameIndex(games.map(({ name, vendor_name: others }) => ({ name, others }))));
  const lists = new Map<string, readonly GameRow[]>();
  const lanes = lanesOf(games);

  /** The filtered games in order; for a search by name, closest first (L3). */
  const narrowed = (among: readonly GameRow[], filter: GameFilter): readonly GameRow[] => {
    const name = filter.gameName?.trim() ?? '';
    if (name === '') return among.filter((game) => isIn(filter, game));
    const distances = names().find(name);
    const distanceOf = (game: GameRow) => distances.get(placeOf.get(game.node_id) ?? -1);
    return among
      .filter((game) => isIn(filter, game) && distanceOf(game) !== undefined)
      .toSorted((a, b) => (distanceOf(a) ?? 0) - (distanceOf(b) ?? 0));
  };
  const listOf = (filter: GameFilter) => {
    const { gameType, gameClassify, vassalage, gameName, minBet, minLineNum, isHot, order } =
      filter;
    const key = JSON.stringify([
      [gameType, gameClassify, vassalage, gameName],
      [minBet, minLineNum, isHot, order],
    ]);
    const list = lists.get(key) ?? narrowed(order === 'new' ? newest : games, filter);
    // Least recently used are dropped first.
    lists.delete(key);
    lists.set(key, list);
    const [oldest] = lists.keys();
    if (lists.size > REMEMBERED_LISTS && oldest !== undefined) lists.delete(oldest);
    return list;
  };

  return {
    list: (filter, page) => pageOf(listOf(filter), page),
    among(nodeIds, filter, page) {
      const chosen = nodeIds.flatMap((nodeId) => byId.get(nodeId) ?? []);
      return pageOf(narrowed(chosen, filter), page);
    },
    foundBy: (reading, text) =>
      [...names().findBy(reading, text)]
        .toSorted(([a, near], [b, far]) => near - far || a - b)
        .flatMap(([place, distance]) => {
          const game = games[place];
          return game ? [[game, distance] as const] : [];
        }),
    hot: (vassalage) => listOf({ isHot: '1', vassalage }).filter(isOnBoards).slice(0, HOT_GAMES),
    find: (nodeId) => byId.get(nodeId),
    gameTypesOf(vassalage) {
      const vendor = allVendors.find(({ code }) => code === vassalage);
      if (!vendor) return undefined;
      const gameTypes = lanes.flatMap(({ gameClassify, cards }) => {
        const card = cards.find((one) => one.vassalage === vassalage);
        return card ? [{ gameClassify, gameCount: card.gameCount }] : [];
      });
      return { vassalage, name: vendor.name, gameTypes };
    },
    lanes,
    groups: lanes
      .filter(({ cards }) => cards.length > 0)
      .map(({ gameClassify, cards }) => ({
        gameCategory: gameClassify,
        vendors: cards.map(({ vassalage, name, smallIcon }) => ({ vassalage, name, smallIcon })),
      })),
  };
}

function pageOf(list: readonly GameRow[], page: PageRequest): GamePage {
  return {
    games: entriesOf(list, page),
    totalPages: pagesOf(list.length, page),
    totalGames: list.length,
  };
}

/** Whether the game passes the filter, apart from the name. */
function isIn(filter: GameFilter, game: GameRow): boolean {
  return (
    (filter.gameType ?? game.game_type) === game.game_type &&
    (filter.gameClassify === undefined || filter.gameClassify === categoryOf(game)) &&
    // In a vendor's own list, the entry for all its games is left out.
    (filter.vassalage === undefined ||
      (filter.vassalage === game.vendor_code && game.is_vassalage === 0)) &&
    (filter.minBet ?? Infinity) >= game.min_bet &&
    (filter.minLineNum ?? Infinity) >= game.min_line_num &&
    (filter.isHot !== '1' || game.is_hot === 1)
  );
}

/** A game in the contract's form; `allClosed` if every game is under maintenance. */
export function gameOf(row: GameRow, currency: Currency, allClosed: boolean): Game {
  return {
    nodeId: row.node_id,
    vassalage: row.vendor_code,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    gameName: row.name,
    minBet: { amount: row.min_bet, currency },
    minLineNum: row.min_line_num,
    isGame: row.is_vassalage === 1 ? 'VASSALAGE' : 'GAME',
    code: row.node_id,
    defaultPlayType: null,
    // Live tables are played on the page without bars (R6).
    accountTypeName: row.game_type === 'LIVE' ? 'seamless' : 'main',
    opensIn: tabVendors.has(row.vendor_code) ? 'tab' : 'frame',
    vendor: row.vendor_name,
    gameCode: row.node_id,
    image: `/art/games/${row.node_id}.svg`,
    isHot: row.is_hot,
    status: allClosed || row.under_maintenance === 1 ? 'maintenance' : 'open',
  };
}

/** The kind of a game's page; a slot if its category has none. */
export function gameKindOf({
  game_type,
  game_classify,
  name,
}: Pick<GameRow, 'game_type' | 'game_classify' | 'name'>): GameKind {
  if (game_classify === 'INHOUSE') return 'crash';
  // A title says what it opens.
  if (game_type === 'LIVE' && /roleta|roulette/iu.test(name)) return 'roulette';
  if (game_type === 'LIVE') return 'table';
  if (game_type === 'PVP') return 'cards';
  if (game_type === 'FISH') return 'fish';
  if (game_type === 'SPORTS') return 'sports';
  if (game_type === 'LOTT' || game_type === 'ELOTT') return 'lottery';
  return game_type === 'ESPORTS' ? 'esports' : 'slot';
}

/**
 * A game's only category: the house's own games may have any type, and belong to no other category
 * (L1).
 */
export function categoryOf({
  game_type,
  game_classify,
}: Pick<GameRow, 'game_type' | 'game_classify'>): GameCategory {
  return game_classify === 'INHOUSE' ? 'INHOUSE' : game_type;
}

/** A round's game in a record; null if it is no longer in the catalogue. */
export function roundGameOf(catalogue: Pick<Catalogue, 'find'>, nodeId: string): Round['game'] {
  const game = catalogue.find(nodeId);
  if (!game) return null;
  return {
    nodeId: game.node_id,
    gameName: game.name,
    vassalage: game.vendor_code,
    vendor: game.vendor_name,
    gameCategory: categoryOf(game),
  };
}

/**
 * Whether boards may show it: lotteries have their own, and a vendor's entry for all games is not a
 * game (L4).
 */
export function isOnBoards({
  game_type,
  is_vassalage,
}: Pick<GameRow, 'game_type' | 'is_vassalage'>): boolean {
  return is_vassalage === 0 && !game_type.endsWith('LOTT');
}

function lanesOf(games: readonly GameRow[]): VendorLane[] {
  const played = games.filter(({ is_vassalage }) => is_vassalage === 0);
  const byCategory = Map.groupBy(played, categoryOf);
  return gameCategories.map((category) => {
    const gamesByVendor = Map.groupBy(
      byCategory.get(category) ?? [],
      ({ vendor_code }) => vendor_code,
    );
    const cards = allVendors
      .flatMap((vendor) => {
        const made = gamesByVendor.get(vendor.code);
        return made ? [cardOf(vendor, category, made.length)] : [];
      })
      .toSorted((a, b) => b.isHot - a.isHot || b.gameCount - a.gameCount);
    return { title: category, gameClassify: category, cards };
  });
}

function cardOf(vendor: ContentVendor, category: GameCategory, gameCount: number): VendorCard {
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isHot: vendor.isHot ? 1 : 0,
    smallIcon: `/art/vendors/${vendor.code}/icon.svg`,
    logo: `/art/vendors/${vendor.code}/logo.svg`,
    type: category,
    gameCount,
  };
}
