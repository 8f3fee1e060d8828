// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type AddressedGame, launchAddress } from '#web/shared/games/launch-address.ts';

const game: AddressedGame = {
  nodeId: 'lumen/1',
  isGame: 'GAME',
  gameType: 'RNG',
  vassalage: 'LUMEN',
  opensIn: 'frame',
  gameCode: 'a&b',
  defaultPlayType: null,
  accountTypeName: 'main',
};

describe('the address where a game starts (L4, R4, R6)', () => {
  it.each([
    ['a game', {}, '/game?id=lumen%2F1'],
    ['a game without bars', { accountTypeName: 'seamless' }, '/seamless?id=lumen%2F1'],
    ['a game in a tab', { opensIn: 'tab', accountTypeName: 'seamless' }, '/game?id=lumen%2F1'],
    ['the entry of a vendor', { isGame: 'VASSALAGE' }, '/game?id=lumen%2F1'],
    ['a lottery', { gameType: 'LOTT' }, '/lottery?gameCode=a%26b'],
    [
      'a lottery with a play of its own',
      { gameType: 'LOTT', defaultPlayType: 'top 3' },
      '/lottery?gameCode=a%26b&playType=top%203',
    ],
    [
      'a Vietnamese lottery',
      { gameType: 'LOTT', vassalage: 'VLOTTO' },
      '/vnlottery?gameCode=a%26b',
    ],
    ['an e-lottery', { gameType: 'ELOTT' }, '/elott?gameCode=a%26b'],
    ['a sea lottery', { gameType: 'LOTT', vassalage: 'SEALOT' }, '/game?id=lumen%2F1'],
  ] as const)('of %s', (_, changes, address) => {
    expect(launchAddress({ ...game, ...changes })).toBe(address);
  });
});
