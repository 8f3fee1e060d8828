import { assign, emit, setup } from 'xstate';
import type { PromotionDeed } from '#contract/entities/promotion-types.ts';
import { errorCatalogue, type Outcome, type Refusal } from '#contract/errors.ts';
import { notProvided } from '../actors/not-provided.ts';
import { answerOf, brokeDown, refusalOf } from '../actors/outcome.ts';
import type { Intent } from '../session/session.types.ts';

/** Who is before the page: a trial account takes part in nothing (A20). */
export type Visitor = 'visitor' | 'trial' | 'member';

/** What the flow is started with. */
export interface PromotionClaimInput {
  readonly promotionId: string;
  /** What everybody does first about this promotion. */
  readonly deed: PromotionDeed;
  readonly who: Visitor;
}

/** What the flow knows. */
export interface PromotionClaimContext extends PromotionClaimInput {
  readonly refusal: Refusal | null;
}

/** What happens around a promotion. */
export type PromotionClaimEvent =
  | { type: 'deed.requested'; deed: PromotionDeed }
  | { type: 'person.changed'; who: Visitor } // somebody signed in, or is no longer
  | { type: 'signIn.declined' };

/** Told to whoever listens: the session asks for a login, the dialogs for a real account. */
export type PromotionClaimEmitted =
  | { type: 'signIn.needed'; intent: Intent }
  | { type: 'realAccount.needed' };

/** What the actor is told that does the deed. */
export interface DeedInput {
  readonly promotionId: string;
  readonly deed: PromotionDeed;
}

const actors = {
  /** Does it at the server, which applies it once; the member's promotions and balance follow. */
  doDeed: notProvided<Outcome<null>, DeedInput>('doDeed'),
};

/** Claiming a bonus, applying, joining a mission, entering a raffle (W5, W8, S16). */
export const promotionClaimMachine = setup({
  types: {
    input: {} as PromotionClaimInput,
    context: {} as PromotionClaimContext,
    events: {} as PromotionClaimEvent,
    emitted: {} as PromotionClaimEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isVisitor: ({ context }) => context.who === 'visitor',
    isTrial: ({ context }) => context.who === 'trial',
    isSomebody: (_, { who }: { who: Visitor }) => who !== 'visitor',
    isAccepted: (_, { outcome }: { outcome: Outcome<null> }) => outcome.ok,
    needsSignIn: (_, { outcome }: { outcome: Outcome<null> }) =>
      !outcome.ok && errorCatalogue[outcome.code].status === 401,
    needsRealAccount: (_, { outcome }: { outcome: Outcome<null> }) =>
      !outcome.ok && outcome.code === 'in_need_true_account',
  },
  actions: {
    noteDeed: assign((_, { deed }: { deed: PromotionDeed }) => ({ deed })),
    notePerson: assign((_, { who }: { who: Visitor }) => ({ who })),
    noteRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    forgetRefusal: assign({ refusal: null }),
    askForSignIn: emit(({ context }) => ({
      type: 'signIn.needed' as const,
      intent: {
        kind: 'takePart' as const,
        promotionId: context.promotionId,
        deed: context.deed,
      },
    })),
    askForRealAccount: emit({ type: 'realAccount.needed' }),
  },
}).createMachine({
  id: 'promotionClaim',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The promotion is shown with what can be done about it.',
      on: {
        'deed.requested': {
          target: 'admitting',
          actions: { type: 'noteDeed', params: ({ event }) => ({ deed: event.deed }) },
        },
        'person.changed': {
          actions: { type: 'notePerson', params: ({ event }) => ({ who: event.who }) },
        },
      },
    },
    admitting: {
      description: 'Only members with a real account take part.',
      entry: 'forgetRefusal',
      always: [
        { guard: 'isVisitor', target: 'awaitingSignIn' },
        { guard: 'isTrial', target: 'offering', actions: 'askForRealAccount' },
        { target: 'doing' },
      ],
    },
    awaitingSignIn: {
      description: 'The login is open; the person goes on after it.',
      entry: 'askForSignIn',
      on: {
        'person.changed': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ who: event.who }) },
            target: 'admitting',
            actions: { type: 'notePerson', params: ({ event }) => ({ who: event.who }) },
          },
          { actions: { type: 'notePerson', params: ({ event }) => ({ who: event.who }) } },
        ],
        'signIn.declined': { target: 'offering' },
        'deed.requested': {
          target: 'admitting',
          actions: { type: 'noteDeed', params: ({ event }) => ({ deed: event.deed }) },
        },
      },
    },
    doing: {
      description: 'The server does it; a second press does nothing.',
      tags: 'busy',
      invoke: {
        id: 'doDeed',
        src: 'doDeed',
        input: ({ context: { promotionId, deed } }) => ({ promotionId, deed }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerOf }, target: 'offering' },
          { guard: { type: 'needsSignIn', params: answerOf }, target: 'awaitingSignIn' },
          {
            guard: { type: 'needsRealAccount', params: answerOf },
            target: 'offering',
            actions: 'askForRealAccount',
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: refusalOf } },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: {
        'person.changed': {
          actions: { type: 'notePerson', params: ({ event }) => ({ who: event.who }) },
        },
      },
    },
    refused: {
      description: 'It could not be done, and the reason is shown; a further press tries again.',
      on: {
        'deed.requested': {
          target: 'admitting',
          actions: { type: 'noteDeed', params: ({ event }) => ({ deed: event.deed }) },
        },
        'person.changed': {
          target: 'offering',
          actions: [
            { type: 'notePerson', params: ({ event }) => ({ who: event.who }) },
            'forgetRefusal',
          ],
        },
      },
    },
  },
});
