import { arrivalInvariants } from '../../account/proof/arrival.invariants.ts';
import { timedOut } from '../../actors/outcome.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { refuses } from '../../catalogue/moves.ts';
import { PHONE_CODE_TIME_LIMIT_MILLISECONDS } from '../../sms-countdown/sms-countdown.machine.ts';
import { forgotPasswordMachine } from '../forgot-password.machine.ts';
import type { RecoveredOutcome } from '../forgot-password.types.ts';
import { requiredFields } from '../required-fields.ts';

const member = memberOfType(0);
const recovered: RecoveredOutcome = { ok: true, value: { firstTimeLogin: false, generation: 1 } };
const recoveredAtFirst: RecoveredOutcome = {
  ok: true,
  value: { firstTimeLogin: true, generation: 1 },
};
const nothing = { ok: true, value: null } as const;
const unknown = { ok: false, code: 'username_email_unknown' } as const;
const expired = { ok: false, code: 'verification_code_expired' } as const;
const secondStepRequired = { ok: false, code: 'second_step_required' } as const;
const byPhone = { type: 'method.chosen', method: 'phone' } as const;
const byEmail = { type: 'method.chosen', method: 'email' } as const;

/** Catalogue entry: forgotten password. */
export const forgotPasswordEntry = catalogueEntry<typeof forgotPasswordMachine>({
  id: 'forgotPassword',
  title: 'Forgotten password',
  purpose: 'Lets a person back in without their password, with a link by email or a code by SMS.',
  requirements: ['A11', 'A15', 'A17', 'A23', 'A26', 'G4a', 'S12'],
  machine: forgotPasswordMachine,
  requiredFields,
  inspected: { shown: ['method', 'methods'], named: ['recovered', 'codeByFirebase'] },
  inputs: {
    bothTabs: { methods: ['email', 'phone'], codeByFirebase: false },
    emailAlone: { methods: ['email'], codeByFirebase: false },
    byFirebase: { methods: ['email', 'phone'], codeByFirebase: true },
  },
  events: {
    'method.chosen': [byEmail, byPhone],
    'form.submitted': [{ type: 'form.submitted' }],
    'form.edited': [{ type: 'form.edited' }],
    'form.reopened': [{ type: 'form.reopened' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    sendMail: [
      nothing,
      unknown,
      { ok: false, code: 'mail_throttled', retryAfterSeconds: 30 },
      { ok: false, code: 'mail_failed' },
      { ok: false, code: 'validation_failed', fields: [{ field: 'email', rule: 'required' }] },
    ],
    confirmPhoneCode: [
      nothing,
      { ok: false, code: 'phone_code_incorrect' },
      { ok: false, code: 'validation_failed', fields: [{ field: 'mobileNum', rule: 'mobile' }] },
    ],
    setPassword: [
      recovered,
      recoveredAtFirst,
      expired,
      secondStepRequired,
      { ok: false, code: 'mobile_unknown' },
      { ok: false, code: 'feature_disabled' },
    ],
    recordFirstLogin: [nothing, networkFailed],
    loadMember: [{ ok: true, value: member }, networkFailed],
  },
  invariants: [
    whenever(
      'a mail or a new password is requested only after the person submitted that tab',
      ({ started }) => started.includes('sendMail') || started.includes('setPassword'),
      (step) =>
        (step.event.type === 'form.submitted' || isAccepted(step, 'confirmPhoneCode')) &&
        step.context.refusal === null &&
        step.started.includes(step.context.method === 'phone' ? 'setPassword' : 'sendMail'),
    ),
    whenever(
      'where Firebase sends the codes, a password is set only after it confirmed one',
      (step) => step.started.includes('setPassword'),
      (step) => isAccepted(step, 'confirmPhoneCode') === step.context.codeByFirebase,
    ),
    whenever(
      'a mail counts as sent exactly when the server says so',
      (step) => step.event.type.endsWith('.actor.sendMail'),
      (step) => isIn(step, 'mailSent') === isAccepted(step, 'sendMail'),
    ),
    ...arrivalInvariants<typeof forgotPasswordMachine>(
      'setPassword',
      'the password is new',
      (context) => context.recovered,
    ),
    whenever(
      'it ends with a known person, by the token of the new password',
      (step) => step.status === 'done' && !isIn(step, 'secondStepOwed'),
      ({ context }) => context.member !== null && context.recovered?.generation === 1,
    ),
    whenever(
      'if a second step is required, nobody is signed in yet, and nothing was refused',
      (step) => isIn(step, 'secondStepOwed'),
      ({ context }) => context.recovered === null && context.refusal === null,
    ),
    always('only an offered method is chosen', ({ context }) =>
      context.methods.includes(context.method),
    ),
    whenever(
      'a chosen, offered method becomes the method',
      (step) => step.event.type === 'method.chosen' && isIn(step, 'enteringDetails'),
      ({ event, context }) =>
        event['method'] === context.method ||
        !context.methods.some((method) => method === event['method']),
    ),
    whenever(
      'a refused answer leaves its reason visible',
      (step) =>
        isIn(step, 'memberUnavailable') ||
        (isIn(step, 'enteringDetails') && /\.actor\.|TimeLimit/u.test(step.event.type)),
      ({ context }) => context.refusal !== null,
    ),
    whenever(
      'other ways are offered exactly where a retry may not help',
      (step) => isIn(step, 'enteringDetails'),
      (step) =>
        isIn(step, { enteringDetails: 'needingOtherWay' }) ===
        ['mail_failed', 'feature_disabled', 'unknown_error'].includes(
          step.context.refusal?.code ?? '',
        ),
    ),
    whenever(
      'editing or changing the method clears the message, and a sent mail leaves none',
      (step) =>
        isIn(step, 'mailSent') ||
        (isIn(step, 'enteringDetails') &&
          (step.event.type === 'form.edited' ||
            (step.event.type === 'method.chosen' && step.event['method'] === step.context.method))),
      ({ context }) => context.refusal === null,
    ),
  ],
  journeys: [
    {
      name: 'mistypes the address, gets a failed mail, and requests again',
      moves: [
        { event: { type: 'form.submitted' } },
        { event: { type: 'form.submitted' }, ignored: true },
        refuses('sendMail', unknown, 'enteringDetails'),
        { event: { type: 'form.edited' }, context: { refusal: null } },
        { event: { type: 'form.submitted' } },
        { actor: 'sendMail', done: nothing, reaches: 'mailSent' },
        { event: { type: 'form.reopened' } },
        { event: { type: 'form.submitted' } },
        { actor: 'sendMail', failed: true, reaches: 'enteringDetails' },
        { event: { type: 'form.submitted' }, context: { refusal: null } },
        { actor: 'sendMail', done: nothing },
      ],
      ends: 'mailSent',
    },
    {
      name: 'uses an expired code, then sets a new password and is signed in',
      moves: [
        { event: byPhone, context: { method: 'phone' } },
        { event: { type: 'form.submitted' } },
        { event: { type: 'form.submitted' }, ignored: true },
        refuses('setPassword', expired, 'enteringDetails'),
        { event: byEmail, context: { method: 'email', refusal: null } },
        { event: byPhone },
        { event: { type: 'form.submitted' } },
        { actor: 'setPassword', failed: true, reaches: 'enteringDetails' },
        { event: { type: 'form.submitted' }, context: { refusal: null } },
        { actor: 'setPassword', done: recovered, reaches: 'loadingMember' },
        { actor: 'loadMember', done: { ok: true, value: member } },
      ],
      ends: 'signedIn',
      output: { result: 'signedIn', member, generation: 1 },
    },
    {
      name: 'has a second step: the password is new, and the sign-in continues',
      moves: [
        { event: byPhone },
        { event: { type: 'form.submitted' } },
        { actor: 'setPassword', done: secondStepRequired },
      ],
      ends: 'secondStepOwed',
      output: { result: 'secondStepOwed', member: null, generation: 0 },
    },
    {
      name: 'gets no answer of Firebase, mistypes its code, and sets a new password',
      input: 'byFirebase',
      moves: [
        { event: byPhone },
        { event: { type: 'form.submitted' }, reaches: 'confirmingPhoneCode' },
        { event: { type: 'form.submitted' }, ignored: true },
        {
          elapsed: PHONE_CODE_TIME_LIMIT_MILLISECONDS,
          reaches: 'enteringDetails',
          context: { refusal: timedOut },
        },
        { event: { type: 'form.submitted' }, context: { refusal: null } },
        { actor: 'confirmPhoneCode', failed: true, reaches: 'enteringDetails' },
        { event: { type: 'form.submitted' } },
        refuses('confirmPhoneCode', { ok: false, code: 'phone_code_incorrect' }, 'enteringDetails'),
        { event: { type: 'form.submitted' } },
        { actor: 'confirmPhoneCode', done: nothing, reaches: 'settingPassword' },
        { actor: 'setPassword', done: recovered, reaches: 'loadingMember' },
        { actor: 'loadMember', done: { ok: true, value: member } },
      ],
      ends: 'signedIn',
    },
    {
      name: 'is sent a mail where Firebase sends the codes',
      input: 'byFirebase',
      moves: [
        { event: { type: 'form.submitted' }, reaches: 'sendingMail' },
        { actor: 'sendMail', done: nothing },
      ],
      ends: 'mailSent',
    },
    {
      name: 'has never signed in before, and the account cannot be read at first',
      moves: [
        { event: byPhone },
        { event: { type: 'form.submitted' } },
        { actor: 'setPassword', done: recoveredAtFirst, reaches: 'recordingFirstLogin' },
        { actor: 'recordFirstLogin', failed: true, reaches: 'loadingMember' },
        refuses('loadMember', networkFailed, 'memberUnavailable'),
        { event: { type: 'retry.requested' }, context: { refusal: null } },
        { actor: 'loadMember', failed: true, reaches: 'memberUnavailable' },
        { event: { type: 'retry.requested' } },
        { actor: 'loadMember', done: { ok: true, value: member } },
      ],
      ends: 'signedIn',
      output: { result: 'signedIn', member, generation: 1 },
    },
    {
      name: 'a first sign-in is recorded',
      moves: [
        { event: byPhone },
        { event: { type: 'form.submitted' } },
        { actor: 'setPassword', done: recoveredAtFirst },
        { actor: 'recordFirstLogin', done: nothing },
      ],
      ends: 'loadingMember',
    },
    {
      name: 'a site without recovery by phone does not offer it',
      input: 'emailAlone',
      moves: [{ event: byPhone, ignored: true }],
      ends: 'enteringDetails',
      context: { method: 'email' },
    },
  ],
});
