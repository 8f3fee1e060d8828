import { assign, setup } from 'xstate';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableByCaptcha } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  ContactActorInput,
  ContactChangeContext,
  ContactChangeEvent,
  ContactChangeInput,
  ContactChangeOutput,
  ContactCodesOutcome,
} from './contact-change.types.ts';
import { addressFields, codeFields } from './form-fields.ts';

const actors = {
  /** Sends a code to the new address and one to the old; the person reauthenticates first. */
  sendCodes: notProvided<ContactCodesOutcome, ContactActorInput>('sendCodes'),
  /** Binds the new address with the codes. */
  changeContact: submission<ContactActorInput, null>(),
};

const ask = asking<typeof actors, ContactChangeContext>();

const contactChangeSetup = setup({
  types: {
    input: {} as ContactChangeInput,
    context: {} as ContactChangeContext,
    events: {} as ContactChangeEvent,
    output: {} as ContactChangeOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    /** Another code would not help. */
    addressIsRefused: isRefusedBy('email_taken', 'mobile_taken', 'feature_disabled'),
  },
  actions: {
    noteSent: assign((_, { outcome }: { outcome: ContactCodesOutcome }) =>
      outcome.ok ? { sent: outcome.value } : {},
    ),
    noteChanged: assign({ isChanged: true }),
  },
}).extend(refusableByCaptcha);

/** Binding an email address or a mobile number, or replacing one (W5). */
export const contactChangeMachine = contactChangeSetup.createMachine({
  id: 'contactChange',
  context: ({ input }) => ({
    ...input,
    sent: null,
    captchaRequired: false,
    refusal: null,
    isChanged: false,
  }),
  initial: 'enteringAddress',
  states: {
    enteringAddress: {
      description: 'The person enters the new address or number.',
      on: {
        'form.submitted': { target: 'sendingCodes' },
        'form.edited': { actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    sendingCodes: {
      description: 'Codes are sent to the new and to the old one; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('sendCodes', {
        input: ({ context }) => ({ kind: context.kind, requiredFields: addressFields(context) }),
        accepted: { target: 'enteringCodes', actions: withAnswer('noteSent') },
        refused: 'enteringAddress',
      }),
    },
    enteringCodes: {
      description: 'The person enters both codes; new ones can be requested after a while.',
      on: {
        'form.submitted': { target: 'changing' },
        'form.edited': { actions: 'forgetRefusal' },
        'address.reopened': { target: 'enteringAddress', actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    changing: {
      description: 'The server checks both codes and saves the new one, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('changeContact', {
        input: ({ context }) => ({
          payload: { kind: context.kind, requiredFields: codeFields(context) },
        }),
        accepted: { target: 'changed', actions: 'noteChanged' },
        refused: [
          // Somebody else was faster: this address is taken.
          { guard: withAnswer('addressIsRefused'), target: 'enteringAddress' },
          { target: 'enteringCodes' },
        ],
      }),
    },
    changed: {
      type: 'final',
      description: 'The new one is in use; the old one can undo the change.',
    },
    cancelled: { type: 'final', description: 'The person left; nothing changed.' },
  },
  output: ({ context: { isChanged } }) => ({ isChanged }),
});
