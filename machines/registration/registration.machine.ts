import type { PromiseActorLogic } from 'xstate';
import { readingMember } from '../account/reading-member.ts';
import { notProvided } from '../actors/not-provided.ts';
import { answerOf, brokeDown, refusalOf } from '../actors/outcome.ts';
import type { WithActors } from '../actors/with-actors.ts';
import { registrationSetup } from './registration.setup.ts';
import type { JurisdictionStep } from './registration.steps.ts';
import { stepInput, submissionStates } from './registration.submission.ts';
import type { StepInput, StepOutcome } from './registration.types.ts';

/**
 * Registration by user name or by mobile number (A9, A10, A12), with the specification's steps
 * and those that a jurisdiction adds before the account is made (G9).
 */
export function createRegistrationMachine<const Actor extends string = never>(
  jurisdictionSteps: readonly JurisdictionStep<Actor>[] = [],
) {
  const demandable = jurisdictionSteps.map(({ state }) => state);
  const machine = registrationSetup.createMachine({
    id: 'registration',
    context: ({ input }) => ({
      mode: input.mode,
      registrationType: input.registrationType ?? 'username',
      form: null,
      addressCode: input.affiliateCode,
      addressCodeIsValid: false,
      affiliateCode: null,
      registered: null,
      member: null,
      refusal: null,
    }),
    initial: 'loadingForm',
    states: {
      loadingForm: {
        description: 'Settings and field rules are read; the form is not there yet.',
        tags: 'busy',
        entry: 'forgetRefusal',
        invoke: {
          id: 'loadForm',
          src: 'loadForm',
          onDone: [
            {
              guard: { type: 'isRefused', params: answerOf },
              target: 'formUnavailable',
              actions: { type: 'noteRefusal', params: refusalOf },
            },
            { guard: { type: 'isClosed', params: answerOf }, target: 'closed' },
            {
              guard: {
                type: 'asksForUnknownStep',
                params: ({ event }) => ({ outcome: event.output, known: demandable }),
              },
              target: 'formUnavailable',
              actions: {
                type: 'noteRefusal',
                params: { refusal: { ok: false, code: 'feature_disabled' } },
              },
            },
            {
              guard: { type: 'bringsInvitation', params: answerOf },
              target: 'checkingInvitation',
              actions: { type: 'noteForm', params: answerOf },
            },
            { target: 'enteringDetails', actions: { type: 'noteForm', params: answerOf } },
          ],
          onError: {
            target: 'formUnavailable',
            actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
          },
        },
      },
      formUnavailable: {
        description: 'The form could not be loaded; the person may try again.',
        on: { 'retry.requested': { target: 'loadingForm' } },
      },
      closed: {
        description: 'The site takes no registrations: it offers neither tab. It may open again.',
        on: { 'retry.requested': { target: 'loadingForm' } },
      },
      checkingInvitation: {
        description: 'The affiliate code of the address is checked; without it a box asks for one.',
        tags: 'busy',
        invoke: {
          id: 'checkInvitation',
          src: 'checkInvitation',
          input: ({ context }) => ({
            affiliateCode: context.addressCode ?? '',
            rule: context.form?.rules.affiliateCode,
          }),
          onDone: {
            target: 'enteringDetails',
            actions: {
              type: 'noteInvitation',
              params: ({ event }) => ({ isValid: event.output.ok }),
            },
          },
          onError: { target: 'enteringDetails' },
        },
      },
      enteringDetails: {
        description: 'The person fills in the form; why the last attempt ended is in sight.',
        on: {
          'form.submitted': {
            target: 'submitting',
            actions: {
              type: 'noteSubmission',
              params: ({ event }) => ({ typedCode: event.affiliateCode }),
            },
          },
          'form.edited': { actions: 'forgetRefusal' },
          'form.reset': { guard: 'isPage', actions: 'forgetRefusal' },
          'type.chosen': {
            guard: { type: 'isOffered', params: ({ event }) => ({ type: event.registrationType }) },
            actions: {
              type: 'chooseType',
              params: ({ event }) => ({ type: event.registrationType }),
            },
          },
        },
      },
      submitting: {
        description: 'One step after the other; each runs only after the one before succeeded.',
        tags: 'busy',
        initial: 'checkingDetails',
        states: {
          ...submissionStates(jurisdictionSteps),
          registering: {
            description: 'The server makes the account; a second press does nothing.',
            invoke: {
              id: 'register',
              src: 'register',
              input: stepInput,
              onDone: [
                {
                  guard: { type: 'isRefused', params: answerOf },
                  target: '#registration.enteringDetails',
                  actions: { type: 'noteRefusal', params: refusalOf },
                },
                {
                  guard: 'isByMobile',
                  target: '#registration.confirmingAccount',
                  actions: { type: 'noteRegistered', params: answerOf },
                },
                {
                  target: '#registration.loadingMember',
                  actions: { type: 'noteRegistered', params: answerOf },
                },
              ],
              onError: {
                target: '#registration.enteringDetails',
                actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
              },
            },
          },
        },
      },
      invitationRefused: {
        description: 'A warning says that the invitation code does not hold; nothing was sent.',
        on: { 'warning.confirmed': { target: 'enteringDetails' } },
      },
      confirmingAccount: {
        description: 'The new account number is shown, to be copied (registration by mobile).',
        on: { 'account.confirmed': { target: 'loadingMember' } },
      },
      ...readingMember({
        known: 'registered',
        loading: 'The account exists and its owner is being signed in.',
        unavailable: 'The account exists, but could not be read; the person may try again.',
      }),
      registered: {
        description: 'The person has an account and is signed in.',
        type: 'final',
      },
    },
    output: ({ context }) => ({
      result: 'registered',
      registrationType: context.registrationType,
      account: context.registered,
      member: context.member,
    }),
  });

  const jurisdictionActors = Object.fromEntries(
    jurisdictionSteps.map(({ actor }) => [actor, notProvided<StepOutcome, StepInput>(actor)]),
  );
  return machine.provide({ actors: jurisdictionActors }) as WithActors<
    typeof machine,
    StepActor<Actor>
  >;
}

type StepActor<Actor extends string> = Actor extends string
  ? { src: Actor; logic: PromiseActorLogic<StepOutcome, StepInput>; id: string | undefined }
  : never;

/** Registration as the specification has it. */
export const registrationMachine = createRegistrationMachine();
