import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, type SealingKey } from '#contract/sealed.ts';
import type { SubjectSealing } from './subject.ts';

const imported = new Map<string, ReturnType<typeof importJWK>>();

/** A server keeps its key for long, so that it is read once for many seals. */
function importedOnce({ publicKey }: SealingKey): ReturnType<typeof importJWK> {
  const name = JSON.stringify(publicKey);
  const key = imported.get(name) ?? importJWK(publicKey, SEALING_ALGORITHM);
  imported.set(name, key);
  return key;
}

async function sealTo(key: SealingKey, body: unknown): Promise<unknown> {
  const plaintext = new TextEncoder().encode(JSON.stringify({ nonce: key.nonce, body }));
  const sealed = await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: SEALING_ALGORITHM, enc: SEALING_ENCRYPTION, kid: key.keyId })
    .encrypt(await importedOnce(key));
  return { sealed };
}

/**
 * The kit's own sealing by the contract's words (A22), from the key that the server publishes.
 *
 * @param after runs something after a moment of the server's clock; left out where nothing moves it
 */
export function jweSealing(
  freshKey: () => Promise<SealingKey>,
  after?: (moment: string, run: () => Promise<void>) => Promise<void>,
): SubjectSealing {
  return {
    ...(after && {
      sealThatExpires: async (body, send) => {
        const key = await freshKey();
        const sealed = await sealTo(key, body);
        await after(key.nonceExpiresAt, async () => send(sealed));
      },
    }),
    seal: async (body) => await sealTo(await freshKey(), body),
    sealToUnknownKey: async (body) => {
      const key = await freshKey();
      const { publicKey } = await generateKeyPair(SEALING_ALGORITHM, { extractable: true });
      const { x = '', y = '' } = await exportJWK(publicKey);
      const stranger = { ...key.publicKey, x, y };
      return await sealTo({ ...key, keyId: 'nobodys-key', publicKey: stranger }, body);
    },
    sealWithUnknownNonce: async (body) =>
      await sealTo({ ...(await freshKey()), nonce: 'never-given' }, body),
  };
}
