import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { keepsCaptchaRequired, keepsReasonsInSight, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { contactChangeMachine } from '../contact-change.machine.ts';
import { requiredFields } from '../required-fields.ts';

const sent = {
  ok: true,
  value: {
    expiredMinutes: 5,
    expiresAt: '2026-11-20T12:05:00.000Z',
    oldReceiver: 'm***@example.com',
    newReceiver: 'n***@example.com',
  },
} as const;
const done = { ok: true, value: null } as const;
const taken = {
  ok: false,
  code: 'email_taken',
  fields: [{ field: 'email', rule: 'taken' }],
} as const;
const wrongCode = {
  ok: false,
  code: 'verification_code_incorrect',
  fields: [{ field: 'newCode', rule: 'incorrect' }],
} as const;
const expired = { ok: false, code: 'verification_code_expired' } as const;
const locked = { ok: false, code: 'second_step_locked', retryAfterSeconds: 900 } as const;
const unproved = { ok: false, code: 'proof_required' } as const;
const failed = { ok: false, code: 'mail_failed' } as const;

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const reopen = { event: { type: 'address.reopened' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const codesSent = { actor: 'sendCodes', done: sent } as const;
const changed = { actor: 'changeContact', done } as const;

/** Catalogue entry: change of an address. */
export const contactChangeEntry = catalogueEntry<typeof contactChangeMachine>({
  id: 'contactChange',
  title: 'Email and mobile number',
  purpose:
    'Links a new email or mobile number to the account, with a code sent to the new one and one to the old one.',
  requirements: ['W5'],
  machine: contactChangeMachine,
  requiredFields,
  inspected: { shown: ['kind', 'isChanged'], named: [] },
  inputs: { email: { kind: 'email' }, mobile: { kind: 'mobile' } },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'address.reopened': [reopen.event],
    'flow.left': [leave.event],
  },
  outcomes: {
    sendCodes: [
      sent,
      taken,
      unproved,
      failed,
      { ok: false, code: 'captcha_required' },
      locked,
      networkFailed,
    ],
    changeContact: [done, wrongCode, expired, taken, locked],
  },
  invariants: [
    keepsCaptchaRequired(),
    whenever(
      'the server is asked only for what a person submitted, one attempt at a time',
      ({ started }) => started.length > 0,
      ({ event, context }) => event.type === 'form.submitted' && context.refusal === null,
    ),
    whenever(
      'nothing is bound before codes were sent for it',
      ({ started }) => started.includes('changeContact'),
      ({ context }, before) =>
        context.sent !== null && before.some((step) => isAccepted(step, 'sendCodes')),
    ),
    whenever(
      'it is changed exactly when the server says so, and the output says it',
      ({ status }) => status === 'done',
      (step) => {
        const isChanged = isAccepted(step, 'changeContact');
        const { output } = step as { readonly output?: { readonly isChanged?: boolean } };
        return isIn(step, 'changed') === isChanged && output?.isChanged === isChanged;
      },
    ),
    keepsReasonsInSight('sendCodes', 'changeContact'),
    whenever(
      'a lost address is typed again, a wrong code is not',
      (step) => step.event.type.includes('actor.changeContact') && step.context.refusal !== null,
      (step) =>
        isIn(
          step,
          step.context.refusal?.code === 'email_taken' ? 'enteringAddress' : 'enteringCodes',
        ),
    ),
  ],
  journeys: [
    {
      name: 'is bound by both codes, with one mistyped first and two presses',
      input: 'email',
      moves: [
        submit,
        { ...submit, ignored: true },
        refuses('sendCodes', taken, 'enteringAddress'),
        { ...edit, context: { refusal: null } },
        submit,
        { ...codesSent, reaches: 'enteringCodes', context: { sent: sent.value } },
        submit,
        { ...submit, ignored: true },
        refuses('changeContact', wrongCode, 'enteringCodes'),
        { ...edit, context: { refusal: null } },
        submit,
        { ...changed, context: { isChanged: true } },
      ],
      ends: 'changed',
      output: { isChanged: true },
    },
    {
      name: 'fails twice, and is sent again',
      input: 'mobile',
      moves: [
        submit,
        breaks('sendCodes', 'enteringAddress'),
        { ...submit, context: { refusal: null } },
        codesSent,
        submit,
        breaks('changeContact', 'enteringCodes'),
        submit,
        changed,
      ],
      ends: 'changed',
      output: { isChanged: true },
    },
    {
      name: 'loses the address to somebody else, and uses another',
      input: 'email',
      moves: [
        submit,
        codesSent,
        submit,
        refuses('changeContact', taken, 'enteringAddress'),
        submit,
        codesSent,
        submit,
        { actor: 'changeContact', done: locked, reaches: 'enteringCodes' },
        { ...reopen, reaches: 'enteringAddress', context: { refusal: null } },
        leave,
      ],
      ends: 'cancelled',
      output: { isChanged: false },
    },
    {
      name: 'is left at once, or while codes are being sent',
      input: 'mobile',
      moves: [submit, { ...leave, ignored: true }, codesSent, leave],
      ends: 'cancelled',
      output: { isChanged: false },
    },
  ],
});
