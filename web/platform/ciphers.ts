/**
 * Whether the browser has Web Crypto. It has none on plain HTTP from another device, where nothing
 * can be sealed (A22).
 */
export function hasCiphers(): boolean {
  return reachCiphers() !== undefined;
}

/** The SHA-256 of a text in hexadecimal digits; null without Web Crypto. */
export async function sha256Of(text: string): Promise<string | null> {
  const hash = await reachCiphers()?.digest('SHA-256', new TextEncoder().encode(text));
  if (hash === undefined) return null;
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens this page over HTTPS, where Web Crypto is available. */
export function openSecureAddress(): void {
  location.protocol = 'https:';
}

function reachCiphers(): SubtleCrypto | undefined {
  // Typed as always present; it is missing outside a secure context.
  return (globalThis.crypto as Crypto | undefined)?.subtle;
}
