import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openSealedText, sealText } from '../kernel/sealed-text.ts';

/**
 * Columns with secrets that must be readable, so that a hash would not do: each is sealed. In
 * `facts`, the keys and secrets are (`facts.ts`).
 */
export const secretPlaces = [
  ['sealing_keys', 'private_jwk'],
  ['sms_codes', 'code'],
  ['outbox', 'code'],
  ['outbox', 'text'],
  ['two_step', 'secret'],
  ['redemptions', 'voucher_code'],
  ['facts', 'value'],
] as const;

type SecretPlace = (typeof secretPlaces)[number];

/** A column whose texts are sealed. */
export type SecretColumn = `${SecretPlace[0]}.${SecretPlace[1]}`;

/** A fact that only the right key opens. */
const PROOF = 'data-key';

/** The key of a data file, stored outside the file. */
export interface DataKey {
  /** Undefined if there is none yet. */
  read(): string | undefined;
  /** Creates and stores the first one. */
  make(): string;
}

/** Encrypts secrets in a data file. */
export interface Vault {
  seal(column: SecretColumn, text: string): string;
  /** @throws Error if it was sealed for another column or changed since */
  open(column: SecretColumn, sealed: string): string;
}

/** @param key random, of 256 bits */
function createVault(key: string): Vault {
  const keyOf = (column: SecretColumn) => `${column} ${key}`;
  return {
    seal: (column, text) => Buffer.from(sealText(text, keyOf(column))).toString('base64url'),
    open: (column, sealed) => openSealedText(Buffer.from(sealed, 'base64url'), keyOf(column)),
  };
}

/** A new key of 256 bits. */
export function newDataKey(): string {
  return randomBytes(32).toString('base64url');
}

const ownKey = newDataKey();

/** The key of stores that end with this process. */
export const keyOfProcess: DataKey = { read: () => ownKey, make: () => ownKey };

/** Why a file cannot be opened with its key. */
export type KeyProblem = 'missing' | 'other';

/** The vault of a file. A new file stores a proof of its key, so that a wrong key is recognised. */
export function vaultOf(connection: DatabaseSync, key: DataKey): Vault | KeyProblem {
  const proof = connection.prepare('SELECT value FROM facts WHERE name = ?').get(PROOF)?.['value'];
  const known = key.read();
  if (proof === undefined) {
    const vault = createVault(known ?? key.make());
    connection
      .prepare('INSERT INTO facts (name, value) VALUES (?, ?)')
      .run(PROOF, vault.seal('facts.value', PROOF));
    return vault;
  }
  if (known === undefined) return 'missing';
  const vault = createVault(known);
  return opens(vault, String(proof)) ? vault : 'other';
}

function opens(vault: Vault, proof: string): boolean {
  try {
    return vault.open('facts.value', proof) === PROOF;
  } catch {
    return false;
  }
}
