import type { CountingPasskeys } from '#contract/entities/passkey.ts';

/** Tells the device which passkeys are still valid, so that it stops offering the others. */
export async function tellDevice(counting: CountingPasskeys): Promise<void> {
  // Without support, a removed passkey stays on the device and signs nobody in.
  await window.PublicKeyCredential?.signalAllAcceptedCredentials?.(counting).catch(() => undefined);
}
