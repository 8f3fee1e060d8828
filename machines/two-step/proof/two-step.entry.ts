import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { requiredFields } from '../required-fields.ts';
import { twoStepMachine } from '../two-step.machine.ts';

const done = { ok: true, value: null } as const;
const wrongPassword = {
  ok: false,
  code: 'own_password_incorrect',
  fields: [{ field: 'password', rule: 'incorrect' }],
} as const;
const wrongCode = {
  ok: false,
  code: 'second_step_incorrect',
  fields: [{ field: 'code', rule: 'incorrect' }],
} as const;
const locked = { ok: false, code: 'second_step_locked', retryAfterSeconds: 900 } as const;
const setupOver = { ok: false, code: 'two_step_setup_expired' } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const kept = { event: { type: 'codes.kept' } } as const;
const reopen = { event: { type: 'codes.reopened' } } as const;
const byRecovery = { event: { type: 'way.chosen', way: 'recoveryCode' } } as const;
const byApp = { event: { type: 'way.chosen', way: 'app' } } as const;
const proved = { actor: 'prove', done } as const;
const confirmed = { actor: 'confirmApp', done } as const;

/** Catalogue entry: second step of an account. */
export const twoStepEntry = catalogueEntry<typeof twoStepMachine>({
  id: 'twoStep',
  title: 'Two-step verification',
  purpose: 'Turns two-step verification on and off, and creates new recovery codes.',
  requirements: ['A26', 'W5'],
  machine: twoStepMachine,
  requiredFields,
  inspected: { shown: ['purpose', 'way', 'result'], named: [] },
  inputs: {
    turningOn: { purpose: 'turnOn', asksPassword: true },
    renewing: { purpose: 'renewCodes', asksPassword: false },
    turningOff: { purpose: 'turnOff', asksPassword: true },
  },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'way.chosen': [byRecovery.event, byApp.event],
    'codes.kept': [kept.event],
    'codes.reopened': [reopen.event],
    'flow.left': [leave.event],
  },
  outcomes: { prove: [done, wrongPassword, locked], confirmApp: [done, wrongCode, setupOver] },
  invariants: [
    whenever(
      'the server is asked only for what a person submitted, one attempt at a time',
      ({ started }) => started.includes('prove') || started.includes('confirmApp'),
      ({ event, context }) => event.type === 'form.submitted' && context.refusal === null,
    ),
    whenever(
      'the app is confirmed only when turning on, after the person was verified',
      ({ started }) => started.includes('confirmApp'),
      ({ context }, before) =>
        context.purpose === 'turnOn' && before.some((step) => isAccepted(step, 'prove')),
    ),
    whenever(
      'the flow ends as the server accepted it, and says how',
      ({ status }) => status === 'done',
      (step, before) => {
        const all = [...before, step];
        const { purpose, result } = step.context;
        const results = {
          turnOn: 'turnedOn',
          renewCodes: 'codesRenewed',
          turnOff: 'turnedOff',
        } as const;
        const last = purpose === 'turnOn' ? 'confirmApp' : 'prove';
        const isDone = all.some((each) => isAccepted(each, last));
        return (
          result === (isDone ? results[purpose] : 'cancelled') &&
          isIn(step, 'cancelled') === !isDone
        );
      },
    ),
    whenever(
      'new codes are left only after the person says that they have saved them',
      (step) => isIn(step, 'done'),
      ({ event }) => event.type === 'codes.kept',
    ),
    whenever(
      'recovery codes are shown before the flow ends, and never where it is turned off',
      (step) => isIn(step, 'showingCodes') || isIn(step, 'done'),
      (step, before) =>
        step.context.purpose !== 'turnOff' &&
        (isIn(step, 'showingCodes') || before.some((each) => isIn(each, 'showingCodes'))),
    ),
  ],
  journeys: [
    {
      name: 'is turned on: verified, paired, confirmed, and its codes saved',
      input: 'turningOn',
      moves: [
        { ...byRecovery, ignored: true },
        submit,
        { ...submit, ignored: true },
        refuses('prove', wrongPassword, 'provingIdentity'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('prove', 'provingIdentity'),
        { ...submit, context: { refusal: null } },
        { ...proved, reaches: 'pairingApp' },
        submit,
        refuses('confirmApp', wrongCode, 'pairingApp'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('confirmApp', 'pairingApp'),
        { ...submit, context: { refusal: null } },
        { ...confirmed, reaches: 'showingCodes', context: { result: 'turnedOn' } },
        { ...leave, reaches: 'askingWhetherKept' },
        { ...reopen, reaches: 'showingCodes' },
        leave,
        { ...leave, reaches: 'showingCodes' },
        kept,
      ],
      ends: 'done',
      output: { result: 'turnedOn' },
    },
    {
      name: 'begins again if the app took too long',
      input: 'turningOn',
      moves: [
        submit,
        proved,
        submit,
        refuses('confirmApp', setupOver, 'provingIdentity'),
        submit,
        proved,
        leave,
      ],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
    {
      name: 'new codes are made by a recovery code',
      input: 'renewing',
      moves: [
        submit,
        refuses('prove', locked),
        { ...byRecovery, context: { way: 'recoveryCode', refusal: null } },
        { ...byApp, context: { way: 'app' } },
        byRecovery,
        submit,
        { ...proved, reaches: 'showingCodes', context: { result: 'codesRenewed' } },
        kept,
      ],
      ends: 'done',
      output: { result: 'codesRenewed' },
    },
    {
      name: 'is turned off',
      input: 'turningOff',
      moves: [
        submit,
        { actor: 'prove', done: networkFailed, reaches: 'provingIdentity' },
        submit,
        proved,
      ],
      ends: 'turnedOff',
      output: { result: 'turnedOff' },
    },
    {
      name: 'is left at once',
      input: 'turningOff',
      moves: [leave],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
  ],
});
