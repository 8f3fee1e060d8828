import { randomUUID } from 'node:crypto';
import type { CryptoKey } from 'jose';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, type SealingKey } from '#contract/sealed.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import { Refused } from '../../kernel/refused.ts';
import { newToken } from '../../kernel/tokens.ts';
import type { Database } from '../../store/database.ts';
import { verificationTable } from '../../store/verification/verification.ts';

const NONCE_LIFETIME = 10 * 60_000;
const MAX_NONCES = 50_000;

/** Sealed payloads (A22): a published key, and one-time nonces. */
export interface Sealing {
  /** The current key with a new nonce. */
  publish(): SealingKey;
  /**
   * Decrypts a sealed body and uses up its nonce.
   *
   * @throws Refused sealing_key_unknown, sealed_payload_invalid, sealed_payload_stale
   */
  open(sealed: string): Promise<unknown>;
  /** Rotates the key; bodies sealed to the old one are refused. */
  rotate(): Promise<void>;
}

interface Key {
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: SealingKey['publicKey'];
}

/** Reads the key from the store, or creates the first one. */
export async function createSealing(database: Database, clock: Clock): Promise<Sealing> {
  const table = verificationTable(database);
  // A nonce lost in a restart is stale: the client gets another and retries.
  const nonces = expiringMap<true>(clock, MAX_NONCES, 'sealingNonce');

  const makeKey = async () => {
    const pair = await generateKeyPair(SEALING_ALGORITHM, { crv: 'P-256', extractable: true });
    const jwk = JSON.stringify(await exportJWK(pair.privateKey));
    const row = { key_id: randomUUID(), private_jwk: jwk };
    database.transaction(() => {
      table.retireKeys(clock.now());
      table.addKey(row, clock.now());
    });
    return row;
  };
  let key = await readKey(table.currentKey() ?? (await makeKey()));

  return {
    publish() {
      const nonce = newToken();
      const expiresAt = clock.now() + NONCE_LIFETIME;
      nonces.put(nonce, true, expiresAt);
      const { keyId, publicKey } = key;
      return { keyId, publicKey, nonce, nonceExpiresAt: momentOf(expiresAt) };
    },
    async open(sealed) {
      if (keyIdOf(sealed) !== key.keyId) throw new Refused('sealing_key_unknown');
      const { nonce, body } = await decrypt(sealed, key.privateKey);
      if (!nonces.take(nonce)) throw new Refused('sealed_payload_stale');
      return body;
    },
    async rotate() {
      key = await readKey(await makeKey());
    },
  };
}

async function readKey(row: { key_id: string; private_jwk: string }): Promise<Key> {
  const jwk = JSON.parse(row.private_jwk) as { x: string; y: string };
  const privateKey = await importJWK({ ...jwk, kty: 'EC', crv: 'P-256' }, SEALING_ALGORITHM);
  if (privateKey instanceof Uint8Array) throw new TypeError('A sealing key is a key pair.');
  const { x, y } = jwk;
  return { keyId: row.key_id, privateKey, publicKey: { kty: 'EC', crv: 'P-256', x, y } };
}

function keyIdOf(sealed: string): string | undefined {
  try {
    return decodeProtectedHeader(sealed).kid;
  } catch {
    throw new Refused('sealed_payload_invalid');
  }
}

async function decrypt(sealed: string, key: CryptoKey): Promise<{ nonce: string; body: unknown }> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: [SEALING_ALGORITHM],
      contentEncryptionAlgorithms: [SEALING_ENCRYPTION],
      // A compressed body could expand far beyond the body limit.
      maxDecompressedLength: 0,
    });
    const content: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(plaintext),
    );
    if (
      typeof content === 'object' &&
      content !== null &&
      'nonce' in content &&
      'body' in content
    ) {
      const { nonce, body } = content;
      if (typeof nonce === 'string') return { nonce, body };
    }
  } catch {
    // The sender only learns that decryption failed, not why.
  }
  throw new Refused('sealed_payload_invalid');
}
