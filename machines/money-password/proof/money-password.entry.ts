import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { keepsCaptchaRequired, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { moneyPasswordMachine } from '../money-password.machine.ts';
import { requiredFields } from '../required-fields.ts';
import {
  captchaRequired,
  done,
  has,
  locked,
  mailFailed,
  sent,
  setAlready,
  smsThrottled,
  throttled,
  tooMany,
  wrongCode,
  wrongOldOne,
} from './money-password.examples.ts';

const submit = { event: { type: 'form.submitted' } } as const;
const edit = { event: { type: 'form.edited' } } as const;
const leave = { event: { type: 'flow.left' } } as const;
const byMail = { event: { type: 'channel.chosen', channel: 'mail' } } as const;
const forgotten = { event: { type: 'recovery.requested' } } as const;
const back = { event: { type: 'recovery.left' } } as const;
const reads = (isSet: boolean) => ({ actor: 'readPasswords', done: has(isSet) }) as const;

/** The saving actors, each with the event that precedes it. */
const savers = ['setPassword', 'changePassword', 'recoverPassword'] as const;

/** Catalogue entry: money password. */
export const moneyPasswordEntry = catalogueEntry<typeof moneyPasswordMachine>({
  id: 'moneyPassword',
  title: 'Transaction password',
  purpose: 'Sets, changes or recovers a password that withdrawals and transfers require.',
  requirements: ['W2'],
  machine: moneyPasswordMachine,
  requiredFields,
  inspected: {
    shown: ['channel', 'triesLeft', 'usableFrom', 'lockedUntil', 'expiresAt'],
    named: ['sent', 'isSet'],
  },
  inputs: { transaction: { kind: 'transaction' } },
  events: {
    'form.submitted': [submit.event],
    'form.edited': [edit.event],
    'recovery.requested': [forgotten.event],
    'channel.chosen': [byMail.event, { type: 'channel.chosen', channel: 'mobile' }],
    'recovery.left': [back.event],
    'retry.requested': [{ type: 'retry.requested' }],
    'flow.left': [leave.event],
  },
  outcomes: {
    readPasswords: [has(false), has(true), has(true, { codeReceivers: [] }), networkFailed],
    setPassword: [done, setAlready, tooMany],
    changePassword: [done, wrongOldOne, locked],
    sendCode: [sent, throttled, smsThrottled, mailFailed, captchaRequired],
    recoverPassword: [done, wrongCode],
  },
  invariants: [
    keepsCaptchaRequired(),
    whenever(
      'only what a person submitted is saved, one attempt at a time',
      (step) => savers.some((saver) => step.started.includes(saver)),
      (step) => step.event.type === 'form.submitted' && step.context.refusal === null,
    ),
    whenever(
      'an existing one is never set again, and a missing one is never changed',
      (step) => step.started.includes('setPassword') || step.started.includes('changePassword'),
      ({ started, context }) => {
        const isSet = context.passwords?.passwords[0]?.isSet;
        return started.includes(isSet ? 'changePassword' : 'setPassword');
      },
    ),
    whenever(
      'it ends as saved exactly when the server accepted it, and says how',
      (step) => step.status === 'done',
      (step) => {
        const accepted = savers.find((saver) => isAccepted(step, saver));
        const results = {
          setPassword: 'set',
          changePassword: 'changed',
          recoverPassword: 'recovered',
        } as const;
        const result = accepted ? results[accepted] : 'cancelled';
        return isIn(step, result) && step.context.result === result;
      },
    ),
    whenever(
      'a code is sent only where the person chose, and only where the account has an address',
      (step) => step.started.includes('sendCode'),
      ({ event, context }) =>
        event.type === 'channel.chosen' &&
        event['channel'] === context.channel &&
        (context.passwords?.codeReceivers.length ?? 0) > 0,
    ),
  ],
  journeys: [
    {
      name: 'is set at first use',
      moves: [
        { ...reads(false), reaches: 'setting' },
        { ...forgotten, ignored: true },
        submit,
        { ...submit, ignored: true },
        refuses('setPassword', tooMany, 'setting'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('setPassword', 'setting'),
        submit,
        { actor: 'setPassword', done },
      ],
      ends: 'set',
      output: { result: 'set' },
    },
    {
      name: 'was set in another tab meanwhile, and is changed',
      moves: [
        reads(false),
        submit,
        { actor: 'setPassword', done: setAlready, reaches: 'reading' },
        { ...reads(true), reaches: 'changing', context: { refusal: setAlready } },
        submit,
        refuses('changePassword', wrongOldOne, 'changing'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('changePassword', 'changing'),
        { ...submit, context: { refusal: null } },
        { actor: 'changePassword', done },
      ],
      ends: 'changed',
      output: { result: 'changed' },
    },
    {
      name: 'is forgotten, and recovered by a code',
      moves: [
        reads(true),
        submit,
        refuses('changePassword', locked),
        { ...forgotten, reaches: 'choosingChannel', context: { refusal: null } },
        byMail,
        refuses('sendCode', mailFailed, 'choosingChannel'),
        { ...byMail, reaches: 'sendingCode', context: { refusal: null } },
        breaks('sendCode', 'choosingChannel'),
        { ...back, reaches: 'changing', context: { refusal: null } },
        forgotten,
        byMail,
        {
          actor: 'sendCode',
          done: sent,
          reaches: 'enteringCode',
          context: { sent: sent.ok ? sent.value : null, channel: 'mail' },
        },
        submit,
        refuses('recoverPassword', wrongCode, 'enteringCode'),
        { ...edit, context: { refusal: null } },
        submit,
        breaks('recoverPassword', 'enteringCode'),
        {
          ...back,
          reaches: 'choosingChannel',
          context: { refusal: null, sent: null, channel: null },
        },
        byMail,
        // The code that was sent a moment ago still counts.
        { actor: 'sendCode', done: throttled, reaches: 'enteringCode', context: { refusal: null } },
        submit,
        { actor: 'recoverPassword', done },
      ],
      ends: 'recovered',
      output: { result: 'recovered' },
    },
    {
      name: 'an SMS code that was just sent is still valid, too',
      moves: [
        reads(true),
        forgotten,
        { event: { type: 'channel.chosen', channel: 'mobile' } },
        { actor: 'sendCode', done: smsThrottled, reaches: 'enteringCode' },
        leave,
      ],
      ends: 'cancelled',
    },
    {
      name: 'cannot be recovered without a number and an address',
      moves: [
        { actor: 'readPasswords', done: has(true, { codeReceivers: [] }) },
        { ...forgotten, ignored: true },
        leave,
      ],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
    {
      name: 'cannot be read at first',
      moves: [
        breaks('readPasswords', 'unreachable'),
        { event: { type: 'retry.requested' }, reaches: 'reading', context: { refusal: null } },
        { ...reads(false), reaches: 'setting' },
        leave,
      ],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
    {
      name: 'is left while it could not be read',
      moves: [refuses('readPasswords', networkFailed, 'unreachable'), leave],
      ends: 'cancelled',
    },
    {
      name: 'is left while it is read',
      moves: [leave],
      ends: 'cancelled',
      output: { result: 'cancelled' },
    },
    {
      name: 'is left where the code would be chosen',
      moves: [reads(true), forgotten, leave],
      ends: 'cancelled',
    },
  ],
});
