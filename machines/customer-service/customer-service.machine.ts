import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer, valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** What the flow is started with. */
export interface CustomerServiceInput {
  /** The browser opened a window in the person's gesture; nothing is in it yet. */
  readonly windowOpened: boolean;
}

/** What the flow knows. */
export interface CustomerServiceContext {
  readonly windowOpened: boolean;
  /** Where the desk is, an http(s) address; null until it is known. */
  readonly address: string | null;
  readonly refusal: Refusal | null;
}

/** What the person does when no window came. */
type CustomerServiceEvent =
  | { type: 'service.requested'; windowOpened: boolean } // again, and a window was asked for again
  | { type: 'link.followed' }
  | { type: 'help.closed' };

const actors = {
  /** Chooses the desk by rank, opens its sealed address, and checks what it is (S8). */
  findAddress: notProvided<Outcome<string>>('findAddress'),
  /** Sends the window to the desk; a window that was closed meanwhile is left alone. */
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

/** From the wish to talk to somebody to a window of customer service, or a link to it (S8). */
export const customerServiceMachine = customerServiceSetup.createMachine({
  id: 'customerService',
  context: ({ input }) => ({ windowOpened: input.windowOpened, address: null, refusal: null }),
  initial: 'findingDesk',
  states: {
    findingDesk: {
      description: 'The desk for this person is looked up, and its address opened.',
      tags: 'busy',
      ...ask('findAddress', {
        accepted: [
          { guard: 'windowIsOpen', target: 'openingDesk', actions: ofAnswer('noteAddress') },
          { target: 'windowBlocked', actions: ofAnswer('noteAddress') },
        ],
        refused: 'failed',
      }),
    },
    openingDesk: {
      description: 'The window goes to the desk.',
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
      description: 'The browser blocked the window: how to allow it, and a plain link instead.',
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
      description: 'No desk was found: the reason, and another try.',
      on: {
        'service.requested': {
          target: 'findingDesk',
          actions: { type: 'beginAgain', params: ({ event }) => event },
        },
        'help.closed': { target: 'left' },
      },
    },
    left: {
      description: 'The person talks to customer service, or has closed the help.',
      type: 'final',
    },
  },
});
