import { base64url, compactDecrypt } from 'jose';
import { PATH_SEALING_ALGORITHM } from '#contract/entities/service-desks.ts';

/** Decrypts a sealed path of customer service (S8); undefined if the key does not fit. */
export async function openSealedPath(path: string, secret: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(path, base64url.decode(secret), {
      keyManagementAlgorithms: [PATH_SEALING_ALGORITHM],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    // Broken, or sealed with another key: the person is told that the address is invalid.
    return undefined;
  }
}
