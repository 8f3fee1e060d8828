/** Whether this browser can use passkeys at all (A24). */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
