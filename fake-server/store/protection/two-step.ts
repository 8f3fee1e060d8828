import type { Database } from '../database.ts';

/** The authenticator app of an account. Moments in milliseconds since the epoch. */
export interface TwoStepRow {
  /** In base32. Checking a code needs it, so a hash would not do. */
  readonly secret: string;
  readonly made_at: number;
  /** Null until the app is confirmed by a right code. */
  readonly confirmed_at: number | null;
  /** The time step of the last accepted code: none up to it is accepted again. */
  readonly last_step: number;
}

/** The second step of accounts, and their recovery codes. */
export interface TwoStepTable {
  find(memberId: number): TwoStepRow | undefined;
  /** A new unconfirmed secret. */
  begin(memberId: number, secret: string, at: number): void;
  confirm(memberId: number, at: number): void;
  tookStep(memberId: number, step: number): void;
  /** Deletes the app and the recovery codes. */
  remove(memberId: number): void;
  replaceCodes(memberId: number, hashes: readonly string[]): void;
  /** @returns whether it existed unused */
  spendCode(memberId: number, hash: string, at: number): boolean;
  codesLeft(memberId: number): number;
  /** The accounts with a confirmed app, last turned on first. */
  newest(max: number): readonly number[];
}

export function twoStepTable(database: Database): TwoStepTable {
  const find = database.statement<TwoStepRow>(
    'SELECT secret, made_at, confirmed_at, last_step FROM two_step WHERE member_id = ?',
  );
  const begin = database.statement(
    'INSERT OR REPLACE INTO two_step (member_id, secret, made_at) VALUES (?, ?, ?)',
  );
  const confirm = database.statement('UPDATE two_step SET confirmed_at = ? WHERE member_id = ?');
  const tookStep = database.statement('UPDATE two_step SET last_step = ? WHERE member_id = ?');
  const remove = database.statement('DELETE FROM two_step WHERE member_id = ?');
  const removeCodes = database.statement('DELETE FROM recovery_codes WHERE member_id = ?');
  const addCode = database.statement('INSERT INTO recovery_codes (member_id, hash) VALUES (?, ?)');
  const spend = database.statement<{ hash: string }>(`
    UPDATE recovery_codes SET spent_at = ? WHERE member_id = ? AND hash = ? AND spent_at IS NULL
    RETURNING hash`);
  const left = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM recovery_codes WHERE member_id = ? AND spent_at IS NULL',
  );
  const newest = database.statement<{ member_id: number }>(`
    SELECT member_id FROM two_step WHERE confirmed_at IS NOT NULL
    ORDER BY confirmed_at DESC, member_id LIMIT ?`);

  return {
    find(memberId) {
      const row = find.get(memberId);
      return row && { ...row, secret: database.vault.open('two_step.secret', row.secret) };
    },
    begin: (memberId, secret, at) => {
      begin.run(memberId, database.vault.seal('two_step.secret', secret), at);
    },
    confirm: (memberId, at) => {
      confirm.run(at, memberId);
    },
    tookStep: (memberId, step) => {
      tookStep.run(step, memberId);
    },
    remove: (memberId) => {
      remove.run(memberId);
      removeCodes.run(memberId);
    },
    replaceCodes: (memberId, hashes) => {
      removeCodes.run(memberId);
      for (const hash of hashes) addCode.run(memberId, hash);
    },
    spendCode: (memberId, hash, at) => spend.get(at, memberId, hash) !== undefined,
    codesLeft: (memberId) => left.get(memberId)?.count ?? 0,
    newest: (max) => newest.all(max).map(({ member_id }) => member_id),
  };
}
