import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { depositMachine } from '../deposit.machine.ts';
import {
  answered,
  at,
  awaiting,
  bank,
  brings,
  changed,
  credited,
  dearerPix,
  depositIn,
  fits,
  openAlready,
  other,
  overLimit,
  overview,
  paid,
  submitted,
  toCharge,
  tooSmall,
  waiting,
} from './deposit.examples.ts';
import { depositEndings, depositTroubles } from './deposit.trouble-journeys.ts';

type Journey = PinnedJourney<typeof depositMachine>;

const paying: readonly [Journey, ...Journey[]] = [
  {
    name: 'a person deposits, presses twice, and continues with the next deposit',
    moves: [
      { event: { type: 'retry.requested' }, ignored: true },
      ...toCharge.slice(0, 3),
      { event: submitted, ignored: true },
      { actor: 'createCharge', done: brings(awaiting), context: { depositId: 'deposit-1' } },
      { event: { type: 'another.requested' }, ignored: true },
      { event: changed(credited), reaches: at('credited'), context: { deposit: credited } },
      { event: { type: 'payment.claimed' }, ignored: true },
      {
        event: { type: 'another.requested' },
        reaches: 'reading',
        context: { deposit: null, depositId: null, amount: null },
      },
      { actor: 'readOverview', done: overview('one') },
    ],
    ends: 'enteringAmount',
  },
  {
    name: 'a site with two methods: one is chosen, then another, and the amount is checked by its bounds',
    moves: [
      { actor: 'readOverview', done: overview('two'), reaches: 'choosingMethod' },
      { event: { type: 'method.chosen', method: 'crypto' }, ignored: true },
      {
        event: { type: 'method.chosen', method: 'bankTransfer' },
        reaches: 'enteringAmount',
        context: { method: 'bankTransfer' },
      },
      { event: { type: 'methods.requested' }, reaches: 'choosingMethod' },
      { event: { type: 'method.chosen', method: 'pix' }, context: { method: 'pix' } },
      { event: { type: 'amount.submitted', amount: 1 }, context: { amount: 1 } },
      refuses('checkAmount', tooSmall, 'enteringAmount'),
      { event: submitted, context: { refusal: null } },
      { actor: 'checkAmount', done: networkFailed, reaches: 'enteringAmount' },
      { event: submitted },
      breaks('checkAmount', 'enteringAmount'),
      {
        event: { type: 'methods.requested' },
        reaches: 'choosingMethod',
        context: { refusal: null },
      },
    ],
    ends: 'choosingMethod',
  },
  {
    name: 'with one method there is nothing to choose',
    moves: [
      { actor: 'readOverview', done: overview('one'), reaches: 'enteringAmount' },
      { event: { type: 'methods.requested' }, ignored: true },
      { event: submitted },
      { actor: 'checkAmount', done: overLimit, reaches: 'refusedByLimit' },
      { event: { type: 'methods.requested' }, ignored: true },
    ],
    ends: 'refusedByLimit',
  },
  {
    name: 'a limit stops the amount, and a smaller one fits',
    moves: [
      { actor: 'readOverview', done: overview('two') },
      { event: { type: 'method.chosen', method: 'pix' } },
      { event: submitted },
      refuses('checkAmount', overLimit, 'refusedByLimit'),
      {
        event: { type: 'methods.requested' },
        reaches: 'choosingMethod',
        context: { refusal: null },
      },
      { event: { type: 'method.chosen', method: 'pix' } },
      { event: submitted },
      { actor: 'checkAmount', done: overLimit },
      { event: { type: 'amount.submitted', amount: 3_000 }, context: { amount: 3_000 } },
      { actor: 'checkAmount', done: fits },
      { actor: 'createCharge', done: overLimit, reaches: 'refusedByLimit' },
      { event: submitted },
      { actor: 'checkAmount', done: fits },
      refuses('createCharge', tooSmall),
    ],
    ends: 'enteringAmount',
  },
  {
    name: 'a site without payment methods is closed, until it has one',
    moves: [
      { actor: 'readOverview', done: overview('none'), reaches: 'closed' },
      { event: submitted, ignored: true },
      { event: { type: 'retry.requested' }, reaches: 'reading' },
      { actor: 'readOverview', done: overview('one') },
    ],
    ends: 'enteringAmount',
  },
];

const asked = {
  actor: 'readOverview',
  done: overview('two', null, true),
  reaches: 'askingForLimits',
  context: { asksForLimits: true },
} as const;

const limiting: readonly Journey[] = [
  {
    name: 'before the first deposit a person answers whether they want a limit',
    moves: [
      asked,
      { event: submitted, ignored: true },
      { event: answered, reaches: 'choosingMethod', context: { asksForLimits: false } },
      { event: answered, ignored: true },
    ],
    ends: 'choosingMethod',
  },
  {
    name: 'new terms of the site find the question, and a charge under way comes before it',
    moves: [
      asked,
      {
        event: { type: 'terms.changed', terms: [dearerPix] },
        reaches: 'askingForLimits',
        context: { terms: [dearerPix] },
      },
      { event: { type: 'terms.changed', terms: [] }, reaches: 'closed' },
      { event: { type: 'retry.requested' } },
      { actor: 'readOverview', done: overview('one', awaiting, true) },
    ],
    ends: waiting('open'),
  },
];

const offers = (...terms: readonly DepositTerms[]) => ({ type: 'terms.changed', terms }) as const;

const following: readonly Journey[] = [
  {
    name: 'a closed site offers a method again while the page is open',
    moves: [
      { actor: 'readOverview', done: overview('none'), reaches: 'closed' },
      { event: offers(dearerPix), reaches: 'enteringAmount', context: { terms: [dearerPix] } },
      { event: offers(), reaches: 'closed', context: { terms: [] } },
      { event: offers(dearerPix, bank) },
    ],
    ends: 'choosingMethod',
    context: { terms: [dearerPix, bank] },
  },
  {
    name: 'terms change while a method is chosen: the new ones are shown at once',
    moves: [
      { actor: 'readOverview', done: overview('two'), reaches: 'choosingMethod' },
      { event: offers(dearerPix, bank), reaches: 'choosingMethod' },
      { event: { type: 'method.chosen', method: 'pix' }, reaches: 'enteringAmount' },
      { event: { type: 'methods.requested' }, reaches: 'choosingMethod' },
      { event: offers(dearerPix), reaches: 'choosingMethod', context: { terms: [dearerPix] } },
      { event: offers(bank) },
    ],
    ends: 'enteringAmount',
    context: { method: 'bankTransfer' },
  },
  {
    name: 'terms change under an amount: it stays while its method is offered, and so does its refusal',
    moves: [
      { actor: 'readOverview', done: overview('one'), reaches: 'enteringAmount' },
      { event: submitted },
      { actor: 'checkAmount', done: tooSmall },
      {
        event: offers(dearerPix, bank),
        reaches: 'enteringAmount',
        context: { terms: [dearerPix, bank], refusal: tooSmall, amount: 5_000 },
      },
      { event: offers(bank), reaches: 'enteringAmount', context: { refusal: null } },
      { event: submitted },
      { actor: 'checkAmount', done: overLimit, reaches: 'refusedByLimit' },
      {
        event: offers({ ...bank, maximum: 4_000 }),
        reaches: 'refusedByLimit',
        context: { terms: [{ ...bank, maximum: 4_000 }], refusal: overLimit },
      },
      { event: offers(dearerPix), reaches: 'enteringAmount', context: { refusal: null } },
      { event: submitted },
      { actor: 'checkAmount', done: overLimit, reaches: 'refusedByLimit' },
      { event: offers(), reaches: 'closed', context: { refusal: null } },
      { event: { type: 'retry.requested' } },
      { actor: 'readOverview', done: overview('one'), reaches: 'enteringAmount' },
      { event: offers() },
    ],
    ends: 'closed',
  },
];

const reloading: readonly Journey[] = [
  {
    name: 'a reload finds the charge, even on a site that takes no more deposits',
    moves: [{ actor: 'readOverview', done: overview('none', awaiting), reaches: waiting('open') }],
    ends: waiting('open'),
    context: { depositId: 'deposit-1' },
  },
  {
    name: 'the address names a deposit that was credited, and its charge is watched',
    input: ({ now }) => ({ now, depositId: 'deposit-1' }),
    moves: [
      { actor: 'readOverview', done: overview('one', credited), reaches: at('credited') },
      { event: changed(other), ignored: true },
      { event: changed(awaiting), ignored: true },
      { event: changed(credited), ignored: true },
      { event: changed(depositIn('reversed', 4, paid(5_000))), reaches: at('reversed') },
      { event: { type: 'another.requested' }, reaches: 'reading' },
    ],
    ends: 'reading',
  },
  {
    name: 'another tab was faster: its charge is shown',
    moves: [
      ...toCharge.slice(0, 3),
      { actor: 'createCharge', done: openAlready, reaches: 'reading', context: { refusal: null } },
      { actor: 'readOverview', done: overview('one', other) },
    ],
    ends: waiting('open'),
    context: { depositId: 'deposit-2' },
  },
  {
    name: 'the connection is down: it is retried by a press, and by itself',
    moves: [
      { actor: 'readOverview', done: networkFailed, reaches: 'unreachable' },
      { event: submitted, ignored: true },
      { event: { type: 'retry.requested' }, reaches: 'reading', context: { refusal: null } },
      { actor: 'readOverview', failed: true, reaches: 'unreachable' },
      { event: { type: 'connection.returned' }, reaches: 'reading' },
      { actor: 'readOverview', done: overview('one', awaiting) },
      breaks('watchCharge', 'unreachable'),
      { event: { type: 'retry.requested' } },
    ],
    ends: 'reading',
  },
];

/** The usual paths through a deposit. */
export const depositJourneys: readonly [Journey, ...Journey[]] = [
  ...paying,
  ...limiting,
  ...following,
  ...reloading,
  ...depositTroubles,
  ...depositEndings,
];
