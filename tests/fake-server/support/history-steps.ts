import * as fc from 'fast-check';

/** Few names and amounts, so that requests repeat, and the same name occurs with another body. */
const name = fc.nat({ max: 3 });
const amount = fc.constantFrom(1, 100, 333, 1_000, 2_500, 5_000);
/** Something that happens to somebody's money, the clock or the server. */
export const historyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('deposit', 'return', 'reserve', 'post', 'void', 'bonus'),
      name,
      amount,
      breaks: fc.integer({ min: 1, max: 10 }).map((one) => one === 1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('spin', 'ticket'),
      name: fc.nat({ max: 12 }),
      stake: fc.constantFrom(100, 200, 500, 1_000),
      win: fc.nat({ max: 1_500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('clock'), hours: fc.integer({ min: -5, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('crash') }) },
);
export type HistoryStep = typeof historyStep extends fc.Arbitrary<infer Made> ? Made : never;

/** Money that is booked as payments, payouts and promotions do. */
export type MoneyStep = Extract<HistoryStep, { amount: number }>;

/** A round, or a bet on a draw. */
export type PlayStep = Extract<HistoryStep, { stake: number }>;

const moneyStep = (
  what: MoneyStep['what'],
  number: number,
  moved: MoneyStep['amount'],
): MoneyStep => ({ what, name: number, amount: moved, breaks: false });

/** A history with every kind of event, so that no run misses one. */
export const everyOutcome: HistoryStep[] = [
  moneyStep('deposit', 0, 5_000),
  moneyStep('deposit', 0, 5_000),
  moneyStep('deposit', 0, 100),
  moneyStep('bonus', 3, 1_000),
  moneyStep('bonus', 3, 333),
  moneyStep('reserve', 1, 2_500),
  moneyStep('reserve', 2, 1_000),
  moneyStep('reserve', 3, 5_000),
  moneyStep('post', 1, 5_000),
  moneyStep('post', 1, 1_000),
  moneyStep('void', 1, 1),
  moneyStep('void', 2, 1),
  { what: 'spin', name: 0, stake: 1_000, win: 700 },
  { what: 'ticket', name: 0, stake: 1_000, win: 0 },
  moneyStep('return', 0, 5_000),
  moneyStep('deposit', 1, 100),
  moneyStep('return', 1, 333),
  { what: 'spin', name: 1, stake: 1_000, win: 0 },
  { what: 'spin', name: 2, stake: 1_000, win: 0 },
];
