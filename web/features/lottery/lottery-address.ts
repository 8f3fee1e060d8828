import {
  type PlayType,
  type PrizeMode,
  playTypes,
  prizeModes,
} from '#contract/entities/lottery-types.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { normalPath } from '#web/shared/page/normal-path.ts';

/** The pages of lotteries, each with its prize modes (R4). */
export interface LotteryPlace {
  readonly path: '/lottery' | '/vnlottery' | '/elott';
  /** The first one is the default. */
  readonly prizeModes: readonly [PrizeMode, ...PrizeMode[]];
}

const places: readonly LotteryPlace[] = [
  { path: '/lottery', prizeModes: ['Lott', 'ZY'] },
  { path: '/vnlottery', prizeModes: ['SEA'] },
  { path: '/elott', prizeModes: ['Elott'] },
];

/** The place of this path; the first one if it is not among them. */
export function placeAt(path: string): LotteryPlace {
  const [first] = places as readonly [LotteryPlace];
  return places.find((place) => place.path === normalPath(path)) ?? first;
}

/** The shown part of one lottery. */
export const lotteryViews = ['numbers', 'betting', 'bets', 'rules'] as const;
type LotteryView = (typeof lotteryViews)[number];

/** The parameters of a lottery's address. `page` is the vendor, as the side menu links it. */
export type LotteryParameter = 'gameCode' | 'playType' | 'mode' | 'page' | 'show' | 'pageNo';

/** The selection in the address; unknown parts are ignored. */
export interface LotteryAddress {
  readonly prizeMode: PrizeMode;
  readonly vendor: string | undefined;
  readonly gameCode: string | undefined;
  readonly playType: PlayType | undefined;
  readonly view: LotteryView;
  /** The vendor's own lobby is open, with all of its lotteries. */
  readonly isLobbyOpen: boolean;
  /** Page of the person's bets, counted from 1. */
  readonly pageNo: number;
}

export function readLotteryAddress(
  parameters: URLSearchParams,
  place: LotteryPlace,
): LotteryAddress {
  const text = (parameter: LotteryParameter) => parameters.get(parameter) || undefined;
  const mode = prizeModes.find((each) => each === text('mode'));
  const [first] = place.prizeModes;
  const playType = playTypes.find((type) => type === text('playType'));
  const view = lotteryViews.find((one) => one === text('show'));
  const pageNo = Number(text('pageNo') ?? 1);
  return {
    prizeMode: mode && place.prizeModes.includes(mode) ? mode : first,
    vendor: text('page'),
    gameCode: text('gameCode'),
    playType,
    // An address with a play leads to betting.
    view: view ?? (playType ? 'betting' : 'numbers'),
    isLobbyOpen: place.path === '/vnlottery' && text('show') === 'lobby',
    pageNo: Number.isInteger(pageNo) && pageNo > 0 && pageNo <= 100_000 ? pageNo : 1,
  };
}

/** The address with some parameters changed, or removed where they are empty; the others stay. */
export function withParameters(
  parameters: URLSearchParams,
  changes: Partial<Record<LotteryParameter, string>>,
): string {
  return changedSearch(parameters, changes);
}

/** The address of one lottery, from wherever on its page. */
export function toLottery(parameters: URLSearchParams, gameCode: string): string {
  return withParameters(parameters, { gameCode, playType: '', show: '', pageNo: '' });
}

/** The address of all lotteries of the page, from wherever on it. */
export function toAllLotteries(parameters: URLSearchParams): string {
  return withParameters(parameters, { gameCode: '', playType: '', show: '', pageNo: '' });
}
