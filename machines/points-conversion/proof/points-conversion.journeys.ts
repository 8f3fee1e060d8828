import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { pointsConversionMachine } from '../points-conversion.machine.ts';
import {
  another,
  belowMinimum,
  closed,
  conversion,
  converted,
  dearer,
  edit,
  insufficient,
  overview,
  rateChanged,
  read,
  readDearer,
  retry,
  submit,
  wish,
  wrong,
} from './points-conversion.examples.ts';

type Journey = PinnedJourney<typeof pointsConversionMachine>;

const reads = { actor: 'readOverview', done: read, reaches: 'entering' } as const;
const submits = { ...submit, reaches: 'converting', context: { wish } } as const;
const converts = { actor: 'convert', done: converted, reaches: 'converted' } as const;

/** Leads to a second look: the confirmed terms stay for comparison. */
const overtaken = (done: typeof rateChanged | typeof belowMinimum | typeof insufficient) =>
  ({ actor: 'convert', done, reaches: 'readingAgain', context: { wish, refusal: null } }) as const;

/** Paths through a conversion, written by hand (W9). */
export const pointsConversionJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'a wrong password, a failure, and another conversion',
    moves: [
      { ...reads, context: { overview } },
      submits,
      { ...submit, ignored: true },
      {
        actor: 'convert',
        done: wrong,
        reaches: 'entering',
        context: { refusal: wrong, wish: null },
      },
      { ...edit, reaches: 'entering', context: { refusal: null } },
      submits,
      {
        actor: 'convert',
        failed: true,
        reaches: 'entering',
        context: { wish: null, refusal: { ok: false, code: 'unknown_error' } },
      },
      submits,
      { ...converts, context: { conversion, wish: null } },
      { ...another, reaches: 'reading', context: { conversion: null } },
      reads,
    ],
    ends: 'entering',
  },
  {
    name: 'the error of a wrong password is cleared by the next try',
    moves: [
      reads,
      submits,
      refuses('convert', wrong),
      { ...submit, reaches: 'converting', context: { refusal: null } },
    ],
    ends: 'converting',
  },
  {
    name: 'the rate changed before the press: the new result needs agreement',
    moves: [
      reads,
      submits,
      overtaken(rateChanged),
      {
        actor: 'readOverview',
        done: readDearer,
        reaches: 'changed',
        context: { overview: dearer, wish },
      },
      {
        ...submit,
        reaches: 'converting',
        context: { wish: { ...wish, pointsPerUnit: dearer.pointsPerUnit } },
      },
      converts,
    ],
    ends: 'converted',
  },
  {
    name: 'another tab spent the points; the person types fewer',
    moves: [
      reads,
      submits,
      overtaken(insufficient),
      { actor: 'readOverview', done: read, reaches: 'changed' },
      submits,
      converts,
    ],
    ends: 'converted',
  },
  {
    name: 'the minimum rose, and then it cannot be read',
    moves: [
      reads,
      submits,
      overtaken(belowMinimum),
      refuses('readOverview', networkFailed, 'unreachable'),
      { ...retry, reaches: 'reading', context: { wish: null, refusal: null } },
      reads,
    ],
    ends: 'entering',
  },
  {
    name: 'the second read fails',
    moves: [reads, submits, overtaken(rateChanged), breaks('readOverview', 'unreachable')],
    ends: 'unreachable',
  },
  {
    name: 'it closes while the person checks again',
    moves: [
      reads,
      submits,
      overtaken(rateChanged),
      { actor: 'readOverview', done: closed, context: { refusal: null } },
    ],
    ends: 'closed',
  },
  {
    name: 'it is closed from the start',
    moves: [{ actor: 'readOverview', done: closed, context: { refusal: null } }],
    ends: 'closed',
  },
  {
    name: 'it closes while the form is open',
    moves: [reads, submits, { actor: 'convert', done: closed, context: { refusal: null } }],
    ends: 'closed',
  },
  {
    name: 'it cannot be read at first',
    moves: [
      refuses('readOverview', networkFailed, 'unreachable'),
      { ...retry, reaches: 'reading', context: { refusal: null } },
      breaks('readOverview', 'unreachable'),
      retry,
      reads,
    ],
    ends: 'entering',
  },
];
