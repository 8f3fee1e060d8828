import { randomBytes } from 'node:crypto';
import type { TrustedDevice } from '#contract/entities/security.ts';
import type { SecondStepRequired } from '#contract/errors.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts, type Term } from '../../kernel/term.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type SecondStepRow,
  secondStepTable,
  type TrustedDeviceRow,
} from '../../store/protection/second-steps.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { GivenStep, TwoStep } from './two-step.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The attempt's owner, and its first step. */
interface TakenStep {
  readonly memberId: number;
  readonly byPassword: boolean;
}

/** Sign-ins between first and second step, and trusted devices (A26). */
export interface SecondSteps {
  /** Whether the account has a second step. */
  isOn(memberId: number): boolean;
  /** Whether a person who took the first step on this device must take a second one. */
  isRequired(member: MemberRow, deviceId: string | undefined): boolean;
  /** Starts an attempt. Its answer opens no session. */
  open(memberId: number, byPassword: boolean): SecondStepRequired;
  /**
   * Takes the step, and ends the attempt if it was right or the account is locked. Part of a
   * transaction that commits even on a refusal: the try must stay counted.
   */
  take(challenge: string, given: GivenStep, origin: OriginRow): TakenStep | Refused;
  /** Trusts this device for a time. */
  trust(memberId: number, deviceId: string, origin: OriginRow): void;
  devices(member: MemberRow): readonly TrustedDevice[];
  /** @returns whether the person had that device */
  forget(memberId: number, id: string): boolean;
}

interface SecondStepParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly twoStep: TwoStep;
  readonly history: SecurityHistory;
}

export function createSecondSteps(parts: SecondStepParts): SecondSteps {
  const { database, clock, settings, twoStep, history } = parts;
  const table = secondStepTable(database);
  const trustedUntil = () => clock.now() + settings.current.deviceTrustDays * DAY;

  return {
    isOn: (memberId) => twoStep.isOn(memberId),
    isRequired(member, deviceId) {
      if (!twoStep.isOn(member.id)) return false;
      if (deviceId === undefined) return true;
      const device = table.trustedBy(member.id, hashOfToken(deviceId));
      const now = clock.now();
      if (!device || !isTrusted(member, device, now)) {
        return true;
      }
      table.usedDevice(device.id, now, trustedUntil());
      return false;
    },
    open(memberId, byPassword) {
      const challenge = newToken();
      const now = clock.now();
      const expires_at = now + settings.current.twoStep.openMinutes * MINUTE;
      table.open(hashOfToken(challenge), {
        member_id: memberId,
        by_password: byPassword ? 1 : 0,
        opened_at: now,
        expires_at,
      });
      return { challenge, expiresAt: momentOf(expires_at) };
    },
    take(challenge, given, origin) {
      const hash = hashOfToken(challenge);
      const row = table.find(hash);
      if (!row || !counts(termOf(row), clock.now())) return new Refused('second_step_expired');
      const refused = twoStep.check(row.member_id, given, origin);
      if (refused) {
        history.noteFailedSignIn(row.member_id, origin);
        // An earlier lock ends it too: nobody waits with a right password.
        if (refused.code === 'second_step_locked') table.end(hash);
        return refused;
      }
      table.end(hash);
      return { memberId: row.member_id, byPassword: row.by_password === 1 };
    },
    trust: (memberId, deviceId, origin) =>
      table.trust({
        id: randomBytes(12).toString('hex'),
        memberId,
        deviceHash: hashOfToken(deviceId),
        ...origin,
        at: clock.now(),
        expiresAt: trustedUntil(),
      }),
    devices: (member) =>
      table
        .trustedOf(member.id)
        .filter((device) => isTrusted(member, device, clock.now()))
        .map(({ id, browser, system, place, trusted_at, last_used_at, expires_at }) => ({
          id,
          browser,
          system,
          place,
          trustedAt: momentOf(trusted_at),
          lastUsedAt: momentOf(last_used_at),
          expiresAt: momentOf(expires_at),
        })),
    forget: (memberId, id) => table.forgetDevice(memberId, id),
  };
}

function termOf({ opened_at, expires_at }: SecondStepRow): Term {
  return { kind: 'secondStep', from: opened_at, until: expires_at };
}

/** A password change ends trust: the old password may have been known to others. */
function isTrusted(
  { password_changed_at }: MemberRow,
  { trusted_at, expires_at }: TrustedDeviceRow,
  now: number,
): boolean {
  const term = { kind: 'trustedDevice', from: trusted_at, until: expires_at } as const;
  return counts(term, now) && trusted_at >= password_changed_at;
}
