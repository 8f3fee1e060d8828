/** Kinds of tests by which a flow is proved, in the order in which the page lists them. */
export const testKinds = ['pinned', 'recording', 'walk', 'journey'] as const;

/**
 * pinned: a path written by hand; recording: one that was recorded; walk: all screens of the flow,
 * without a server; journey: the whole portal in a browser.
 */
export type TestKind = (typeof testKinds)[number];

/** A test that runs a flow, and the parts of it that the test reaches. */
export interface ReachingTest {
  readonly kind: TestKind;
  readonly name: string;
  /** Paths of states. */
  readonly states: readonly string[];
  /** Ids of transitions. */
  readonly transitions: readonly string[];
}
