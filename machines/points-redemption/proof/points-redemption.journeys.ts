import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { refuses } from '../../catalogue/moves.ts';
import type { pointsRedemptionMachine } from '../points-redemption.machine.ts';
import {
  at,
  changed,
  mug,
  mugWith,
  overview,
  passwordWrong,
  redeemed,
  redemption,
  retried,
  seen,
  submitted,
} from './points-redemption.examples.ts';

type Journey = PinnedJourney<typeof pointsRedemptionMachine>;

const toReview: Journey['moves'] = [
  {
    actor: 'readReward',
    done: overview(),
    reaches: at('reviewing'),
    context: { reward: mug, points: 500_000 },
  },
];
const toRedeeming: Journey['moves'] = [
  ...toReview,
  { event: submitted, reaches: 'checking' },
  { actor: 'readReward', done: overview(), reaches: 'redeeming' },
];

const cheaper = mugWith({ price: 400_000 });
const fewer = mugWith({ stock: 2 });

/** Paths through a redemption, written by hand (W9). */
export const pointsRedemptionJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'a person redeems, and presses twice',
    moves: [
      { event: submitted, ignored: true },
      ...toRedeeming,
      { event: submitted, ignored: true },
      { actor: 'redeem', done: redeemed, context: { redemption, refusal: null } },
    ],
    ends: 'redeemed',
  },
  {
    name: 'the price changed before the press: it is confirmed again, with both prices',
    moves: [
      ...toReview,
      { event: submitted, reaches: 'checking', context: { seen } },
      {
        actor: 'readReward',
        done: overview(cheaper),
        reaches: at('changed'),
        context: { seen, reward: cheaper },
      },
      { event: submitted, reaches: 'checking', context: { seen: { price: 400_000, stock: 6 } } },
      { actor: 'readReward', done: overview(cheaper), reaches: 'redeeming' },
      { actor: 'redeem', done: redeemed },
    ],
    ends: 'redeemed',
  },
  {
    name: 'the stock changed before the reward was opened; a large stock is not shown as a number',
    moves: [
      { actor: 'readReward', done: overview(fewer), reaches: at('changed'), context: { seen } },
      { event: submitted, context: { seen: { price: 450_000, stock: 2 } } },
      { actor: 'readReward', done: overview(mugWith({ stock: 11 })), reaches: at('changed') },
      { event: submitted, context: { seen: { price: 450_000, stock: 11 } } },
      { actor: 'readReward', done: overview(mugWith({ stock: 900 })), reaches: 'redeeming' },
      { actor: 'redeem', done: redeemed },
    ],
    ends: 'redeemed',
  },
  {
    name: 'somebody else is faster: the server’s price is shown',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', done: changed, reaches: 'reading', context: { refusal: null } },
      { actor: 'readReward', done: overview(cheaper) },
    ],
    ends: at('changed'),
  },
  {
    name: 'somebody else takes the last one',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', done: { ok: false, code: 'reward_sold_out' }, reaches: 'reading' },
      { actor: 'readReward', done: overview(mugWith({ stock: 0 })) },
    ],
    ends: 'soldOut',
  },
  {
    name: 'another tab took the one for each person',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', done: { ok: false, code: 'reward_already_redeemed' }, reaches: 'reading' },
      { actor: 'readReward', done: overview(mugWith({ isTaken: true })) },
    ],
    ends: 'alreadyTaken',
  },
  {
    name: 'another tab spent the points',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', done: { ok: false, code: 'points_insufficient' }, reaches: 'reading' },
      { actor: 'readReward', done: overview(mug, { points: 449_999 }) },
    ],
    ends: 'tooExpensive',
  },
  {
    name: 'the reward is withdrawn',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', done: { ok: false, code: 'reward_not_found' }, reaches: 'reading' },
      { actor: 'readReward', done: overview(null), context: { reward: null } },
    ],
    ends: 'gone',
  },
  {
    name: 'a removed reward takes nothing at the press',
    moves: [...toReview, { event: submitted }, { actor: 'readReward', done: overview(null) }],
    ends: 'gone',
  },
  {
    name: 'a sold out reward takes nothing at the press',
    moves: [
      ...toReview,
      { event: submitted },
      { actor: 'readReward', done: overview(mugWith({ stock: 0 })) },
    ],
    ends: 'soldOut',
  },
  {
    name: 'a reward taken in another tab is not taken again',
    moves: [
      ...toReview,
      { event: submitted },
      { actor: 'readReward', done: overview(mugWith({ isTaken: true })) },
    ],
    ends: 'alreadyTaken',
  },
  {
    name: 'exactly enough points suffice, and were spent elsewhere meanwhile',
    moves: [
      { actor: 'readReward', done: overview(mug, { points: 450_000 }), reaches: at('reviewing') },
      { event: submitted },
      { actor: 'readReward', done: overview(mug, { points: 0 }) },
    ],
    ends: 'tooExpensive',
  },
  {
    name: 'a wrong password is corrected',
    moves: [
      ...toRedeeming,
      refuses('redeem', passwordWrong, at('refused')),
      { event: { type: 'form.edited' }, reaches: at('reviewing'), context: { refusal: null } },
      { event: { type: 'form.edited' }, ignored: true },
      { event: submitted, reaches: 'checking' },
      { actor: 'readReward', failed: true, reaches: at('refused') },
      { event: submitted, reaches: 'checking', context: { refusal: null } },
      { actor: 'readReward', done: networkFailed, reaches: at('refused') },
      { event: submitted },
      { actor: 'readReward', done: overview() },
      { actor: 'redeem', done: redeemed },
    ],
    ends: 'redeemed',
  },
  {
    name: 'redeeming fails: nothing is lost, and the person may press again',
    moves: [
      ...toRedeeming,
      { actor: 'redeem', failed: true, reaches: at('refused') },
      { event: submitted, reaches: 'checking', context: { refusal: null } },
      { actor: 'readReward', done: overview() },
      { actor: 'redeem', done: redeemed },
    ],
    ends: 'redeemed',
  },
  {
    name: 'the reward does not load at first',
    moves: [
      { actor: 'readReward', done: networkFailed, reaches: 'unreachable' },
      { event: retried, reaches: 'reading', context: { refusal: null } },
      { actor: 'readReward', failed: true, reaches: 'unreachable' },
      { event: retried },
      { actor: 'readReward', done: overview() },
    ],
    ends: at('reviewing'),
  },
];
