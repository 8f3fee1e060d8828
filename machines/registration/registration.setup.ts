import { assign, emit, setup } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import type { RegistrationType } from '#contract/rules/registration-form.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { PHONE_CODE_TIME_LIMIT_MILLISECONDS } from '../sms-countdown/sms-countdown.machine.ts';
import { submission } from '../submission/submission.machine.ts';
import {
  asksFirebaseForCode,
  codeToSubmit,
  hasUncheckedCode,
  isOutdatedBy,
  openingTab,
  tabsOf,
} from './registration.facts.ts';
import type {
  AddressCodeState,
  InvitationInput,
  LoadedForm,
  LoadFormOutcome,
  MemberOutcome,
  RegisteredAccount,
  RegisterOutcome,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  RegistrationOutput,
  StepInput,
  StepOutcome,
} from './registration.types.ts';

/** Timeout of a puzzle, in milliseconds; solving it by keyboard may take minutes (A10). */
const HUMANITY_TIME_LIMIT_MILLISECONDS = 300_000;

/** The registration's actors, by name. */
export const actors = {
  /** Reads settings and field rules (A1, A3). */
  loadForm: notProvided<LoadFormOutcome>('loadForm'),
  /** Checks the affiliate code of the address (A9). */
  checkInvitation: notProvided<Outcome<null>, InvitationInput>('checkInvitation'),
  /** Checks every field of the draft by its rule; refuses with the fields to correct (A12). */
  checkDetails: notProvided<StepOutcome, StepInput>('checkDetails'),
  /** Checks the affiliate code of the submission (A9). */
  checkAffiliate: notProvided<StepOutcome, StepInput>('checkAffiliate'),
  /** Shows the puzzle and keeps its result for the protected call (A10). */
  verifyHumanity: notProvided<StepOutcome, StepInput>('verifyHumanity'),
  /** Has Firebase check the draft's code, and keeps the proof for the call (A11, A12). */
  confirmPhoneCode: notProvided<StepOutcome, StepInput>('confirmPhoneCode'),
  /** Creates the account; the token goes to the token store (A13). */
  register: submission<StepInput, RegisteredAccount>(),
  /** Reads the new member (A12). */
  loadMember: notProvided<MemberOutcome>('loadMember'),
};

/** Actors, guards, actions and delays of the registration, by name. */
export const registrationSetup = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    output: {} as RegistrationOutput,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    registrationIsClosed: (_, { outcome }: { outcome: LoadFormOutcome }) =>
      outcome.ok && outcome.value.offer.closed,
    /**
     * A step that the site requires and this portal lacks: no form rather than half of one (G9).
     */
    unknownStepIsRequired: (_, { outcome }: { outcome: LoadFormOutcome }) =>
      outcome.ok && outcome.value.settings.extraSteps.length > 0,
    /** There is a form, and this portal has every step that it requires. */
    formCanBeFilledIn: (_, { form }: { form: LoadedForm }) =>
      !form.offer.closed && form.settings.extraSteps.length === 0,
    addressBringsInvitation: ({ context }, { outcome }: { outcome: LoadFormOutcome }) =>
      outcome.ok && outcome.value.settings.affiliate && context.addressCode !== null,
    /** The server does not know the code; other refusals say nothing about it. */
    invitationIsRefused: isRefusedBy('invitation_code_error', 'validation_failed'),
    formIsOutdated: ({ context }, { outcome }: { outcome: RegisterOutcome }) =>
      !outcome.ok && isOutdatedBy(context, outcome),
    typeIsOffered: ({ context }, { type }: { type: RegistrationType }) =>
      context.form !== null &&
      tabsOf(context.form).length > 1 &&
      tabsOf(context.form).includes(type),
    formIsPage: ({ context }) => context.mode === 'page',
    affiliateCodeIsGiven: ({ context }) => context.affiliateCode !== null,
    humanityIsRequired: ({ context }) =>
      context.form !== null && context.form.settings.geetest !== null,
    firebaseCodeIsRequested: ({ context }) => asksFirebaseForCode(context),
  },
  actions: {
    noteForm: assign(({ context }, { outcome }: { outcome: LoadFormOutcome }) =>
      outcome.ok
        ? {
            form: outcome.value,
            registrationType: openingTab(outcome.value, context.registrationType),
            affiliateCode: null,
          }
        : {},
    ),
    /** The open tab stays if it is still offered. */
    noteChangedForm: assign(({ context }, { form }: { form: LoadedForm }) => ({
      form,
      registrationType: openingTab(form, context.registrationType),
      // The submission used the previous form.
      affiliateCode: null,
    })),
    announceOutdatedForm: emit({ type: 'form.outdated' }),
    announceForm: emit(({ context }) => ({
      type: 'form.prepared',
      uncheckedCode: hasUncheckedCode(context) ? context.addressCode : null,
    })),
    forgetForm: assign({ form: null }),
    noteAddressCode: assign((_, { state }: { state: AddressCodeState }) => ({
      addressCodeState: state,
    })),
    chooseType: assign((_, { type }: { type: RegistrationType }) => ({
      registrationType: type,
      refusal: null,
    })),
    noteSubmission: assign(({ context }, { typedCode }: { typedCode: string }) => ({
      affiliateCode: codeToSubmit(context, typedCode),
      refusal: null,
    })),
    noteRegistered: assign((_, { outcome }: { outcome: RegisterOutcome }) => ({
      registered: valueIn(outcome),
    })),
    noteMember: assign((_, { outcome }: { outcome: MemberOutcome }) => ({
      member: valueIn(outcome),
    })),
  },
  delays: {
    humanityTimeLimit: HUMANITY_TIME_LIMIT_MILLISECONDS,
    phoneCodeTimeLimit: PHONE_CODE_TIME_LIMIT_MILLISECONDS,
  },
}).extend(refusable);
