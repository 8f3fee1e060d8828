import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { keepsCaptchaRequired, keepsReasonsInSight, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { accountRecoveryMachine } from '../account-recovery.machine.ts';
import { requiredFields } from '../required-fields.ts';

const sent = {
  ok: true,
  value: { expiredMinutes: 5, expiresAt: '2026-11-20T12:05:00.000Z' },
} as const;
const open = {
  to: 'm***@example.com',
  readyAt: '2026-11-23T12:00:00.000Z',
  until: '2026-11-30T12:00:00.000Z',
} as const;
const waiting = { ok: true, value: { ...open, state: 'waiting' } } as const;
const ready = { ok: true, value: { ...open, state: 'ready' } } as const;
const elsewhere = { ok: true, value: { ...open, state: 'elsewhere' } } as const;
const moneyUsableFrom = '2026-11-24T12:00:00.000Z';
const done = { ok: true, value: { changed: true, moneyUsableFrom } } as const;
const doneFreely = { ok: true, value: { changed: true } } as const;
const wrongCode = { ok: false, code: 'verification_code_incorrect' } as const;
const expired = { ok: false, code: 'verification_code_expired' } as const;
const locked = { ok: false, code: 'second_step_locked', retryAfterSeconds: 900 } as const;
const blocked = { ok: false, code: 'account_blocked' } as const;
const closed = { ok: false, code: 'account_recovery_closed' } as const;
const weak = {
  ok: false,
  code: 'validation_failed',
  fields: [{ field: 'newPassword', rule: 'pattern' }],
} as const;
const failed = { ok: false, code: 'mail_failed' } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const reopen = { event: { type: 'address.reopened' } } as const;
const byMobile = { event: { type: 'kind.chosen', kind: 'mobile' } } as const;
const byEmail = { event: { type: 'kind.chosen', kind: 'email' } } as const;
const codeSent = { actor: 'sendCode', done: sent } as const;
const proved = { actor: 'proveAddress', done: ready } as const;

/** Catalogue entry: account recovery. */
export const accountRecoveryEntry = catalogueEntry<typeof accountRecoveryMachine>({
  id: 'accountRecovery',
  title: 'Account recovery',
  purpose: 'Restores an account after password, app, recovery codes and passkeys are lost.',
  requirements: ['W5', 'A26'],
  machine: accountRecoveryMachine,
  requiredFields,
  inspected: { shown: ['kind', 'kinds'], named: [] },
  inputs: { both: { kinds: ['email', 'mobile'] }, emailOnly: { kinds: ['email'] } },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'address.reopened': [reopen.event],
    'kind.chosen': [byMobile.event, byEmail.event],
  },
  outcomes: {
    sendCode: [sent, failed, { ok: false, code: 'captcha_required' }, networkFailed],
    proveAddress: [waiting, ready, elsewhere, wrongCode, expired, locked, blocked, closed],
    setPassword: [done, doneFreely, weak, expired, closed],
  },
  invariants: [
    keepsCaptchaRequired(),
    whenever(
      'the server is asked only for what a person submitted, one attempt at a time',
      ({ started }) => started.length > 0,
      ({ event, context }) => event.type === 'form.submitted' && context.refusal === null,
    ),
    whenever(
      'a password is chosen only after the server said that the waiting time is over',
      (step) => isIn(step, 'choosingPassword') || step.started.includes('setPassword'),
      ({ context }) => context.accountRecovery?.state === 'ready',
    ),
    whenever(
      'it is finished exactly when the server says so',
      ({ status }) => status === 'done',
      (step) => isIn(step, 'finished') === isAccepted(step, 'setPassword'),
    ),
    whenever(
      'a code that expires while a password is chosen is requested again',
      (step) => step.event.type.includes('actor.setPassword') && step.context.refusal !== null,
      (step) =>
        isIn(step, 'enteringCode') ===
        ['verification_code_expired', 'account_recovery_closed'].includes(
          step.context.refusal?.code ?? '',
        ),
    ),
    keepsReasonsInSight('sendCode', 'proveAddress', 'setPassword'),
  ],
  journeys: [
    {
      name: 'begins the waiting time, with a mail that failed and a code mistyped, pressing twice',
      input: 'both',
      moves: [
        submit,
        { ...submit, ignored: true },
        refuses('sendCode', failed, 'enteringAddress'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('sendCode', 'enteringAddress'),
        { ...byMobile, context: { kind: 'mobile', refusal: null } },
        { ...byEmail, context: { kind: 'email' } },
        submit,
        { ...codeSent, reaches: 'enteringCode', context: { sent: sent.value } },
        submit,
        { ...submit, ignored: true },
        refuses('proveAddress', wrongCode, 'enteringCode'),
        { ...edit, context: { refusal: null } },
        submit,
        { actor: 'proveAddress', done: waiting, context: { accountRecovery: waiting.value } },
      ],
      ends: 'waiting',
    },
    {
      name: 'continues after the waiting time, with an expired code and a weak password',
      input: 'emailOnly',
      moves: [
        { ...byMobile, ignored: true },
        submit,
        codeSent,
        submit,
        { ...proved, reaches: 'choosingPassword', context: { accountRecovery: ready.value } },
        submit,
        { ...submit, ignored: true },
        refuses('setPassword', weak, 'choosingPassword'),
        { ...edit, context: { refusal: null } },
        submit,
        { actor: 'setPassword', failed: true, reaches: 'choosingPassword' },
        submit,
        refuses('setPassword', expired, 'enteringCode'),
        { ...reopen, reaches: 'enteringAddress', context: { refusal: null } },
        submit,
        codeSent,
        submit,
        proved,
        submit,
        { actor: 'setPassword', done, context: { moneyUsableFrom } },
      ],
      ends: 'finished',
    },
    {
      name: 'learns that another address requested it, after a failed proof',
      input: 'both',
      moves: [
        submit,
        codeSent,
        submit,
        { actor: 'proveAddress', failed: true, reaches: 'enteringCode' },
        submit,
        { actor: 'proveAddress', done: elsewhere, context: { accountRecovery: elsewhere.value } },
      ],
      ends: 'elsewhere',
    },
  ],
});
