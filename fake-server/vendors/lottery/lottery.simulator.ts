import type { Random } from '../../kernel/random.ts';
import type {
  DrawResult,
  DrawTime,
  Lottery,
  LotteryProvider,
  PastDraw,
} from '../../world/ports/lottery.ts';
import { statedReturn } from '../stated-return.ts';
import { lotteries, lotteryGroups } from './lottery.games.ts';
import { HIGHEST_WIN, hitsOf, largestStake, playsOf, returnOf, winOf } from './lottery.plays.ts';
import { comingDraw, drawNumbered, openDraw, pastDraws } from './lottery.schedule.ts';

/** One draw in this many does not take place. */
const ONE_CANCELLED_IN = 500;
const MAX_KEPT_DRAWS = 5_000;

/** @param random a separate source for each name */
export function createLotterySimulator(random: (name: string) => Random): LotteryProvider {
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));
  const playsByCode = new Map(lotteries.map(({ code, drum }) => [code, playsOf(drum)]));

  /** A draw's result never changes: the most recently requested ones are cached. */
  const drawn = new Map<string, DrawResult>();
  const resultFor = (lottery: Lottery, drawNo: string): DrawResult => {
    const name = `${lottery.code} ${drawNo}`;
    const known = drawn.get(name);
    if (known) return known;
    const result = drawFrom(random(name), lottery);
    if (drawn.size >= MAX_KEPT_DRAWS) drawn.clear();
    drawn.set(name, result);
    return result;
  };
  const overOf = (lottery: Lottery, time: DrawTime): PastDraw => ({
    ...time,
    result: resultFor(lottery, time.drawNo),
  });

  const resultOf: LotteryProvider['resultOf'] = (lottery, drawNo, now) => {
    const time = drawNumbered(lottery.schedule, drawNo);
    return time && time.resultsAt <= now ? overOf(lottery, time) : undefined;
  };
  const plays = ({ code }: Lottery) => playsByCode.get(code) ?? [];

  return {
    lotteries,
    find: (code) => byCode.get(code),
    plays,
    termsOf: (play, largest) => ({
      returnToPlayer: statedReturn(returnOf(play)),
      largestStake: largestStake(play, largest),
    }),
    groups: lotteryGroups,
    highestWin: HIGHEST_WIN,
    coming: ({ schedule }, now) => comingDraw(schedule, now),
    open: ({ schedule }, now) => openDraw(schedule, now),
    past: (lottery, now, count) =>
      pastDraws(lottery.schedule, now, count).map((time) => overOf(lottery, time)),
    resultOf,
    judge({ gameCode, drawNo, playType, numbers, odds, settlesAt }, stake, now) {
      const lottery = byCode.get(gameCode);
      const play = lottery && plays(lottery).find(({ type }) => type === playType);
      // A removed lottery settles nothing: the stake goes back.
      if (!lottery || !play || !drawNumbered(lottery.schedule, drawNo)) return { kind: 'void' };
      const draw = resultOf(lottery, drawNo, now);
      if (!draw) return { kind: 'pending', settlesAt };
      if (draw.result.cancelled) return { kind: 'void' };
      return { kind: 'settled', win: winOf(stake, odds, hitsOf(play, numbers, draw.result)) };
    },
  };
}

function drawFrom(random: Random, { drum }: Lottery): DrawResult {
  if (random.between(1, ONE_CANCELLED_IN) === 1) return { cancelled: true, prizes: [] };
  if (drum.form === 'prizes') {
    return {
      cancelled: false,
      prizes: drum.rows.map(({ prize, count, digits }) => ({
        prize,
        numbers: Array.from({ length: count }, () => digitsFrom(random, digits)),
      })),
    };
  }
  const numbers =
    drum.form === 'digits'
      ? Array.from({ length: drum.count }, () => digitsFrom(random, 1))
      : ballsFrom(random, drum.drawn, drum.of);
  return { cancelled: false, prizes: [{ prize: 'main', numbers }] };
}

/** In rising order. */
function ballsFrom(random: Random, count: number, highest: number): string[] {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.between(1, highest));
  return [...drawn].toSorted((a, b) => a - b).map((ball) => String(ball).padStart(2, '0'));
}

function digitsFrom(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.between(0, 9)).join('');
}
