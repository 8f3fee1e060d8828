import {
  type RouletteField,
  type RouletteOutcome,
  type RouletteStakes,
  rouletteFields,
} from './roulette.types.ts';

/** Pockets of the wheel, with a single zero. */
export const POCKETS = 37;
/** The pockets in wheel order. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The colour of a pocket. */
export function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green';
  return reds.has(pocket) ? 'red' : 'black';
}

const holds: Readonly<Record<RouletteField, (pocket: number) => boolean>> = {
  low: (pocket) => pocket >= 1 && pocket <= 18,
  high: (pocket) => pocket >= 19,
  even: (pocket) => pocket !== 0 && pocket % 2 === 0,
  odd: (pocket) => pocket % 2 === 1,
  red: (pocket) => colourOf(pocket) === 'red',
  black: (pocket) => colourOf(pocket) === 'black',
  dozen1: (pocket) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket) => pocket >= 25,
  column1: (pocket) => pocket % 3 === 1,
  column2: (pocket) => pocket % 3 === 2,
  column3: (pocket) => pocket !== 0 && pocket % 3 === 0,
};

/** Whether the name is that of a spot. */
export function isSpot(name: string): boolean {
  const number = /^n(0|[1-9]\d?)$/u.exec(name)?.[1];
  return number === undefined ? fieldNamed(name) !== undefined : Number(number) < POCKETS;
}

function fieldNamed(name: string): RouletteField | undefined {
  return rouletteFields.find((known) => known === name);
}

/** Whether the spot wins in this pocket. */
export function isHit(spot: string, pocket: number): boolean {
  const field = fieldNamed(spot);
  return field === undefined ? spot === `n${pocket}` : holds[field](pocket);
}

/** Net win of a winning stake: 35 for a number, 2 for a third, 1 for a half. */
export function payoutOf(spot: string): number {
  const field = fieldNamed(spot);
  if (field === undefined) return 35;
  return /^(?:dozen|column)/u.test(field) ? 2 : 1;
}

/**
 * Plays one round. Pure: the same random number gives the same round.
 *
 * @param random uniform in [0, 1), drawn once
 * @param stakes positive whole minor units
 */
export function playRoulette(random: () => number, stakes: RouletteStakes): RouletteOutcome {
  return settleRoulette(Math.floor(random() * POCKETS), stakes);
}

/** The payout of a pocket, in integers. */
export function settleRoulette(pocket: number, stakes: RouletteStakes): RouletteOutcome {
  const paid: Record<string, number> = {};
  let stake = 0;
  let win = 0;
  for (const [name, staked] of Object.entries(stakes)) {
    stake += staked;
    if (!isHit(name, pocket)) continue;
    const back = staked * (1 + payoutOf(name));
    paid[name] = back;
    win += back;
  }
  return { stakes, pocket, paid, stake, win };
}

/** The exact return to player of a spot: the average return on a stake of 1 (L5b). */
export function rouletteReturn(spot: string): number {
  const hits = Array.from({ length: POCKETS }, (_, pocket) => pocket).filter((pocket) =>
    isHit(spot, pocket),
  ).length;
  return (hits * (1 + payoutOf(spot))) / POCKETS;
}
