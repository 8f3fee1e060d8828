import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameTitle, gameTitles } from '#fake-server/content/artwork/index.ts';

const category = fc.constantFrom(
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
);

describe('game titles', () => {
  it('are as many as asked for, distinct, and the same for the same seed', () => {
    fc.assert(
      fc.property(category, fc.integer({ min: 0, max: 3000 }), fc.string(), (kind, count, seed) => {
        const titles = gameTitles(kind, count, seed);
        expect(new Set(titles).size).toBe(count);
        expect(titles).toEqual(gameTitles(kind, count, seed));
      }),
      { numRuns: 30 },
    );
  });

  it('number three thousand slots without a sequel', () => {
    const titles = gameTitles('RNG', 3000, 'world');
    expect(titles.filter((title) => /\d$/.test(title))).toEqual([]);
  });

  it('are never empty, and follow their seed', () => {
    fc.assert(
      fc.property(category, fc.string(), (kind, seed) => {
        expect(gameTitle(seed, kind)).toMatch(/\S \S/);
        expect(gameTitle(seed, kind)).toBe(gameTitle(seed, kind));
      }),
    );
  });
});
