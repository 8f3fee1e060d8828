import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { type NextCheck, realityCheckMachine } from '../reality-check.machine.ts';

const MINUTE = 60_000;

const soon = { moment: '2026-01-01T13:00:00.000Z', dueIn: MINUTE } as const;
const later = { moment: '2026-01-01T14:00:00.000Z', dueIn: 60 * MINUTE } as const;
/** It came earlier: a shorter interval was chosen in another tab. */
const earlier = { moment: '2026-01-01T12:45:00.000Z', dueIn: -MINUTE } as const;
const now = { moment: '2026-01-01T13:00:00.000Z', dueIn: 0 } as const;

const read = (check: NextCheck) => ({ type: 'check.read', check }) as const;
const continued = { type: 'play.continued' } as const;
const stopped = { type: 'play.stopped' } as const;
const wanted = { type: 'limits.wanted' } as const;

const paused = { ok: true, value: null } as const;
const notPaused = { ok: false, code: 'timed_out' } as const;
const answered = { ok: true, value: later } as const;
const over = { ok: true, value: null } as const;

/** The check becomes due, and its question appears. */
const asked = [
  { event: read(now), reaches: { due: 'pausing' }, context: { check: now.moment } },
  { actor: 'pauseGame', done: paused, reaches: { due: 'appearing' } },
] as const;
/** The same, until it takes an answer. */
const settled = [...asked, { elapsed: 1000, reaches: { due: 'asking' } }] as const;

/** Catalogue entry: asking during play whether to go on. */
export const realityCheckEntry = catalogueEntry<typeof realityCheckMachine>({
  id: 'realityCheck',
  title: 'Reality check',
  purpose: 'Asks a player from time to time, with what they have played, whether to go on.',
  requirements: ['W10'],
  machine: realityCheckMachine,
  inspected: { shown: ['check', 'moment', 'dueAt', 'dueIn'] },
  inputs: { plain: ({ now: clock }) => ({ now: clock }) },
  events: {
    'check.read': [read(soon), read(later), read(now), read(null)],
    'play.continued': [continued],
    'play.stopped': [stopped],
    'limits.wanted': [wanted],
  },
  outcomes: {
    watchPlay: [],
    readPlay: [{ ok: true, value: earlier }, answered, over, networkFailed],
    pauseGame: [paused, notPaused],
    answerCheck: [answered, over, networkFailed],
  },
  invariants: [
    outdatesExactly(
      ({ event, context }) => event.type.endsWith('actor.answerCheck') && context.refusal !== null,
    ),
    whenever(
      'an answer is taken only a second after its question appeared',
      (step) => isIn(step, { due: 'answering' }),
      (_, before) => before.some((step) => isIn(step, { due: 'appearing' })),
    ),
    whenever(
      'a question that was asked is left by an answer, by another tab, or by the end of the play',
      (step) => !isIn(step, 'due'),
      ({ event }, before) => {
        const last = before.at(-1);
        return (
          last === undefined ||
          !isIn(last, 'due') ||
          ['check.read', 'play.stopped', 'limits.wanted'].includes(event.type) ||
          event.type === 'xstate.done.actor.answerCheck'
        );
      },
    ),
    always('the game goes on exactly when nothing is asked any more', (step, before) => {
      const last = before.at(-1);
      const goesOn =
        last !== undefined && isIn(last, 'due') && (isIn(step, 'playing') || isIn(step, 'idle'));
      return step.effects.includes('emitted game.resumed') === goesOn;
    }),
    always(
      'the game is left exactly at the press for it, and so are the limits opened',
      (step) =>
        step.effects.includes('emitted game.stopped') === (step.event.type === 'play.stopped') &&
        step.effects.includes('emitted limits.opened') === (step.event.type === 'limits.wanted'),
    ),
    whenever(
      'play that goes on has a check, and play that does not has none',
      (step) => isIn(step, 'playing') || isIn(step, 'idle'),
      (step) => isIn(step, 'playing') === (step.context.check !== null),
    ),
    whenever(
      'the server is told again only of the check that is asked',
      (step) => isAccepted(step, 'answerCheck'),
      (step) => step.context.check === later.moment || step.context.check === null,
    ),
    whenever(
      'a refusal is known only while a question is asked',
      (step) => !isIn(step, { due: 'asking' }),
      ({ context }) => context.refusal === null,
    ),
  ],
  journeys: [
    {
      name: 'a player plays until the check, is asked, and goes on',
      moves: [
        { event: read(soon), reaches: 'playing', context: { check: soon.moment } },
        { event: continued, ignored: true },
        { elapsed: MINUTE - 1, reaches: 'playing' },
        { elapsed: 1, reaches: 'confirming' },
        {
          actor: 'readPlay',
          done: { ok: true, value: earlier },
          reaches: { due: 'pausing' },
          context: { check: earlier.moment },
        },
        { actor: 'pauseGame', done: paused, reaches: { due: 'appearing' } },
        // A press that was meant for the game.
        { event: continued, ignored: true },
        { elapsed: 999, reaches: { due: 'appearing' } },
        { elapsed: 1, reaches: { due: 'asking' } },
        { event: continued, reaches: { due: 'answering' } },
        { event: stopped, ignored: true },
        {
          actor: 'answerCheck',
          done: answered,
          reaches: 'playing',
          context: { check: later.moment },
        },
        { elapsed: 60 * MINUTE - 1, reaches: 'playing' },
        { elapsed: 1 },
      ],
      ends: 'confirming',
    },
    { name: 'a player stops', moves: [...settled, { event: stopped }], ends: 'stopped' },
    {
      name: 'a player looks at the limits',
      moves: [...settled, { event: wanted }],
      ends: 'atLimits',
    },
    {
      name: 'the check is answered in another tab, whatever this one shows',
      moves: [
        { event: read(now), reaches: { due: 'pausing' } },
        { event: read(later), reaches: 'playing', context: { check: later.moment } },
        ...asked,
        { event: read(later), reaches: 'playing' },
        ...settled,
        { event: read(now), reaches: { due: 'asking' } },
        { event: read(later), reaches: 'playing' },
        ...settled,
        { event: continued, reaches: { due: 'answering' } },
        { event: read(later) },
      ],
      ends: 'playing',
    },
    {
      name: 'a long pause ends the play, and the question with it',
      moves: [
        { event: read(soon), reaches: 'playing' },
        { event: read(null), reaches: 'idle', context: { check: null } },
        ...settled,
        { event: read(null), reaches: 'idle' },
        ...settled,
        { event: continued },
        { actor: 'answerCheck', done: over, context: { check: null } },
      ],
      ends: 'idle',
    },
    {
      name: 'a shorter interval is chosen elsewhere: the check comes earlier',
      moves: [
        { event: read(later), reaches: 'playing' },
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE },
      ],
      ends: 'confirming',
    },
    {
      name: 'a round does not end, or the game knows no pause: the question comes all the same',
      moves: [
        { event: read(now), reaches: { due: 'pausing' } },
        { elapsed: 29_999, reaches: { due: 'pausing' } },
        { elapsed: 1, reaches: { due: 'appearing' }, context: { refusal: null } },
        { event: read(later), reaches: 'playing' },
        { event: read(now), reaches: { due: 'pausing' } },
        { actor: 'pauseGame', done: notPaused, reaches: { due: 'appearing' } },
        { event: read(later), reaches: 'playing' },
        { event: read(now), reaches: { due: 'pausing' } },
        { actor: 'pauseGame', failed: true, context: { refusal: null } },
      ],
      ends: { due: 'appearing' },
    },
    {
      name: 'the answer does not arrive: the player is asked again, and the game stays paused',
      moves: [
        ...settled,
        { event: continued },
        refuses('answerCheck', networkFailed, { due: 'asking' }),
        { event: continued, reaches: { due: 'answering' }, context: { refusal: null } },
        breaks('answerCheck', { due: 'asking' }),
        { event: read(later), reaches: 'playing' },
        ...asked,
      ],
      ends: { due: 'appearing' },
      context: { refusal: null },
    },
    {
      name: 'the time is over, and nobody has played all the while',
      moves: [
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        { actor: 'readPlay', done: over, reaches: 'idle', context: { check: null } },
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        { event: read(null), reaches: 'idle', context: { check: null } },
      ],
      ends: 'idle',
    },
    {
      name: 'the time is over, and a shorter pause started it again',
      moves: [
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        {
          actor: 'readPlay',
          done: { ok: true, value: later },
          reaches: 'playing',
          context: { check: later.moment },
        },
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        { event: read(later), reaches: 'playing', context: { check: later.moment } },
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        { event: read(earlier), context: { check: earlier.moment } },
      ],
      ends: { due: 'pausing' },
    },
    {
      name: 'the server is not reached when the time is over: the player is asked all the same',
      moves: [
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        {
          actor: 'readPlay',
          done: networkFailed,
          reaches: { due: 'pausing' },
          context: { check: soon.moment, refusal: null },
        },
        { event: read(soon), reaches: 'playing' },
        { elapsed: MINUTE, reaches: 'confirming' },
        { actor: 'readPlay', failed: true, context: { refusal: null } },
      ],
      ends: { due: 'pausing' },
    },
    {
      name: 'the tab wakes up after the check was due',
      moves: [
        { event: read(soon), reaches: 'playing' },
        { slept: 2 * MINUTE },
        { event: read(now) },
      ],
      ends: { due: 'pausing' },
    },
  ],
});
