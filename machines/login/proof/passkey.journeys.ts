import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { refuses } from '../../catalogue/moves.ts';
import type { loginMachine } from '../login.machine.ts';
import {
  firstWithDefault,
  passkeyCancelled,
  passkeyUnknown,
  signedIn,
  wrongPassword,
} from './login.examples.ts';

const member = memberOfType(0);
const submit = { event: { type: 'form.submitted' } } as const;
const choose = { event: { type: 'passkey.chosen' } } as const;
const signed = { ok: true, value: null } as const;

/** Paths through a sign-in by passkey, written by hand (A24). */
export const passkeyJourneys: CatalogueEntry<typeof loginMachine>['journeys'] = [
  {
    name: 'a passkey signs in, pressing twice, and nothing is owed',
    moves: [
      { ...choose, reaches: 'askingPasskey', context: { byPasskey: true } },
      { ...choose, ignored: true },
      { ...submit, ignored: true },
      { actor: 'askPasskey', done: signed, reaches: 'signingIn' },
      // The password is the default, but nobody typed it (A15).
      { actor: 'signIn', done: { ok: true, value: firstWithDefault } },
      { actor: 'recordFirstLogin', done: { ok: true, value: null }, reaches: 'loadingMember' },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'signedIn',
    output: { result: 'signedIn', member, generation: 1 },
  },
  {
    name: 'a passkey is picked on the form',
    moves: [
      { actor: 'offerPasskeys', done: signed, reaches: 'signingIn', context: { byPasskey: true } },
      { actor: 'signIn', done: { ok: true, value: signedIn }, reaches: 'loadingMember' },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'the browser offers none, silently; then the offer is renewed',
    moves: [
      {
        actor: 'offerPasskeys',
        done: networkFailed,
        reaches: 'enteringDetails',
        context: { refusal: null },
      },
      { elapsed: 240_000, reaches: 'enteringDetails' },
      { actor: 'offerPasskeys', failed: true, context: { refusal: null } },
      { elapsed: 240_000 },
      { actor: 'offerPasskeys', done: signed, reaches: 'signingIn' },
    ],
    ends: 'signingIn',
  },
  {
    name: 'the error of a wrong password stays visible while passkeys are offered again',
    moves: [
      submit,
      refuses('signIn', wrongPassword),
      { actor: 'offerPasskeys', done: passkeyCancelled, context: { refusal: wrongPassword } },
      { elapsed: 240_000, context: { refusal: wrongPassword } },
    ],
    ends: 'enteringDetails',
  },
  {
    name: 'a question is closed, cancelled, and lost; then the password is used',
    moves: [
      choose,
      {
        actor: 'askPasskey',
        done: passkeyCancelled,
        reaches: 'enteringDetails',
        context: { refusal: null, byPasskey: false },
      },
      choose,
      {
        event: { type: 'passkey.abandoned' },
        reaches: 'enteringDetails',
        context: { refusal: null, byPasskey: false },
      },
      choose,
      refuses('askPasskey', networkFailed),
      { ...choose, context: { refusal: null } },
      { actor: 'askPasskey', failed: true, reaches: 'enteringDetails' },
      { ...submit, context: { byPasskey: false } },
      { actor: 'signIn', done: { ok: true, value: { ...signedIn, passwordExpired: true } } },
    ],
    ends: 'passwordChangeOwed',
  },
  {
    name: 'a removed passkey says so, and the form is shown',
    moves: [
      choose,
      { actor: 'askPasskey', done: signed },
      {
        actor: 'signIn',
        done: passkeyUnknown,
        reaches: 'enteringDetails',
        context: { refusal: passkeyUnknown, byPasskey: false },
      },
    ],
    ends: 'enteringDetails',
  },
  {
    name: 'a site without passkeys asks for none',
    input: 'expiryIgnored',
    moves: [
      { ...choose, ignored: true },
      { actor: 'offerPasskeys', done: signed, reaches: 'enteringDetails' },
    ],
    ends: 'enteringDetails',
  },
];
