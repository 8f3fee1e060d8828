import { assign, setup } from 'xstate';
import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { type Outcome, type Refusal, signInBlockers } from '#contract/errors.ts';
import { confirmingPhoneCode, type PhoneCodeInput } from '../account/confirming-phone-code.ts';
import { readingMember } from '../account/reading-member.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { brokeDown, refusalOf, valueIn, withAnswer } from '../actors/outcome.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { PHONE_CODE_TIME_LIMIT_MILLISECONDS } from '../sms-countdown/sms-countdown.machine.ts';
import { submission } from '../submission/submission.machine.ts';
import { detailFields, secondStepFields } from './form-fields.ts';
import type {
  LoginContext,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMethod,
  LoginOutput,
  MemberOutcome,
  PasskeyOfferInput,
  PasskeyOutcome,
  PhoneCodeOutcome,
  ProviderInput,
  ProviderOutcome,
  SecondStepInput,
  SignedIn,
  SignInInput,
  SignInOutcome,
} from './login.types.ts';
import { debtOf, wayOf } from './login-way.ts';

const actors = {
  /** Checks the form, then has Firebase check the code, and keeps the proof (A11). */
  confirmPhoneCode: notProvided<PhoneCodeOutcome, PhoneCodeInput<LoginField>>('confirmPhoneCode'),
  /** Gets proof of an account elsewhere, in a new window (G5). */
  askProvider: notProvided<ProviderOutcome, ProviderInput>('askProvider'),
  /** Offers passkeys in the browser's autofill, for as long as that takes (A24). */
  offerPasskeys: notProvided<PasskeyOutcome, PasskeyOfferInput>('offerPasskeys'),
  /** Has the device sign with a passkey that the person chooses there (A24). */
  askPasskey: notProvided<PasskeyOutcome>('askPasskey'),
  /** Checks the form, then signs in; the token goes to the token store (A14). */
  signIn: submission<SignInInput, SignedIn>(),
  /** Signs in by the second step; the attempt's id is in the draft (A26). */
  takeSecondStep: submission<SecondStepInput, SignedIn>(),
  /** Tells the server that this account has signed in for the first time (A15). */
  recordFirstLogin: notProvided<Outcome<null>>('recordFirstLogin'),
  /** Reads who signed in (A15). */
  loadMember: notProvided<MemberOutcome>('loadMember'),
};

/** The offer is renewed in time: the server accepts its challenge for five minutes. */
const PASSKEY_OFFER_MILLISECONDS = 4 * 60_000;

const ask = asking<typeof actors, LoginContext>();

const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    methodIsOffered: ({ context }, { method }: { method: LoginMethod }) =>
      context.methods.length > 1 && context.methods.includes(method),
    providerIsKnown: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.providers.includes(provider),
    passkeysAreTaken: ({ context }) => context.takesPasskeys,
    passkeyIsCancelled: isRefusedBy('passkey_cancelled'),
    firebaseCodeIsRequested: ({ context }) =>
      context.codeByFirebase && context.method === 'mobileCode',
    passwordChangeIsOwed: ({ context }) => debtOf(context) !== null,
    secondWayIsOther: ({ context }, { way }: { way: SecondStepWay }) => context.secondWay !== way,
    secondStepIsRequired: isRefusedBy('second_step_required'),
    attemptIsOver: isRefusedBy('second_step_expired', 'second_step_locked', ...signInBlockers),
    loginIsFirst: ({ context }) => context.signedIn?.firstTimeLogin === true,
  },
  actions: {
    noteRefusal: assign(({ context }, { refusal }: { refusal: Refusal | null }) => ({
      refusal,
      secondWay: 'app' as const,
      byRecovery: context.signedIn !== null && context.byRecovery,
      // After the server accepted the sign-in, the method stays known: it decides what follows
      // (A15).
      provider: context.signedIn === null ? null : context.provider,
      byPasskey: context.signedIn !== null && context.byPasskey,
      captchaRequired: context.captchaRequired || refusal?.captchaRequired === true,
    })),
    /** The attempt continues, and so does its proof. */
    noteSecondRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    chooseSecondWay: assign((_, { way }: { way: SecondStepWay }) => ({
      secondWay: way,
      refusal: null,
    })),
    forgetRefusal: assign({ refusal: null }),
    chooseMethod: assign((_, { method }: { method: LoginMethod }) => ({ method, refusal: null })),
    noteProvider: assign((_, { provider }: { provider: SocialProvider }) => ({ provider })),
    beginAnew: assign({ provider: null, byPasskey: false, secondWay: 'app', byRecovery: false }),
    notePasskey: assign({ byPasskey: true }),
    noteRecovery: assign({ byRecovery: true, refusal: null }),
    noteSignedIn: assign((_, { outcome }: { outcome: SignInOutcome }) => ({
      signedIn: valueIn(outcome),
      secondWay: 'app' as const,
    })),
    noteMember: assign((_, { outcome }: { outcome: MemberOutcome }) => ({
      member: valueIn(outcome),
    })),
  },
  delays: {
    phoneCodeTimeLimit: PHONE_CODE_TIME_LIMIT_MILLISECONDS,
    passkeyOffer: PASSKEY_OFFER_MILLISECONDS,
  },
}).extend(answering);

/** Signing in by the methods that the site offers (A14, A15, G5). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    methods: input.methods,
    method: input.methods[0],
    providers: input.providers,
    provider: null,
    takesPasskeys: input.takesPasskeys,
    byPasskey: false,
    expiryEnforced: input.expiryEnforced,
    codeByFirebase: input.codeByFirebase,
    captchaRequired: false,
    secondWay: 'app',
    byRecovery: false,
    refusal: null,
    signedIn: null,
    member: null,
  }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description:
        'The person enters their details, or picks a passkey that the browser offers; the reason for the last refusal is shown.',
      ...ask('offerPasskeys', {
        input: ({ context }) => ({ takesPasskeys: context.takesPasskeys }),
        accepted: [
          { guard: 'passkeysAreTaken', target: 'signingIn', actions: 'notePasskey' },
          { actions: [] },
        ],
        // The person did not ask for it: without it the form works as usual.
        refused: { actions: [] },
      }),
      after: {
        passkeyOffer: { guard: 'passkeysAreTaken', target: 'enteringDetails', reenter: true },
      },
      on: {
        'form.submitted': [
          { guard: 'firebaseCodeIsRequested', target: 'confirmingPhoneCode' },
          { target: 'signingIn' },
        ],
        'provider.chosen': {
          guard: { type: 'providerIsKnown', params: ({ event }) => event },
          target: 'waitingForProvider',
          actions: { type: 'noteProvider', params: ({ event }) => event },
        },
        'passkey.chosen': { guard: 'passkeysAreTaken', target: 'askingPasskey' },
        'attempt.begun': { target: 'enteringSecondStep', actions: 'noteRecovery' },
        'form.edited': { actions: 'forgetRefusal' },
        'method.chosen': {
          guard: { type: 'methodIsOffered', params: ({ event }) => event },
          actions: { type: 'chooseMethod', params: ({ event }) => event },
        },
      },
    },
    waitingForProvider: {
      description: 'The person chooses an account in a window of Google, Facebook or Telegram.',
      entry: 'forgetRefusal',
      ...ask('askProvider', {
        input: ({ context }) => ({ provider: context.provider }),
        accepted: 'signingIn',
        refused: 'enteringDetails',
      }),
      on: { 'provider.abandoned': { target: 'enteringDetails', actions: 'beginAnew' } },
    },
    askingPasskey: {
      description: 'The device asks for a passkey, and the person confirms who they are.',
      entry: ['forgetRefusal', 'notePasskey'],
      ...ask('askPasskey', {
        accepted: 'signingIn',
        refused: [
          {
            guard: withAnswer('passkeyIsCancelled'),
            target: 'enteringDetails',
            actions: 'beginAnew',
          },
          { target: 'enteringDetails' },
        ],
      }),
      on: { 'passkey.abandoned': { target: 'enteringDetails', actions: 'beginAnew' } },
    },
    confirmingPhoneCode: confirmingPhoneCode('signingIn', detailFields),
    signingIn: {
      description: 'The server checks who this is, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('signIn', {
        input: ({ context }) => ({
          payload: { method: wayOf(context), requiredFields: detailFields(context) },
        }),
        accepted: { target: 'weighingSignIn', actions: withAnswer('noteSignedIn') },
        refused: [
          { guard: withAnswer('secondStepIsRequired'), target: 'enteringSecondStep', actions: [] },
          { target: 'enteringDetails' },
        ],
      }),
    },
    enteringSecondStep: {
      description: 'The first step was right; the person enters an app code or a recovery code.',
      on: {
        'form.submitted': { target: 'takingSecondStep' },
        'form.edited': { actions: 'forgetRefusal' },
        'secondWay.chosen': {
          guard: { type: 'secondWayIsOther', params: ({ event }) => event },
          actions: { type: 'chooseSecondWay', params: ({ event }) => event },
        },
        'secondStep.left': { target: 'enteringDetails', actions: ['beginAnew', 'forgetRefusal'] },
      },
    },
    takingSecondStep: {
      description: 'The server checks the code, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('takeSecondStep', {
        input: ({ context }) => ({
          payload: { way: context.secondWay, requiredFields: secondStepFields },
        }),
        accepted: { target: 'weighingSignIn', actions: withAnswer('noteSignedIn') },
        refused: [
          { guard: withAnswer('attemptIsOver'), target: 'enteringDetails' },
          {
            target: 'enteringSecondStep',
            actions: { type: 'noteSecondRefusal', params: refusalOf },
          },
        ],
        brokeDown: {
          target: 'enteringSecondStep',
          actions: { type: 'noteSecondRefusal', params: { refusal: brokeDown } },
        },
      }),
    },
    weighingSignIn: {
      description:
        'Decides what comes first: the first-login call, a new password, or the account.',
      always: [
        { guard: 'loginIsFirst', target: 'recordingFirstLogin' },
        { guard: 'passwordChangeIsOwed', target: 'passwordChangeOwed' },
        { target: 'loadingMember' },
      ],
    },
    recordingFirstLogin: {
      description:
        'The server records the first sign-in; if that fails, the person continues anyway.',
      tags: 'busy',
      invoke: {
        id: 'recordFirstLogin',
        src: 'recordFirstLogin',
        onDone: [
          { guard: 'passwordChangeIsOwed', target: 'passwordChangeOwed' },
          { target: 'loadingMember' },
        ],
        onError: [
          { guard: 'passwordChangeIsOwed', target: 'passwordChangeOwed' },
          { target: 'loadingMember' },
        ],
      },
    },
    ...readingMember({
      known: 'signedIn',
      loading: 'The person’s account is read.',
      unavailable: 'Signed in, but the account could not be read; the person may try again.',
    }),
    passwordChangeOwed: {
      description: 'The password is the default or has expired: it must be changed first.',
      type: 'final',
    },
    signedIn: { description: 'The person is signed in.', type: 'final' },
  },
  output: ({ context }) => outputOf(context),
});

function outputOf(context: LoginContext): LoginOutput {
  const generation = context.signedIn?.generation ?? 0;
  return context.member === null
    ? { result: 'passwordChangeOwed', reason: debtOf(context) ?? 'default', generation }
    : { result: 'signedIn', member: context.member, generation };
}
