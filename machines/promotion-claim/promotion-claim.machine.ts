import { assign, setup } from 'xstate';
import type { PromotionAction } from '#contract/entities/promotion-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notListening } from '../actors/not-provided.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import {
  afterSignIn,
  knowingPerson,
  notingPerson,
  type Person,
  type SessionNews,
  type SignInRequest,
  signInFirst,
} from '../session/sign-in-first.ts';
import { submission } from '../submission/submission.machine.ts';

/** Input of the flow. */
export interface PromotionClaimInput {
  readonly promotionId: string;
  /** The first action of this promotion. */
  readonly action: PromotionAction;
  readonly who: Person;
  /** Address of the promotion's page, to return to after a sign-in. */
  readonly page: string;
}

/** Context of the flow. */
export interface PromotionClaimContext extends PromotionClaimInput {
  readonly refusal: Refusal | null;
}

/** Events around a promotion. */
type PromotionClaimEvent = { type: 'action.requested'; action: PromotionAction } | SessionNews;

/** Input of the actor that takes part. */
export interface ActionInput {
  readonly promotionId: string;
  readonly action: PromotionAction;
}

const actors = {
  /** Reports who is signed in, at every change (A19). */
  watchSession: notListening('watchSession'),
  /** Has the session request a login, and reports when it is declined (A19). */
  requestSignIn: notListening<SignInRequest>('requestSignIn'),
  /**
   * Sends the action, which the server applies once; the member's promotions and balance reload.
   */
  takePart: submission<ActionInput, null>(),
};

const ask = asking<Pick<typeof actors, 'takePart'>, PromotionClaimContext>();

const ownSetup = setup({
  types: {
    input: {} as PromotionClaimInput,
    context: {} as PromotionClaimContext,
    events: {} as PromotionClaimEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: { realAccountIsNeeded: isRefusedBy('in_need_true_account') },
  actions: {
    noteAction: assign((_, { action }: { action: PromotionAction }) => ({ action })),
    /** Shows what a trial account needs to take part; `web` provides it. */
    askForRealAccount: () => undefined,
  },
});
const claimSetup = ownSetup.extend(refusable).extend(signInFirst);

/** A press of the button, in every state that takes one. */
const pressing = {
  'action.requested': {
    target: 'admitting',
    actions: {
      type: 'noteAction',
      params: ({ event }: { event: { action: PromotionAction } }) => ({ action: event.action }),
    },
  },
} as const;

/** Claiming a bonus, applying, joining a mission, entering a raffle (W5, W8, S16). */
export const promotionClaimMachine = claimSetup.createMachine({
  id: 'promotionClaim',
  context: ({ input }) => ({ ...input, refusal: null }),
  invoke: {
    id: 'watchSession',
    src: 'watchSession',
    onError: {
      target: '.refused',
      actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
    },
  },
  on: knowingPerson,
  initial: 'offering',
  states: {
    offering: {
      description: 'The page shows the promotion and what can be done about it.',
      on: pressing,
    },
    admitting: {
      description: 'Only members with a real account can take part.',
      entry: 'forgetRefusal',
      always: [
        { guard: 'personIsVisitor', target: 'awaitingSignIn' },
        { guard: 'personIsTrial', target: 'offering', actions: 'askForRealAccount' },
        { target: 'doing' },
      ],
    },
    awaitingSignIn: {
      description: 'The login is open; the person continues after it.',
      invoke: {
        id: 'requestSignIn',
        src: 'requestSignIn',
        input: ({ context: { page, action } }) => ({
          intent: { kind: 'navigate', to: page, state: { pressed: action } },
        }),
        onError: {
          target: 'refused',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: { ...afterSignIn('admitting'), 'signIn.declined': { target: 'offering' }, ...pressing },
    },
    doing: {
      description: 'The server carries it out, once, even if an answer is lost.',
      tags: 'busy',
      ...ask('takePart', {
        input: ({ context: { promotionId, action } }) => ({ payload: { promotionId, action } }),
        accepted: 'offering',
        refused: [
          {
            guard: withAnswer('signInIsNeeded'),
            target: 'awaitingSignIn',
            actions: 'forgetPerson',
          },
          {
            guard: withAnswer('realAccountIsNeeded'),
            target: 'offering',
            actions: 'askForRealAccount',
          },
          { target: 'refused' },
        ],
      }),
    },
    refused: {
      description: 'It failed, and the reason is shown; the person can try again.',
      on: {
        ...pressing,
        'person.changed': { target: 'offering', actions: [notingPerson, 'forgetRefusal'] },
      },
    },
  },
});
