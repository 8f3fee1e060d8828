import { assign, setup } from 'xstate';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  PasskeyAddingContext,
  PasskeyAddingEvent,
  PasskeyAddingOutput,
  PasskeyStepOutcome,
} from './passkey-adding.types.ts';

const actors = {
  /**
   * Checks the name, then asks the server for a passkey's options; the person reauthenticates
   * first.
   */
  askOptions: notProvided<PasskeyStepOutcome>('askOptions'),
  /** Has the device make a passkey; stopping it closes the browser's prompt. */
  makePasskey: notProvided<PasskeyStepOutcome>('makePasskey'),
  /** Adds the new passkey, once, under the typed name. */
  savePasskey: submission<null, null>(),
};

const ask = asking<typeof actors, PasskeyAddingContext>();

const passkeyAddingSetup = setup({
  types: {
    context: {} as PasskeyAddingContext,
    events: {} as PasskeyAddingEvent,
    output: {} as PasskeyAddingOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: { passkeyIsUnsupported: isRefusedBy('passkey_unsupported') },
  actions: { noteAdded: assign({ isAdded: true }) },
}).extend(refusable);

/** Adding a passkey to the account (A24). */
export const passkeyAddingMachine = passkeyAddingSetup.createMachine({
  id: 'passkeyAdding',
  context: { refusal: null, isAdded: false },
  initial: 'naming',
  states: {
    naming: {
      description: 'The person names the passkey; the reason for the last refusal is shown.',
      on: {
        'form.submitted': { target: 'askingOptions' },
        'form.edited': { actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    askingOptions: {
      description: 'The server sends what a passkey needs; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('askOptions', {
        accepted: 'prompting',
        refused: [
          { guard: withAnswer('passkeyIsUnsupported'), target: 'unsupported' },
          { target: 'naming' },
        ],
      }),
      on: { 'flow.left': { target: 'cancelled' } },
    },
    prompting: {
      description: 'The browser asks the person to confirm who they are on the device.',
      tags: 'busy',
      ...ask('makePasskey', {
        accepted: 'saving',
        refused: [
          { guard: withAnswer('passkeyIsUnsupported'), target: 'unsupported' },
          { target: 'naming' },
        ],
      }),
      on: { 'flow.left': { target: 'cancelled' } },
    },
    saving: {
      description: 'The server checks the passkey and adds it, once, even if an answer is lost.',
      tags: 'busy',
      ...ask('savePasskey', {
        input: () => ({ payload: null }),
        accepted: { target: 'added', actions: 'noteAdded' },
        refused: 'naming',
      }),
    },
    unsupported: {
      description: 'This browser, or this address of the site, cannot create a passkey.',
      on: { 'flow.left': { target: 'cancelled' } },
    },
    added: { type: 'final', description: 'The passkey can be used from now on.' },
    cancelled: {
      type: 'final',
      description: 'The person left; the list shows the existing passkeys.',
    },
  },
  output: ({ context: { isAdded } }) => ({ isAdded }),
});
