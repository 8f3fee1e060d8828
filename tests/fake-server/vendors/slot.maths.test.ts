import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import {
  evaluateSlot,
  playSlot,
  readLine,
  showReels,
} from '#fake-server/vendors/slot/slot.maths.ts';
import { slotLines, slotPays, slotStrips } from '#fake-server/vendors/slot/slot.reels.ts';
import { slotReturn } from '#fake-server/vendors/slot/slot.return.ts';
import { slotSymbols } from '#fake-server/vendors/slot/slot.types.ts';

const LINES = 10;
const stake = fc.integer({ min: 1, max: 5_000 }).map((lineStake) => lineStake * LINES);
const stops = fc.tuple(...slotStrips.map((strip) => fc.nat({ max: strip.length - 1 })));

describe('return to player', () => {
  test('is around 96 percent', () => {
    expect(slotReturn()).toBeGreaterThan(0.955);
    expect(slotReturn()).toBeLessThan(0.965);
  });

  test('matches one million rounds (L6)', () => {
    const seed = 20_260_105;
    const random = createRandom(seed).next;
    const rounds = 1_000_000;
    const bet = 100;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const back = playSlot(random, bet, LINES).win / bet;
      sum += back;
      squares += back * back;
    }
    const mean = sum / rounds;
    const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - slotReturn()), `seed ${seed}`).toBeLessThan(4 * deviation);
    // An interval that holds everything would prove nothing.
    expect(4 * deviation).toBeLessThan(0.1);
  }, 600_000);
});

describe('a round', () => {
  test('pays on all lines of the game, each independent of the others (L2)', () => {
    fc.assert(
      fc.property(stops, fc.constantFrom(5, 10, 20), (positions, count) => {
        const reels = showReels(positions);
        const all = evaluateSlot(reels, 100 * slotLines.length, slotLines.length).lines;
        const { lines } = evaluateSlot(reels, 100 * count, count);
        expect(lines).toEqual(all.filter(({ line }) => line < count));
      }),
    );
  });

  test('is played on distinct lines', () => {
    expect(new Set(slotLines.map(String)).size).toBe(20);
  });

  test('depends only on the random numbers', () => {
    fc.assert(
      fc.property(fc.nat(), stake, (seed, bet) => {
        const once = playSlot(createRandom(seed).next, bet, LINES);
        expect(playSlot(createRandom(seed).next, bet, LINES)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      }),
    );
  });

  test('wins whole minor units, the sum of its lines and scatters', () => {
    fc.assert(
      fc.property(stops, stake, (positions, bet) => {
        const outcome = evaluateSlot(showReels(positions), bet, LINES);
        const parts = outcome.lines.map(({ win }) => win);
        expect(outcome.win).toBe(parts.reduce((sum, win) => sum + win, outcome.scatter.win));
        for (const win of parts) expect(Number.isSafeInteger(win) && win > 0).toBe(true);
      }),
    );
  });

  test('pays in proportion to the stake', () => {
    fc.assert(
      fc.property(stops, stake, (positions, bet) => {
        const reels = showReels(positions);
        expect(evaluateSlot(reels, bet * 3, LINES).win).toBe(
          evaluateSlot(reels, bet, LINES).win * 3,
        );
      }),
    );
  });

  test.each([0, -10, 0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d as a stake', (bet) => {
    expect(() => playSlot(() => 0, bet, LINES)).toThrow(RangeError);
  });
});

describe('a line', () => {
  const symbol = fc.constantFrom(...slotSymbols);
  const line = fc.tuple(symbol, symbol, symbol, symbol, symbol);

  test.each([
    [['cherry', 'cherry', 'cherry', 'bell', 'cherry'], 'cherry', 3],
    [['wild', 'bell', 'wild', 'bell', 'star'], 'bell', 4],
    [['seven', 'seven', 'seven', 'seven', 'wild'], 'seven', 5],
    [['wild', 'wild', 'wild', 'cherry', 'bell'], 'wild', 3],
    [['wild', 'wild', 'wild', 'seven', 'seven'], 'seven', 5],
    [['wild', 'wild', 'wild', 'wild', 'wild'], 'wild', 5],
    [['wild', 'wild', 'wild', 'scatter', 'bell'], 'wild', 3],
  ] as const)('%j pays %s times %i', (symbols, name, count) => {
    expect(readLine(symbols)).toEqual({ symbol: name, count, pays: slotPays[name][count - 3] });
  });

  test.each([
    [['bell', 'bell', 'star', 'bell', 'bell']],
    [['scatter', 'scatter', 'scatter', 'scatter', 'scatter']],
    [['star', 'bell', 'bell', 'bell', 'bell']],
    [['wild', 'wild', 'scatter', 'wild', 'wild']],
  ] as const)('%j pays nothing', (symbols) => {
    expect(readLine(symbols)).toBeUndefined();
  });

  test('never pays less when a symbol becomes wild', () => {
    fc.assert(
      fc.property(line, fc.nat({ max: 4 }), (symbols, at) => {
        fc.pre(symbols[at] !== 'scatter');
        const helped = symbols.map((one, index) => (index === at ? 'wild' : one));
        const before = readLine(symbols)?.pays ?? 0;
        expect(readLine(helped)?.pays ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
