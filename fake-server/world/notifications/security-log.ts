import { createHmac, randomBytes } from 'node:crypto';
import { type SecurityEventKind, securityEventKinds } from '#contract/entities/security-types.ts';
import { type Caller, callerNow } from '../../kernel/caller.ts';
import { momentOf } from '../../kernel/clock.ts';

/** Events of the security log (docs/security-log.md). */
export const securityLogEvents = [
  ...securityEventKinds.map((kind): `account.${SecurityEventKind}` => `account.${kind}`),
  'secret.wrong',
  'limit.reached',
  'right.refused',
  'control.used',
  'control.refused',
] as const;
export type SecurityLogEvent = (typeof securityLogEvents)[number];

/** One log line. It never contains input, and of a person only the number. */
interface SecurityEntry {
  readonly event: SecurityLogEvent;
  /** Number of the account; the caller's if left out. */
  readonly member?: number | undefined;
  /** The code of a refusal, or why a control of the fake was refused. */
  readonly reason?: string;
  /** Method and path of a call, with parameter names instead of values. */
  readonly call?: string;
}

/** A log for those who watch the security of the site. */
export interface SecurityLog {
  /** @param caller the caller; that of the current work if left out */
  note(entry: SecurityEntry, caller?: Caller): void;
}

const SOURCE_CHARACTERS = 12;

/**
 * @param write writes each line, in JSON; none if left out
 * @param machineTime the machine's time: the world's clock can be moved
 */
export function createSecurityLog(
  write: ((line: string) => void) | undefined,
  machineTime: () => number,
): SecurityLog {
  // Pseudonymises an address: lines of one address can be matched without revealing it.
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
