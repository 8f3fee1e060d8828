import { assign, fromPromise, setup } from 'xstate';

/** What the checker says of a coin. */
export type CoinVerdict = { readonly ok: true } | { readonly ok: false; readonly flaw: string };

/** What the turnstile knows. */
export interface TurnstileContext {
  readonly coins: number;
  readonly refusal: string | null;
  readonly capacity: number;
}

/** What happens at the turnstile. */
export type TurnstileEvent =
  | { type: 'coin.inserted'; value: number }
  | { type: 'person.passed' }
  | { type: 'box.emptied' }
  | { type: 'service.ended' };

/** The longest that the gate stays open, in milliseconds. */
export const PATIENCE_MILLISECONDS = 5000;

/** A healthy machine with a guard, an actor, a timer, an eventless choice and an end. */
export const turnstileMachine = setup({
  types: {
    input: {} as { readonly capacity: number },
    context: {} as TurnstileContext,
    events: {} as TurnstileEvent,
    output: {} as { readonly coins: number },
    tags: {} as 'busy',
  },
  actors: { checkCoin: fromPromise<CoinVerdict>(() => Promise.reject(new Error('not provided'))) },
  guards: {
    coinHasValue: (_, { value }: { value: number }) => value > 0,
    coinIsGenuine: (_, { verdict }: { verdict: CoinVerdict }) => verdict.ok,
    boxIsFull: ({ context }) => context.coins >= context.capacity,
  },
  actions: {
    countCoin: assign({ coins: ({ context }) => context.coins + 1, refusal: null }),
    emptyBox: assign({ coins: 0 }),
    noteRefusal: assign((_, { refusal }: { refusal: string }) => ({ refusal })),
  },
  delays: { patience: PATIENCE_MILLISECONDS },
}).createMachine({
  id: 'turnstile',
  context: ({ input }) => ({ coins: 0, refusal: null, capacity: input.capacity }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The gate waits for a coin.',
      on: {
        'coin.inserted': {
          guard: { type: 'coinHasValue', params: ({ event }) => ({ value: event.value }) },
          target: 'checkingCoin',
        },
        'service.ended': { target: 'outOfService' },
      },
    },
    checkingCoin: {
      description: 'The coin is weighed.',
      tags: 'busy',
      invoke: {
        id: 'checkCoin',
        src: 'checkCoin',
        onDone: [
          {
            guard: { type: 'coinIsGenuine', params: ({ event }) => ({ verdict: event.output }) },
            target: 'open',
            actions: 'countCoin',
          },
          { target: 'closed', actions: { type: 'noteRefusal', params: { refusal: 'refused' } } },
        ],
        onError: {
          target: 'closed',
          actions: { type: 'noteRefusal', params: { refusal: 'broken' } },
        },
      },
    },
    open: {
      description: 'One person may pass, for a short while.',
      on: { 'person.passed': { target: 'weighingBox' } },
      after: { patience: { target: 'weighingBox' } },
    },
    weighingBox: {
      description: 'A full box closes the gate until somebody empties it.',
      always: [{ guard: 'boxIsFull', target: 'full' }, { target: 'closed' }],
    },
    full: {
      description: 'The box must be emptied.',
      on: { 'box.emptied': { target: 'closed', actions: 'emptyBox' } },
    },
    outOfService: { description: 'The gate is shut for good.', type: 'final' },
  },
  output: ({ context }) => ({ coins: context.coins }),
});
