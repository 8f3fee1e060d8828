import { assign, setup } from 'xstate';
import type {
  AccountRecovery,
  FinishedAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableByCaptcha } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  AccountRecoveryActorInput,
  AccountRecoveryCodeOutcome,
  AccountRecoveryContext,
  AccountRecoveryEvent,
  AccountRecoveryInput,
  AccountRecoveryOutcome,
  AccountRecoveryPasswordOutcome,
} from './account-recovery.types.ts';
import { codeFields, ownerFields, passwordFields } from './form-fields.ts';

const actors = {
  /**
   * Sends a code if the address belongs to an account. The answer never reveals whether it does.
   */
  sendCode: notProvided<AccountRecoveryCodeOutcome, AccountRecoveryActorInput>('sendCode'),
  /** Proves the address by the code, and starts the waiting time or returns the current state. */
  proveAddress: submission<AccountRecoveryActorInput, AccountRecovery>(),
  /** Sets the new password. */
  setPassword: submission<AccountRecoveryActorInput, FinishedAccountRecovery>(),
};

const ask = asking<typeof actors, AccountRecoveryContext>();

const accountRecoverySetup = setup({
  types: {
    input: {} as AccountRecoveryInput,
    context: {} as AccountRecoveryContext,
    events: {} as AccountRecoveryEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    contactIsOffered: ({ context }, { kind }: { kind: ContactKind }) =>
      context.kinds.length > 1 && context.kinds.includes(kind),
    wayIsReady: (_, { outcome }: { outcome: AccountRecoveryOutcome }) =>
      outcome.ok && outcome.value.state === 'ready',
    wayIsElsewhere: (_, { outcome }: { outcome: AccountRecoveryOutcome }) =>
      outcome.ok && outcome.value.state === 'elsewhere',
    /** Another password would not help. */
    codeIsRefused: isRefusedBy(
      'verification_code_missing',
      'verification_code_incorrect',
      'verification_code_expired',
      'account_recovery_closed',
    ),
  },
  actions: {
    noteKind: assign((_, { kind }: { kind: ContactKind }) => ({ kind })),
    noteSent: assign((_, { outcome }: { outcome: AccountRecoveryCodeOutcome }) =>
      outcome.ok ? { sent: outcome.value } : {},
    ),
    noteAccountRecovery: assign((_, { outcome }: { outcome: AccountRecoveryOutcome }) =>
      outcome.ok ? { accountRecovery: outcome.value } : {},
    ),
    noteMoneyUsableFrom: assign((_, { outcome }: { outcome: AccountRecoveryPasswordOutcome }) =>
      outcome.ok ? { moneyUsableFrom: outcome.value.moneyUsableFrom ?? null } : {},
    ),
  },
}).extend(refusableByCaptcha);

/** Account recovery for a person who has lost every way to sign in (W5). */
export const accountRecoveryMachine = accountRecoverySetup.createMachine({
  id: 'accountRecovery',
  context: ({ input: { kinds } }) => ({
    kinds,
    kind: kinds[0],
    sent: null,
    accountRecovery: null,
    moneyUsableFrom: null,
    captchaRequired: false,
    refusal: null,
  }),
  initial: 'enteringAddress',
  states: {
    enteringAddress: {
      description: 'The person enters the username and an address of the account.',
      on: {
        'form.submitted': { target: 'sendingCode' },
        'form.edited': { actions: 'forgetRefusal' },
        'kind.chosen': {
          guard: { type: 'contactIsOffered', params: ({ event: { kind } }) => ({ kind }) },
          actions: [
            { type: 'noteKind', params: ({ event: { kind } }) => ({ kind }) },
            'forgetRefusal',
          ],
        },
      },
    },
    sendingCode: {
      description: 'A code is sent; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('sendCode', {
        input: ({ context }) => ({ kind: context.kind, requiredFields: ownerFields(context) }),
        accepted: { target: 'enteringCode', actions: withAnswer('noteSent') },
        refused: 'enteringAddress',
      }),
    },
    enteringCode: {
      description:
        'The person enters the code; it was sent only if the address belongs to the account.',
      on: {
        'form.submitted': { target: 'proving' },
        'form.edited': { actions: 'forgetRefusal' },
        'address.reopened': { target: 'enteringAddress', actions: 'forgetRefusal' },
      },
    },
    proving: {
      description:
        'The server checks the code, even if an answer is lost, and starts the waiting time.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('proveAddress', {
        input: ({ context: { kind } }) => ({ payload: { kind, requiredFields: codeFields } }),
        accepted: [
          {
            guard: withAnswer('wayIsReady'),
            target: 'choosingPassword',
            actions: withAnswer('noteAccountRecovery'),
          },
          {
            guard: withAnswer('wayIsElsewhere'),
            target: 'elsewhere',
            actions: withAnswer('noteAccountRecovery'),
          },
          { target: 'waiting', actions: withAnswer('noteAccountRecovery') },
        ],
        refused: 'enteringCode',
      }),
    },
    choosingPassword: {
      description: 'The waiting time is over: the person chooses a new password.',
      on: {
        'form.submitted': { target: 'settingPassword' },
        'form.edited': { actions: 'forgetRefusal' },
      },
    },
    settingPassword: {
      description:
        'The server sets it, even if an answer is lost, and removes every other way to sign in.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('setPassword', {
        input: ({ context: { kind } }) => ({ payload: { kind, requiredFields: passwordFields } }),
        accepted: { target: 'finished', actions: withAnswer('noteMoneyUsableFrom') },
        refused: [
          // The code expired, or someone stopped the recovery.
          { guard: withAnswer('codeIsRefused'), target: 'enteringCode' },
          { target: 'choosingPassword' },
        ],
      }),
    },
    waiting: { type: 'final', description: 'The page says when the person can come back.' },
    elsewhere: {
      type: 'final',
      description: 'The page says which address asked for it: only that one can continue.',
    },
    finished: {
      type: 'final',
      description:
        'The person can sign in with the new password; the page says when money can leave.',
    },
  },
});
