import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { reauthenticationMachine } from '../reauthentication.machine.ts';
import { requiredFields } from '../required-fields.ts';

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
const cancelled = { ok: false, code: 'passkey_cancelled' } as const;
const locked = { ok: false, code: 'second_step_locked', retryAfterSeconds: 900 } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const byRecovery = { event: { type: 'way.chosen', way: 'recoveryCode' } } as const;
const byApp = { event: { type: 'way.chosen', way: 'app' } } as const;
const byPasskey = { event: { type: 'way.chosen', way: 'passkey' } } as const;
const byPassword = { event: { type: 'way.chosen', way: 'password' } } as const;

/** Catalogue entry: reauthentication. */
export const reauthenticationEntry = catalogueEntry<typeof reauthenticationMachine>({
  id: 'reauthentication',
  title: 'Reauthentication',
  purpose: 'Verifies a person again, by the strongest factor of their account.',
  requirements: ['W5', 'A24', 'A26'],
  machine: reauthenticationMachine,
  requiredFields,
  inspected: { shown: ['way', 'ways'], named: [] },
  inputs: {
    secondStep: { ways: ['app', 'recoveryCode'] },
    passkey: { ways: ['passkey', 'app', 'recoveryCode'] },
    password: { ways: ['password'] },
    nothing: { ways: [] },
  },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'way.chosen': [byRecovery.event, byApp.event, byPassword.event, byPasskey.event],
    'flow.left': [leave.event],
  },
  outcomes: { prove: [done, wrongPassword, wrongCode, cancelled, locked, networkFailed] },
  invariants: [
    whenever(
      'the server is asked only for what a person submitted, by an accepted way',
      ({ started }) => started.includes('prove'),
      ({ event, context }) =>
        event.type === 'form.submitted' &&
        context.refusal === null &&
        context.ways.some((way) => way === context.way),
    ),
    whenever(
      'it is proved exactly when the server says so, and the output says it',
      ({ status }) => status === 'done',
      (step) => {
        const isProved = isAccepted(step, 'prove');
        const { output } = step as { readonly output?: { readonly isProved?: boolean } };
        return isIn(step, 'proved') === isProved && output?.isProved === isProved;
      },
    ),
    whenever(
      'a refused answer leaves its reason visible',
      (step) => isIn(step, 'entering') && step.event.type.includes('actor.prove'),
      ({ context }) => context.refusal !== null,
    ),
    whenever(
      'editing or choosing a way clears the message',
      (step) =>
        isIn(step, 'entering') &&
        (step.event.type === 'form.edited' ||
          (step.event.type === 'way.chosen' && step.event['way'] === step.context.way)),
      ({ context }) => context.refusal === null,
    ),
  ],
  journeys: [
    {
      name: 'is proved by the password, mistyped first, with two presses',
      input: 'password',
      moves: [
        { ...byApp, ignored: true },
        submit,
        { ...submit, ignored: true },
        refuses('prove', wrongPassword, 'entering'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('prove', 'entering'),
        { ...submit, context: { refusal: null } },
        { actor: 'prove', done },
      ],
      ends: 'proved',
      output: { isProved: true },
    },
    {
      name: 'is proved by a recovery code, where the app is not at hand',
      input: 'secondStep',
      moves: [
        submit,
        { actor: 'prove', done: locked, context: { refusal: locked, way: 'app' } },
        { ...byRecovery, context: { way: 'recoveryCode', refusal: null } },
        { ...byPassword, ignored: true },
        { ...byApp, context: { way: 'app' } },
        byRecovery,
        submit,
        { actor: 'prove', done },
      ],
      ends: 'proved',
      output: { isProved: true },
    },
    {
      name: 'is proved by a passkey, whose question was closed at first',
      input: 'passkey',
      moves: [
        { ...byPassword, ignored: true },
        submit,
        {
          actor: 'prove',
          done: cancelled,
          reaches: 'entering',
          context: { refusal: cancelled, way: 'passkey' },
        },
        { ...byApp, context: { way: 'app', refusal: null } },
        { ...byPasskey, context: { way: 'passkey' } },
        submit,
        { actor: 'prove', done },
      ],
      ends: 'proved',
      output: { isProved: true },
    },
    {
      name: 'is left while it is checked',
      input: 'password',
      moves: [submit, leave],
      ends: 'left',
      output: { isProved: false },
    },
    {
      name: 'is left at once',
      input: 'secondStep',
      moves: [leave],
      ends: 'left',
      output: { isProved: false },
    },
    {
      name: 'has no factor, and leads to a new sign-in',
      input: 'nothing',
      moves: [{ ...submit, ignored: true }, leave],
      ends: 'left',
      output: { isProved: false },
    },
  ],
});
