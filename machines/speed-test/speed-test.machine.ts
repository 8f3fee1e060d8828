import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { answerOf, brokeDown, valueIn, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** How fast a domain of the site answered. */
export interface DomainSpeed {
  /** An origin, such as 'https://play.example'. */
  readonly domain: string;
  /** Milliseconds to a complete answer; null if it failed. */
  readonly milliseconds: number | null;
}

/** Context of the flow. */
export interface SpeedTestContext {
  /** Domains of the site, in the order of measuring. */
  readonly domains: readonly string[];
  /** Results so far, in the same order. */
  readonly results: readonly DomainSpeed[];
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
type SpeedTestEvent = { type: 'test.stopped' } | { type: 'test.repeated' };

const actors = {
  /** Reads the domains of the site. */
  loadDomains: notProvided<Outcome<readonly string[]>>('loadDomains'),
  /** Measures one domain, in milliseconds; refused if it did not answer in time. */
  measureDomain: notProvided<Outcome<number>, { readonly domain: string }>('measureDomain'),
};

const ask = asking<typeof actors, SpeedTestContext>();

const speedTestSetup = setup({
  types: { context: {} as SpeedTestContext, events: {} as SpeedTestEvent, tags: {} as 'busy' },
  actors,
  guards: {
    noDomainIsOffered: (_, { outcome }: { outcome: Outcome<readonly string[]> }) =>
      outcome.ok && outcome.value.length === 0,
    domainIsLast: ({ context }) => context.results.length + 1 >= context.domains.length,
  },
  actions: {
    noteDomains: assign((_, { outcome }: { outcome: Outcome<readonly string[]> }) => ({
      domains: valueIn(outcome) ?? [],
    })),
    noteSpeed: assign(({ context }, { outcome }: { outcome: Outcome<number> }) => {
      const domain = context.domains[context.results.length] ?? '';
      return { results: [...context.results, { domain, milliseconds: valueIn(outcome) }] };
    }),
    beginAgain: assign({ domains: [], results: [], refusal: null }),
  },
}).extend(refusable);

/** The transition after a measurement: to the next domain, or to the end. */
function noting<const Params>(params: Params) {
  const actions = { type: 'noteSpeed', params } as const;
  return [
    { guard: 'domainIsLast', target: 'measured', actions },
    { target: 'measuring', reenter: true, actions },
  ] as const;
}

/** Measures each domain of the site, one by one so that they do not slow each other (S8). */
export const speedTestMachine = speedTestSetup.createMachine({
  id: 'speedTest',
  context: { domains: [], results: [], refusal: null },
  initial: 'loadingDomains',
  states: {
    loadingDomains: {
      description: 'The list of domains is loading.',
      tags: 'busy',
      entry: 'beginAgain',
      ...ask('loadDomains', {
        accepted: [
          { guard: withAnswer('noDomainIsOffered'), target: 'measured' },
          { target: 'measuring', actions: withAnswer('noteDomains') },
        ],
        refused: 'failed',
      }),
    },
    measuring: {
      description: 'The domains are measured one after the other; results so far are shown.',
      tags: 'busy',
      invoke: {
        id: 'measureDomain',
        src: 'measureDomain',
        input: ({ context }) => ({ domain: context.domains[context.results.length] ?? '' }),
        onDone: noting(answerOf),
        onError: noting({ outcome: brokeDown }),
      },
      on: { 'test.stopped': { target: 'measured' } },
    },
    measured: {
      description: 'The results are shown, fastest first; the person can measure again.',
      on: { 'test.repeated': { target: 'loadingDomains' } },
    },
    failed: {
      description:
        'The list of domains could not be loaded: the page shows the reason, and the person can try again.',
      on: { 'test.repeated': { target: 'loadingDomains' } },
    },
  },
});
