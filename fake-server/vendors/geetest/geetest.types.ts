import type { GeetestBehaviour } from '../../situation/vendor-behaviour.ts';

/** What `geetestRouter` needs from outside. */
export interface GeetestPorts {
  /** The vendor's customers: captcha id → captcha key (the secret of the customer's server). */
  readonly accounts: ReadonlyMap<string, string>;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Uniform numbers in [0, 1). */
  readonly random: { next(): number };
  /** Asked at every request. Default: always normal. */
  readonly behaviour?: () => GeetestBehaviour;
  /** Delay of each answer, in milliseconds. Default 0. */
  readonly latencyMs?: number;
  /** Extra delay of `/load` and `/verify` while slow. Default 8,000. */
  readonly slowLatencyMs?: number;
  /** Mounts `GET /geetest/v4/answer`, for tests and the control page. Default false. */
  readonly revealAnswers?: boolean;
}

/** The body of an error answer in the vendor's protocol. */
export interface GeetestError {
  readonly status: 'error';
  readonly code: string;
  readonly msg: string;
  readonly desc: { readonly type: 'defined error' };
}
