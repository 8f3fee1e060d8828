import type { CountingPasskeys } from '#contract/entities/passkey.ts';

/** Tells the device which passkeys still count, so that it offers the others no more. */
export async function tellDevice(counting: CountingPasskeys): Promise<void> {
  // A browser that cannot do it, or a device that does not, leaves a passkey that signs nobody in.
  await window.PublicKeyCredential?.signalAllAcceptedCredentials?.(counting).catch(() => undefined);
}
