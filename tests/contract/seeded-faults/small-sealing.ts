import { randomUUID } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod/v4';
import { jweSealing } from '../kit/jwe-sealing.ts';
import type { SeededFault } from './faults.ts';
import { Refused } from './refused.ts';

function readHeader(sealed: string) {
  try {
    return decodeProtectedHeader(sealed);
  } catch {
    throw new Refused('sealed_payload_invalid');
  }
}

/** How the small server opens seals, with one fault or none, and how the kit makes them. */
export async function smallSealing(fault: SeededFault | 'none') {
  const has = (one: SeededFault) => one === fault;
  const nonces = new Set<string>();
  const keys = await generateKeyPair('ECDH-ES', { extractable: true });
  const { x = '', y = '' } = await exportJWK(keys.publicKey);

  return {
    unsealed: async (sealed: string): Promise<unknown> => {
      const header = readHeader(sealed);
      if (header.kid !== 'key-1') {
        throw new Refused(
          has('mistakes unknown keys for broken seals')
            ? 'sealed_payload_invalid'
            : 'sealing_key_unknown',
        );
      }
      const { plaintext } = await compactDecrypt(sealed, keys.privateKey).catch(() => {
        throw new Refused('sealed_payload_invalid');
      });
      const envelope = z
        .object({ nonce: z.string(), body: z.unknown() })
        .parse(JSON.parse(new TextDecoder().decode(plaintext)));
      const known = has('takes replayed seals')
        ? nonces.has(envelope.nonce)
        : nonces.delete(envelope.nonce);
      if (!known) throw new Refused('sealed_payload_stale');
      return envelope.body;
    },
    sealing: jweSealing(
      () => {
        const nonce = randomUUID();
        nonces.add(nonce);
        return Promise.resolve({
          keyId: 'key-1',
          publicKey: { kty: 'EC', crv: 'P-256', x, y },
          nonce,
          nonceExpiresAt: '2100-01-01T00:00:00.000Z',
        });
      },
      async (_, run) => {
        if (!has('takes seals of any age')) nonces.clear();
        await run();
      },
    ),
  };
}
