import { assign, emit, setup } from 'xstate';
import type { Draw } from '#contract/entities/lottery.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { type PageShown, watchesPage, watchingPage } from '../actors/watching.ts';

/** Interval of clock readings while counting down, in milliseconds. */
const DRAW_TICK_MILLISECONDS = 1000;
/** How long new numbers are marked as new, in milliseconds. */
const DRAWN_SHOWN_MILLISECONDS = 8000;
/** Delay before a failed read of draws is retried, in milliseconds. */
const DRAW_RETRY_MILLISECONDS = 5000;
/** Shortest wait for the numbers of a draw that the server still holds back, in milliseconds. */
const RESULTS_WAIT_MILLISECONDS = 1000;

/**
 * The server's answer about a lottery's draws. Times in milliseconds from now; past ones negative.
 */
export interface DrawReading {
  readonly drawNo: string;
  readonly closesIn: number;
  readonly drawsIn: number;
  readonly resultsIn: number;
  /** The last draw with numbers; null before the first. */
  readonly latest: Draw | null;
}

/** Input of the flow. */
export interface DrawWatchInput {
  readonly gameCode: string;
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
}

/** Context of the flow. Times in milliseconds of `now`. */
export interface DrawWatchContext extends DrawWatchInput {
  /** The next or current draw; null until known. */
  readonly drawNo: string | null;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly resultsAt: number;
  readonly latest: Draw | null;
  /** Whether the last read brought numbers of a draw that the person watched. */
  readonly hasArrived: boolean;
  /** Whole seconds until bets close, and after that until the draw. */
  readonly remainingSeconds: number;
  readonly refusal: Refusal | null;
}

/** Events of the person, and of a page that becomes visible again. */
type DrawWatchEvent = { type: 'retry.requested' } | PageShown; // draws took place meanwhile

/** Emitted so that data about the draw reloads and the person is told. */
type DrawWatchEmitted = { type: 'draw.arrived'; drawNo: string };

type ReadOutcome = Outcome<DrawReading>;

const actors = {
  ...watchesPage,
  /** Reads the next draw and the last one. */
  readDraws: notProvided<ReadOutcome, { gameCode: string }>('readDraws'),
};

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The context changes of a read. */
function noted(context: DrawWatchContext, outcome: ReadOutcome): Partial<DrawWatchContext> {
  if (!outcome.ok) return {};
  const { drawNo, closesIn, drawsIn, resultsIn, latest } = outcome.value;
  const now = context.now();
  return {
    drawNo,
    latest,
    closesAt: now + closesIn,
    drawsAt: now + drawsIn,
    resultsAt: now + resultsIn,
    hasArrived: context.latest !== null && latest?.drawNo !== context.latest.drawNo,
    refusal: null,
  };
}

const ask = asking<typeof actors, DrawWatchContext>();

const drawWatchSetup = setup({
  types: {
    input: {} as DrawWatchInput,
    context: {} as DrawWatchContext,
    events: {} as DrawWatchEvent,
    emitted: {} as DrawWatchEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    drawHasArrived: ({ context }) => context.hasArrived,
    betsAreOpen: ({ context }) => context.now() < context.closesAt,
    drawIsAhead: ({ context }) => context.now() < context.drawsAt,
  },
  actions: {
    noteReading: assign(({ context }, { outcome }: { outcome: ReadOutcome }) =>
      noted(context, outcome),
    ),
    countToClosing: assign(({ context }) => ({
      remainingSeconds: secondsUntil(context.closesAt, context.now()),
    })),
    countToDraw: assign(({ context }) => ({
      remainingSeconds: secondsUntil(context.drawsAt, context.now()),
    })),
    countNothing: assign({ remainingSeconds: 0 }),
    tellArrival: emit(({ context }) => ({
      type: 'draw.arrived' as const,
      drawNo: context.latest?.drawNo ?? '',
    })),
    forgetArrival: assign({ hasArrived: false }),
  },
  delays: {
    tick: DRAW_TICK_MILLISECONDS,
    drawnShown: DRAWN_SHOWN_MILLISECONDS,
    retry: DRAW_RETRY_MILLISECONDS,
    untilResults: ({ context }) =>
      Math.max(RESULTS_WAIT_MILLISECONDS, context.resultsAt - context.now()),
  },
}).extend(refusable);

/** Watching a lottery: bets open, bets closed, drawing, numbers out (L7). */
export const drawWatchMachine = drawWatchSetup.createMachine({
  id: 'drawWatch',
  context: ({ input }) => ({
    ...input,
    drawNo: null,
    closesAt: 0,
    drawsAt: 0,
    resultsAt: 0,
    latest: null,
    hasArrived: false,
    remainingSeconds: 0,
    refusal: null,
  }),
  ...watchingPage,
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal asks which draw is next, and what was drawn last.',
      tags: 'busy',
      ...ask('readDraws', {
        input: ({ context }) => ({ gameCode: context.gameCode }),
        accepted: { target: 'sorting', actions: withAnswer('noteReading') },
        refused: 'unreachable',
      }),
    },
    sorting: {
      description: 'Checks for new numbers first, and then how far the draw is.',
      always: [
        { guard: 'drawHasArrived', target: 'drawn' },
        { guard: 'betsAreOpen', target: 'open' },
        { guard: 'drawIsAhead', target: 'closing' },
        { target: 'drawing' },
      ],
    },
    open: {
      description: 'Bets are open; a countdown shows when they close.',
      entry: 'countToClosing',
      after: {
        tick: [{ guard: 'betsAreOpen', target: 'open', reenter: true }, { target: 'sorting' }],
      },
      on: { 'page.shown': { target: 'reading' } },
    },
    closing: {
      description: 'Bets on this draw are closed; a countdown shows when it takes place.',
      entry: 'countToDraw',
      after: {
        tick: [{ guard: 'drawIsAhead', target: 'closing', reenter: true }, { target: 'sorting' }],
      },
      on: { 'page.shown': { target: 'reading' } },
    },
    drawing: {
      description: 'The draw is taking place; the portal asks for its numbers when they are due.',
      entry: 'countNothing',
      after: { untilResults: { target: 'reading' } },
      on: { 'page.shown': { target: 'reading' } },
    },
    drawn: {
      description: 'The numbers are out: they are marked as new for a while, and announced once.',
      entry: ['tellArrival', 'forgetArrival', 'countNothing'],
      after: { drawnShown: { target: 'sorting' } },
      on: { 'page.shown': { target: 'reading' } },
    },
    unreachable: {
      description:
        'The draws could not be loaded; the portal retries on its own, or right away when asked.',
      entry: 'countNothing',
      after: { retry: { target: 'reading' } },
      on: { 'retry.requested': { target: 'reading' }, 'page.shown': { target: 'reading' } },
    },
  },
});
