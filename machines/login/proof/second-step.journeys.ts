import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { loginMachine } from '../login.machine.ts';
import {
  attemptExpired,
  firstWithDefault,
  secondStepLocked,
  secondStepRequired,
  signedIn,
  wrongSecondStep,
} from './login.examples.ts';

const member = memberOfType(0);
const submit = { event: { type: 'form.submitted' } } as const;
const secondStepAnswer = { actor: 'signIn', done: secondStepRequired } as const;

/** Paths through the second step of a sign-in, written by hand (A26). */
export const secondStepJourneys: CatalogueEntry<typeof loginMachine>['journeys'] = [
  {
    name: 'a second step is required, mistyped, and accepted, with two presses',
    moves: [
      submit,
      { ...secondStepAnswer, reaches: 'enteringSecondStep', context: { refusal: null } },
      submit,
      { ...submit, ignored: true },
      refuses('takeSecondStep', wrongSecondStep, 'enteringSecondStep'),
      { event: { type: 'form.edited' }, context: { refusal: null } },
      submit,
      { actor: 'takeSecondStep', done: networkFailed, reaches: 'enteringSecondStep' },
      { ...submit, context: { refusal: null } },
      breaks('takeSecondStep', 'enteringSecondStep'),
      {
        event: { type: 'secondWay.chosen', way: 'recoveryCode' },
        context: { secondWay: 'recoveryCode', refusal: null },
      },
      submit,
      {
        actor: 'takeSecondStep',
        done: { ok: true, value: signedIn },
        reaches: 'loadingMember',
        context: { secondWay: 'app' },
      },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'signedIn',
    output: { result: 'signedIn', member, generation: 1 },
  },
  {
    name: 'a lock and an expired attempt return to the first step',
    moves: [
      submit,
      secondStepAnswer,
      { event: { type: 'secondWay.chosen', way: 'recoveryCode' } },
      submit,
      {
        actor: 'takeSecondStep',
        done: secondStepLocked,
        reaches: 'enteringDetails',
        context: { refusal: secondStepLocked, secondWay: 'app' },
      },
      submit,
      secondStepAnswer,
      submit,
      refuses('takeSecondStep', attemptExpired, 'enteringDetails'),
    ],
    ends: 'enteringDetails',
  },
  ...(['account_blocked', 'member_no_enter', 'agent_only'] as const).map((code) => ({
    name: `a person who may no longer sign in (${code}) returns to the first step`,
    moves: [
      submit,
      secondStepAnswer,
      submit,
      refuses('takeSecondStep', { ok: false, code }, 'enteringDetails'),
    ],
    ends: 'enteringDetails' as const,
  })),
  {
    name: 'a default password is owed after the second step as well',
    moves: [
      submit,
      secondStepAnswer,
      submit,
      { actor: 'takeSecondStep', done: { ok: true, value: firstWithDefault } },
      { actor: 'recordFirstLogin', done: { ok: true, value: null } },
    ],
    ends: 'passwordChangeOwed',
    output: { result: 'passwordChangeOwed', reason: 'default', generation: 1 },
  },
  {
    name: 'an account elsewhere owes no change, even after a mistyped second step',
    moves: [
      { event: { type: 'provider.chosen', provider: 'google' } },
      { actor: 'askProvider', done: { ok: true, value: null } },
      { ...secondStepAnswer, context: { provider: 'google' } },
      submit,
      { actor: 'takeSecondStep', done: wrongSecondStep, context: { provider: 'google' } },
      submit,
      { actor: 'takeSecondStep', done: { ok: true, value: firstWithDefault } },
      { actor: 'recordFirstLogin', done: { ok: true, value: null }, reaches: 'loadingMember' },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'a recovery was the first step: the second one follows, and no password is owed',
    moves: [
      {
        event: { type: 'attempt.begun' },
        reaches: 'enteringSecondStep',
        context: { byRecovery: true },
      },
      submit,
      { actor: 'takeSecondStep', done: wrongSecondStep, context: { byRecovery: true } },
      submit,
      {
        actor: 'takeSecondStep',
        done: { ok: true, value: { ...signedIn, passwordExpired: true } },
      },
    ],
    ends: 'loadingMember',
  },
  {
    name: 'a recovery whose attempt expired, or is left, becomes a normal sign-in',
    moves: [
      { event: { type: 'attempt.begun' } },
      submit,
      { actor: 'takeSecondStep', done: attemptExpired, context: { byRecovery: false } },
      { event: { type: 'attempt.begun' }, context: { refusal: null } },
      { event: { type: 'secondStep.left' }, context: { byRecovery: false } },
    ],
    ends: 'enteringDetails',
  },
  {
    name: 'the second step is left, and another account is signed in',
    moves: [
      { event: { type: 'provider.chosen', provider: 'google' } },
      { actor: 'askProvider', done: { ok: true, value: null } },
      secondStepAnswer,
      { event: { type: 'secondWay.chosen', way: 'recoveryCode' } },
      submit,
      { actor: 'takeSecondStep', done: wrongSecondStep },
      {
        event: { type: 'secondStep.left' },
        reaches: 'enteringDetails',
        context: { provider: null, refusal: null, secondWay: 'app' },
      },
      submit,
      { actor: 'signIn', done: { ok: true, value: signedIn } },
    ],
    ends: 'loadingMember',
  },
];
