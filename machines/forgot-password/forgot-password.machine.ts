import { assign, setup } from 'xstate';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Outcome } from '#contract/errors.ts';
import { confirmingPhoneCode } from '../account/confirming-phone-code.ts';
import { readingMember } from '../account/reading-member.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { PHONE_CODE_TIME_LIMIT_MILLISECONDS } from '../sms-countdown/sms-countdown.machine.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  ForgotPasswordOutput,
  MemberOutcome,
  PhoneCodeOutcome,
  RecoveredByPhone,
  RecoveredOutcome,
  RecoveryFormInput,
  RecoveryMethod,
} from './forgot-password.types.ts';
import { requiredFields } from './required-fields.ts';

const actors = {
  /** Checks the form, then has the server send a mail with a link (A17). */
  sendMail: notProvided<Outcome<null>, RecoveryFormInput>('sendMail'),
  /** Checks the form, then has Firebase check the code, and keeps the proof (A11). */
  confirmPhoneCode: notProvided<PhoneCodeOutcome, RecoveryFormInput>('confirmPhoneCode'),
  /** Checks the form, then sets the new password; the token goes to the token store (A17). */
  setPassword: submission<RecoveryFormInput, RecoveredByPhone>(),
  /** Tells the server that this account has signed in for the first time (A15). */
  recordFirstLogin: notProvided<Outcome<null>>('recordFirstLogin'),
  /** Reads who signed in (A15). */
  loadMember: notProvided<MemberOutcome>('loadMember'),
};

const ask = asking<typeof actors, ForgotPasswordContext>();

const forgotPasswordSetup = setup({
  types: {
    input: {} as ForgotPasswordInput,
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    output: {} as ForgotPasswordOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    methodIsOffered: ({ context }, { method }: { method: RecoveryMethod }) =>
      context.methods.includes(method),
    methodIsPhone: ({ context }) => context.method === 'phone',
    firebaseCodeIsRequested: ({ context }) => context.codeByFirebase && context.method === 'phone',
    /** The mail could not be sent, or the account must be opened first. */
    anotherTryMayNotHelp: ({ context: { refusal } }) =>
      refusal !== null &&
      (refusal.code === 'mail_failed' || errorCatalogue[refusal.code].next === 'contactService'),
    secondStepIsRequired: isRefusedBy('second_step_required'),
    loginIsFirst: (_, { outcome }: { outcome: RecoveredOutcome }) =>
      valueIn(outcome)?.firstTimeLogin === true,
  },
  actions: {
    chooseMethod: assign((_, { method }: { method: RecoveryMethod }) => ({
      method,
      refusal: null,
    })),
    noteRecovered: assign((_, { outcome }: { outcome: RecoveredOutcome }) => ({
      recovered: valueIn(outcome),
    })),
    noteMember: assign((_, { outcome }: { outcome: MemberOutcome }) => ({
      member: valueIn(outcome),
    })),
  },
  delays: { phoneCodeTimeLimit: PHONE_CODE_TIME_LIMIT_MILLISECONDS },
}).extend(refusable);

/** Recovering access without the password: a link by mail, or a code by phone (A17). */
export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    methods: input.methods,
    method: input.methods[0],
    codeByFirebase: input.codeByFirebase,
    refusal: null,
    recovered: null,
    member: null,
  }),
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description: 'The person says who they are; the reason for the last refusal is shown.',
      on: {
        'form.submitted': [
          { guard: 'firebaseCodeIsRequested', target: 'confirmingPhoneCode' },
          { guard: 'methodIsPhone', target: 'settingPassword' },
          { target: 'sendingMail' },
        ],
        'form.edited': { target: '.ready', actions: 'forgetRefusal' },
        'method.chosen': {
          guard: { type: 'methodIsOffered', params: ({ event }) => event },
          target: '.ready',
          actions: { type: 'chooseMethod', params: ({ event }) => event },
        },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'Nothing was refused, or another try may help.',
          always: { guard: 'anotherTryMayNotHelp', target: 'needingOtherWay' },
        },
        needingOtherWay: {
          description: 'Another try may not help: the form offers other ways to get back in.',
        },
      },
    },
    sendingMail: {
      description:
        'The server looks for the account and sends the email; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('sendMail', {
        input: (args) => ({ requiredFields: requiredFields(args) }),
        accepted: 'mailSent',
        refused: 'enteringDetails',
      }),
    },
    mailSent: {
      description:
        'An email with a link is on its way. If it does not arrive, the person can ask again.',
      on: { 'form.reopened': { target: 'enteringDetails' } },
    },
    confirmingPhoneCode: confirmingPhoneCode('settingPassword', (context: ForgotPasswordContext) =>
      requiredFields({ context }),
    ),
    settingPassword: {
      description:
        'The server checks the proof of the number and sets the password, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('setPassword', {
        input: (args) => ({ payload: { requiredFields: requiredFields(args) } }),
        accepted: [
          {
            guard: withAnswer('loginIsFirst'),
            target: 'recordingFirstLogin',
            actions: withAnswer('noteRecovered'),
          },
          { target: 'loadingMember', actions: withAnswer('noteRecovered') },
        ],
        refused: [
          { guard: withAnswer('secondStepIsRequired'), target: 'secondStepOwed', actions: [] },
          { target: 'enteringDetails' },
        ],
      }),
    },
    recordingFirstLogin: {
      description:
        'The server records the first sign-in; if that fails, the person continues anyway.',
      tags: 'busy',
      invoke: {
        id: 'recordFirstLogin',
        src: 'recordFirstLogin',
        onDone: { target: 'loadingMember' },
        onError: { target: 'loadingMember' },
      },
    },
    ...readingMember({
      known: 'signedIn',
      loading: 'The password is new; the account of the person is read.',
      unavailable:
        'The password is new, but the account could not be read; the person may try again.',
    }),
    secondStepOwed: {
      description: 'The password is changed; the sign-in asks for the account’s second step.',
      type: 'final',
    },
    signedIn: {
      description: 'The person is signed in with the new password, and home opens.',
      type: 'final',
    },
  },
  output: ({ context }) => ({
    result: context.member === null ? 'secondStepOwed' : 'signedIn',
    member: context.member,
    generation: context.recovered?.generation ?? 0,
  }),
});
