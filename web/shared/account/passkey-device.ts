import type { WebAuthnError } from '@simplewebauthn/browser';
import type {
  CountingPasskeys,
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/entities/passkey.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';

/** The library that talks to devices; nobody loads it who uses no passkey. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** What a browser says by the name of its error. What is not named here is a fault. */
const reasons: Readonly<Record<string, ErrorCode>> = {
  // The person closed the question, or did nothing for too long: browsers do not tell which.
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
  NotSupportedError: 'passkey_unsupported',
  ConstraintError: 'passkey_unsupported',
  // An address without a name, or without https.
  SecurityError: 'passkey_unsupported',
};

function reasonOf(error: unknown): ErrorCode {
  const { name } = error as Pick<WebAuthnError, 'name'>;
  const code = reasons[name];
  if (code === undefined) throw error;
  return code;
}

/** Asks a device, whose question goes away when it is stopped. */
async function asked<Value>(
  ask: (device: Awaited<ReturnType<typeof library>>) => Promise<Value>,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  if (!knowsPasskeys()) return { ok: false, code: 'passkey_unsupported' };
  const device = await library().catch(() => null);
  if (device === null) return { ok: false, code: 'part_failed' };
  if (signal.aborted) return { ok: false, code: 'passkey_cancelled' };
  const stop = () => device.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop);
  try {
    return { ok: true, value: await ask(device) };
  } catch (error) {
    return { ok: false, code: reasonOf(error) };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Has a device make a passkey (A24). */
export function makePasskey(
  creation: PasskeyCreation,
  signal: AbortSignal,
): Promise<Outcome<MadePasskey>> {
  return asked(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  }, signal);
}

/** Has a device sign by a passkey that it holds (A24). */
export function signByPasskey(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<Outcome<UsedPasskey>> {
  return asked(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    };
  }, signal);
}

/** Tells the device which passkeys still count, so that it offers the others no more. */
export async function tellDevice(counting: CountingPasskeys): Promise<void> {
  // A browser that cannot do it, or a device that does not, leaves a passkey that signs nobody in.
  await window.PublicKeyCredential?.signalAllAcceptedCredentials?.(counting).catch(() => undefined);
}
