import type { CheckedAccount, PayoutAccount } from '#contract/entities/payout-account.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { addPayoutAccountMachine } from '../add-payout-account.machine.ts';

const shown = {
  kind: 'pix',
  keyType: 'cpf',
  shown: '•••.982.247-••',
  holder: 'Ma*** Si***',
  bank: 'Banco Aurora',
} as const;
const checkedAs = (checkId: string): CheckedAccount => ({
  checkId,
  ...shown,
  expiresAt: '2026-01-01T00:10:00.000Z',
});
const first = { ok: true, value: checkedAs('check-1') } as const;
const second = { ok: true, value: checkedAs('check-2') } as const;
const account: PayoutAccount = {
  id: 'account-1',
  label: '',
  ...shown,
  isDefault: true,
  addedAt: '2026-01-01T00:00:00.000Z',
  usableFrom: '2026-01-01T01:00:00.000Z',
  isInUse: false,
  usualMinutes: 0,
  isMostUsed: false,
};
const added = { ok: true, value: account } as const;
const belongsToAnother = { ok: false, code: 'payout_account_of_another' } as const;
const exists = { ok: false, code: 'payout_account_exists' } as const;
const expired = { ok: false, code: 'payout_account_check_expired' } as const;
const unproved = { ok: false, code: 'proof_required' } as const;
const broken = { ok: false, code: 'unknown_error' } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const confirm = { event: { type: 'account.confirmed' } } as const;
const correct = { event: { type: 'account.corrected' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const checks = { actor: 'checkAccount', done: first, reaches: 'confirming' } as const;

/** Catalogue entry: adding a payout account. */
export const addPayoutAccountEntry = catalogueEntry<typeof addPayoutAccountMachine>({
  id: 'addPayoutAccount',
  title: 'New withdrawal account',
  purpose: 'Checks with a bank directory whose account it is, and adds it once confirmed.',
  requirements: ['W2', 'W5'],
  machine: addPayoutAccountMachine,
  inspected: { shown: ['expiresAt'], named: ['checked'] },
  inputs: { plain: undefined },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'account.confirmed': [confirm.event],
    'account.corrected': [correct.event],
    'flow.left': [leave.event],
  },
  outcomes: {
    checkAccount: [first, second, belongsToAnother, networkFailed],
    addAccount: [added, exists, expired, unproved],
  },
  invariants: [
    whenever(
      'only an account just checked, and confirmed by the person, is added',
      (step) => step.started.includes('addAccount'),
      ({ event, context }, before) => {
        const said = before.findLast((step) => isAccepted(step, 'checkAccount'));
        return event.type === 'account.confirmed' && said?.context.checked === context.checked;
      },
    ),
    whenever(
      'it ends as added exactly when the server added it',
      (step) => step.status === 'done',
      (step) => {
        const result = isAccepted(step, 'addAccount') ? 'added' : 'cancelled';
        return isIn(step, result) && step.context.result === result;
      },
    ),
    whenever(
      'typing again cancels what was checked before',
      (step) => isIn(step, 'entering'),
      ({ context }) => context.checked === null,
    ),
  ],
  journeys: [
    {
      name: 'another’s, then one’s own, corrected once',
      moves: [
        submit,
        { ...submit, ignored: true },
        refuses('checkAccount', belongsToAnother, 'entering'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('checkAccount', 'entering'),
        { ...submit, context: { refusal: null } },
        { ...checks, context: { checked: first.value } },
        { ...correct, reaches: 'entering', context: { checked: null } },
        submit,
        checks,
        confirm,
        { ...confirm, ignored: true },
        { actor: 'addAccount', done: added },
      ],
      ends: 'added',
      output: { result: 'added' },
    },
    {
      name: 'adding fails, and the person corrects the input',
      moves: [
        submit,
        checks,
        confirm,
        {
          actor: 'addAccount',
          failed: true,
          reaches: 'confirming',
          context: { refusal: broken, checked: first.value },
        },
        { ...confirm, context: { refusal: null } },
        breaks('addAccount', 'confirming'),
        { ...correct, reaches: 'entering', context: { refusal: null } },
        leave,
      ],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
    {
      name: 'the check expired, and is made again',
      moves: [
        submit,
        checks,
        confirm,
        { actor: 'addAccount', done: expired, reaches: 'checking', context: { refusal: null } },
        {
          actor: 'checkAccount',
          done: second,
          reaches: 'confirming',
          context: { checked: second.value },
        },
        confirm,
        {
          actor: 'addAccount',
          done: exists,
          reaches: 'entering',
          context: { refusal: exists, checked: null },
        },
        leave,
      ],
      ends: 'cancelled',
    },
    {
      name: 'the person declines the reauthentication, and confirms once more',
      moves: [
        submit,
        checks,
        confirm,
        {
          actor: 'addAccount',
          done: unproved,
          reaches: 'confirming',
          context: { refusal: unproved, checked: first.value },
        },
        confirm,
        { actor: 'addAccount', done: added },
      ],
      ends: 'added',
    },
    { name: 'is left while it is checked', moves: [submit, leave], ends: 'cancelled' },
    { name: 'is left before it is confirmed', moves: [submit, checks, leave], ends: 'cancelled' },
  ],
});
