import { assign, setup } from 'xstate';
import type { ProofWay } from '#contract/entities/security-types.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';
import type {
  ProvedOutcome,
  ProvingPersonInput,
  ReauthenticationContext,
  ReauthenticationEvent,
  ReauthenticationInput,
  ReauthenticationOutput,
} from './reauthentication.types.ts';
import { requiredFields } from './required-fields.ts';

const actors = {
  /** Reauthenticates at the server with the typed proof. */
  prove: notProvided<ProvedOutcome, ProvingPersonInput>('prove'),
};

const ask = asking<typeof actors, ReauthenticationContext>();

const reauthenticationSetup = setup({
  types: {
    input: {} as ReauthenticationInput,
    context: {} as ReauthenticationContext,
    events: {} as ReauthenticationEvent,
    output: {} as ReauthenticationOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    wayIsChosen: ({ context }) => context.way !== null,
    otherWayIsOffered: ({ context }, { way }: { way: ProofWay }) =>
      context.way !== way && context.ways.includes(way),
    wayIsTyped: ({ context }) => context.way !== 'passkey',
  },
  actions: {
    noteProved: assign({ isProved: true }),
    chooseWay: assign((_, { way }: { way: ProofWay }) => ({ way, refusal: null })),
  },
}).extend(refusable);

/** Reauthentication before money is sent out or account protection changes (W5). */
export const reauthenticationMachine = reauthenticationSetup.createMachine({
  id: 'reauthentication',
  context: ({ input: { ways } }) => ({
    ways,
    way: ways[0] ?? null,
    refusal: null,
    isProved: false,
  }),
  initial: 'weighingWays',
  states: {
    weighingWays: {
      description: 'Checks whether the account has anything to prove it with.',
      always: [{ guard: 'wayIsChosen', target: 'entering' }, { target: 'signInNeeded' }],
    },
    entering: {
      description: 'The person enters a factor of their account, or uses their passkey.',
      on: {
        'form.submitted': { target: 'checking' },
        'form.edited': { guard: 'wayIsTyped', actions: 'forgetRefusal' },
        'way.chosen': {
          guard: { type: 'otherWayIsOffered', params: ({ event }) => event },
          actions: { type: 'chooseWay', params: ({ event }) => event },
        },
        'flow.left': { target: 'left' },
      },
    },
    checking: {
      description:
        'The server checks it; a wrong one counts as a wrong try. Pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('prove', {
        input: ({ context }) => ({ way: context.way, requiredFields: requiredFields({ context }) }),
        accepted: { target: 'proved', actions: 'noteProved' },
        refused: 'entering',
      }),
      on: { 'flow.left': { target: 'left' } },
    },
    signInNeeded: {
      description: 'The account has no factor of its own: a new sign-in is the proof.',
      on: { 'flow.left': { target: 'left' } },
    },
    proved: { type: 'final', description: 'The action that needed the proof continues.' },
    left: {
      type: 'final',
      description: 'The person left; the action that needed the proof is not done.',
    },
  },
  output: ({ context: { isProved } }) => ({ isProved }),
});
