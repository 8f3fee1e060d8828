import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { activityApplicationMachine } from '../activity-application.machine.ts';
import {
  application,
  at,
  changed,
  confirmed,
  connected,
  declined,
  offTime,
  overview,
  overviewOf,
  retried,
  sent,
  submitted,
  tooMany,
  withdrawal,
  words,
} from './activity-application.examples.ts';

type Journey = PinnedJourney<typeof activityApplicationMachine>;

const toWriting: Journey['moves'] = [
  {
    actor: 'readOverview',
    done: overview(null),
    reaches: 'writing',
    context: { overview: overviewOf(null) },
  },
];
const toSending: Journey['moves'] = [
  ...toWriting,
  { event: submitted, reaches: 'sending', context: { words } },
];
const toApplying: Journey['moves'] = [
  { actor: 'readOverview', done: overview(application('applying')), reaches: at('applying') },
];
const toWithdrawing: Journey['moves'] = [
  ...toApplying,
  { event: withdrawal, reaches: at('askingWithdrawal') },
  { event: confirmed, reaches: at('withdrawing') },
];

/** Paths through an application, written by hand (W6). */
export const activityApplicationJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'a person applies, presses twice, and follows it until the bonus is claimed',
    moves: [
      ...toSending,
      { event: submitted, ignored: true },
      {
        actor: 'apply',
        done: sent('applying'),
        reaches: at('applying'),
        context: { overview: overviewOf(application('applying')), refusal: null },
      },
      { event: changed(application('applying')), ignored: true },
      { event: changed(application('in_process')), reaches: at('inProcess') },
      { event: withdrawal, ignored: true },
      { event: changed(application('issued')), reaches: at('issued') },
      { event: changed(application('claimed')), reaches: at('claimed') },
    ],
    ends: at('claimed'),
  },
  {
    name: 'it is rejected while the person considers withdrawing it',
    moves: [
      ...toApplying,
      { event: withdrawal, reaches: at('askingWithdrawal') },
      { event: changed(application('applying')), ignored: true },
      { event: changed(application('rejected')), reaches: at('rejected') },
    ],
    ends: at('rejected'),
  },
  {
    name: 'a person withdraws it, after hesitating once, and applies again',
    moves: [
      ...toApplying,
      { event: withdrawal },
      { event: declined, reaches: at('applying') },
      { event: withdrawal },
      { event: confirmed, reaches: at('withdrawing') },
      { event: confirmed, ignored: true },
      { actor: 'withdraw', done: sent('withdrawn'), reaches: 'writing' },
      { event: submitted, reaches: 'sending' },
      { actor: 'apply', done: sent('applying') },
    ],
    ends: at('applying'),
  },
  {
    name: 'another tab withdraws it',
    moves: [
      ...toApplying,
      { event: changed(null), reaches: 'writing', context: { overview: overviewOf(null) } },
    ],
    ends: 'writing',
  },
  {
    name: 'another tab has applied: its application is shown',
    moves: [
      ...toSending,
      {
        actor: 'apply',
        done: offTime('application_sent'),
        reaches: 'reading',
        context: { refusal: null },
      },
      { actor: 'readOverview', done: overview(application('in_process')) },
    ],
    ends: at('inProcess'),
  },
  {
    name: 'the promotion ends while the person writes',
    moves: [
      ...toSending,
      { actor: 'apply', done: offTime('promotion_ended'), reaches: 'reading' },
      { actor: 'readOverview', done: overview(null, { phase: 'closed' }) },
    ],
    ends: 'closed',
  },
  {
    name: 'too many calls: the person waits and sends it again',
    moves: [
      ...toSending,
      refuses('apply', tooMany, 'writing'),
      { event: submitted, reaches: 'sending', context: { refusal: null } },
    ],
    ends: 'sending',
  },
  {
    name: 'sending fails: the form says why, and it is sent again',
    moves: [
      ...toSending,
      breaks('apply', 'writing'),
      { event: submitted, reaches: 'sending', context: { words, refusal: null } },
      { actor: 'apply', done: sent('issued') },
    ],
    ends: at('issued'),
  },
  {
    name: 'an operator was quicker than the withdrawal',
    moves: [
      ...toWithdrawing,
      {
        actor: 'withdraw',
        done: offTime('application_not_withdrawable'),
        reaches: 'reading',
        context: { refusal: null },
      },
      { actor: 'readOverview', done: overview(application('in_process')) },
    ],
    ends: at('inProcess'),
  },
  {
    name: 'the answer to the withdrawal is lost: its outcome is read',
    moves: [
      ...toWithdrawing,
      { actor: 'withdraw', done: networkFailed, reaches: 'reading', context: { refusal: null } },
      { actor: 'readOverview', done: overview(application('withdrawn')) },
    ],
    ends: 'writing',
  },
  {
    name: 'the withdrawal is refused for now, or fails',
    moves: [
      ...toWithdrawing,
      refuses('withdraw', tooMany, at('applying')),
      { event: withdrawal, reaches: at('askingWithdrawal'), context: { refusal: null } },
      { event: confirmed },
      breaks('withdraw', at('applying')),
      { event: changed(application('issued')), context: { refusal: null } },
    ],
    ends: at('issued'),
  },
  {
    name: 'it cannot be read at first',
    moves: [
      { event: submitted, ignored: true },
      refuses('readOverview', networkFailed, 'unreachable'),
      { event: retried, reaches: 'reading', context: { refusal: null } },
      { actor: 'readOverview', failed: true, reaches: 'unreachable' },
      { event: connected, reaches: 'reading' },
      { actor: 'readOverview', done: overview(application('claimed')) },
    ],
    ends: at('claimed'),
  },
  {
    name: 'the promotion comes soon',
    moves: [{ actor: 'readOverview', done: overview(null, { phase: 'coming_soon' }) }],
    ends: 'comingSoon',
  },
  {
    name: 'an application counts also after the end of the promotion',
    moves: [{ actor: 'readOverview', done: overview(application('issued'), { phase: 'closed' }) }],
    ends: at('issued'),
  },
  {
    name: 'nobody applies for a mission',
    moves: [{ actor: 'readOverview', done: overview(null, { isForApplicants: false }) }],
    ends: 'notOffered',
  },
  {
    name: 'the promotion does not exist',
    moves: [
      { actor: 'readOverview', done: offTime('promotion_not_found'), context: { refusal: null } },
    ],
    ends: 'notOffered',
  },
  {
    name: 'the watch breaks',
    moves: [...toApplying, { actor: 'watchApplication', failed: true, reaches: 'unreachable' }],
    ends: 'unreachable',
  },
];
