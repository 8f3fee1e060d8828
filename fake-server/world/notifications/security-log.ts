import { createHmac, randomBytes } from 'node:crypto';
import { type SecurityEventKind, securityEventKinds } from '#contract/entities/security-types.ts';
import { type Caller, callerNow } from '../../ground/caller.ts';
import { momentOf } from '../../ground/clock.ts';

/** What the security log tells (docs/security-log.md). */
export const securityLogEvents = [
  ...securityEventKinds.map((kind): `account.${SecurityEventKind}` => `account.${kind}`),
  'secret.wrong',
  'limit.reached',
  'right.refused',
  'control.used',
  'control.refused',
] as const;
export type SecurityLogEvent = (typeof securityLogEvents)[number];

/** One line of it. Nothing that somebody typed is in it, and of a person the number alone. */
interface SecurityEntry {
  readonly event: SecurityLogEvent;
  /** Number of the account; of the caller's when left out. */
  readonly member?: number | undefined;
  /** The code of a refusal, or why a power of the fake was refused. */
  readonly reason?: string;
  /** Method and path of a call, with the names of its parameters in place of what they hold. */
  readonly call?: string;
}

/** A log for whoever watches over the security of the site. */
export interface SecurityLog {
  /** @param caller who called; whoever the work at hand is done for when left out */
  note(entry: SecurityEntry, caller?: Caller): void;
}

const SOURCE_CHARACTERS = 12;

/**
 * @param write takes each line, in JSON; nobody does when left out
 * @param machineTime the time of the machine: the world's clock can be moved
 */
export function createSecurityLog(
  write: ((line: string) => void) | undefined,
  machineTime: () => number,
): SecurityLog {
  // Tells the lines of one address from those of others, and not which address it is.
  const secret = randomBytes(32);
  const sourceOf = (address: string) =>
    createHmac('sha256', secret).update(address).digest('hex').slice(0, SOURCE_CHARACTERS);

  return {
    note({ event, member, reason, call }, caller = callerNow()) {
      if (!write) return;
      write(
        JSON.stringify({
          at: momentOf(machineTime()),
          event,
          member: member ?? caller?.memberId ?? null,
          reason,
          call,
          request: caller?.requestId,
          source: caller && sourceOf(caller.address),
        }),
      );
    },
  };
}
