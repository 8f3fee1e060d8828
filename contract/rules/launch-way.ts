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

/** Vendors of sea lotteries, which launch in their own way (L4). */
export const SEA_LOTTERY_VENDOR_CODES: readonly string[] = ['SEALOT'];

/** The ways to start that use a page other than the games page. */
const pagesOfTheirOwn: readonly LaunchWay[] = ['lottery', 'vietnameseLottery', 'eLottery'];

/** Whether it starts on a page other than the games page. */
export function hasOwnPage(way: LaunchWay): boolean {
  return pagesOfTheirOwn.includes(way);
}

/** The fields of a game that decide how it starts. */
export type LaunchFacts = Pick<Game, 'isGame' | 'gameType' | 'vassalage' | 'opensIn'>;

/** How a game starts. An entry for a whole vendor is checked first, because it is not a game. */
export function launchWayOf({ isGame, gameType, vassalage, opensIn }: LaunchFacts): LaunchWay {
  if (isGame === 'VASSALAGE') return 'vendorList';
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    if (SEA_LOTTERY_VENDOR_CODES.includes(vassalage)) return 'seaLottery';
    if (VIETNAMESE_LOTTERY_VENDOR_CODES.includes(vassalage)) return 'vietnameseLottery';
    return gameType === 'LOTT' ? 'lottery' : 'eLottery';
  }
  return opensIn;
}
