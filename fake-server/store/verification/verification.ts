import type { Database } from '../database.ts';

/** A key for sealed bodies. */
interface SealingKeyRow {
  readonly key_id: string;
  /** JSON Web Key, private part included. */
  readonly private_jwk: string;
}

/** The purpose of an SMS code. */
export type SmsPurpose =
  | 'registration'
  | 'login'
  | 'recovery'
  | 'money'
  | 'contact'
  | 'accountRecovery';

/** A sent code that is still valid. Times in milliseconds since the epoch. */
export interface SmsCodeRow {
  readonly code: string;
  readonly sent_at: number;
  readonly expires_at: number;
  readonly wrong_tries: number;
}

/** A message that was 'sent' to a person (T3). */
export interface SentMessage {
  readonly id: number;
  readonly channel: 'sms' | 'mail';
  readonly receiver: string;
  readonly text: string;
  readonly code: string | null;
  readonly sent_at: number;
}

/** Sealing keys, SMS codes and the outbox. */
export interface VerificationTable {
  currentKey(): SealingKeyRow | undefined;
  addKey(row: SealingKeyRow, at: number): void;
  retireKeys(at: number): void;

  code(purpose: SmsPurpose, mobile: string): SmsCodeRow | undefined;
  putCode(purpose: SmsPurpose, mobile: string, row: Omit<SmsCodeRow, 'wrong_tries'>): void;
  countWrongTry(purpose: SmsPurpose, mobile: string): void;
  dropCode(purpose: SmsPurpose, mobile: string): void;

  addToOutbox(message: Omit<SentMessage, 'id'>): void;
  /** Newest first. */
  outbox(limit: number): SentMessage[];
  clearOutbox(): void;
}

export function verificationTable(database: Database): VerificationTable {
  const currentKey = database.statement<SealingKeyRow>(
    'SELECT key_id, private_jwk FROM sealing_keys WHERE retired_at IS NULL ORDER BY created_at DESC, rowid DESC LIMIT 1',
  );
  const addKey = database.statement(
    'INSERT INTO sealing_keys (key_id, private_jwk, created_at) VALUES (?, ?, ?)',
  );
  const code = database.statement<SmsCodeRow>(
    'SELECT code, sent_at, expires_at, wrong_tries FROM sms_codes WHERE purpose = ? AND mobile = ?',
  );
  const putCode = database.statement(`
    INSERT INTO sms_codes (purpose, mobile, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (purpose, mobile) DO UPDATE SET
      code = excluded.code, sent_at = excluded.sent_at, expires_at = excluded.expires_at,
      wrong_tries = 0`);
  const send = database.statement(
    'INSERT INTO outbox (channel, receiver, text, code, sent_at) VALUES (?, ?, ?, ?, ?)',
  );
  const outbox = database.statement<SentMessage>(
    'SELECT id, channel, receiver, text, code, sent_at FROM outbox ORDER BY id DESC LIMIT ?',
  );
  const { vault } = database;

  return {
    currentKey() {
      const row = currentKey.get();
      if (!row) return undefined;
      return { ...row, private_jwk: vault.open('sealing_keys.private_jwk', row.private_jwk) };
    },
    addKey: (row, at) => {
      addKey.run(row.key_id, vault.seal('sealing_keys.private_jwk', row.private_jwk), at);
    },
    retireKeys: database.statement(
      'UPDATE sealing_keys SET retired_at = ? WHERE retired_at IS NULL',
    ).exec,
    code(purpose, mobile) {
      const row = code.get(purpose, mobile);
      return row && { ...row, code: vault.open('sms_codes.code', row.code) };
    },
    putCode: (purpose, mobile, row) => {
      const sealed = vault.seal('sms_codes.code', row.code);
      putCode.run(purpose, mobile, sealed, row.sent_at, row.expires_at);
    },
    countWrongTry: database.statement(
      'UPDATE sms_codes SET wrong_tries = wrong_tries + 1 WHERE purpose = ? AND mobile = ?',
    ).exec,
    dropCode: database.statement('DELETE FROM sms_codes WHERE purpose = ? AND mobile = ?').exec,
    addToOutbox: (message) => {
      const { channel, receiver, text, code: sentCode, sent_at } = message;
      const sealedCode = sentCode === null ? null : vault.seal('outbox.code', sentCode);
      send.run(channel, receiver, vault.seal('outbox.text', text), sealedCode, sent_at);
    },
    outbox: (limit) =>
      outbox
        .all(limit)
        .map((message) => ({
          ...message,
          text: vault.open('outbox.text', message.text),
          code: message.code === null ? null : vault.open('outbox.code', message.code),
        })),
    clearOutbox: database.statement('DELETE FROM outbox').exec,
  };
}
