import type { GeetestBehaviour } from '../../situation/vendor-behaviour.ts';

/** What `geetestRouter` needs from the world around it. */
export interface GeetestPorts {
  /** Customers of the vendor: captcha id → captcha key (the secret of the customer's server). */
  readonly accounts: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
  /** Asked at every request. Left out: always normal. */
  readonly behaviour?: () => GeetestBehaviour;
  /** How long each answer takes, in milliseconds. Default 0. */
  readonly latencyMs?: number;
  /** How much longer `/load` and `/verify` take while the behaviour is slow. Default 8,000. */
  readonly slowLatencyMs?: number;
  /** Mounts `GET /geetest/v4/answer`, for tests and the control page. Default false. */
  readonly revealAnswers?: boolean;
}

/** The body of an answer that is an error in the vendor's protocol. */
export interface GeetestError {
  readonly status: 'error';
  readonly code: string;
  readonly msg: string;
  readonly desc: { readonly type: 'defined error' };
}
