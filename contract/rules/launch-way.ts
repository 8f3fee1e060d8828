import type { Game } from '../entities/game.ts';

/**
 * How a game starts (L4): in the portal's page, in its own tab, through the list of its vendor's
 * games, by the launch of sea lotteries, or on the page of its kind of lottery.
 */
export type LaunchWay =
  | 'frame'
  | 'tab'
  | 'vendorList'
  | 'seaLottery'
  | 'lottery'
  | 'vietnameseLottery'
  | 'eLottery';

/** Vendors of Vietnamese lotteries, which have a page of their own (L4, R4). */
export const VIETNAMESE_LOTTERY_VENDOR_CODES: readonly string[] = ['VLOTTO'];

/** Vendors of sea lotteries, which have a launch of their own (L4). */
export const SEA_LOTTERY_VENDOR_CODES: readonly string[] = ['SEALOT'];

/** The ways that lead to another page than the page of games. */
const pagesOfTheirOwn: readonly LaunchWay[] = ['lottery', 'vietnameseLottery', 'eLottery'];

/** Whether the way leads to another page than the page of games. */
export function hasOwnPage(way: LaunchWay): boolean {
  return pagesOfTheirOwn.includes(way);
}

/** The fields of a game that decide how it starts. */
export type LaunchFacts = Pick<Game, 'isGame' | 'gameType' | 'vassalage' | 'opensIn'>;

/** How the game starts. An entry for a whole vendor comes first: it is not a game itself. */
export function launchWayOf({ isGame, gameType, vassalage, opensIn }: LaunchFacts): LaunchWay {
  if (isGame === 'VASSALAGE') return 'vendorList';
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    if (SEA_LOTTERY_VENDOR_CODES.includes(vassalage)) return 'seaLottery';
    if (VIETNAMESE_LOTTERY_VENDOR_CODES.includes(vassalage)) return 'vietnameseLottery';
    return gameType === 'LOTT' ? 'lottery' : 'eLottery';
  }
  return opensIn;
}
