import type { Bonus } from '#contract/entities/bonus.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { bonusEndingMachine } from '../bonus-ending.machine.ts';

/** An example bonus with half of its wagering done. */
export const playedBonus: Bonus = {
  id: '7',
  origin: 'promotion',
  promotion: { id: 'first-spins', title: 'First spins' },
  state: 'active',
  amount: 2_000,
  bonus: 500,
  locked: 1_250,
  inPlay: 0,
  required: 10_000,
  counted: 4_000,
  currency: 'BRL',
  grantedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  endedAt: null,
  finalAmount: null,
  counts: { categories: [{ category: 'RNG', percent: 100 }], games: [] },
};
/** The same after a bet in another tab. */
const laterBonus: Bonus = { ...playedBonus, bonus: 0, locked: 900, counted: 5_000 };
const releasedBonus: Bonus = {
  ...playedBonus,
  state: 'released',
  bonus: 0,
  locked: 0,
  counted: 10_000,
  endedAt: '2026-11-21T09:00:00.000Z',
  finalAmount: 1_750,
};
const givenUpBonus: Bonus = { ...releasedBonus, state: 'given_up', counted: 4_000 };

const read = { ok: true, value: playedBonus } as const;
const readLater = { ok: true, value: laterBonus } as const;
const readOver = { ok: true, value: releasedBonus } as const;
const done = { ok: true, value: givenUpBonus } as const;
const gone = { ok: false, code: 'not_found' } as const;
const over = { ok: false, code: 'bonus_ended' } as const;
const changed = { ok: false, code: 'bonus_changed' } as const;
const trial = { ok: false, code: 'in_need_true_account' } as const;

const confirm = { type: 'ending.confirmed' } as const;
const retry = { type: 'retry.requested' } as const;
const wish = { bonusId: '7', costs: 1_750 };

const reads = { actor: 'readBonus', done: read, reaches: 'confirming' } as const;
const confirms = { event: confirm, reaches: 'ending', context: { wish } } as const;

/** Catalogue entry: ending a bonus. */
export const bonusEndingEntry = catalogueEntry<typeof bonusEndingMachine>({
  id: 'bonusEnding',
  title: 'Ending a bonus',
  purpose: 'Declines or cancels a bonus, once, at the cost the person saw last.',
  requirements: ['W5', 'W11'],
  machine: bonusEndingMachine,
  inspected: { shown: ['costs', 'state', 'required', 'counted'], named: ['bonus', 'wish'] },
  inputs: { plain: { bonusId: '7' } },
  events: { 'ending.confirmed': [confirm], 'retry.requested': [retry] },
  outcomes: {
    readBonus: [read, readLater, readOver, gone, networkFailed],
    endBonus: [done, over, changed, trial],
  },
  invariants: [
    outdatesExactly((step) => isIn(step, 'ended') || isIn(step, 'readingAgain')),
    whenever(
      'a bonus is ended only at the price that was on the screen when it was pressed',
      (step) => step.event.type === 'ending.confirmed' && isIn(step, 'ending'),
      ({ context: { bonus, wish: pressed } }) =>
        bonus !== null && pressed?.costs === endingByPlayer(bonus).costs,
    ),
    whenever(
      'it has ended exactly when the server says so',
      (step) => isIn(step, 'ended'),
      (step) => isAccepted(step, 'endBonus'),
    ),
    whenever(
      'an ended one needs no confirmation',
      (step) => isIn(step, 'confirming') || isIn(step, 'changed'),
      ({ context }) => context.bonus?.state === 'active',
    ),
  ],
  journeys: [
    {
      name: 'a member reads the price, presses twice, and continues after a failure',
      moves: [
        { ...reads, context: { bonus: playedBonus } },
        confirms,
        { event: confirm, ignored: true },
        {
          actor: 'endBonus',
          failed: true,
          reaches: 'confirming',
          context: { wish: null, refusal: { ok: false, code: 'unknown_error' } },
        },
        confirms,
        { actor: 'endBonus', done, context: { bonus: givenUpBonus } },
      ],
      ends: 'ended',
    },
    {
      name: 'a bet in another tab changes the price: it is confirmed again',
      moves: [
        reads,
        confirms,
        {
          actor: 'endBonus',
          done: changed,
          reaches: 'readingAgain',
          context: { wish, refusal: null },
        },
        {
          actor: 'readBonus',
          done: readLater,
          reaches: 'changed',
          context: { bonus: laterBonus, wish },
        },
        { event: confirm, reaches: 'ending', context: { wish: { bonusId: '7', costs: 900 } } },
        { actor: 'endBonus', done },
      ],
      ends: 'ended',
    },
    {
      name: 'its wagering is done meanwhile',
      moves: [
        reads,
        confirms,
        { actor: 'endBonus', done: over, reaches: 'readingAgain', context: { refusal: null } },
        { actor: 'readBonus', done: readOver, context: { bonus: releasedBonus } },
      ],
      ends: 'over',
    },
    {
      name: 'it had ended before the question opened',
      moves: [{ actor: 'readBonus', done: readOver, context: { bonus: releasedBonus } }],
      ends: 'over',
    },
    {
      name: 'the server refuses a trial account',
      moves: [
        reads,
        confirms,
        {
          actor: 'endBonus',
          done: trial,
          reaches: 'confirming',
          context: { refusal: trial, wish: null },
        },
        { event: confirm, reaches: 'ending', context: { refusal: null } },
      ],
      ends: 'ending',
    },
    {
      name: 'it cannot be read, at first and again',
      moves: [
        refuses('readBonus', networkFailed, 'unreachable'),
        { event: retry, reaches: 'reading', context: { refusal: null } },
        breaks('readBonus', 'unreachable'),
        { event: retry },
        reads,
        confirms,
        { actor: 'endBonus', done: changed },
        refuses('readBonus', gone, 'unreachable'),
        { event: retry, reaches: 'reading', context: { wish: null } },
      ],
      ends: 'reading',
    },
    {
      name: 'the second read fails',
      moves: [
        reads,
        confirms,
        { actor: 'endBonus', done: over },
        breaks('readBonus', 'unreachable'),
      ],
      ends: 'unreachable',
    },
  ],
});
