import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { notProvided } from '../actors/not-provided.ts';
import { brokeDown, refusalIn, timedOut, valueIn } from '../actors/outcome.ts';
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginMethod,
  LoginOutput,
  MemberOutcome,
  PhoneCodeOutcome,
  SignInInput,
  SignInOutcome,
} from './login.types.ts';
import { passwordDebt } from './password-debt.ts';

/** Longest wait for Firebase to check a code, in milliseconds (A11). */
export const LOGIN_CODE_TIME_LIMIT_MILLISECONDS = 45_000;

const actors = {
  /** Checks the form by its rules, then has Firebase check its code and keeps the proof (A11). */
  confirmPhoneCode: notProvided<PhoneCodeOutcome, SignInInput>('confirmPhoneCode'),
  /** Checks the form by its rules, then signs in; the token goes to the token store (A14). */
  signIn: notProvided<SignInOutcome, SignInInput>('signIn'),
  /** Tells the server that this account has signed in for the first time (A15). */
  recordFirstLogin: notProvided<Outcome<null>>('recordFirstLogin'),
  /** Reads who signed in (A15). */
  loadMember: notProvided<MemberOutcome>('loadMember'),
};

function debtOf({ signedIn, method, expiryEnforced }: LoginContext) {
  return signedIn === null ? null : passwordDebt(signedIn, method, expiryEnforced);
}

const signInInput = ({ context }: { context: LoginContext }): SignInInput => ({
  method: context.method,
  withCaptcha: context.captchaRequired,
});

/** Signing in by the methods that the site offers (A14, A15). */
export const loginMachine = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isAccepted: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome.ok,
    isOffered: ({ context }, { method }: { method: LoginMethod }) =>
      context.methods.includes(method),
    firebaseCodeAsked: ({ context }) => context.codeByFirebase && context.method === 'mobileCode',
    owesPasswordChange: ({ context }) => debtOf(context) !== null,
    isFirstLogin: ({ context }) => context.signedIn?.firstTimeLogin === true,
  },
  actions: {
    chooseMethod: assign((_, { method }: { method: LoginMethod }) => ({ method, refusal: null })),
    forgetRefusal: assign({ refusal: null }),
    noteRefusal: assign(({ context }, { refusal }: { refusal: Refusal | null }) => ({
      refusal,
      captchaRequired: context.captchaRequired || refusal?.captchaRequired === true,
    })),
    noteSignedIn: assign((_, { outcome }: { outcome: SignInOutcome }) => ({
      signedIn: valueIn(outcome),
    })),
    noteMember: assign((_, { outcome }: { outcome: MemberOutcome }) => ({
      member: valueIn(outcome),
    })),
  },
  delays: { phoneCodeTimeLimit: LOGIN_CODE_TIME_LIMIT_MILLISECONDS },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    methods: input.methods,
    method: input.methods[0],
    expiryEnforced: input.expiryEnforced,
    codeByFirebase: input.codeByFirebase,
    captchaRequired: false,
    refusal: null,
    signedIn: null,
    member: null,
  }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'The person types; the reason of the last refusal is shown.',
      on: {
        'form.submitted': [
          { guard: 'firebaseCodeAsked', target: 'confirmingPhoneCode' },
          { target: 'signingIn' },
        ],
        'form.edited': { actions: 'forgetRefusal' },
        'method.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => ({ method: event.method }) },
          actions: { type: 'chooseMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    confirmingPhoneCode: {
      description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'confirmPhoneCode',
        src: 'confirmPhoneCode',
        input: signInInput,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'signingIn',
          },
          {
            target: 'enteringDetails',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'enteringDetails',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      after: {
        phoneCodeTimeLimit: {
          target: 'enteringDetails',
          actions: { type: 'noteRefusal', params: { refusal: timedOut } },
        },
      },
    },
    signingIn: {
      description: 'The server checks who this is; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: signInInput,
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'weighingSignIn',
            actions: { type: 'noteSignedIn', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'enteringDetails',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'enteringDetails',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
    },
    weighingSignIn: {
      description: 'What comes first: the first-login call, a new password, or the account.',
      always: [
        { guard: 'isFirstLogin', target: 'recordingFirstLogin' },
        { guard: 'owesPasswordChange', target: 'passwordChangeOwed' },
        { target: 'loadingMember' },
      ],
    },
    recordingFirstLogin: {
      description: 'The server notes the first sign-in; its failure keeps nobody out.',
      tags: 'busy',
      invoke: {
        id: 'recordFirstLogin',
        src: 'recordFirstLogin',
        onDone: [
          { guard: 'owesPasswordChange', target: 'passwordChangeOwed' },
          { target: 'loadingMember' },
        ],
        onError: [
          { guard: 'owesPasswordChange', target: 'passwordChangeOwed' },
          { target: 'loadingMember' },
        ],
      },
    },
    loadingMember: {
      description: 'The account of the person is read.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'signedIn',
            actions: { type: 'noteMember', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'memberUnavailable',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'memberUnavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
    },
    memberUnavailable: {
      description: 'Signed in, but the account could not be read; the person may try again.',
      on: { 'retry.requested': { target: 'loadingMember' } },
    },
    passwordChangeOwed: {
      description: 'The password is the default or has expired: it must be changed first.',
      type: 'final',
    },
    signedIn: {
      description: 'The person is signed in and known.',
      type: 'final',
    },
  },
  output: ({ context }) => outputOf(context),
});

function outputOf(context: LoginContext): LoginOutput {
  const generation = context.signedIn?.generation ?? 0;
  return context.member === null
    ? { result: 'passwordChangeOwed', reason: debtOf(context) ?? 'default', generation }
    : { result: 'signedIn', member: context.member, generation };
}
