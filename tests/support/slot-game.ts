import type { Game } from '#contract/entities/game.ts';

/** A game that is open to everybody, in a frame, as the server gives it. */
export const slotGame: Game = {
  nodeId: 'lumen-1',
  vassalage: 'LUMEN',
  gameType: 'RNG',
  gameClassify: 'STANDARD',
  gameName: 'Toucan Rush',
  minBet: { amount: 100, currency: 'BRL' },
  minLineNum: 5,
  isGame: 'GAME',
  code: 'code-1',
  defaultPlayType: null,
  accountTypeName: 'main',
  opensIn: 'frame',
  vendor: 'Lumen Forge',
  gameCode: 'code-1',
  image: '/art/games/lumen-1.svg',
  isHot: 0,
  status: 'open',
};
