import type { Database } from '../database.ts';
import type { OriginRow } from '../sessions/sessions.ts';

/** A sign-in attempt after a right first step. Moments in milliseconds since the epoch. */
export interface SecondStepRow {
  readonly member_id: number;
  /** 1 if the first step was a password. */
  readonly by_password: number;
  readonly opened_at: number;
  readonly expires_at: number;
}

/** A trusted device: the first step is enough there for a time. */
export interface TrustedDeviceRow extends OriginRow {
  readonly id: string;
  readonly trusted_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
}

/** A new trusted device. */
interface NewTrustedDevice extends OriginRow {
  readonly id: string;
  readonly memberId: number;
  readonly deviceHash: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** Open attempts, and trusted devices. */
export interface SecondStepTable {
  open(hash: string, row: SecondStepRow): void;
  find(hash: string): SecondStepRow | undefined;
  end(hash: string): void;
  endOfMember(memberId: number): void;
  trust(device: NewTrustedDevice): void;
  /** One by the browser's token. */
  trustedBy(memberId: number, deviceHash: string): TrustedDeviceRow | undefined;
  /** Last used first, expired ones included. */
  trustedOf(memberId: number): readonly TrustedDeviceRow[];
  usedDevice(id: string, at: number, expiresAt: number): void;
  /** @returns whether the person had that device */
  forgetDevice(memberId: number, id: string): boolean;
  forgetDevices(memberId: number): void;
}

const deviceColumns = 'id, browser, system, place, trusted_at, last_used_at, expires_at';

export function secondStepTable(database: Database): SecondStepTable {
  const open = database.statement(`
    INSERT INTO second_steps (hash, member_id, by_password, opened_at, expires_at)
    VALUES (?, ?, ?, ?, ?)`);
  const dropOld = database.statement('DELETE FROM second_steps WHERE expires_at <= ?');
  const trust = database.statement(`
    INSERT OR REPLACE INTO trusted_devices
    (id, member_id, device_hash, browser, system, place, trusted_at, last_used_at, expires_at)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8)`);
  const used = database.statement(
    'UPDATE trusted_devices SET last_used_at = ?, expires_at = ? WHERE id = ?',
  );
  const forget = database.statement<{ id: string }>(
    'DELETE FROM trusted_devices WHERE member_id = ? AND id = ? RETURNING id',
  );

  return {
    open: (hash, { member_id, by_password, opened_at, expires_at }) => {
      dropOld.run(opened_at);
      open.run(hash, member_id, by_password, opened_at, expires_at);
    },
    find: database.statement<SecondStepRow>(
      'SELECT member_id, by_password, opened_at, expires_at FROM second_steps WHERE hash = ?',
    ).get,
    end: database.statement('DELETE FROM second_steps WHERE hash = ?').exec,
    endOfMember: database.statement('DELETE FROM second_steps WHERE member_id = ?').exec,
    trust: ({ id, memberId, deviceHash, browser, system, place, at, expiresAt }) => {
      trust.run(id, memberId, deviceHash, browser, system, place, at, expiresAt);
    },
    trustedBy: database.statement<TrustedDeviceRow>(
      `SELECT ${deviceColumns} FROM trusted_devices WHERE member_id = ? AND device_hash = ?`,
    ).get,
    trustedOf: database.statement<TrustedDeviceRow>(`
    SELECT ${deviceColumns} FROM trusted_devices WHERE member_id = ?
    ORDER BY last_used_at DESC, id`).all,
    usedDevice: (id, at, expiresAt) => {
      used.run(at, expiresAt, id);
    },
    forgetDevice: (memberId, id) => forget.get(memberId, id) !== undefined,
    forgetDevices: database.statement('DELETE FROM trusted_devices WHERE member_id = ?').exec,
  };
}
