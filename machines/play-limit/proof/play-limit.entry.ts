import type { PlayLimits } from '#contract/entities/play-limit.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { playLimitMachine } from '../play-limit.machine.ts';

/** A limit of deposits with a looser one that waits. */
export const someLimits: PlayLimits = {
  limits: [
    {
      kind: 'deposit',
      frame: 'week',
      amount: 10_000,
      used: 6_000,
      left: 4_000,
      until: '2026-11-30T03:00:00.000Z',
      pending: { amount: 20_000, from: '2026-11-28T12:00:00.000Z' },
    },
    {
      kind: 'time',
      frame: 'day',
      amount: 120,
      used: 30,
      left: 90,
      until: '2026-11-28T03:00:00.000Z',
      pending: null,
    },
  ],
  waitHours: 24,
  currency: 'BRL',
  check: { everyMinutes: 60, longestMinutes: 60 },
};

const done = { ok: true, value: someLimits } as const;
const trial = { ok: false, code: 'in_need_true_account' } as const;

const wish = { kind: 'deposit', frame: 'week', amount: 5_000 } as const;
const removing = { kind: 'time', frame: 'day', amount: null } as const;
const name = { kind: 'deposit', frame: 'week' } as const;
const submit = { type: 'limit.submitted', wish } as const;
const remove = { type: 'limit.submitted', wish: removing } as const;
const cancel = { type: 'change.cancelled', name } as const;
const submitInterval = { type: 'interval.submitted', everyMinutes: 30 } as const;
const edit = { type: 'form.edited' } as const;

const submits = {
  event: submit,
  reaches: 'saving',
  context: { wish, kept: null, everyMinutes: null },
} as const;
const cancels = {
  event: cancel,
  reaches: 'keeping',
  context: { wish: null, kept: name, everyMinutes: null },
} as const;
const submitsInterval = {
  event: submitInterval,
  reaches: 'settingInterval',
  context: { wish: null, kept: null, everyMinutes: 30 },
} as const;

/** Catalogue entry: one's own limits. */
export const playLimitEntry = catalogueEntry<typeof playLimitMachine>({
  id: 'playLimit',
  title: 'Own limits of play',
  purpose:
    'Sets, loosens and removes the limits that a player has set for themselves, and how often they are asked whether to go on.',
  requirements: ['W10'],
  machine: playLimitMachine,
  inspected: { shown: ['kind', 'frame', 'everyMinutes'], named: ['wish', 'kept'] },
  inputs: { plain: undefined },
  events: {
    'limit.submitted': [submit, remove],
    'change.cancelled': [cancel],
    'interval.submitted': [submitInterval],
    'form.edited': [edit],
  },
  outcomes: {
    chooseLimit: [done, trial, networkFailed],
    keepLimit: [done, trial, networkFailed],
    chooseInterval: [done, trial, networkFailed],
  },
  invariants: [
    outdatesExactly(
      (step) => isIn(step, 'saved') || isIn(step, 'kept') || isIn(step, 'intervalSet'),
    ),
    whenever(
      'a limit is said to be set exactly when the server says so',
      (step) => isIn(step, 'saved'),
      (step) => isAccepted(step, 'chooseLimit'),
    ),
    whenever(
      'a change is said to be cancelled exactly when the server says so',
      (step) => isIn(step, 'kept'),
      (step) => isAccepted(step, 'keepLimit'),
    ),
    whenever(
      'an interval is said to be set exactly when the server says so',
      (step) => isIn(step, 'intervalSet'),
      (step) => isAccepted(step, 'chooseInterval'),
    ),
    whenever(
      'what is sent is what was pressed last',
      (step) => isIn(step, 'saving') || isIn(step, 'keeping') || isIn(step, 'settingInterval'),
      (step) =>
        (step.context.wish !== null) === isIn(step, 'saving') &&
        (step.context.kept !== null) === isIn(step, 'keeping') &&
        (step.context.everyMinutes !== null) === isIn(step, 'settingInterval'),
    ),
  ],
  journeys: [
    {
      name: 'a player sets a limit, corrects it, and removes another one',
      moves: [
        { event: edit, reaches: 'choosing' },
        submits,
        { event: submit, ignored: true },
        { actor: 'chooseLimit', done, reaches: 'saved', context: { wish, refusal: null } },
        { event: edit, reaches: 'choosing' },
        submits,
        { actor: 'chooseLimit', done, reaches: 'saved' },
        { event: remove, reaches: 'saving', context: { wish: removing } },
        { actor: 'chooseLimit', done, reaches: 'saved' },
        cancels,
        { actor: 'keepLimit', done },
      ],
      ends: 'kept',
    },
    {
      name: 'a player thinks again about a looser limit',
      moves: [
        cancels,
        { event: cancel, ignored: true },
        { actor: 'keepLimit', done, reaches: 'kept', context: { kept: name, refusal: null } },
        cancels,
        { actor: 'keepLimit', done, reaches: 'kept' },
        { event: edit, reaches: 'choosing' },
        cancels,
        { actor: 'keepLimit', done, reaches: 'kept' },
        submits,
        { actor: 'chooseLimit', done },
      ],
      ends: 'saved',
    },
    {
      name: 'the server refuses, and does not answer',
      moves: [
        submits,
        refuses('chooseLimit', trial, 'choosing'),
        { event: edit, reaches: 'choosing', context: { refusal: null } },
        submits,
        breaks('chooseLimit', 'choosing'),
        { event: submit, reaches: 'saving', context: { refusal: null } },
        refuses('chooseLimit', networkFailed, 'choosing'),
        { event: cancel, reaches: 'keeping', context: { refusal: null } },
        refuses('keepLimit', networkFailed, 'choosing'),
        cancels,
        breaks('keepLimit', 'choosing'),
      ],
      ends: 'choosing',
    },
    {
      name: 'a player chooses how often they are asked whether to go on',
      moves: [
        submitsInterval,
        { event: submitInterval, ignored: true },
        refuses('chooseInterval', networkFailed, 'choosing'),
        { event: submitInterval, reaches: 'settingInterval', context: { refusal: null } },
        breaks('chooseInterval', 'choosing'),
        submitsInterval,
        { actor: 'chooseInterval', done, reaches: 'intervalSet', context: { refusal: null } },
        { event: edit, reaches: 'choosing' },
        submitsInterval,
        { actor: 'chooseInterval', done, reaches: 'intervalSet' },
        submitsInterval,
        { actor: 'chooseInterval', done, reaches: 'intervalSet' },
        submits,
        { actor: 'chooseLimit', done, reaches: 'saved' },
        submitsInterval,
        { actor: 'chooseInterval', done, reaches: 'intervalSet' },
        cancels,
        { actor: 'keepLimit', done, reaches: 'kept' },
        submitsInterval,
        { actor: 'chooseInterval', done },
      ],
      ends: 'intervalSet',
    },
  ],
});
