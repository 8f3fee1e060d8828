import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { signInFirstInvariants } from '../../session/proof/sign-in-first.invariants.ts';
import { promotionClaimMachine } from '../promotion-claim.machine.ts';

const done = { ok: true, value: null } as const;
const ended = { ok: false, code: 'promotion_ended' } as const;
const expired = { ok: false, code: 'token_expired' } as const;
const trialRefused = { ok: false, code: 'in_need_true_account' } as const;

const claimed = { type: 'deed.requested', deed: 'claim' } as const;
const memberCame = { type: 'person.changed', who: 'member' } as const;
const trialCame = { type: 'person.changed', who: 'trial' } as const;
const personLeft = { type: 'person.changed', who: 'visitor' } as const;

/** Taking part in a promotion as tools and tests know it. */
export const promotionClaimEntry = catalogueEntry<typeof promotionClaimMachine>({
  id: 'promotionClaim',
  title: 'Promotion',
  purpose: 'Claims a bonus, applies for one, joins a mission or enters a raffle, once each.',
  requirements: ['W5', 'W8', 'S16', 'A19', 'A20'],
  machine: promotionClaimMachine,
  inputs: {
    member: {
      promotionId: 'first-spins',
      deed: 'claim',
      who: 'member',
      page: '/promotions/first-spins',
    },
    visitor: {
      promotionId: 'golden-ticket',
      deed: 'enter',
      who: 'visitor',
      page: '/promotions/golden-ticket',
    },
    trial: {
      promotionId: 'slots-race',
      deed: 'join',
      who: 'trial',
      page: '/promotions/slots-race',
    },
  },
  events: {
    'deed.requested': [claimed, { type: 'deed.requested', deed: 'join' }],
    'person.changed': [memberCame, trialCame, personLeft],
    'signIn.declined': [{ type: 'signIn.declined' }],
  },
  outcomes: {
    watchSession: [],
    requestSignIn: [],
    doDeed: [done, ended, networkFailed, expired, trialRefused],
  },
  invariants: [
    {
      name: 'nothing is done that nobody asked for',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('doDeed'),
          ({ context, event }, before) =>
            [...before.map((step) => step.event), event].some(
              (past) => past.type === 'deed.requested' && past['deed'] === context.deed,
            ),
        ),
    },
    {
      name: 'one thing is done at a time',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('doDeed'),
          (_, before) => !before.slice(-1).some((last) => isIn(last, 'doing')),
        ),
    },
    {
      name: 'what was declined at the login is not done when somebody signs in later',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type === 'person.changed' && step.started.includes('doDeed'),
          (_, before) => before.slice(-1).every((last) => isIn(last, 'awaitingSignIn')),
        ),
    },
    ...signInFirstInvariants<typeof promotionClaimMachine>({
      waiting: 'awaitingSignIn',
      actor: 'doDeed',
      may: ['member'],
      ended: [],
      asksAgain: ({ event }) => event.type === 'deed.requested',
    }),
    {
      name: 'a real account is asked for exactly when a trial account would take part',
      holds: (history) =>
        history.every((step, index) => {
          const { event, context } = step;
          const before = history[index - 1];
          const wants =
            event.type === 'deed.requested' ||
            (event.type === 'person.changed' &&
              before !== undefined &&
              isIn(before, 'awaitingSignIn'));
          const isRefused =
            event.type === 'xstate.done.actor.doDeed' && event['output'] === trialRefused;
          return (
            step.effects.includes('askForRealAccount') ===
            ((wants && context.who === 'trial') || isRefused)
          );
        }),
    },
    {
      name: 'a reason is shown exactly where something could not be done',
      holds: (history) =>
        history.every((step) => isIn(step, 'refused') === (step.context.refusal !== null)),
    },
  ],
  journeys: [
    {
      name: 'a member claims, and presses twice',
      moves: [
        { event: { type: 'signIn.declined' }, ignored: true },
        { event: claimed, reaches: 'doing' },
        { event: claimed, ignored: true },
        { actor: 'doDeed', done, context: { refusal: null } },
      ],
      ends: 'offering',
    },
    {
      name: 'a visitor enters a raffle, signs in, and is in it',
      input: 'visitor',
      moves: [
        {
          event: { type: 'deed.requested', deed: 'enter' },
          reaches: 'awaitingSignIn',
          context: { deed: 'enter' },
        },
        { event: memberCame, reaches: 'doing', context: { who: 'member', deed: 'enter' } },
        { actor: 'doDeed', done },
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
        { event: memberCame, reaches: 'offering', context: { who: 'member' } },
      ],
      ends: 'offering',
    },
    {
      name: 'a visitor presses again while the login is asked for, and plays for free instead',
      input: 'visitor',
      moves: [
        { event: claimed },
        { event: { type: 'deed.requested', deed: 'join' }, context: { deed: 'join' } },
        { event: trialCame, reaches: 'offering', context: { who: 'trial' } },
      ],
      ends: 'offering',
    },
    {
      name: 'a trial account is led to registration',
      input: 'trial',
      moves: [{ event: { type: 'deed.requested', deed: 'join' }, reaches: 'offering' }],
      ends: 'offering',
    },
    {
      name: 'the session has expired: the person signs in again and goes on',
      moves: [
        { event: claimed },
        { event: personLeft, reaches: 'doing', context: { who: 'visitor' } },
        { actor: 'doDeed', done: expired, reaches: 'awaitingSignIn' },
        { event: memberCame, reaches: 'doing' },
        { actor: 'doDeed', done },
      ],
      ends: 'offering',
    },
    {
      name: 'the server knows better than the page that the account is a trial',
      moves: [{ event: claimed }, { actor: 'doDeed', done: trialRefused }],
      ends: 'offering',
    },
    {
      name: 'the connection fails, the promotion has ended meanwhile, and somebody else signs in',
      moves: [
        { event: claimed },
        { actor: 'doDeed', done: networkFailed, reaches: 'refused' },
        { event: claimed, reaches: 'doing', context: { refusal: null } },
        { actor: 'doDeed', failed: true, reaches: 'refused' },
        { event: { type: 'deed.requested', deed: 'join' }, context: { deed: 'join' } },
        { actor: 'doDeed', done: ended, reaches: 'refused', context: { refusal: ended } },
        { event: personLeft, reaches: 'offering', context: { refusal: null, who: 'visitor' } },
      ],
      ends: 'offering',
    },
  ],
});
