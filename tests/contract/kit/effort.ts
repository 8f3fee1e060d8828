/** How much a run asks. A server that takes 600 calls a minute decides how long that is. */
export const efforts = ['quick', 'usual', 'thorough'] as const;
export type Effort = (typeof efforts)[number];

interface Amounts {
  /** Made-up requests of a call that the contract accepts. */
  readonly validRequests: number;
  /** Requests in which each field gets each of its faults. */
  readonly faultyRequests: number;
  /** Faults that one field gets. */
  readonly faultsOfField: number;
  /** Values that one field gets at the ends of what it may be. */
  readonly edgesOfField: number;
  /** Reads that are repeated. */
  readonly repeatedReads: number;
  /** How many send the same action at the same time. */
  readonly twins: number;
  /** Of each list of things that are always wrong, such as malformed bodies and bad tokens. */
  readonly malformed: number;
  /** Whether an action is repeated as made up, besides as it must succeed. */
  readonly repeatsMadeUp: boolean;
  /** Whether all reads are compared before and after, or only those of the same domain. */
  readonly comparesEverything: boolean;
}

/** The amounts of each effort. */
export const amounts: Readonly<Record<Effort, Amounts>> = {
  quick: {
    validRequests: 1,
    faultyRequests: 1,
    faultsOfField: 1,
    edgesOfField: 0,
    repeatedReads: 1,
    twins: 2,
    malformed: 1,
    repeatsMadeUp: false,
    comparesEverything: false,
  },
  usual: {
    validRequests: 1,
    faultyRequests: 1,
    faultsOfField: 2,
    edgesOfField: 1,
    repeatedReads: 1,
    twins: 4,
    malformed: 2,
    repeatsMadeUp: false,
    comparesEverything: false,
  },
  thorough: {
    validRequests: 12,
    faultyRequests: 2,
    faultsOfField: Infinity,
    edgesOfField: Infinity,
    repeatedReads: 3,
    twins: 5,
    malformed: Infinity,
    repeatsMadeUp: true,
    comparesEverything: true,
  },
};

/** So many of a list, others with each turn: several runs see all of it. */
export function someOf<Item>(items: readonly Item[], most: number, turn: number): readonly Item[] {
  if (most >= items.length) return items;
  const begin = turn % items.length;
  return [...items.slice(begin), ...items.slice(0, begin)].slice(0, most);
}
