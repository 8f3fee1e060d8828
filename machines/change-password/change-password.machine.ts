import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';
import { submission } from '../submission/submission.machine.ts';

/** Input of the flow. */
export interface ChangePasswordInput {
  /** Required by the sign-in (A15); else by choice. */
  readonly owed: boolean;
  /**
   * The old password was typed a moment ago, or a mail replaces it, so it is not required (A16,
   * A17).
   */
  readonly oldIsKnown: boolean;
}

/** Context of the flow. */
export interface ChangePasswordContext {
  readonly owed: boolean;
  readonly oldIsKnown: boolean;
  readonly refusal: Refusal | null;
  /** The output if the flow ended now. */
  readonly result: ChangePasswordOutput['result'];
}

/** Events that the person sends; what they type stays in the draft. */
type ChangePasswordEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'change.cancelled' };

/** Output of the flow: as the last state says. */
export interface ChangePasswordOutput {
  readonly result: 'settled' | 'changed' | 'cancelled' | 'signedOut';
}

/** Input of the actor that changes it; it reads the passwords from the draft. */
export interface ChangeInput {
  readonly oldIsKnown: boolean;
}

const actors = {
  /** Checks the form by its rules, then changes the password (A16). */
  changePassword: submission<ChangeInput, null>(),
  /** Ends the session if its required password change was not made (A15). */
  signOut: notProvided<Outcome<null>>('signOut'),
};

const ask = asking<typeof actors, ChangePasswordContext>();

const changePasswordSetup = setup({
  types: {
    input: {} as ChangePasswordInput,
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    output: {} as ChangePasswordOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: { changeIsOwed: ({ context }) => context.owed },
  actions: { conclude: assign((_, { result }: ChangePasswordOutput) => ({ result })) },
}).extend(refusable);

/** Changing the password, by choice or because the sign-in requires it (A15, A16). */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  context: ({ input }) => ({ ...input, refusal: null, result: 'cancelled' }),
  initial: 'enteringPasswords',
  states: {
    enteringPasswords: {
      description:
        'The person enters the new password twice; the reason for the last failure is shown.',
      on: {
        'form.submitted': { target: 'changing' },
        'form.edited': { actions: 'forgetRefusal' },
        'change.cancelled': [
          {
            guard: 'changeIsOwed',
            target: 'signingOut',
            actions: { type: 'conclude', params: { result: 'signedOut' } },
          },
          { target: 'cancelled' },
        ],
      },
    },
    changing: {
      description: 'The server changes the password, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('changePassword', {
        input: ({ context }) => ({ payload: { oldIsKnown: context.oldIsKnown } }),
        accepted: [
          {
            guard: 'changeIsOwed',
            target: 'settled',
            actions: { type: 'conclude', params: { result: 'settled' } },
          },
          { target: 'changed', actions: { type: 'conclude', params: { result: 'changed' } } },
        ],
        refused: 'enteringPasswords',
      }),
    },
    signingOut: {
      description: 'The person did not set the required password, so the session ends.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        // An unreachable server must not keep a person signed in here.
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
    },
    settled: {
      description: 'The required new password is set; the login comes next.',
      type: 'final',
    },
    changed: {
      description: 'The password is changed: this session ends, and the login comes next.',
      type: 'final',
    },
    cancelled: { description: 'The person kept the old password.', type: 'final' },
    signedOut: {
      description:
        'The person left without setting the required password, and the session has ended.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ result: context.result }),
});
