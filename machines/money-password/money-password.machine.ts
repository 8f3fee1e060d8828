import { assign, setup } from 'xstate';
import type { MoneyCodeChannel } from '#contract/entities/money-password-types.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableByCaptcha } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import { canRecover } from './can-recover.ts';
import { savingInput } from './form-fields.ts';
import type {
  MoneyPasswordContext,
  MoneyPasswordEvent,
  MoneyPasswordInput,
  MoneyPasswordOutput,
  PasswordsOutcome,
  RecoveringInput,
  SavingInput,
  SentOutcome,
} from './money-password.types.ts';

const actors = {
  /** Reads which passwords the account has. */
  readPasswords: notProvided<PasswordsOutcome>('readPasswords'),
  /** Sets a password for the first time. */
  setPassword: submission<SavingInput, null>(),
  /** Changes a password with the old one. */
  changePassword: submission<SavingInput, null>(),
  /** Sends a code to the account's number or address. */
  sendCode: notProvided<SentOutcome, { readonly channel: MoneyCodeChannel }>('sendCode'),
  /** Sets a new password in place of a forgotten one, with the code. */
  recoverPassword: submission<RecoveringInput, null>(),
};

const ask = asking<typeof actors, MoneyPasswordContext>();

const moneyPasswordSetup = setup({
  types: {
    input: {} as MoneyPasswordInput,
    context: {} as MoneyPasswordContext,
    events: {} as MoneyPasswordEvent,
    output: {} as MoneyPasswordOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    passwordIsSet: ({ context: { passwords, kind } }) =>
      passwords?.passwords.some((one) => one.kind === kind && one.isSet) === true,
    passwordCanBeRecovered: ({ context }) => canRecover(context),
    passwordWasSet: isRefusedBy('money_password_set'),
    /** The code that was sent a moment ago is still valid. */
    codeIsThrottled: isRefusedBy('sms_throttled', 'mail_throttled'),
  },
  actions: {
    notePasswords: assign((_, { outcome }: { outcome: PasswordsOutcome }) =>
      outcome.ok ? { passwords: outcome.value } : {},
    ),
    noteChannel: assign((_, { channel }: { channel: MoneyCodeChannel }) => ({ channel })),
    noteSent: assign((_, { outcome }: { outcome: SentOutcome }) =>
      outcome.ok ? { sent: outcome.value } : {},
    ),
    forgetCode: assign({ channel: null, sent: null }),
    conclude: assign((_, { result }: MoneyPasswordOutput) => ({ result })),
  },
}).extend(refusableByCaptcha);

/** The chosen channel. It is always chosen before a code is sent. */
function channelOf({ channel }: MoneyPasswordContext): MoneyCodeChannel {
  if (channel === null) throw new Error('No channel was chosen.');
  return channel;
}

const noteChannel = {
  type: 'noteChannel',
  params: ({ event }: { event: { channel: MoneyCodeChannel } }) => ({ channel: event.channel }),
} as const;

/** Setting, changing and recovering a money password (W2). */
export const moneyPasswordMachine = moneyPasswordSetup.createMachine({
  id: 'moneyPassword',
  context: ({ input }) => ({
    ...input,
    passwords: null,
    channel: null,
    sent: null,
    captchaRequired: false,
    refusal: null,
    result: 'cancelled',
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal checks whether the account has this password.',
      tags: 'busy',
      on: { 'flow.left': { target: 'cancelled' } },
      ...ask('readPasswords', {
        accepted: [{ target: 'sorting', actions: withAnswer('notePasswords') }],
        refused: 'unreachable',
      }),
    },
    sorting: {
      description: 'An existing password is changed; otherwise a first one is set.',
      always: [{ guard: 'passwordIsSet', target: 'changing' }, { target: 'setting' }],
    },
    unreachable: {
      description: 'It could not be loaded; the person can try again.',
      on: {
        'retry.requested': { target: 'reading', actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    setting: {
      description: 'The person enters the new password twice.',
      on: {
        'form.submitted': { target: 'savingFirst' },
        'form.edited': { actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    savingFirst: {
      description: 'The server sets it, once, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('setPassword', {
        input: ({ context }) => ({ payload: savingInput(context, 'set') }),
        accepted: { target: 'set', actions: { type: 'conclude', params: { result: 'set' } } },
        refused: [
          // Another tab was faster: now it can be changed.
          { guard: withAnswer('passwordWasSet'), target: 'reading' },
          { target: 'setting' },
        ],
      }),
    },
    changing: {
      description: 'The person enters the old password, and the new one twice.',
      on: {
        'form.submitted': { target: 'savingChange' },
        'form.edited': { actions: 'forgetRefusal' },
        'recovery.requested': {
          guard: 'passwordCanBeRecovered',
          target: 'choosingChannel',
          actions: 'forgetRefusal',
        },
        'flow.left': { target: 'cancelled' },
      },
    },
    savingChange: {
      description:
        'The server changes it, even if an answer is lost; a wrong old password counts as a wrong try.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('changePassword', {
        input: ({ context }) => ({ payload: savingInput(context, 'change') }),
        accepted: {
          target: 'changed',
          actions: { type: 'conclude', params: { result: 'changed' } },
        },
        refused: 'changing',
      }),
    },
    choosingChannel: {
      description: 'The person forgot the old password and chooses where to get a code.',
      on: {
        'channel.chosen': { target: 'sendingCode', actions: noteChannel },
        'recovery.left': { target: 'changing', actions: 'forgetRefusal' },
        'flow.left': { target: 'cancelled' },
      },
    },
    sendingCode: {
      description: 'The code is sent.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('sendCode', {
        input: ({ context }) => ({ channel: channelOf(context) }),
        accepted: { target: 'enteringCode', actions: withAnswer('noteSent') },
        refused: [
          { guard: withAnswer('codeIsThrottled'), target: 'enteringCode', actions: [] },
          { target: 'choosingChannel' },
        ],
      }),
    },
    enteringCode: {
      description: 'The person enters the code, and the new password twice.',
      on: {
        'form.submitted': { target: 'savingRecovery' },
        'form.edited': { actions: 'forgetRefusal' },
        'recovery.left': { target: 'choosingChannel', actions: ['forgetCode', 'forgetRefusal'] },
        'flow.left': { target: 'cancelled' },
      },
    },
    savingRecovery: {
      description:
        'The server saves the new password, if the code is right, even if an answer is lost.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('recoverPassword', {
        input: ({ context }) => ({
          payload: { ...savingInput(context, 'recover'), channel: channelOf(context) },
        }),
        accepted: {
          target: 'recovered',
          actions: { type: 'conclude', params: { result: 'recovered' } },
        },
        refused: 'enteringCode',
      }),
    },
    set: { type: 'final', description: 'The password is set and valid from now on.' },
    changed: { type: 'final', description: 'The new password is valid from now on.' },
    recovered: {
      type: 'final',
      description: 'The new password is set, and can be used after a waiting time.',
    },
    cancelled: { type: 'final', description: 'The person left; nothing changed.' },
  },
  output: ({ context }) => ({ result: context.result }),
});
