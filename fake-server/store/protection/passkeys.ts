import type { Database } from '../database.ts';

/** A passkey of an account. Moments in milliseconds since the epoch. */
export interface PasskeyRow {
  readonly id: string;
  readonly member_id: number;
  /** Its credential id, in base64url. */
  readonly credential_id: string;
  /** Its relying party: the host it is valid for. */
  readonly rp_id: string;
  /** COSE, in base64url. */
  readonly public_key: string;
  /** Its use counter; 0 for those that do not count. */
  readonly counter: number;
  /** Separated by spaces. */
  readonly transports: string;
  /** 1 if a password manager may sync it; never changes. */
  readonly may_sync: number;
  /** 1 if one has. */
  readonly is_synced: number;
  readonly name: string;
  readonly made_at: number;
  readonly last_used_at: number | null;
}

/** The purpose of a challenge. */
export type ChallengePurpose = 'add' | 'signIn' | 'prove';

/** An issued challenge. */
export interface ChallengeRow {
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** Null for a sign-in, before the person is known. */
  readonly member_id: number | null;
  readonly opened_at: number;
  readonly expires_at: number;
}

/** Selects a challenge by purpose and person. */
type IssuedChallenge = Pick<ChallengeRow, 'hash' | 'purpose' | 'member_id'>;

/** Passkeys, their owners' handles, and open challenges. */
export interface PasskeyTable {
  add(row: Omit<PasskeyRow, 'last_used_at'>): void;
  byCredential(credentialId: string): PasskeyRow | undefined;
  /** Newest first. */
  forMember(memberId: number): readonly PasskeyRow[];
  /** @returns it with its new name, if the person has it */
  rename(memberId: number, id: string, name: string): PasskeyRow | undefined;
  /** @returns whether the person had it */
  remove(memberId: number, id: string): boolean;
  /** Removes those made since a moment. */
  removeSince(memberId: number, moment: number): void;
  /**
   * Records a use, if the passkey still exists and its counter did not go back.
   *
   * @returns whether it is valid
   */
  used(row: Pick<PasskeyRow, 'id' | 'counter' | 'is_synced'>, at: number): boolean;
  /** The person's handle; the given one if there was none. */
  handleOf(memberId: number, fresh: string): string;
  open(challenge: ChallengeRow): void;
  /** A challenge for this purpose and person. */
  challenge(issued: IssuedChallenge): ChallengeRow | undefined;
  /** Uses up a challenge. @returns whether it existed */
  take(issued: IssuedChallenge): boolean;
}

const columns = `id, member_id, credential_id, rp_id, public_key, counter, transports, may_sync,
  is_synced, name, made_at, last_used_at`;

export function passkeyTable(database: Database): PasskeyTable {
  const rename = database.statement<PasskeyRow>(
    `UPDATE passkeys SET name = ? WHERE member_id = ? AND id = ? RETURNING ${columns}`,
  );
  const remove = database.statement<{ id: string }>(
    'DELETE FROM passkeys WHERE member_id = ? AND id = ? RETURNING id',
  );
  const used = database.statement<{ id: string }>(`
    UPDATE passkeys SET counter = ?1, is_synced = ?2, last_used_at = ?3
    WHERE id = ?4 AND (counter < ?1 OR (counter = 0 AND ?1 = 0)) RETURNING id`);
  const putHandle = database.statement(
    'INSERT OR IGNORE INTO passkey_users (member_id, handle) VALUES (?, ?)',
  );
  const handle = database.statement<{ handle: string }>(
    'SELECT handle FROM passkey_users WHERE member_id = ?',
  );
  const challenge = database.statement<ChallengeRow>(`
    SELECT hash, purpose, member_id, opened_at, expires_at FROM passkey_challenges
    WHERE hash = ? AND purpose = ? AND member_id IS ?`);
  const take = database.statement<{ hash: string }>(`
    DELETE FROM passkey_challenges
    WHERE hash = ? AND purpose = ? AND member_id IS ? RETURNING hash`);

  return {
    add: database.insert(
      'passkeys (id, member_id, credential_id, rp_id, public_key, counter, transports, may_sync, is_synced, name, made_at)',
    ),
    byCredential: database.statement<PasskeyRow>(
      `SELECT ${columns} FROM passkeys WHERE credential_id = ?`,
    ).get,
    forMember: database.statement<PasskeyRow>(
      `SELECT ${columns} FROM passkeys WHERE member_id = ? ORDER BY made_at DESC, id`,
    ).all,
    rename: (memberId, id, name) => rename.get(name, memberId, id),
    remove: (memberId, id) => remove.get(memberId, id) !== undefined,
    removeSince: database.statement('DELETE FROM passkeys WHERE member_id = ? AND made_at >= ?')
      .exec,
    used: ({ id, counter, is_synced }, at) => used.get(counter, is_synced, at, id) !== undefined,
    handleOf(memberId, fresh) {
      putHandle.run(memberId, fresh);
      return handle.get(memberId)?.handle ?? fresh;
    },
    open: database.insert('passkey_challenges (hash, purpose, member_id, opened_at, expires_at)'),
    challenge: ({ hash, purpose, member_id }) => challenge.get(hash, purpose, member_id),
    take: ({ hash, purpose, member_id }) => take.get(hash, purpose, member_id) !== undefined,
  };
}
