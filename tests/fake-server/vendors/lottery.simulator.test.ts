import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { lotteries } from '#fake-server/vendors/lottery/lottery.games.ts';
import {
  areNumbersValid,
  hitsOf,
  LOTTERY_RETURN,
  largestStake,
  playsOf,
  returnOf,
  winOf,
} from '#fake-server/vendors/lottery/lottery.plays.ts';
import { drawNumbered } from '#fake-server/vendors/lottery/lottery.schedule.ts';
import { createLotterySimulator } from '#fake-server/vendors/lottery/lottery.simulator.ts';
import type { Lottery, Play } from '#fake-server/world/ports/lottery.ts';

const SEED = Number(process.env['FC_SEED'] ?? 5);
const YEAR = 365 * 86_400_000;
const bookOf = (seed: number) =>
  createLotterySimulator((name) => createRandom(seed).fork(`draw ${name}`));
const simulator = bookOf(SEED);
const lottery = fc.constantFrom(...lotteries);
const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2026, 0) + YEAR });

function find(code: string): Lottery {
  const found = simulator.find(code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
}

describe('a draw (L7)', () => {
  test('follows the last finished one, and reveals nothing before its time', () => {
    fc.assert(
      fc.property(lottery, moment, (one, now) => {
        const coming = simulator.coming(one, now);
        const open = simulator.open(one, now);
        const [last, ...before] = simulator.past(one, now, 5);
        expect(coming.resultsAt).toBeGreaterThan(now);
        expect(open.closesAt).toBeGreaterThan(now);
        expect(open.drawsAt).toBeGreaterThanOrEqual(coming.drawsAt);
        expect(last?.resultsAt).toBeLessThanOrEqual(now);
        expect(last?.drawsAt).toBeLessThan(coming.drawsAt);
        const times = [last, ...before].map((draw) => draw?.drawsAt ?? 0);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(new Set(times).size).toBe(5);
        expect(simulator.resultOf(one, coming.drawNo, coming.resultsAt - 1)).toBeUndefined();
        expect(simulator.resultOf(one, coming.drawNo, coming.resultsAt)).toBeDefined();
      }),
    );
  });

  test('has the same numbers at every read, and others in another world', () => {
    fc.assert(
      fc.property(lottery, moment, fc.nat({ max: YEAR }), (one, now, later) => {
        const [last] = simulator.past(one, now, 1);
        expect(last && simulator.resultOf(one, last.drawNo, now + later)).toEqual(last);
        expect(bookOf(SEED).past(one, now, 3)).toEqual(simulator.past(one, now, 3));
        expect(bookOf(SEED + 1).past(one, now, 3)).not.toEqual(simulator.past(one, now, 3));
      }),
      { numRuns: 30 },
    );
  });

  test('has what its lottery draws: digits, distinct balls, or all prizes', () => {
    const now = Date.UTC(2026, 10, 20);
    for (const one of lotteries) {
      const draws = simulator.past(one, now, 60).filter(({ result }) => !result.cancelled);
      expect(draws.length, one.code).toBeGreaterThan(40);
      for (const { result } of draws) {
        const numbers = result.prizes.flatMap((prize) => prize.numbers);
        const { drum } = one;
        if (drum.form === 'digits') {
          expect(numbers).toHaveLength(drum.count);
          expect(numbers.every((digit) => /^\d$/.test(digit))).toBe(true);
        } else if (drum.form === 'balls') {
          expect(new Set(numbers).size).toBe(drum.drawn);
          expect(numbers.every((ball) => Number(ball) >= 1 && Number(ball) <= drum.of)).toBe(true);
        } else {
          const shape = result.prizes.map(({ prize, numbers: drawn }) => ({
            prize,
            count: drawn.length,
            digits: drawn[0]?.length,
          }));
          expect(shape).toEqual(drum.rows);
        }
      }
    }
    const count = (code: string) =>
      simulator
        .past(find(code), now, 60)
        .find(({ result }) => !result.cancelled)
        ?.result.prizes.flatMap((prize) => prize.numbers).length;
    expect([count('mien-bac'), count('ho-chi-minh'), count('da-nang')]).toEqual([27, 18, 18]);
  });

  test('is identified by its number, and no other text is accepted', () => {
    fc.assert(
      fc.property(lottery, moment, (one, now) => {
        const coming = simulator.coming(one, now);
        expect(drawNumbered(one.schedule, coming.drawNo)).toEqual(coming);
      }),
    );
    const daily = find('mien-bac').schedule;
    for (const drawNo of ['20260231-0001', '20261121-0000', '20261121-0002', '99999999-0001', '']) {
      expect(drawNumbered(daily, drawNo), drawNo).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(drawNumbered(daily, text)).toBeUndefined();
      }),
    );
  });

  test('is cancelled now and then', () => {
    const draws = simulator.past(find('loto-relampago'), Date.UTC(2026, 10, 20), 5_000);
    const cancelled = draws.filter(({ result }) => result.cancelled);
    expect(cancelled.length).toBeGreaterThan(0);
    expect(cancelled.length).toBeLessThan(40);
    expect(cancelled.every(({ result }) => result.prizes.length === 0)).toBe(true);
  });
});

/** Numbers that fit a play; which ones does not change their average payout. */
function someNumbers({ choice }: Play): readonly string[] {
  if (choice.kind === 'option') return choice.options.slice(0, 1);
  if (choice.kind === 'number') return ['7'.padStart(choice.digits, '0')];
  return Array.from({ length: choice.count }, (_, index) => String(index + 1).padStart(2, '0'));
}

function playOf(code: string, type: Play['type']): Play {
  const found = playsOf(find(code).drum).find((one) => one.type === type);
  if (!found) throw new Error(`There is no ${type}.`);
  return found;
}

describe('the payout of a play (L5b)', () => {
  const plays = lotteries.flatMap((one) =>
    playsOf(one.drum).map((play) => ({ one, play, name: `${one.code} ${play.type}` })),
  );

  test('returns the same share of a stake everywhere, to hundredths of odds', () => {
    for (const { play, name } of plays) {
      expect(returnOf(play), name).toBeLessThanOrEqual(LOTTERY_RETURN + 1e-9);
      // Odds are cut off below a hundredth of a stake: the smaller they are, the more that is.
      expect(returnOf(play), name).toBeGreaterThan(LOTTERY_RETURN - 0.01 * play.expectedHits);
      expect(play.odds, name).toBeGreaterThan(100);
    }
  });

  test('never exceeds the highest win', () => {
    for (const { play, name } of plays) {
      const stake = largestStake(play, 10_000);
      expect(stake, name).toBeGreaterThanOrEqual(100);
      expect((stake * play.odds) / 100, name).toBeLessThanOrEqual(10_000_000);
    }
    expect(winOf(10_000, 940_000, 1)).toBe(10_000_000);
    expect(winOf(105, 348, 3)).toBe(1_096);
  });

  test('matches many draws, within the statistical error', () => {
    const draws = 12_000;
    const now = Date.UTC(2026, 10, 20);
    const quick = [
      'loto-relampago',
      'aurora-dezenas',
      'trevo-da-sorte',
      'keno-turbo',
      'mekong-nhanh',
    ];
    for (const one of quick.map(find)) {
      const results = simulator
        .past(one, now, draws)
        .map(({ result }) => result)
        .filter(({ cancelled }) => !cancelled);
      for (const play of playsOf(one.drum)) {
        // For rare hits this many draws prove nothing.
        if (play.expectedHits * results.length < 50) continue;
        const numbers = someNumbers(play);
        const hits = results.map((result) => hitsOf(play, numbers, result));
        const mean = hits.reduce((sum, count) => sum + count, 0) / hits.length;
        const spread = hits.reduce((sum, count) => sum + (count - mean) ** 2, 0) / hits.length;
        const error = Math.sqrt(spread / hits.length);
        expect(Math.abs(mean - play.expectedHits), `${one.code} ${play.type}`).toBeLessThan(
          5 * error,
        );
      }
    }
  });

  test('hits only what was drawn', () => {
    const digits = {
      cancelled: false,
      prizes: [{ prize: 'main', numbers: ['1', '0', '4', '0', '7'] }],
    } as const;
    const onDigits = (type: Play['type'], number: string) =>
      hitsOf(playOf('loto-expresso', type), [number], digits);
    expect([onDigits('final1', '7'), onDigits('final1', '0')]).toEqual([1, 0]);
    expect([onDigits('final2', '07'), onDigits('final2', '17')]).toEqual([1, 0]);
    expect([onDigits('final3', '407'), onDigits('final4', '0407')]).toEqual([1, 1]);
    expect([onDigits('size', 'big'), onDigits('size', 'small')]).toEqual([1, 0]);
    expect([onDigits('parity', 'odd'), onDigits('parity', 'even')]).toEqual([1, 0]);

    const table = {
      cancelled: false,
      prizes: [
        { prize: 'special', numbers: ['90536'] },
        { prize: 'seventh', numbers: ['36', '63', '36'] },
      ],
    } as const;
    const onTable = (type: Play['type'], number: string) =>
      hitsOf(playOf('mien-bac', type), [number], table);
    expect([onTable('anyTwo', '36'), onTable('anyTwo', '63'), onTable('anyTwo', '99')]).toEqual([
      3, 1, 0,
    ]);
    expect([onTable('special2', '36'), onTable('special2', '63')]).toEqual([1, 0]);
    expect([onTable('special3', '536'), onTable('head', '3'), onTable('tail', '6')]).toEqual([
      1, 1, 1,
    ]);
    expect([onTable('head', '6'), onTable('tail', '3')]).toEqual([0, 0]);

    const balls = {
      cancelled: false,
      prizes: [{ prize: 'main', numbers: ['03', '17', '44'] }],
    } as const;
    const pick2 = playOf('aurora-boreal', 'pick2');
    expect(hitsOf(pick2, ['03', '44'], balls)).toBe(1);
    expect(hitsOf(pick2, ['03', '45'], balls)).toBe(0);
  });

  test('accepts only numbers of its shape', () => {
    for (const { play, name } of plays) {
      expect(areNumbersValid(play, someNumbers(play)), name).toBe(true);
      expect(areNumbersValid(play, []), name).toBe(false);
      expect(areNumbersValid(play, [...someNumbers(play), '01', '02']), name).toBe(false);
    }
    const pick2 = playsOf({ form: 'balls', drawn: 5, of: 36 })[1];
    if (!pick2) throw new Error('There is no such play.');
    for (const numbers of [
      ['01', '01'],
      ['00', '01'],
      ['36', '37'],
      ['1', '2'],
      ['aa', '02'],
    ]) {
      expect(areNumbersValid(pick2, numbers), String(numbers)).toBe(false);
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...plays),
        fc.array(fc.string(), { maxLength: 3 }),
        (one, texts) => {
          if (texts.some((text) => !/^[\da-z]+$/u.test(text))) {
            expect(areNumbersValid(one.play, texts)).toBe(false);
          }
        },
      ),
    );
  });
});
