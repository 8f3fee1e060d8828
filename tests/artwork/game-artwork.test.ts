// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameCategory, gameArtwork, gameTitles } from '#fake-server/content/artwork/index.ts';
import { idsOf, referencesOf, svgFault } from './svg-inspection.ts';

const CATEGORIES: readonly GameCategory[] = [
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'INHOUSE',
];

const input = fc.record({
  seed: fc.string(),
  title: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(
      '',
      ' ',
      '"><script>alert(1)</script>',
      ']]>',
      '&#0;',
      '\u0000\ud800',
      'W'.repeat(400),
    ),
  ),
  category: fc.constantFrom(...CATEGORIES),
  hue: fc.integer({ min: -720, max: 720 }),
});

/** Three hundred tiles as the world has them, over all categories. */
const sample = CATEGORIES.flatMap((category) =>
  gameTitles(category, category === 'RNG' ? 220 : 10, 'sample').map((title, index) =>
    gameArtwork({ seed: `${index}`, title, category, hue: (index * 37) % 360 }),
  ),
);

function mean(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

describe('a game tile', () => {
  it('is the same for the same input', () => {
    fc.assert(
      fc.property(input, (tile) => {
        expect(gameArtwork(tile)).toBe(gameArtwork({ ...tile }));
      }),
    );
  });

  it('is well-formed and self-contained for any title', () => {
    fc.assert(
      fc.property(input, (tile) => {
        expect(svgFault(gameArtwork(tile))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every line of its title inside the picture', () => {
    fc.assert(
      fc.property(input, (tile) => {
        const widths = [...gameArtwork(tile).matchAll(/<text x="150"[^>]* textLength="([\d.]+)"/g)];
        expect(widths.length).toBeGreaterThan(0);
        for (const [, width] of widths) expect(Number(width)).toBeLessThanOrEqual(264.1);
      }),
    );
  });

  it('differs from its neighbours and shares no id with them', () => {
    expect(new Set(sample).size).toBe(sample.length);
    const seen = new Set<string>();
    for (const svg of sample.slice(0, 100)) {
      for (const id of idsOf(svg)) {
        expect(seen.has(id), `${id} stands in two tiles`).toBe(false);
        seen.add(id);
      }
    }
  });

  it('refers only to what it defines', () => {
    for (const svg of sample) {
      const ids = new Set(idsOf(svg));
      expect(referencesOf(svg).filter((reference) => !ids.has(reference))).toEqual([]);
    }
  });

  it('stays small on average', () => {
    expect(mean(sample.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(6 * 1024);
    expect(mean(sample.map((svg) => brotliCompressSync(svg).length))).toBeLessThan(2.2 * 1024);
  });
});
