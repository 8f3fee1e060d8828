import type { PinnedJourney } from '../../catalogue/entry.ts';
import type { smsCountdownMachine } from '../sms-countdown.machine.ts';
import { codeExpired, codeRefused, triesBlocked } from './sms-countdown.examples.ts';

type Journey = PinnedJourney<typeof smsCountdownMachine>;

/** Paths through the countdown, written by hand. */
export const smsCountdownJourneys: readonly [Journey, ...Journey[]] = [
  {
    name: 'a code is sent, the button counts down, and a code can be requested again',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { event: { type: 'code.requested' }, ignored: true },
      { elapsed: 59_000, reaches: 'counting', context: { remainingSeconds: 1 } },
      { elapsed: 1000, reaches: 'ready' },
      { event: { type: 'code.requested' } },
    ],
    ends: 'requesting',
  },
  {
    name: 'the gateway fails, the button pauses for a second and works again',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: false, code: 'sms_failed' } },
      { elapsed: 999, reaches: 'throttled' },
      { event: { type: 'code.requested' }, ignored: true },
      { elapsed: 1 },
    ],
    ends: 'ready',
    context: { refusal: { ok: false, code: 'sms_failed' } },
  },
  {
    name: 'the server asks to wait, and the button counts that wait',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: false, code: 'sms_throttled', retryAfterSeconds: 30 } },
      { elapsed: 29_000, reaches: 'counting', context: { remainingSeconds: 1 } },
      { elapsed: 1000 },
    ],
    ends: 'ready',
  },
  {
    name: 'a wrong number is no failure, two refused codes are, and help is offered',
    moves: [
      { event: { type: 'code.requested' } },
      {
        actor: 'requestCode',
        done: { ok: false, code: 'validation_failed' },
        context: { failures: 0 },
      },
      { elapsed: 1000 },
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { event: codeRefused, reaches: 'counting', context: { failures: 1 } },
      { event: codeRefused, context: { failures: 2 } },
      { event: codeRefused, context: { failures: 2 } },
    ],
    ends: 'counting',
    context: { failures: 2 },
  },
  {
    name: 'five wrong codes end the countdown, and another code can be requested at once',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { event: codeRefused, reaches: 'counting' },
      { event: codeExpired, reaches: 'ready', context: { remainingSeconds: 0 } },
      { event: { type: 'code.requested' } },
    ],
    ends: 'requesting',
  },
  {
    name: 'too many codes were tried: the button counts that wait, and a reload knows it (A23)',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { event: triesBlocked, context: { failures: 1 } },
      { elapsed: 60_000, reaches: 'counting' },
      { event: { type: 'code.requested' }, ignored: true },
    ],
    ends: 'counting',
  },
  {
    name: 'too many wrong codes were tried before a reload, and no new one is requested (A23)',
    moves: [{ event: triesBlocked }],
    ends: 'counting',
  },
  {
    name: 'an SMS failed, and the code before it was tried too often (A23)',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: false, code: 'sms_failed' }, reaches: 'throttled' },
      { event: triesBlocked },
    ],
    ends: 'counting',
  },
  {
    name: 'an SMS failed, and the number that is typed then has its countdown still',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: false, code: 'sms_failed' }, reaches: 'throttled' },
      { event: { type: 'number.changed', availableAt: Number.MAX_SAFE_INTEGER } },
    ],
    ends: 'counting',
  },
  {
    name: 'a corrected number gets its code at once, and the first one has its countdown still',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { event: { type: 'number.changed', availableAt: null }, reaches: 'ready' },
      { event: { type: 'number.changed', availableAt: Number.MAX_SAFE_INTEGER } },
    ],
    ends: 'counting',
  },
  {
    name: 'an SMS that failed says nothing of another number, and an old code still counts as trouble',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: false, code: 'sms_failed' }, reaches: 'throttled' },
      {
        event: { type: 'number.changed', availableAt: null },
        reaches: 'ready',
        context: { refusal: null },
      },
      { event: codeExpired },
    ],
    ends: 'ready',
    context: { failures: 2 },
  },
  {
    name: 'a countdown continues after a reload',
    input: 'afterReload',
    moves: [{ elapsed: 1000, reaches: 'counting', context: { remainingSeconds: 1 } }],
    ends: 'counting',
  },
  {
    name: 'the page slept over the deadline and wakes up',
    moves: [
      { event: { type: 'code.requested' } },
      { actor: 'requestCode', done: { ok: true, value: { expiredMinutes: 1 } } },
      { slept: 90_000 },
      { event: { type: 'page.shown' } },
    ],
    ends: 'ready',
  },
  {
    name: 'a countdown that ended during the reload is over',
    input: 'deadlinePassed',
    moves: [],
    ends: 'ready',
  },
];
