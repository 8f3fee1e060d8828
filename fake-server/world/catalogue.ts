import {
  type Game,
  type GameCategory,
  type GameType,
  gameCategories,
  type VendorCard,
  type VendorGroup,
  type VendorLane,
} from '#contract/entities/game.ts';
import type { Currency } from '#contract/entities/money.ts';
import { type SeedVendor, seedVendors } from '../seed/vendors.ts';
import type { GameQuery, GameRow, GameTable, VendorCount } from '../store/games.ts';
import { foldForSearch } from './search.ts';

/** How many of the most played games are 'hot'. */
const HOT_GAMES = 24;

/** What a person may narrow a list by, as the contract names it. */
export interface GameFilter {
  readonly gameType?: GameType | undefined;
  readonly gameClassify?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
  readonly minBet?: number | undefined;
  readonly minLineNum?: number | undefined;
  readonly isHot?: '0' | '1' | undefined;
}

/** What can be played, and by whom it is made (L1, L2). */
export interface Catalogue {
  list(
    filter: GameFilter,
    pageNo: number,
    pageSize: number,
  ): { games: GameRow[]; totalPages: number; totalGames: number };
  hot(vendor?: string): GameRow[];
  find(nodeId: string): GameRow | undefined;
  /** Vendors in lanes, one lane a category; for home and lobby. */
  readonly lanes: readonly VendorLane[];
  /** The same for the side menu; categories without vendors are left out (S2). */
  readonly groups: readonly VendorGroup[];
}

/** The catalogue of one world over its games, which never change while the server runs. */
export function createCatalogue(games: GameTable): Catalogue {
  const lanes = lanesOf(games.vendorCounts());

  return {
    list(filter, pageNo, pageSize) {
      const query = queryOf(filter);
      const totalGames = games.count(query);
      return {
        games: games.page(query, pageSize, (pageNo - 1) * pageSize),
        totalPages: Math.ceil(totalGames / pageSize),
        totalGames,
      };
    },
    // Lotteries are played by draw, and have pages of their own.
    hot: (vendor) => games.page({ hotOnly: true, vendor, withoutLotteries: true }, HOT_GAMES, 0),
    find: (nodeId) => games.find(nodeId),
    lanes,
    groups: lanes
      .filter(({ cards }) => cards.length > 0)
      .map(({ gameClassify, cards }) => ({
        gameCategory: gameClassify,
        vendors: cards.map(({ vassalage, name, smallIcon }) => ({ vassalage, name, smallIcon })),
      })),
  };
}

/** A game as the contract has it; `allClosed` when every game is under maintenance. */
export function gameOf(row: GameRow, currency: Currency, allClosed: boolean): Game {
  return {
    nodeId: row.node_id,
    vassalage: row.vendor_code,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    gameName: row.name,
    minBet: { amount: row.min_bet, currency },
    minLineNum: row.min_line_num,
    isGame: 'GAME',
    code: row.node_id,
    defaultPlayType: null,
    accountTypeName: 'main',
    vendor: row.vendor_name,
    gameCode: row.node_id,
    image: `/art/games/${row.node_id}.svg`,
    isHot: row.is_hot,
    status: allClosed || row.under_maintenance === 1 ? 'maintenance' : 'open',
  };
}

function queryOf(filter: GameFilter): GameQuery {
  const name = filter.gameName?.trim();
  return {
    ...(filter.gameClassify === undefined ? {} : classification(filter.gameClassify)),
    // Beside a category it narrows further, and does not replace the category's own type.
    type: filter.gameType,
    vendor: filter.vassalage,
    foldedName: name === undefined || name === '' ? undefined : foldForSearch(name),
    maximumMinBet: filter.minBet,
    maximumLines: filter.minLineNum,
    hotOnly: filter.isHot === '1',
  };
}

/** A category as type and classification: the house's own games are of any type (L1). */
function classification(category: GameCategory): {
  readonly categoryType?: GameType;
  readonly classify: GameRow['game_classify'];
} {
  if (category === 'INHOUSE') return { classify: 'INHOUSE' };
  return { categoryType: category, classify: 'STANDARD' };
}

function lanesOf(counts: readonly VendorCount[]): VendorLane[] {
  const vendors = new Map(seedVendors.map((vendor) => [vendor.code, vendor]));
  return gameCategories.map((category) => {
    const { categoryType, classify } = classification(category);
    const cards = counts
      .filter(
        (count) =>
          count.game_classify === classify &&
          (categoryType === undefined || count.game_type === categoryType),
      )
      .flatMap(({ vendor_code, games }) => {
        const vendor = vendors.get(vendor_code);
        return vendor ? [cardOf(vendor, category, games)] : [];
      })
      .toSorted((a, b) => b.isHot - a.isHot || b.gameCount - a.gameCount);
    return { title: category, gameClassify: category, cards };
  });
}

function cardOf(vendor: SeedVendor, category: GameCategory, gameCount: number): VendorCard {
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
