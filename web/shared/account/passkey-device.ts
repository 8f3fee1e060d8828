import {
  base64URLStringToBuffer,
  bufferToBase64URLString,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/entities/passkey.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import { knowsPasskeys } from '#web/platform/sign-in/knows-passkeys.ts';

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

function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Asks a device, whose question goes away when it is stopped. */
async function asked<Value>(
  ask: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  if (!knowsPasskeys()) return { ok: false, code: 'passkey_unsupported' };
  if (signal.aborted) return { ok: false, code: 'passkey_cancelled' };
  signal.addEventListener('abort', stopAsking);
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    return { ok: false, code: reasonOf(error) };
  } finally {
    signal.removeEventListener('abort', stopAsking);
  }
}

/** Has a device make a passkey (A24). */
export function makePasskey(
  creation: PasskeyCreation,
  signal: AbortSignal,
): Promise<Outcome<MadePasskey>> {
  return asked(async () => {
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
  return asked(async () => {
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

/** Whether the browser offers passkeys among what it fills into a form. */
export async function offersPasskeys(): Promise<boolean> {
  const known = window.PublicKeyCredential;
  return (await known?.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/**
 * Lets a person pick one of their passkeys among what the browser fills into a field of user names
 * (`autocomplete="username webauthn"`), until it is stopped (A24).
 */
export async function offerPasskeys(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<Outcome<UsedPasskey>> {
  const challenge = base64URLStringToBuffer(request.challenge);
  const text = bufferToBase64URLString;
  try {
    // Not by the library: an offer of its own that is stopped too early would go on.
    const credential = await navigator.credentials.get({
      mediation: 'conditional',
      publicKey: { ...request, challenge, allowCredentials: [] },
      signal,
    });
    const { id, response } = credential as PublicKeyCredential & {
      readonly response: AuthenticatorAssertionResponse;
    };
    const { userHandle } = response;
    return {
      ok: true,
      value: {
        id,
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        ...(userHandle && { userHandle: text(userHandle) }),
      },
    };
  } catch (error) {
    return { ok: false, code: reasonOf(error) };
  }
}

/** Tells the device that the site knows a passkey no longer, so that the device stops offering it. */
export async function tellUnknown(rpId: string, credentialId: string): Promise<void> {
  const unknown = { rpId, credentialId };
  await window.PublicKeyCredential?.signalUnknownCredential?.(unknown).catch(() => undefined);
}
