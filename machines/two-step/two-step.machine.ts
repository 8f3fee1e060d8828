import { assign, setup } from 'xstate';
import type { SecondStepWay } from '#contract/entities/security-types.ts';
import { asking } from '../actors/answering.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import { appFields, proofFields } from './form-fields.ts';
import type {
  ConfirmingInput,
  ProvingInput,
  TwoStepContext,
  TwoStepEvent,
  TwoStepInput,
  TwoStepOutput,
} from './two-step.types.ts';

const actors = {
  /** Starts turning it on, makes new codes or turns it off, with the typed proof. */
  prove: submission<ProvingInput, null>(),
  /** Turns it on with a code of the app. */
  confirmApp: submission<ConfirmingInput, null>(),
};

const ask = asking<typeof actors, TwoStepContext>();

const twoStepSetup = setup({
  types: {
    input: {} as TwoStepInput,
    context: {} as TwoStepContext,
    events: {} as TwoStepEvent,
    output: {} as TwoStepOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    purposeIsTurningOn: ({ context }) => context.purpose === 'turnOn',
    purposeIsNewCodes: ({ context }) => context.purpose === 'renewCodes',
    otherWayIsOffered: ({ context }, { way }: { way: SecondStepWay }) =>
      context.purpose !== 'turnOn' && context.way !== way,
    setupIsOver: isRefusedBy('two_step_setup_expired'),
  },
  actions: {
    chooseWay: assign((_, { way }: { way: SecondStepWay }) => ({ way, refusal: null })),
    conclude: assign((_, { result }: TwoStepOutput) => ({ result })),
  },
}).extend(refusable);

/** Turning the second step on and off, and making new recovery codes (A26). */
export const twoStepMachine = twoStepSetup.createMachine({
  id: 'twoStep',
  context: ({ input }) => ({ ...input, way: 'app', refusal: null, result: 'cancelled' }),
  initial: 'provingIdentity',
  states: {
    provingIdentity: {
      description: 'The person enters their password, and a code where the second step is on.',
      on: {
        'form.submitted': { target: 'checkingProof' },
        'form.edited': { actions: 'forgetRefusal' },
        'way.chosen': {
          guard: { type: 'otherWayIsOffered', params: ({ event }) => event },
          actions: { type: 'chooseWay', params: ({ event }) => event },
        },
        'flow.left': { target: 'cancelled' },
      },
    },
    checkingProof: {
      description:
        'The server checks it, even if an answer is lost; a wrong password or code counts as a wrong try.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('prove', {
        input: ({ context }) => {
          const { purpose, way } = context;
          return { payload: { purpose, way, requiredFields: proofFields(context) } };
        },
        accepted: [
          { guard: 'purposeIsTurningOn', target: 'pairingApp' },
          {
            guard: 'purposeIsNewCodes',
            target: 'showingCodes',
            actions: { type: 'conclude', params: { result: 'codesRenewed' } },
          },
          { target: 'turnedOff', actions: { type: 'conclude', params: { result: 'turnedOff' } } },
        ],
        refused: 'provingIdentity',
      }),
    },
    pairingApp: {
      description: 'The QR code and the secret are shown; the person enters the app code.',
      on: {
        'form.submitted': { target: 'confirmingApp' },
        'form.edited': { actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    confirmingApp: {
      description:
        'The server checks the app code and turns on the second step, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('confirmApp', {
        input: () => ({ payload: { requiredFields: appFields } }),
        accepted: {
          target: 'showingCodes',
          actions: { type: 'conclude', params: { result: 'turnedOn' } },
        },
        refused: [
          { guard: withAnswer('setupIsOver'), target: 'provingIdentity' },
          { target: 'pairingApp' },
        ],
      }),
    },
    showingCodes: {
      description: 'The recovery codes are shown, only this once.',
      on: { 'codes.kept': { target: 'done' }, 'flow.left': { target: 'askingWhetherKept' } },
    },
    askingWhetherKept: {
      description: 'The person wants to leave, and is asked whether they have kept the codes.',
      on: {
        'codes.kept': { target: 'done' },
        'codes.reopened': { target: 'showingCodes' },
        'flow.left': { target: 'showingCodes' },
      },
    },
    done: { type: 'final', description: 'The person has kept the recovery codes.' },
    turnedOff: { type: 'final', description: 'Signing in no longer asks for a second step.' },
    cancelled: { type: 'final', description: 'The person left; nothing changed.' },
  },
  output: ({ context }) => ({ result: context.result }),
});
