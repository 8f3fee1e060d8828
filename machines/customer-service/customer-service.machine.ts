import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** Input of the flow. */
export interface CustomerServiceInput {
  /** A window that the browser opened in the person's gesture; still empty. */
  readonly windowOpened: boolean;
}

/** Context of the flow. */
export interface CustomerServiceContext {
  readonly windowOpened: boolean;
  /** The desk's http(s) address; null until known. */
  readonly address: string | null;
  readonly refusal: Refusal | null;
}

/** Events for when no window opened. */
type CustomerServiceEvent =
  | { type: 'service.requested'; windowOpened: boolean } // retry, with a new window requested
  | { type: 'link.followed' }
  | { type: 'help.closed' };

const actors = {
  /** Selects the desk by rank, decrypts its address, and checks it (S8). */
  findAddress: notProvided<Outcome<string>>('findAddress'),
  /** Navigates the window to the desk; a window that was closed meanwhile is ignored. */
  showAddress: notProvided<null, { readonly address: string }>('showAddress'),
};

const ask = asking<typeof actors, CustomerServiceContext>();

const customerServiceSetup = setup({
  types: {
    input: {} as CustomerServiceInput,
    context: {} as CustomerServiceContext,
    events: {} as CustomerServiceEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: { windowIsOpen: ({ context }) => context.windowOpened },
  actions: {
    noteAddress: assign((_, { outcome }: { outcome: Outcome<string> }) => ({
      address: valueIn(outcome),
    })),
    beginAgain: assign((_, { windowOpened }: { windowOpened: boolean }) => ({
      windowOpened,
      address: null,
      refusal: null,
    })),
  },
}).extend(refusable);

/** From the wish to contact customer service to its window, or a link to it (S8). */
export const customerServiceMachine = customerServiceSetup.createMachine({
  id: 'customerService',
  context: ({ input }) => ({ windowOpened: input.windowOpened, address: null, refusal: null }),
  initial: 'findingDesk',
  states: {
    findingDesk: {
      description: 'The portal finds the desk for this person and opens its address.',
      tags: 'busy',
      ...ask('findAddress', {
        accepted: [
          { guard: 'windowIsOpen', target: 'openingDesk', actions: withAnswer('noteAddress') },
          { target: 'windowBlocked', actions: withAnswer('noteAddress') },
        ],
        refused: 'failed',
      }),
    },
    openingDesk: {
      description: 'The window opens the desk.',
      tags: 'busy',
      invoke: {
        id: 'showAddress',
        src: 'showAddress',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: { target: 'left' },
        onError: { target: 'windowBlocked' },
      },
    },
    windowBlocked: {
      description:
        'The browser blocked the window: the page says how to allow it, and offers a plain link.',
      on: {
        'service.requested': {
          target: 'findingDesk',
          actions: { type: 'beginAgain', params: ({ event }) => event },
        },
        'link.followed': { target: 'left' },
        'help.closed': { target: 'left' },
      },
    },
    failed: {
      description: 'No desk was found: the page shows the reason, and the person can try again.',
      on: {
        'service.requested': {
          target: 'findingDesk',
          actions: { type: 'beginAgain', params: ({ event }) => event },
        },
        'help.closed': { target: 'left' },
      },
    },
    left: {
      description: 'The person is talking to customer service, or has closed the help.',
      type: 'final',
    },
  },
});
