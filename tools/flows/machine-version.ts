import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';

const DIGEST_LENGTH = 16;

/** A digest of a machine's states and transitions, for recordings: it changes when they change. */
export function machineVersion({ config }: AnyStateMachine): string {
  // Functions are left out: a build changes their text.
  const text = JSON.stringify(config);
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
}
