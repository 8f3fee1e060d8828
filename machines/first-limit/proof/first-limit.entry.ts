import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesExactly, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { type FirstLimitOutcome, firstLimitMachine } from '../first-limit.machine.ts';

const done: FirstLimitOutcome = { ok: true, value: { limits: [], waitHours: 24, currency: 'BRL' } };
const trial = { ok: false, code: 'in_need_true_account' } as const;

const limit = { frame: 'week', amount: 5_000 } as const;
const submit = { type: 'limit.submitted', limit } as const;
const decline = { type: 'limit.declined' } as const;
const edit = { type: 'form.edited' } as const;

/** Catalogue entry: the limit before the first deposit. */
export const firstLimitEntry = catalogueEntry<typeof firstLimitMachine>({
  id: 'firstLimit',
  title: 'Limit before the first deposit',
  purpose: 'Asks for a limit before a first deposit; going without one is an act, not a default.',
  requirements: ['W10'],
  machine: firstLimitMachine,
  inspected: { shown: ['frame'], named: ['limit'] },
  inputs: { plain: undefined },
  events: { 'limit.submitted': [submit], 'limit.declined': [decline], 'form.edited': [edit] },
  outcomes: {
    chooseLimit: [done, trial, networkFailed],
    goWithoutLimit: [done, trial, networkFailed],
  },
  invariants: [
    outdatesExactly((step) => isIn(step, 'answered')),
    whenever(
      'the question is answered exactly when the server says so, and the deposit is told',
      (step) => isIn(step, 'answered'),
      (step) =>
        (isAccepted(step, 'chooseLimit') || isAccepted(step, 'goWithoutLimit')) &&
        step.effects.at(-1) === 'emitted limits.answered',
    ),
    whenever(
      'a limit is set, and none is gone without, only by a press',
      (step) => step.started.length > 0,
      ({ event, started }) =>
        started.includes('chooseLimit')
          ? event.type === 'limit.submitted'
          : event.type === 'limit.declined',
    ),
  ],
  journeys: [
    {
      name: 'a person sets a limit, after two failures',
      moves: [
        { event: edit, reaches: 'deciding' },
        { event: submit, reaches: 'setting', context: { limit } },
        { event: submit, ignored: true },
        { event: decline, ignored: true },
        refuses('chooseLimit', trial, 'deciding'),
        { event: edit, reaches: 'deciding', context: { refusal: null } },
        { event: submit },
        breaks('chooseLimit', 'deciding'),
        { event: submit, context: { refusal: null } },
        refuses('chooseLimit', networkFailed, 'deciding'),
        { event: submit },
        { actor: 'chooseLimit', done, reaches: 'answered' },
      ],
      ends: 'answered',
    },
    {
      name: 'a person goes without a limit, after two failures',
      moves: [
        { event: decline, reaches: 'goingWithout' },
        { event: submit, ignored: true },
        refuses('goWithoutLimit', trial, 'deciding'),
        { event: decline, context: { refusal: null } },
        breaks('goWithoutLimit', 'deciding'),
        { event: decline, context: { refusal: null } },
        refuses('goWithoutLimit', networkFailed, 'deciding'),
        { event: decline },
        { actor: 'goWithoutLimit', done },
      ],
      ends: 'answered',
      context: { limit: null },
    },
  ],
});
