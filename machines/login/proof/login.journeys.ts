import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { refuses } from '../../catalogue/moves.ts';
import type { loginMachine } from '../login.machine.ts';
import { firstWithDefault, signedIn, wrongPassword } from './login.examples.ts';

const member = memberOfType(0);

/** People's paths through the sign-in, written by hand. */
export const loginJourneys: CatalogueEntry<typeof loginMachine>['journeys'] = [
  {
    name: 'a member signs in, pressing twice',
    moves: [
      { event: { type: 'form.submitted' } },
      { event: { type: 'form.submitted' }, ignored: true },
      { actor: 'signIn', done: { ok: true, value: signedIn }, reaches: 'loadingMember' },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'signedIn',
    output: { result: 'signedIn', member, generation: 1 },
  },
  {
    name: 'a wrong password keeps the form and asks for a captcha; the method changes, then it works',
    moves: [
      { event: { type: 'form.submitted' } },
      {
        actor: 'signIn',
        done: wrongPassword,
        reaches: 'enteringDetails',
        context: { refusal: wrongPassword, captchaRequired: true },
      },
      { event: { type: 'form.edited' }, context: { refusal: null, captchaRequired: true } },
      { event: { type: 'method.chosen', method: 'mobileCode' }, context: { method: 'mobileCode' } },
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', failed: true, reaches: 'enteringDetails' },
      { event: { type: 'form.submitted' }, context: { refusal: null } },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'Firebase checks the code of a phone: wrong, left hanging, broken, and then right',
    input: 'byFirebase',
    moves: [
      { event: { type: 'method.chosen', method: 'mobileCode' } },
      { event: { type: 'form.submitted' }, reaches: 'confirmingPhoneCode' },
      { event: { type: 'form.submitted' }, ignored: true },
      refuses('confirmPhoneCode', { ok: false, code: 'phone_code_incorrect' }, 'enteringDetails'),
      { event: { type: 'form.submitted' }, context: { refusal: null } },
      { elapsed: 44_999, reaches: 'confirmingPhoneCode' },
      { elapsed: 1, reaches: 'enteringDetails' },
      { event: { type: 'form.submitted' } },
      { actor: 'confirmPhoneCode', failed: true, reaches: 'enteringDetails' },
      { event: { type: 'form.submitted' } },
      { actor: 'confirmPhoneCode', done: { ok: true, value: null }, reaches: 'signingIn' },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'an expired password must be changed',
    moves: [
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
    ],
    ends: 'passwordChangeOwed',
    output: { result: 'passwordChangeOwed', reason: 'expired', generation: 1 },
  },
  {
    name: 'a first sign-in with the default password is recorded, and a change is owed',
    moves: [
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', done: { ok: true, value: firstWithDefault } },
      { actor: 'recordFirstLogin', done: networkFailed },
    ],
    ends: 'passwordChangeOwed',
    output: { result: 'passwordChangeOwed', reason: 'default', generation: 1 },
  },
  {
    name: 'a first sign-in is recorded, and a failure of that stops nothing',
    moves: [
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, firstTimeLogin: true } } },
      { actor: 'recordFirstLogin', failed: true },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'a first sign-in continues to the account',
    moves: [
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, firstTimeLogin: true } } },
      { actor: 'recordFirstLogin', done: { ok: true, value: null } },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'the account cannot be read at first',
    moves: [
      { event: { type: 'form.submitted' } },
      { actor: 'signIn', done: { ok: true, value: signedIn } },
      refuses('loadMember', networkFailed, 'memberUnavailable'),
      { event: { type: 'retry.requested' }, context: { refusal: null } },
      { actor: 'loadMember', failed: true, reaches: 'memberUnavailable' },
      { event: { type: 'retry.requested' } },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'signedIn',
  },
  {
    name: 'an account at Google is unknown here, then its window is left, then it signs in',
    moves: [
      {
        event: { type: 'provider.chosen', provider: 'google' },
        reaches: 'waitingForProvider',
        context: { provider: 'google' },
      },
      { event: { type: 'form.submitted' }, ignored: true },
      { event: { type: 'provider.chosen', provider: 'telegram' }, ignored: true },
      { actor: 'askProvider', done: { ok: true, value: null }, reaches: 'signingIn' },
      {
        actor: 'signIn',
        done: { ok: false, code: 'social_account_unknown' },
        reaches: 'enteringDetails',
        context: { refusal: { ok: false, code: 'social_account_unknown' }, provider: null },
      },
      { event: { type: 'provider.chosen', provider: 'facebook' }, ignored: true },
      {
        event: { type: 'provider.chosen', provider: 'telegram' },
        reaches: 'waitingForProvider',
        context: { provider: 'telegram', refusal: null },
      },
      {
        event: { type: 'provider.abandoned' },
        reaches: 'enteringDetails',
        context: { provider: null },
      },
      { event: { type: 'provider.chosen', provider: 'google' } },
      refuses('askProvider', { ok: false, code: 'popup_closed' }, 'enteringDetails'),
      { event: { type: 'provider.chosen', provider: 'google' } },
      { actor: 'askProvider', failed: true, reaches: 'enteringDetails' },
      { event: { type: 'provider.chosen', provider: 'google' } },
      { actor: 'askProvider', done: { ok: true, value: null } },
      // The password is the default, but nobody typed it (A15).
      { actor: 'signIn', done: { ok: true, value: firstWithDefault } },
      { actor: 'recordFirstLogin', done: { ok: true, value: null }, reaches: 'loadingMember' },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'signedIn',
  },
  {
    name: 'after a provider the form signs in again with the password',
    moves: [
      { event: { type: 'provider.chosen', provider: 'google' } },
      { actor: 'askProvider', done: { ok: false, code: 'popup_blocked' } },
      {
        event: { type: 'form.submitted' },
        reaches: 'signingIn',
        context: { provider: null, refusal: null },
      },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
    ],
    ends: 'passwordChangeOwed',
  },
  {
    name: 'after a provider, a code by Firebase is confirmed as usual',
    input: 'byFirebase',
    moves: [
      { event: { type: 'method.chosen', method: 'mobileCode' } },
      { event: { type: 'provider.chosen', provider: 'facebook' } },
      { event: { type: 'provider.abandoned' } },
      {
        event: { type: 'form.submitted' },
        reaches: 'confirmingPhoneCode',
        context: { provider: null },
      },
      { actor: 'confirmPhoneCode', done: { ok: true, value: null } },
    ],
    ends: 'signingIn',
  },
];
