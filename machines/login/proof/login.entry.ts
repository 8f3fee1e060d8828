import { arrivalInvariants } from '../../account/proof/arrival.invariants.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { loginMachine } from '../login.machine.ts';
import { requiredFields } from '../required-fields.ts';
import {
  attemptExpired,
  firstWithDefault,
  passkeyCancelled,
  passkeyUnknown,
  secondStepRequired,
  signedIn,
  wrongPassword,
  wrongSecondStep,
} from './login.examples.ts';
import { loginJourneys } from './login.journeys.ts';
import { isSigned, passkeyInvariants } from './passkey.invariants.ts';
import { passkeyJourneys } from './passkey.journeys.ts';
import { secondStepInvariants } from './second-step.invariants.ts';
import { secondStepJourneys } from './second-step.journeys.ts';

const member = memberOfType(0);

/** Catalogue entry: signing in. */
export const loginEntry = catalogueEntry<typeof loginMachine>({
  id: 'login',
  title: 'Login',
  purpose: 'Signs a person in, and asks for a captcha or a new password when required.',
  requirements: ['A11', 'A14', 'A15', 'A23', 'A24', 'A26', 'G4a', 'G5', 'S12'],
  machine: loginMachine,
  requiredFields,
  inspected: {
    shown: ['method', 'methods', 'provider', 'providers', 'secondWay', 'way'],
    named: [
      'signedIn',
      'captchaRequired',
      'expiryEnforced',
      'firstTimeLogin',
      'passwordExpired',
      'passwordIsDefault',
      'loginTabs',
      'phoneRecovery',
      'codeByFirebase',
      'takesPasskeys',
      'byPasskey',
    ],
  },
  inputs: {
    everyTab: {
      methods: ['username', 'mobileCode', 'mobilePassword'],
      providers: ['google', 'telegram'],
      expiryEnforced: true,
      codeByFirebase: false,
      takesPasskeys: true,
    },
    expiryIgnored: {
      methods: ['username'],
      providers: [],
      expiryEnforced: false,
      codeByFirebase: false,
      takesPasskeys: false,
    },
    byFirebase: {
      methods: ['username', 'mobileCode'],
      providers: ['facebook'],
      expiryEnforced: true,
      codeByFirebase: true,
      takesPasskeys: true,
    },
  },
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'username' },
      { type: 'method.chosen', method: 'mobileCode' },
      { type: 'method.chosen', method: 'mobilePassword' },
    ],
    'provider.chosen': [
      { type: 'provider.chosen', provider: 'google' },
      { type: 'provider.chosen', provider: 'facebook' },
      { type: 'provider.chosen', provider: 'telegram' },
    ],
    'provider.abandoned': [{ type: 'provider.abandoned' }],
    'passkey.chosen': [{ type: 'passkey.chosen' }],
    'passkey.abandoned': [{ type: 'passkey.abandoned' }],
    'form.submitted': [{ type: 'form.submitted' }],
    'attempt.begun': [{ type: 'attempt.begun' }],
    'secondWay.chosen': [
      { type: 'secondWay.chosen', way: 'recoveryCode' },
      { type: 'secondWay.chosen', way: 'app' },
    ],
    'secondStep.left': [{ type: 'secondStep.left' }],
    'form.edited': [{ type: 'form.edited' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    confirmPhoneCode: [
      { ok: true, value: null },
      { ok: false, code: 'phone_code_incorrect' },
      { ok: false, code: 'validation_failed', fields: [{ field: 'mobileNum', rule: 'mobile' }] },
    ],
    askProvider: [
      { ok: true, value: null },
      { ok: false, code: 'popup_closed' },
      { ok: false, code: 'popup_blocked' },
    ],
    offerPasskeys: [{ ok: true, value: null }, passkeyCancelled],
    askPasskey: [{ ok: true, value: null }, passkeyCancelled, networkFailed],
    signIn: [
      { ok: true, value: signedIn },
      { ok: true, value: { ...signedIn, firstTimeLogin: true } },
      { ok: true, value: { ...signedIn, passwordExpired: true } },
      { ok: true, value: firstWithDefault },
      wrongPassword,
      secondStepRequired,
      { ok: false, code: 'validation_failed', fields: [{ field: 'username', rule: 'required' }] },
      { ok: false, code: 'member_no_enter' },
      { ok: false, code: 'social_sign_in_refused' },
      passkeyUnknown,
    ],
    takeSecondStep: [{ ok: true, value: signedIn }, wrongSecondStep, attemptExpired],
    recordFirstLogin: [{ ok: true, value: null }, networkFailed],
    loadMember: [{ ok: true, value: member }, networkFailed],
  },
  invariants: [
    whenever(
      'the server is asked only after the person submitted',
      (step) => step.started.includes('signIn'),
      (step) =>
        step.context.refusal === null &&
        (step.event.type === 'form.submitted' ||
          isAccepted(step, 'confirmPhoneCode') ||
          isAccepted(step, 'askProvider') ||
          isSigned(step)),
    ),
    whenever(
      'where Firebase sends the codes, a sign-in by code comes after it confirmed one',
      (step) => step.started.includes('signIn'),
      (step) =>
        isAccepted(step, 'confirmPhoneCode') ===
        (step.context.codeByFirebase &&
          step.context.method === 'mobileCode' &&
          step.context.provider === null &&
          !step.context.byPasskey),
    ),
    whenever(
      'a sign-in by an account elsewhere comes after its provider confirmed it',
      (step) => step.started.includes('signIn'),
      (step) => isAccepted(step, 'askProvider') === (step.context.provider !== null),
    ),
    whenever(
      'exactly the chosen, offered provider is asked',
      (step) => step.started.includes('askProvider'),
      (step) =>
        step.event.type === 'provider.chosen' &&
        step.event['provider'] === step.context.provider &&
        step.context.refusal === null &&
        step.context.providers.some((provider) => provider === step.context.provider),
    ),
    whenever(
      'a person who stops waiting for a provider returns to the form',
      (step) => step.event.type === 'provider.abandoned',
      (step) => !isIn(step, 'waitingForProvider') && step.context.provider === null,
    ),
    ...arrivalInvariants<typeof loginMachine>(
      ['signIn', 'takeSecondStep'],
      'the server accepted the sign-in',
      (context) => context.signedIn,
    ),
    whenever(
      'a default password must always be changed, an expired one if the site enforces it',
      (step) => step.status === 'done',
      ({ context, value }) => {
        const byPassword =
          context.provider === null &&
          !context.byPasskey &&
          !context.byRecovery &&
          context.method !== 'mobileCode';
        const byDefault = context.signedIn?.passwordIsDefault === true;
        const byExpiry = context.signedIn?.passwordExpired === true && context.expiryEnforced;
        return (value === 'passwordChangeOwed') === (byPassword && (byDefault || byExpiry));
      },
    ),
    ...secondStepInvariants,
    ...passkeyInvariants,
    whenever(
      'the output says what the last state says',
      (step) => step.status === 'done',
      ({ output, value }) =>
        typeof output === 'object' &&
        output !== null &&
        'result' in output &&
        output.result === value,
    ),
    whenever(
      'once required, the captcha stays',
      ({ context }) => !context.captchaRequired,
      (_, before) => before.every(({ context }) => !context.captchaRequired),
    ),
    whenever(
      'a captcha is required only after a refusal that demands it',
      ({ context }) => context.captchaRequired,
      (step, before) =>
        [...before, step].some(({ context }) => context.refusal?.captchaRequired === true),
    ),
    always('only an offered method is chosen', ({ context }) =>
      context.methods.includes(context.method),
    ),
    whenever(
      'a refused answer leaves its reason visible',
      (step) =>
        isIn(step, 'memberUnavailable') ||
        (isIn(step, 'enteringDetails') &&
          /(actor\.(signIn|confirmPhoneCode|askProvider)$|TimeLimit)/u.test(step.event.type)),
      ({ context }) => context.refusal !== null,
    ),
    whenever(
      'editing or changing the method clears the message',
      (step) =>
        isIn(step, 'enteringDetails') &&
        (step.event.type === 'form.edited' ||
          (step.event.type === 'method.chosen' && step.event['method'] === step.context.method)),
      ({ context }) => context.refusal === null,
    ),
    whenever(
      'a chosen, offered method becomes the method',
      (step) => step.event.type === 'method.chosen' && isIn(step, 'enteringDetails'),
      ({ event, context }) =>
        event['method'] === context.method ||
        !context.methods.some((method) => method === event['method']),
    ),
  ],
  journeys: [...loginJourneys, ...secondStepJourneys, ...passkeyJourneys],
});
