/**
 * Whether the browser has ciphers. It has none on plain HTTP from another device, and nothing can be
 * sealed there (A22).
 */
export function hasCiphers(): boolean {
  return reachCiphers() !== undefined;
}

/** The SHA-256 of a text in hexadecimal digits; null where the browser has no ciphers. */
export async function sha256Of(text: string): Promise<string | null> {
  const hash = await reachCiphers()?.digest('SHA-256', new TextEncoder().encode(text));
  if (hash === undefined) return null;
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens this page over HTTPS, where the browser has ciphers. */
export function openSecureAddress(): void {
  location.protocol = 'https:';
}

function reachCiphers(): SubtleCrypto | undefined {
  // Typed as always there; it is not outside of a secure context.
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}
