import { catalogueEntry } from '../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../catalogue/examples.ts';
import { always, isAccepted, isIn } from '../catalogue/history.ts';
import { loginMachine } from './login.machine.ts';
import type { SignedIn } from './login.types.ts';

const signedIn: SignedIn = {
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
  generation: 1,
};
const firstWithDefault: SignedIn = { ...signedIn, passwordIsDefault: true, firstTimeLogin: true };
const wrongPassword = { ok: false, code: 'credentials_incorrect', captchaRequired: true } as const;
const member = memberOfType(0);

/** Signing in as tools and tests know it. */
export const loginEntry = catalogueEntry<typeof loginMachine>({
  id: 'login',
  title: 'Login',
  purpose: 'Signs a person in, asks for a captcha when told to, and for a new password when owed.',
  requirements: ['A14', 'A15', 'G4a', 'S12'],
  machine: loginMachine,
  inputs: {
    everyTab: { methods: ['username', 'mobileCode', 'mobilePassword'], expiryEnforced: true },
    expiryIgnored: { methods: ['username'], expiryEnforced: false },
  },
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'username' },
      { type: 'method.chosen', method: 'mobileCode' },
      { type: 'method.chosen', method: 'mobilePassword' },
    ],
    'form.submitted': [{ type: 'form.submitted' }],
    'form.edited': [{ type: 'form.edited' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    signIn: [
      { ok: true, value: signedIn },
      { ok: true, value: { ...signedIn, firstTimeLogin: true } },
      { ok: true, value: { ...signedIn, passwordExpired: true } },
      { ok: true, value: firstWithDefault },
      wrongPassword,
      { ok: false, code: 'validation_failed', fields: [{ field: 'username', rule: 'required' }] },
      { ok: false, code: 'member_no_enter' },
    ],
    recordFirstLogin: [{ ok: true, value: null }, networkFailed],
    loadMember: [{ ok: true, value: member }, networkFailed],
  },
  invariants: [
    {
      name: 'the server is asked only after the person submitted',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('signIn'),
          (step) => step.event.type === 'form.submitted' && step.context.refusal === null,
        ),
    },
    {
      name: 'the account is read only after the server accepted the sign-in',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('loadMember'),
          (step, before) => [...before, step].some((earlier) => isAccepted(earlier, 'signIn')),
        ),
    },
    {
      name: 'the first-login call is made exactly for a first sign-in, before anything else',
      holds: (history) =>
        always(
          history,
          (step) => isAccepted(step, 'signIn'),
          (step) =>
            step.started.includes('recordFirstLogin') ===
            (step.context.signedIn?.firstTimeLogin === true),
        ),
    },
    {
      name: 'a default password is always owed a change, an expired one where the site enforces it',
      holds: (history) =>
        always(
          history,
          (step) => step.status === 'done',
          ({ context, value }) => {
            const byCode = context.method === 'mobileCode';
            const byDefault = context.signedIn?.passwordIsDefault === true;
            const byExpiry = context.signedIn?.passwordExpired === true && context.expiryEnforced;
            return (value === 'passwordChangeOwed') === (!byCode && (byDefault || byExpiry));
          },
        ),
    },
    {
      name: 'the output says what the last state says',
      holds: (history) =>
        always(
          history,
          (step) => step.status === 'done',
          ({ output, value }) =>
            typeof output === 'object' &&
            output !== null &&
            'result' in output &&
            output.result === value,
        ),
    },
    {
      name: 'once asked for, the captcha stays',
      holds: (history) =>
        always(
          history,
          ({ context }) => !context.captchaRequired,
          (_, before) => before.every(({ context }) => !context.captchaRequired),
        ),
    },
    {
      name: 'a captcha is asked for only after a refusal that asks for it',
      holds: (history) =>
        always(
          history,
          ({ context }) => context.captchaRequired,
          (step, before) =>
            [...before, step].some(({ context }) => context.refusal?.captchaRequired === true),
        ),
    },
    {
      name: 'only a method on offer is chosen',
      holds: (history) => history.every(({ context }) => context.methods.includes(context.method)),
    },
    {
      name: 'an answer that is not accepted leaves its reason in sight',
      holds: (history) =>
        always(
          history,
          (step) =>
            isIn(step, 'memberUnavailable') ||
            (isIn(step, 'enteringDetails') && step.event.type.endsWith('.actor.signIn')),
          ({ context }) => context.refusal !== null,
        ),
    },
    {
      name: 'editing or changing the method takes the message away',
      holds: (history) =>
        always(
          history,
          (step) =>
            isIn(step, 'enteringDetails') &&
            (step.event.type === 'form.edited' ||
              (step.event.type === 'method.chosen' &&
                step.event['method'] === step.context.method)),
          ({ context }) => context.refusal === null,
        ),
    },
    {
      name: 'a method that was chosen and is on offer is the method',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type === 'method.chosen' && isIn(step, 'enteringDetails'),
          ({ event, context }) =>
            event['method'] === context.method ||
            !context.methods.some((method) => method === event['method']),
        ),
    },
  ],
  journeys: [
    {
      name: 'a member signs in, pressing twice',
      moves: [
        { event: { type: 'form.submitted' } },
        { event: { type: 'form.submitted' }, ignored: true },
        { actor: 'signIn', done: { ok: true, value: signedIn }, reaches: 'loadingMember' },
        { actor: 'loadMember', done: { ok: true, value: member } },
      ],
      ends: 'signedIn',
      output: { result: 'signedIn', member, generation: 1 },
    },
    {
      name: 'a wrong password keeps the form and asks for a captcha; the method changes, then it works',
      moves: [
        { event: { type: 'form.submitted' } },
        {
          actor: 'signIn',
          done: wrongPassword,
          reaches: 'enteringDetails',
          context: { refusal: wrongPassword, captchaRequired: true },
        },
        { event: { type: 'form.edited' }, context: { refusal: null, captchaRequired: true } },
        {
          event: { type: 'method.chosen', method: 'mobileCode' },
          context: { method: 'mobileCode' },
        },
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', failed: true, reaches: 'enteringDetails' },
        { event: { type: 'form.submitted' }, context: { refusal: null } },
        { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
      ],
      ends: 'loadingMember',
    },
    {
      name: 'an expired password is owed a change',
      moves: [
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
      ],
      ends: 'passwordChangeOwed',
      output: { result: 'passwordChangeOwed', reason: 'expired', generation: 1 },
    },
    {
      name: 'a first sign-in with the default password is noted, and the change is owed',
      moves: [
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', done: { ok: true, value: firstWithDefault } },
        { actor: 'recordFirstLogin', done: networkFailed },
      ],
      ends: 'passwordChangeOwed',
      output: { result: 'passwordChangeOwed', reason: 'default', generation: 1 },
    },
    {
      name: 'a first sign-in is noted, and its failure keeps nobody out',
      moves: [
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', done: { ok: true, value: { ...signedIn, firstTimeLogin: true } } },
        { actor: 'recordFirstLogin', failed: true },
      ],
      ends: 'loadingMember',
    },
    {
      name: 'a first sign-in goes on to the account',
      moves: [
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', done: { ok: true, value: { ...signedIn, firstTimeLogin: true } } },
        { actor: 'recordFirstLogin', done: { ok: true, value: null } },
      ],
      ends: 'loadingMember',
    },
    {
      name: 'the account cannot be read at first',
      moves: [
        { event: { type: 'form.submitted' } },
        { actor: 'signIn', done: { ok: true, value: signedIn } },
        {
          actor: 'loadMember',
          done: networkFailed,
          reaches: 'memberUnavailable',
          context: { refusal: networkFailed },
        },
        { event: { type: 'retry.requested' }, context: { refusal: null } },
        { actor: 'loadMember', failed: true, reaches: 'memberUnavailable' },
        { event: { type: 'retry.requested' } },
        { actor: 'loadMember', done: { ok: true, value: member } },
      ],
      ends: 'signedIn',
    },
  ],
});
