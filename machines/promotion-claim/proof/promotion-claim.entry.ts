import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { refuses } from '../../catalogue/moves.ts';
import { signInFirstInvariants } from '../../session/proof/sign-in-first.invariants.ts';
import { promotionClaimMachine } from '../promotion-claim.machine.ts';

const done = { ok: true, value: null } as const;
const ended = { ok: false, code: 'promotion_ended' } as const;
const tooMany = { ok: false, code: 'too_many_requests' } as const;
const expired = { ok: false, code: 'token_expired' } as const;
const trialRefused = { ok: false, code: 'in_need_true_account' } as const;

const claimed = { type: 'action.requested', action: 'claim' } as const;
const memberSignedIn = { type: 'person.changed', who: 'member' } as const;
const trialSignedIn = { type: 'person.changed', who: 'trial' } as const;
const personLeft = { type: 'person.changed', who: 'visitor' } as const;

/** Catalogue entry: taking part in a promotion. */
export const promotionClaimEntry = catalogueEntry<typeof promotionClaimMachine>({
  id: 'promotionClaim',
  title: 'Promotion',
  purpose: 'Claims a bonus, applies for one, joins a mission or enters a raffle, once each.',
  requirements: ['W5', 'W8', 'S16', 'A19', 'A20'],
  machine: promotionClaimMachine,
  inspected: { shown: ['action', 'promotionId'] },
  inputs: {
    member: {
      promotionId: 'first-spins',
      action: 'claim',
      who: 'member',
      page: '/promotions/first-spins',
    },
    visitor: {
      promotionId: 'golden-ticket',
      action: 'enter',
      who: 'visitor',
      page: '/promotions/golden-ticket',
    },
    trial: {
      promotionId: 'slots-race',
      action: 'join',
      who: 'trial',
      page: '/promotions/slots-race',
    },
  },
  events: {
    'action.requested': [claimed, { type: 'action.requested', action: 'join' }],
    'person.changed': [memberSignedIn, trialSignedIn, personLeft],
    'signIn.declined': [{ type: 'signIn.declined' }],
  },
  outcomes: {
    watchSession: [],
    requestSignIn: [],
    takePart: [done, ended, tooMany, expired, trialRefused],
  },
  invariants: [
    whenever(
      'nothing is done without the person’s request',
      (step) => step.started.includes('takePart'),
      ({ context, event }, before) =>
        [...before.map((step) => step.event), event].some(
          (past) => past.type === 'action.requested' && past['action'] === context.action,
        ),
    ),
    whenever(
      'one thing is done at a time',
      (step) => step.started.includes('takePart'),
      (_, before) => !before.slice(-1).some((last) => isIn(last, 'doing')),
    ),
    whenever(
      'an action declined at the login is not done after a later sign-in',
      (step) => step.event.type === 'person.changed' && step.started.includes('takePart'),
      (_, before) => before.slice(-1).every((last) => isIn(last, 'awaitingSignIn')),
    ),
    ...signInFirstInvariants<typeof promotionClaimMachine>({
      waiting: 'awaitingSignIn',
      actor: 'takePart',
      may: ['member'],
      ended: [],
      asksAgain: ({ event }) => event.type === 'action.requested',
    }),
    always(
      'a real account is required exactly when a trial account would take part',
      (step, earlier) => {
        const { event, context } = step;
        const before = earlier.at(-1);
        const wants =
          event.type === 'action.requested' ||
          (event.type === 'person.changed' &&
            before !== undefined &&
            isIn(before, 'awaitingSignIn'));
        const isRefused =
          event.type === 'xstate.done.actor.takePart' && event['output'] === trialRefused;
        return (
          step.effects.includes('askForRealAccount') ===
          ((wants && context.who === 'trial') || isRefused)
        );
      },
    ),
    always(
      'a reason is shown exactly where something could not be done',
      (step) => isIn(step, 'refused') === (step.context.refusal !== null),
    ),
  ],
  journeys: [
    {
      name: 'a member claims, and presses twice',
      moves: [
        { event: { type: 'signIn.declined' }, ignored: true },
        { event: claimed, reaches: 'doing' },
        { event: claimed, ignored: true },
        { actor: 'takePart', done, context: { refusal: null } },
      ],
      ends: 'offering',
    },
    {
      name: 'a visitor enters a raffle, signs in, and is in it',
      input: 'visitor',
      moves: [
        {
          event: { type: 'action.requested', action: 'enter' },
          reaches: 'awaitingSignIn',
          context: { action: 'enter' },
        },
        { event: memberSignedIn, reaches: 'doing', context: { who: 'member', action: 'enter' } },
        { actor: 'takePart', done },
      ],
      ends: 'offering',
    },
    {
      name: 'a visitor declines the login, and signs in later without taking part',
      input: 'visitor',
      moves: [
        { event: claimed, reaches: 'awaitingSignIn' },
        { event: personLeft, reaches: 'awaitingSignIn' },
        { event: { type: 'signIn.declined' }, reaches: 'offering' },
        { event: memberSignedIn, reaches: 'offering', context: { who: 'member' } },
      ],
      ends: 'offering',
    },
    {
      name: 'a visitor presses again while the login is open, and plays for free instead',
      input: 'visitor',
      moves: [
        { event: claimed },
        { event: { type: 'action.requested', action: 'join' }, context: { action: 'join' } },
        { event: trialSignedIn, reaches: 'offering', context: { who: 'trial' } },
      ],
      ends: 'offering',
    },
    {
      name: 'a trial account is led to registration',
      input: 'trial',
      moves: [{ event: { type: 'action.requested', action: 'join' }, reaches: 'offering' }],
      ends: 'offering',
    },
    {
      name: 'the session has expired: the person signs in again and continues',
      moves: [
        { event: claimed },
        { event: personLeft, reaches: 'doing', context: { who: 'visitor' } },
        { actor: 'takePart', done: expired, reaches: 'awaitingSignIn' },
        { event: memberSignedIn, reaches: 'doing' },
        { actor: 'takePart', done },
      ],
      ends: 'offering',
    },
    {
      name: 'the server knows that the account is a trial, the page does not',
      moves: [{ event: claimed }, { actor: 'takePart', done: trialRefused }],
      ends: 'offering',
    },
    {
      name: 'the server is busy, the promotion has ended meanwhile, and somebody else signs in',
      moves: [
        { event: claimed },
        { actor: 'takePart', done: tooMany, reaches: 'refused' },
        { event: claimed, reaches: 'doing', context: { refusal: null } },
        { actor: 'takePart', failed: true, reaches: 'refused' },
        { event: { type: 'action.requested', action: 'join' }, context: { action: 'join' } },
        refuses('takePart', ended, 'refused'),
        { event: personLeft, reaches: 'offering', context: { refusal: null, who: 'visitor' } },
      ],
      ends: 'offering',
    },
  ],
});
