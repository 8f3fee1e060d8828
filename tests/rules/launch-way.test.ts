import { describe, expect, it } from 'vitest';
import { gameTypes } from '#contract/entities/game.ts';
import { type LaunchFacts, launchWayOf } from '#contract/rules/launch-way.ts';

const slot: LaunchFacts = { isGame: 'GAME', gameType: 'RNG', vassalage: 'LUMEN', opensIn: 'frame' };

describe('how a game starts (L4)', () => {
  it.each([
    ['a game in the route', {}, 'frame'],
    ['a game whose vendor wants a tab', { opensIn: 'tab' }, 'tab'],
    ['the entry of a vendor, by its list', { isGame: 'VASSALAGE' }, 'vendorList'],
    ['a lottery on its page', { gameType: 'LOTT', vassalage: 'SORTE' }, 'lottery'],
    [
      'a Vietnamese lottery on a page of its own',
      { gameType: 'LOTT', vassalage: 'VLOTTO' },
      'vietnameseLottery',
    ],
    ['an e-lottery on its page', { gameType: 'ELOTT', vassalage: 'KENO' }, 'eLottery'],
    ['a sea lottery by its launch', { gameType: 'LOTT', vassalage: 'SEALOT' }, 'seaLottery'],
  ] as const)('starts %s', (_, facts, way) => {
    expect(launchWayOf({ ...slot, ...facts })).toBe(way);
  });

  it('opens a list for the entry of a vendor, with any other fields', () => {
    for (const gameType of gameTypes) {
      const facts = { ...slot, isGame: 'VASSALAGE', gameType, opensIn: 'tab' } as const;
      expect(launchWayOf({ ...facts, vassalage: 'VLOTTO' })).toBe('vendorList');
    }
  });

  it('does not treat another game as a lottery because of its vendor', () => {
    expect(launchWayOf({ ...slot, vassalage: 'SEALOT' })).toBe('frame');
    expect(launchWayOf({ ...slot, vassalage: 'VLOTTO' })).toBe('frame');
  });
});
