import { randomUUID } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod/v4';
import { type SealingKey, sealedBodySchema } from '#contract/sealed.ts';
import { Refused } from './server.ts';

const NONCE_MILLISECONDS = 5 * 60_000;
const contentSchema = z.object({ nonce: z.string(), body: z.unknown() });

/** The server's side of sealed bodies (docs/back-end.md, "Sealed bodies"). */
export async function createSealing() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const keyId = randomUUID();
  /** When each nonce expires; one that was used is gone. */
  const nonces = new Map<string, number>();

  function key(): SealingKey {
    const nonce = randomUUID();
    const expires = Date.now() + NONCE_MILLISECONDS;
    nonces.set(nonce, expires);
    const nonceExpiresAt = new Date(expires).toISOString();
    return { keyId, publicKey: { kty: 'EC', crv: 'P-256', x, y }, nonce, nonceExpiresAt };
  }

  async function unseal(sent: unknown): Promise<unknown> {
    const sealed = sealedBodySchema.safeParse(sent).data?.sealed ?? '';
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => {
      if (kid !== keyId) throw new Refused('sealing_key_unknown');
      return privateKey;
    }).catch((error: unknown) => {
      throw error instanceof Refused ? error : new Refused('sealed_payload_invalid');
    });
    const { nonce, body } = contentSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)));
    const expires = nonces.get(nonce) ?? 0;
    nonces.delete(nonce);
    if (expires < Date.now()) throw new Refused('sealed_payload_stale');
    return body;
  }

  return { key, unseal };
}
