import { CompactEncrypt, importJWK } from 'jose';
import type { SealingKey } from '#contract/sealed.ts';

/** Seals a body to the server's key with its nonce: compact JWE, ECDH-ES with A256GCM (A22). */
export async function sealBody(body: unknown, key: SealingKey): Promise<{ sealed: string }> {
  const plaintext = new TextEncoder().encode(JSON.stringify({ nonce: key.nonce, body }));
  const sealed = await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.keyId })
    .encrypt(await importJWK(key.publicKey, 'ECDH-ES'));
  return { sealed };
}
