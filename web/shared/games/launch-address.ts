import type { Game } from '#contract/entities/game.ts';
import { type LaunchWay, launchWayOf } from '#contract/rules/launch-way.ts';
import { gamePath } from './game-path.ts';

/** The fields of a game that decide its address. */
export type AddressedGame = Pick<
  Game,
  | 'nodeId'
  | 'isGame'
  | 'gameType'
  | 'vassalage'
  | 'opensIn'
  | 'gameCode'
  | 'defaultPlayType'
  | 'accountTypeName'
>;

/** The address where a game starts: the page of games, or that of its kind of lottery (L4, R4, R6). */
export function launchAddress(game: AddressedGame): string {
  const code = encodeURIComponent(game.gameCode);
  const { defaultPlayType: playType } = game;
  const play = playType === null ? '' : `&playType=${encodeURIComponent(playType)}`;
  const page = game.accountTypeName === 'seamless' ? '/seamless' : '/game';
  const addresses: Readonly<Record<LaunchWay, string>> = {
    frame: gamePath(game, page),
    tab: gamePath(game),
    vendorList: gamePath(game),
    seaLottery: gamePath(game),
    lottery: `/lottery?gameCode=${code}${play}`,
    vietnameseLottery: `/vnlottery?gameCode=${code}`,
    eLottery: `/elott?gameCode=${code}`,
  };
  return addresses[launchWayOf(game)];
}
