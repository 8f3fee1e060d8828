import type { FlowCount } from '#contract/flow-counts-types.ts';
import type { Chart } from '../chart/chart.types.ts';

/** A state where the flow was over for people. */
export interface WayOut {
  readonly path: string;
  /** An end of the flow; elsewhere people left it. */
  readonly isEnd: boolean;
  readonly count: number;
  /** Of all for whom the flow is over, from 0 to 1. */
  readonly share: number;
}

/** How a flow was over for people. */
export interface WaysOut {
  /** Most first. */
  readonly ways: readonly WayOut[];
  /** The share of those who came to one of its ends; null for a flow that has none, or before the first. */
  readonly ended: number | null;
}

/** Where a flow was over for people, by its counts. */
export function waysOut({ states }: Pick<Chart, 'states'>, counted: FlowCount): WaysOut {
  const top = states.filter(({ parent }) => parent === '');
  const isParallel = states.some(({ path, kind }) => path === '' && kind === 'parallel');
  const lefts = top.map(({ path }) => counted.left[path] ?? 0);
  // Parallel parts are all left at once.
  const left = isParallel ? Math.max(0, ...lefts) : lefts.reduce((sum, each) => sum + each, 0);
  const over = counted.finished + left;
  const ends = top.filter(({ kind }) => kind === 'final');
  const shareOf = (count: number) => (over === 0 ? 0 : Math.min(1, count / over));
  const ways = [
    ...ends.map(({ path }) => ({ path, isEnd: true, count: counted.reached[path] ?? 0 })),
    ...states
      .filter(({ kind }) => kind === 'simple')
      .map(({ path }) => ({ path, isEnd: false, count: counted.left[path] ?? 0 })),
  ];
  return {
    ways: ways
      .filter(({ count }) => count > 0)
      .map((way) => ({ ...way, share: shareOf(way.count) }))
      .toSorted((one, other) => other.count - one.count),
    ended: ends.length > 0 && over > 0 ? counted.finished / over : null,
  };
}
