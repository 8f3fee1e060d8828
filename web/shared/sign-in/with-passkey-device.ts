import type { Outcome } from '#contract/errors.ts';
import type * as PasskeyDevice from './passkey-device.ts';

/** Uses passkeys by a lazily loaded part (A24). */
export async function withPasskeyDevice<Value>(
  ask: (part: typeof PasskeyDevice) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const part = await import('./passkey-device.ts').catch(() => null);
  return part === null ? { ok: false, code: 'part_failed' } : await ask(part);
}
