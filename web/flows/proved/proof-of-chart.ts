import type { Chart, ChartState, ChartTransition } from '../chart/chart.types.ts';
import type { ReachingTest } from './reaching-test.ts';

/** The tests that come through a state. */
export function testsOfState({ tests }: Chart, path: string): readonly ReachingTest[] {
  return tests.filter(({ states }) => states.includes(path));
}

/** The tests that take a transition. */
export function testsOfTransition({ tests }: Chart, id: string): readonly ReachingTest[] {
  return tests.filter(({ transitions }) => transitions.includes(id));
}

/** How much of a flow its tests reach. */
export interface ChartProof {
  /** States that no test reaches; those that no run can reach are not among them. */
  readonly states: readonly ChartState[];
  /** Transitions that no test takes. */
  readonly transitions: readonly ChartTransition[];
  /** Numbers of transitions that a run can take, and of those that a test takes. */
  readonly possible: number;
  readonly proved: number;
}

/** What the tests of a flow reach, and what they leave out. */
export function proofOf({
  states,
  transitions,
  tests,
  exceptions,
}: Pick<Chart, 'states' | 'transitions' | 'tests' | 'exceptions'>): ChartProof {
  const reached = new Set(tests.flatMap((test) => [...test.states, ...test.transitions]));
  const isOpen = (part: string) => !reached.has(part) && !Object.hasOwn(exceptions, part);
  // A transition into several states is listed once for each.
  const once = [...new Map(transitions.map((each) => [each.id, each])).values()];
  const possible = once.filter(({ id }) => !Object.hasOwn(exceptions, id));
  const open = possible.filter(({ id }) => isOpen(id));
  return {
    states: states.filter(({ path }) => path !== '' && isOpen(path)),
    transitions: open,
    possible: possible.length,
    proved: possible.length - open.length,
  };
}
