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

/** Codes by the name of the browser's error. Others are bugs. */
const reasons: Readonly<Record<string, ErrorCode>> = {
  // The person closed the prompt, or timed out: browsers do not distinguish.
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_known',
  NotSupportedError: 'passkey_unsupported',
  ConstraintError: 'passkey_unsupported',
  // An IP address, or one without https.
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

/** Asks a device; aborting closes its prompt. */
async function answerOf<Value>(
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
  return answerOf(async () => {
    const { id, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  }, signal);
}

/** Has a device sign with its passkey (A24). */
export function signByPasskey(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<Outcome<UsedPasskey>> {
  return answerOf(async () => {
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

/** Whether the browser offers passkeys in autofill. */
export async function offersPasskeys(): Promise<boolean> {
  const known = window.PublicKeyCredential;
  return (await known?.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/**
 * Offers the person's passkeys in the autofill of a user name field (`autocomplete="username
 * webauthn"`), until aborted (A24).
 */
export async function offerPasskeys(
  request: PasskeyRequest,
  signal: AbortSignal,
): Promise<Outcome<UsedPasskey>> {
  const challenge = base64URLStringToBuffer(request.challenge);
  const text = bufferToBase64URLString;
  try {
    // Not by the library, whose early abort would leave the offer open.
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

/** Tells the device that the site no longer knows a passkey, so that it stops offering it. */
export async function tellUnknown(rpId: string, credentialId: string): Promise<void> {
  const unknown = { rpId, credentialId };
  await window.PublicKeyCredential?.signalUnknownCredential?.(unknown).catch(() => undefined);
}
