import type { LotteryPrize } from '#contract/entities/lottery-types.ts';
import type { Choice, DrawResult, Drum, Play } from '../../world/ports/lottery.ts';

/** The average return on a stake, before odds are rounded down to hundredths. */
export const LOTTERY_RETURN = 0.94;
/** The highest payout of one bet, in minor units. */
export const HIGHEST_WIN = 10_000_000;
/** A play must hit at least once in this many draws. */
const LEAST_LIKELY = 10_000;

const sizes = ['small', 'big'] as const;
const parities = ['even', 'odd'] as const;

/** The plays of a drum, with their payouts. */
export function playsOf(drum: Drum): readonly Play[] {
  const offered = shapesOf(drum).filter(({ expectedHits }) => 1 / expectedHits <= LEAST_LIKELY);
  return offered.map((shape) => ({
    ...shape,
    odds: Math.floor((100 * LOTTERY_RETURN) / shape.expectedHits),
  }));
}

/** The average return on a stake on this play. */
export function returnOf({ odds, expectedHits }: Play): number {
  return (odds / 100) * expectedHits;
}

/** The largest stake of a play, in minor units: a win never exceeds the highest payout. */
export function largestStake({ odds }: Play, largest: number): number {
  return Math.min(largest, Math.floor((HIGHEST_WIN * 100) / odds));
}

/** Whether these numbers are valid for a play. */
export function areNumbersValid({ choice }: Play, numbers: readonly string[]): boolean {
  if (choice.kind === 'balls') {
    return (
      numbers.length === choice.count &&
      new Set(numbers).size === choice.count &&
      numbers.every((number) => isBallOf(choice.of, number))
    );
  }
  const [number = ''] = numbers;
  if (numbers.length !== 1) return false;
  return choice.kind === 'option'
    ? choice.options.includes(number)
    : isNumberOf(choice.digits, number);
}

/** The number of hits in a draw: at most one, except with `anyTwo`. */
export function hitsOf(
  { type, choice }: Pick<Play, 'type' | 'choice'>,
  numbers: readonly string[],
  { prizes }: DrawResult,
): number {
  const [number = ''] = numbers;
  const drawn = (prize: LotteryPrize) => prizes.find((one) => one.prize === prize)?.numbers ?? [];
  if (choice.kind === 'balls') {
    const main = drawn('main');
    return numbers.every((ball) => main.includes(ball)) ? 1 : 0;
  }
  if (type === 'anyTwo') {
    return prizes.flatMap((prize) => prize.numbers).filter((one) => one.endsWith(number)).length;
  }
  const isSpecial = prizes.some(({ prize }) => prize === 'special');
  const line = isSpecial ? (drawn('special')[0] ?? '') : drawn('main').join('');
  return hasHit(type, number, line) ? 1 : 0;
}

/** A bet's payout, in minor units, rounded down. */
export function winOf(stake: number, odds: number, hits: number): number {
  return Math.min(HIGHEST_WIN, Math.floor((stake * odds * hits) / 100));
}

function hasHit(type: Play['type'], number: string, line: string): boolean {
  const last = Number(line.at(-1));
  if (type === 'size') return number === sizes[last >= 5 ? 1 : 0];
  if (type === 'parity') return number === parities[last % 2];
  if (type === 'head') return number === line.at(-2);
  return line.endsWith(number);
}

type Shape = Omit<Play, 'odds'>;

function shapesOf(drum: Drum): readonly Shape[] {
  if (drum.form === 'digits') {
    return [
      numberOf('final1', 1),
      numberOf('final2', 2),
      ...(drum.count >= 3 ? [numberOf('final3', 3)] : []),
      ...(drum.count >= 4 ? [numberOf('final4', 4)] : []),
      optionOf('size', sizes),
      optionOf('parity', parities),
    ];
  }
  if (drum.form === 'balls') {
    return (['pick1', 'pick2', 'pick3', 'pick4', 'pick5'] as const).map((type, index) => {
      const choice: Choice = { kind: 'balls', count: index + 1, of: drum.of };
      const expectedHits = ways(drum.drawn, index + 1) / ways(drum.of, index + 1);
      return { type, choice, expectedHits };
    });
  }
  const all = drum.rows.reduce((sum, { count }) => sum + count, 0);
  return [
    { ...numberOf('anyTwo', 2), expectedHits: all / 100 },
    numberOf('special2', 2),
    numberOf('special3', 3),
    numberOf('head', 1),
    numberOf('tail', 1),
  ];
}

function numberOf(type: Play['type'], digits: number): Shape {
  return { type, choice: { kind: 'number', digits }, expectedHits: 10 ** -digits };
}

function optionOf(type: Play['type'], options: readonly string[]): Shape {
  return { type, choice: { kind: 'option', options }, expectedHits: 1 / options.length };
}

/** The number of combinations. */
function ways(of: number, chosen: number): number {
  let product = 1;
  for (let index = 0; index < chosen; index += 1) product *= (of - index) / (index + 1);
  return product;
}

function isNumberOf(digits: number, text: string): boolean {
  return text.length === digits && /^\d+$/.test(text);
}

function isBallOf(highest: number, text: string): boolean {
  const ball = Number(text);
  return /^\d{2}$/.test(text) && ball >= 1 && ball <= highest;
}
