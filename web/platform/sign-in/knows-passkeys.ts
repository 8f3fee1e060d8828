/** Whether this browser supports passkeys at all (A24). */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
