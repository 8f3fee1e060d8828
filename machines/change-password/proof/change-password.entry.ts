import { catalogueEntry } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { changePasswordMachine } from '../change-password.machine.ts';

const wrongOldOne = { ok: false, code: 'old_password_incorrect' } as const;
const changed = { ok: true, value: null } as const;

/** Catalogue entry: changing the password. */
export const changePasswordEntry = catalogueEntry<typeof changePasswordMachine>({
  id: 'changePassword',
  title: 'Password change',
  purpose: 'Changes the password by choice, or before anything else when the sign-in requires it.',
  requirements: ['A15', 'A16'],
  machine: changePasswordMachine,
  inspected: { shown: ['result'], named: ['owed', 'oldIsKnown', 'byChoice'] },
  inputs: { byChoice: { owed: false, oldIsKnown: false }, owed: { owed: true, oldIsKnown: true } },
  events: {
    'form.submitted': [{ type: 'form.submitted' }],
    'form.edited': [{ type: 'form.edited' }],
    'change.cancelled': [{ type: 'change.cancelled' }],
  },
  outcomes: {
    changePassword: [changed, wrongOldOne, { ok: false, code: 'password_unchanged' }],
    signOut: [
      { ok: true, value: null },
      { ok: false, code: 'network_failed' },
    ],
  },
  invariants: [
    whenever(
      'the password is changed only by a person who submitted, one attempt at a time',
      (step) => step.started.includes('changePassword'),
      (step) => step.event.type === 'form.submitted' && step.context.refusal === null,
    ),
    whenever(
      'it ends as changed exactly when the server accepted it',
      (step) => step.status === 'done',
      (step) => {
        const { owed } = step.context;
        const isDone = isAccepted(step, 'changePassword');
        return (
          isIn(step, 'settled') === (isDone && owed) && isIn(step, 'changed') === (isDone && !owed)
        );
      },
    ),
    whenever(
      'leaving an owed change signs out; leaving a chosen one keeps the session',
      (step) => step.event.type === 'change.cancelled',
      (step) => !isIn(step, step.context.owed ? 'cancelled' : 'signingOut'),
    ),
    whenever(
      'the output says what the last state says',
      (step) => step.status === 'done',
      ({ context, value }) => context.result === value,
    ),
  ],
  journeys: [
    {
      name: 'the old one is wrong, then accepted',
      moves: [
        { event: { type: 'form.submitted' } },
        { event: { type: 'form.submitted' }, ignored: true },
        refuses('changePassword', wrongOldOne, 'enteringPasswords'),
        { event: { type: 'form.edited' }, context: { refusal: null } },
        { event: { type: 'form.submitted' } },
        breaks('changePassword', 'enteringPasswords'),
        { event: { type: 'form.submitted' }, context: { refusal: null } },
        { actor: 'changePassword', done: changed },
      ],
      ends: 'changed',
      output: { result: 'changed' },
    },
    {
      name: 'an owed change is made',
      input: 'owed',
      moves: [{ event: { type: 'form.submitted' } }, { actor: 'changePassword', done: changed }],
      ends: 'settled',
      output: { result: 'settled' },
    },
    {
      name: 'an owed change is left, and the session ends',
      input: 'owed',
      moves: [
        { event: { type: 'change.cancelled' } },
        { actor: 'signOut', done: { ok: true, value: null } },
      ],
      ends: 'signedOut',
      output: { result: 'signedOut' },
    },
    {
      name: 'an owed change is left while the server is away',
      input: 'owed',
      moves: [
        { event: { type: 'form.submitted' } },
        refuses('changePassword', wrongOldOne),
        { event: { type: 'change.cancelled' }, context: { refusal: null } },
        { actor: 'signOut', failed: true },
      ],
      ends: 'signedOut',
    },
    {
      name: 'a chosen change is left',
      moves: [{ event: { type: 'change.cancelled' } }],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
  ],
});
