import { readingMember } from '../account/reading-member.ts';
import { asking } from '../actors/answering.ts';
import { refusalOf, withAnswer } from '../actors/outcome.ts';
import { type actors, registrationSetup } from './registration.setup.ts';
import type { RegistrationContext, StepInput } from './registration.types.ts';

const ask = asking<typeof actors, RegistrationContext>();

/** Input of every step of a submission. */
const stepInput = ({ context }: { context: RegistrationContext }): StepInput => ({
  registrationType: context.registrationType,
  form: context.form,
  addressCodeState: context.addressCodeState,
  affiliateCode: context.affiliateCode,
});

const FORM = '#registration.enteringDetails';

/**
 * Registration by user name or by mobile number (A9, A10, A12). A jurisdiction's further step
 * before the account is made will be another state of a submission (G9).
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    mode: input.mode,
    registrationType: input.registrationType ?? 'username',
    form: null,
    addressCode: input.affiliateCode,
    addressCodeState: 'unchecked',
    affiliateCode: null,
    registered: null,
    member: null,
    refusal: null,
  }),
  initial: 'loadingForm',
  states: {
    loadingForm: {
      description: 'Settings and field rules are loading; the form is not there yet.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('loadForm', {
        accepted: [
          { guard: withAnswer('registrationIsClosed'), target: 'closed' },
          {
            guard: withAnswer('unknownStepIsRequired'),
            target: 'formUnavailable',
            actions: {
              type: 'noteRefusal',
              params: { refusal: { ok: false, code: 'feature_disabled' } },
            },
          },
          {
            guard: withAnswer('addressBringsInvitation'),
            target: 'checkingInvitation',
            actions: withAnswer('noteForm'),
          },
          { target: 'enteringDetails', actions: withAnswer('noteForm') },
        ],
        refused: 'formUnavailable',
      }),
    },
    formUnavailable: {
      description: 'The form could not be loaded; the person can try again.',
      on: {
        'retry.requested': { target: 'loadingForm' },
        'form.changed': { target: 'loadingForm' },
      },
    },
    closed: {
      description: 'The site takes no registrations right now; the person can try again later.',
      on: {
        'retry.requested': { target: 'loadingForm' },
        'form.changed': { target: 'loadingForm' },
      },
    },
    checkingInvitation: {
      description:
        'The affiliate code of the link is checked; if it is not valid, a box asks for one.',
      tags: 'busy',
      ...ask('checkInvitation', {
        input: ({ context }) => ({
          affiliateCode: context.addressCode ?? '',
          rule: context.form?.rules.affiliateCode,
        }),
        accepted: {
          target: 'enteringDetails',
          actions: { type: 'noteAddressCode', params: { state: 'valid' } },
        },
        refused: [
          {
            guard: withAnswer('invitationIsRefused'),
            target: 'enteringDetails',
            actions: { type: 'noteAddressCode', params: { state: 'invalid' } },
          },
          { target: 'enteringDetails', actions: [] },
        ],
      }),
    },
    enteringDetails: {
      description: 'The person fills in the form; the reason for the last failure is shown.',
      entry: 'announceForm',
      on: {
        'form.submitted': {
          target: 'submitting',
          actions: {
            type: 'noteSubmission',
            params: ({ event }) => ({ typedCode: event.affiliateCode }),
          },
        },
        'form.edited': { actions: 'forgetRefusal' },
        'form.changed': [
          {
            guard: { type: 'formCanBeFilledIn', params: ({ event }) => ({ form: event.form }) },
            actions: [
              { type: 'noteChangedForm', params: ({ event }) => ({ form: event.form }) },
              'announceForm',
            ],
          },
          { target: 'loadingForm', actions: 'forgetForm' },
        ],
        'form.reset': { guard: 'formIsPage', actions: 'forgetRefusal' },
        'type.chosen': {
          guard: {
            type: 'typeIsOffered',
            params: ({ event }) => ({ type: event.registrationType }),
          },
          actions: {
            type: 'chooseType',
            params: ({ event }) => ({ type: event.registrationType }),
          },
        },
      },
    },
    submitting: {
      description: 'The steps run one after the other; each needs the one before it to succeed.',
      tags: 'busy',
      initial: 'checkingDetails',
      states: {
        checkingDetails: {
          description: 'Every field is checked by its rule before anything is sent.',
          ...ask('checkDetails', {
            input: stepInput,
            accepted: [
              { guard: 'affiliateCodeIsGiven', target: 'checkingAffiliate' },
              { guard: 'humanityIsRequired', target: 'verifyingHumanity' },
              { guard: 'firebaseCodeIsRequested', target: 'confirmingPhoneCode' },
              { target: 'registering' },
            ],
            refused: FORM,
          }),
        },
        checkingAffiliate: {
          description: 'The invitation code is checked, behind a loader.',
          ...ask('checkAffiliate', {
            input: stepInput,
            accepted: [
              { guard: 'humanityIsRequired', target: 'verifyingHumanity' },
              { guard: 'firebaseCodeIsRequested', target: 'confirmingPhoneCode' },
              { target: 'registering' },
            ],
            refused: [
              {
                guard: withAnswer('invitationIsRefused'),
                target: '#registration.invitationRefused',
                actions: [
                  { type: 'noteRefusal', params: refusalOf },
                  { type: 'noteAddressCode', params: { state: 'invalid' } },
                ],
              },
              // The network lost the check, which says nothing about the code.
              { target: FORM },
            ],
          }),
        },
        verifyingHumanity: {
          description: 'The person solves the puzzle; closing it leads back to the form.',
          ...ask('verifyHumanity', {
            input: stepInput,
            accepted: [
              { guard: 'firebaseCodeIsRequested', target: 'confirmingPhoneCode' },
              { target: 'registering' },
            ],
            refused: FORM,
            tooLate: 'humanityTimeLimit',
          }),
        },
        confirmingPhoneCode: {
          description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
          ...ask('confirmPhoneCode', {
            input: stepInput,
            accepted: 'registering',
            refused: FORM,
            tooLate: 'phoneCodeTimeLimit',
          }),
        },
        registering: {
          description: 'The server creates the account, once, even if an answer is lost.',
          ...ask('register', {
            input: ({ context }) => ({ payload: stepInput({ context }) }),
            accepted: {
              target: '#registration.loadingMember',
              actions: withAnswer('noteRegistered'),
            },
            refused: [
              {
                guard: withAnswer('formIsOutdated'),
                target: FORM,
                actions: [{ type: 'noteRefusal', params: refusalOf }, 'announceOutdatedForm'],
              },
              { target: FORM },
            ],
          }),
        },
      },
    },
    invitationRefused: {
      description: 'A warning says that the invitation code is not valid; nothing was sent.',
      on: { 'warning.confirmed': { target: 'enteringDetails' } },
    },
    ...readingMember({
      known: 'registered',
      loading: 'The account exists and its owner is being signed in.',
      unavailable: 'The account exists, but could not be read; the person may try again.',
    }),
    registered: { description: 'The person has an account and is signed in.', type: 'final' },
  },
  output: ({ context }) => ({
    result: 'registered',
    registrationType: context.registrationType,
    account: context.registered,
    member: context.member,
  }),
});
