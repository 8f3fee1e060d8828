/*
 * Counts of flows: how many people reach each state, and where they leave (T7). Only the fake server
 * has them; they are no part of what a back end serves.
 */

/** The call that adds counts, and answers with their totals. */
export const COUNTS_CALL = '/flows/counts';
/** Name of the page's `meta` element that asks the portal to count. */
export const COUNTS_META = 'flow-counts';
/** The largest body with counts. */
export const MAX_COUNTS_BYTES = 64 * 1024;
/** The most of one number in a body. */
export const MAX_COUNT = 1_000;

/** How often a flow came to its states. */
export interface FlowCount {
  readonly started: number;
  /** It came to its end. */
  readonly finished: number;
  /** By the path of a state: how often it was entered. */
  readonly reached: Readonly<Record<string, number>>;
  /** How often the flow was closed there before its end, also by leaving the page. */
  readonly left: Readonly<Record<string, number>>;
}

/** What a page has counted since it last sent, by the id of the machine. */
export interface SentCounts {
  readonly flows: Readonly<Record<string, FlowCount>>;
}

/** What all pages have counted since the server started. */
export interface FlowCounts extends SentCounts {
  /** When the server started, ISO UTC. */
  readonly since: string;
}
