import type { PlayPause, PlayPauseState } from '#contract/entities/play-pause.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { playPauseMachine } from '../play-pause.machine.ts';

const since = '2026-11-20T12:00:00.000Z';
const stateWith = (pause: PlayPause | null): PlayPauseState => ({ pause, returnHours: 24 });
const exclusion = { kind: 'selfExclusion', length: 'sixMonths', since } as const;
const until = '2027-05-20T12:00:00.000Z';

/** Play in each of its stages. */
export const somePauses = {
  open: stateWith(null),
  onBreak: stateWith({
    kind: 'break',
    length: 'oneWeek',
    stage: 'holds',
    since,
    until: '2026-11-27T12:00:00.000Z',
    returnsAt: null,
  }),
  excluded: stateWith({ ...exclusion, stage: 'holds', until, returnsAt: null }),
  forGood: stateWith({
    ...exclusion,
    length: 'forGood',
    stage: 'holds',
    until: null,
    returnsAt: null,
  }),
  over: stateWith({ ...exclusion, stage: 'over', until, returnsAt: null }),
  returning: stateWith({
    ...exclusion,
    stage: 'returning',
    until,
    returnsAt: '2027-06-02T12:00:00.000Z',
  }),
} as const;

const { open, onBreak, excluded, over, returning } = somePauses;
const broken = { ok: true, value: onBreak } as const;
const shut = { ok: true, value: excluded } as const;
const waiting = { ok: true, value: returning } as const;
const stayed = { ok: true, value: over } as const;
const trial = { ok: false, code: 'in_need_true_account' } as const;

const aWeek = { type: 'length.chosen', length: 'oneWeek' } as const;
const anHour = { type: 'length.chosen', length: 'oneHour' } as const;
const sixMonths = { type: 'length.chosen', length: 'sixMonths' } as const;
const confirm = { event: { type: 'choice.confirmed' }, reaches: 'starting' } as const;
const leave = { type: 'question.left' } as const;
const askBack = { event: { type: 'return.requested' }, reaches: 'requesting' } as const;
const stay = { event: { type: 'return.dropped' }, reaches: 'dropping' } as const;
const readAs = (current: PlayPauseState) => ({ type: 'state.read', current }) as const;
const starts = { event: aWeek, reaches: 'confirming', context: { length: 'oneWeek' } } as const;
const excludes = { event: sixMonths, reaches: 'confirming' } as const;

const actors = ['choosePause', 'askReturn', 'dropReturn'] as const;

/** Catalogue entry: breaks and self-exclusions. */
export const playPauseEntry = catalogueEntry<typeof playPauseMachine>({
  id: 'playPause',
  title: 'Break and self-exclusion',
  purpose: 'Pauses play for a time that nothing can shorten, and leads back from a self-exclusion.',
  requirements: ['W10'],
  machine: playPauseMachine,
  inspected: { shown: ['length', 'kind', 'stage'], named: ['current', 'pause'] },
  inputs: {
    open: { current: open },
    onBreak: { current: onBreak },
    over: { current: over },
    returning: { current: returning },
  },
  events: {
    'length.chosen': [aWeek, anHour, sixMonths],
    'choice.confirmed': [confirm.event],
    'question.left': [leave],
    'return.requested': [askBack.event],
    'return.dropped': [stay.event],
    'state.read': [readAs(open), readAs(excluded), readAs(over)],
  },
  outcomes: {
    choosePause: [broken, shut, trial, networkFailed],
    askReturn: [waiting, networkFailed],
    dropReturn: [stayed, networkFailed],
  },
  invariants: [
    outdatesExactly((step) => actors.some((actor) => isAccepted(step, actor))),
    whenever(
      'a pause begins only by a confirmed question',
      ({ started }) => started.includes('choosePause'),
      ({ event, context }, before) =>
        event.type === 'choice.confirmed' &&
        context.length !== null &&
        before.some((step) => isIn(step, 'confirming')),
    ),
    whenever(
      'nobody comes back while the pause holds',
      ({ started }) => started.includes('askReturn'),
      ({ context }) => context.current.pause?.stage === 'over',
    ),
    whenever(
      'play is said to be open exactly when the server says so',
      (step) => isIn(step, 'open') || isIn(step, 'paused'),
      (step) => isIn(step, 'open') === (step.context.current.pause === null),
    ),
  ],
  journeys: [
    {
      name: 'a player thinks again, and takes a break',
      input: 'open',
      moves: [
        starts,
        { event: leave, reaches: 'open' },
        starts,
        confirm,
        { event: aWeek, ignored: true },
        { actor: 'choosePause', done: broken, reaches: 'paused' },
      ],
      ends: 'paused',
    },
    {
      name: 'a break becomes a self-exclusion, whose time passes in another tab',
      input: 'onBreak',
      moves: [
        { event: anHour, ignored: true },
        excludes,
        { event: readAs(onBreak), reaches: 'confirming' },
        confirm,
        { actor: 'choosePause', done: shut, reaches: 'paused' },
        { event: readAs(over), reaches: 'over' },
        { event: readAs(excluded), reaches: 'paused' },
        { event: readAs(open), reaches: 'open' },
      ],
      ends: 'open',
    },
    {
      name: 'a player comes back, and is open again after the wait',
      input: 'over',
      moves: [
        { event: aWeek, ignored: true },
        askBack,
        { actor: 'askReturn', done: waiting, reaches: 'returning' },
        { event: readAs(open), reaches: 'open' },
      ],
      ends: 'open',
    },
    {
      name: 'a player stays out after all',
      input: 'returning',
      moves: [
        { event: aWeek, ignored: true },
        stay,
        refuses('dropReturn', networkFailed, 'returning'),
        { ...stay, context: { refusal: null } },
        breaks('dropReturn', 'returning'),
        stay,
        { actor: 'dropReturn', done: stayed, reaches: 'over' },
        excludes,
        confirm,
        { actor: 'choosePause', done: shut },
      ],
      ends: 'paused',
    },
    {
      name: 'the server refuses, and does not answer',
      input: 'open',
      moves: [
        starts,
        confirm,
        refuses('choosePause', trial, 'open'),
        { ...starts, context: { refusal: null } },
        confirm,
        breaks('choosePause', 'open'),
        { event: readAs(over), reaches: 'over' },
        askBack,
        refuses('askReturn', networkFailed, 'over'),
        { ...askBack, context: { refusal: null } },
        breaks('askReturn', 'over'),
      ],
      ends: 'over',
    },
    {
      name: 'another tab has asked, and this one is told while it waits',
      input: 'returning',
      moves: [
        excludes,
        { event: leave, reaches: 'returning' },
        { event: readAs(over), reaches: 'over' },
        excludes,
        { event: leave, reaches: 'over' },
      ],
      ends: 'over',
    },
  ],
});
