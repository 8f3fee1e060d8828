import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { keepsReasonsInSight, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { passkeyAddingMachine } from '../passkey-adding.machine.ts';

const done = { ok: true, value: null } as const;
const unproved = { ok: false, code: 'proof_required' } as const;
const full = { ok: false, code: 'passkeys_full' } as const;
const unsupported = { ok: false, code: 'passkey_unsupported' } as const;
const cancelled = { ok: false, code: 'passkey_cancelled' } as const;
const onDevice = { ok: false, code: 'passkey_known' } as const;
const refused = { ok: false, code: 'passkey_refused' } as const;
const expired = { ok: false, code: 'passkey_challenge_expired' } as const;
const known = { ok: false, code: 'passkey_known' } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const optionsRead = { actor: 'askOptions', done } as const;
const made = { actor: 'makePasskey', done } as const;
const saved = { actor: 'savePasskey', done } as const;

const steps = ['askOptions', 'makePasskey', 'savePasskey'];

/** Catalogue entry: adding a passkey. */
export const passkeyAddingEntry = catalogueEntry<typeof passkeyAddingMachine>({
  id: 'passkeyAdding',
  title: 'Adding a passkey',
  purpose: 'Lets the person’s device create a passkey, and adds it to the account.',
  requirements: ['A24', 'W5'],
  machine: passkeyAddingMachine,
  inspected: { shown: ['isAdded'], named: [] },
  inputs: { adding: undefined },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'flow.left': [leave.event],
  },
  outcomes: {
    askOptions: [done, unproved, full, unsupported, networkFailed],
    makePasskey: [done, cancelled, onDevice, unsupported],
    savePasskey: [done, refused, expired, known, full],
  },
  invariants: [
    whenever(
      'each step comes after the one before was accepted, in the same attempt',
      ({ started }) => started.includes('makePasskey'),
      (step) => isAccepted(step, 'askOptions'),
    ),
    whenever(
      'only a passkey just created by a device is saved',
      ({ started }) => started.includes('savePasskey'),
      (step) => isAccepted(step, 'makePasskey'),
    ),
    whenever(
      'it is added exactly when the server says so, and the output says it',
      ({ status }) => status === 'done',
      (step) => {
        const isAdded = isAccepted(step, 'savePasskey');
        const { output } = step as { readonly output?: { readonly isAdded?: boolean } };
        return isIn(step, 'added') === isAdded && output?.isAdded === isAdded;
      },
    ),
    keepsReasonsInSight(...steps),
  ],
  journeys: [
    {
      name: 'is added after the person cancelled the browser’s question once',
      input: 'adding',
      moves: [
        submit,
        { ...submit, ignored: true },
        refuses('askOptions', unproved, 'naming'),
        { ...edit, context: { refusal: null } },
        submit,
        { ...optionsRead, reaches: 'prompting' },
        refuses('makePasskey', cancelled, 'naming'),
        { ...submit, context: { refusal: null } },
        optionsRead,
        { ...made, reaches: 'saving' },
        { ...leave, ignored: true },
        { ...saved, context: { isAdded: true } },
      ],
      ends: 'added',
      output: { isAdded: true },
    },
    {
      name: 'is on the device already, then is refused by the server, and abandoned',
      input: 'adding',
      moves: [
        submit,
        optionsRead,
        refuses('makePasskey', onDevice, 'naming'),
        submit,
        optionsRead,
        made,
        refuses('savePasskey', expired, 'naming'),
        submit,
        breaks('askOptions', 'naming'),
        submit,
        optionsRead,
        breaks('makePasskey', 'naming'),
        submit,
        optionsRead,
        made,
        breaks('savePasskey', 'naming'),
        leave,
      ],
      ends: 'cancelled',
      output: { isAdded: false },
    },
    {
      name: 'cannot be done in this browser',
      input: 'adding',
      moves: [
        submit,
        refuses('askOptions', unsupported, 'unsupported'),
        { ...submit, ignored: true },
        leave,
      ],
      ends: 'cancelled',
      output: { isAdded: false },
    },
    {
      name: 'cannot be done at this address, as the browser says',
      input: 'adding',
      moves: [
        submit,
        optionsRead,
        { actor: 'makePasskey', done: unsupported, reaches: 'unsupported' },
        leave,
      ],
      ends: 'cancelled',
      output: { isAdded: false },
    },
    {
      name: 'is left with the question of the browser open',
      input: 'adding',
      moves: [submit, optionsRead, leave],
      ends: 'cancelled',
      output: { isAdded: false },
    },
    {
      name: 'is left while the server is asked',
      input: 'adding',
      moves: [submit, leave],
      ends: 'cancelled',
      output: { isAdded: false },
    },
  ],
});
