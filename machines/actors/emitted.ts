import type { LiveTopic } from '#contract/entities/live-types.ts';

/**
 * Emitted when an answer shows that the page's data on these topics may be stale. The hook that
 * runs the flow reloads it (`web/shared/flow/use-flow.ts`). What the flow itself changed on the
 * server needs no such event: the server sends a live update.
 */
export interface DataOutdated {
  readonly type: 'data.outdated';
  readonly topics: readonly LiveTopic[];
}

/** Emitted when the money passwords were used: their draft is cleared. */
export interface PasswordsUsed {
  readonly type: 'passwords.used';
}
