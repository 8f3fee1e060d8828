/**
 * How much a run asks. A server that takes 600 calls a minute decides how long that is: a quick run
 * is for one such minute, a usual one for six or seven, and a thorough one asks everything.
 */
export const efforts = ['quick', 'usual', 'thorough'] as const;
export type Effort = (typeof efforts)[number];

/**
 * How much a check says about a call: `first` whether it works at all, `core` what every call has to
 * keep to by itself, `other` what goes wrong for all calls together if it does.
 */
export type Rank = 'first' | 'core' | 'other';

/** One of so many is asked in a run, another with each seed. */
type Shares = Readonly<Record<Rank | 'behaviour' | 'sending', number>>;

/** The shares of each effort. */
const shares: Readonly<Record<Effort, Shares>> = {
  quick: { first: 1, core: 80, other: 80, sending: 80, behaviour: 10 },
  usual: { first: 1, core: 1, other: 5, sending: 24, behaviour: 1 },
  thorough: { first: 1, core: 1, other: 1, sending: 1, behaviour: 1 },
};

/**
 * Whether a run asks something. As many seeds in a row as its share says ask all of it.
 *
 * @param place its place among its like
 * @param turn the seed
 */
export function isAsked(effort: Effort, rank: keyof Shares, place: number, turn: number): boolean {
  return (place + turn) % shares[effort][rank] === 0;
}

interface Amounts {
  /** Made-up requests of a call that the contract accepts. */
  readonly validRequests: number;
  /** Requests in which each field gets each of its faults. */
  readonly faultyRequests: number;
  /** Faults that one field gets. */
  readonly faultsOfField: number;
  /** Requests with one field at an end of what it may be, of one call. */
  readonly edges: number;
  /** Made-up reads that are repeated. */
  readonly repeatedReads: number;
  /** How many send the same action at the same time. */
  readonly twins: number;
  /** Of each list of things that are always wrong, such as malformed bodies and bad tokens. */
  readonly malformed: number;
  /** Whether an action is repeated as made up, besides as it must succeed. */
  readonly repeatsMadeUp: boolean;
  /** Of the reads that show a change, those that are compared before and after it. */
  readonly comparedReads: number;
}

/** The amounts of each effort. */
export const amounts: Readonly<Record<Effort, Amounts>> = {
  quick: {
    validRequests: 1,
    faultyRequests: 1,
    faultsOfField: 1,
    edges: 1,
    repeatedReads: 1,
    twins: 2,
    malformed: 1,
    repeatsMadeUp: false,
    comparedReads: 1,
  },
  usual: {
    validRequests: 1,
    faultyRequests: 1,
    faultsOfField: 1,
    edges: 1,
    repeatedReads: 1,
    twins: 2,
    malformed: 1,
    repeatsMadeUp: false,
    comparedReads: 1,
  },
  thorough: {
    validRequests: 4,
    faultyRequests: 1,
    faultsOfField: Infinity,
    edges: Infinity,
    repeatedReads: 2,
    twins: 5,
    malformed: Infinity,
    repeatsMadeUp: true,
    comparedReads: 6,
  },
};

/** So many of a list, others with each turn: several runs see all of it. */
export function someOf<Item>(items: readonly Item[], most: number, turn: number): readonly Item[] {
  if (most >= items.length) return items;
  const begin = turn % items.length;
  return [...items.slice(begin), ...items.slice(0, begin)].slice(0, most);
}
