import type { LiveTopic } from '#contract/entities/live-types.ts';

/**
 * What a flow emits where an answer shows that what the page shows of these topics may be old. The
 * hook that runs the flow has it read again (`web/shared/flow/use-flow.ts`). What the flow itself
 * changed on the server needs none: the server tells of it by a live update.
 */
export interface DataOutdated {
  readonly type: 'data.outdated';
  readonly topics: readonly LiveTopic[];
}

/** What a flow emits when money moved by its passwords: their draft forgets them. */
export interface PasswordsUsed {
  readonly type: 'passwords.used';
}
