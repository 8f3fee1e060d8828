import type { LoginResult } from '#contract/entities/member.ts';
import type { PasskeyRequest, UsedPasskey } from '#contract/entities/passkey.ts';
import type { Outcome } from '#contract/errors.ts';
import type { OnceCallOptions } from '#web/api/client.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  offerPasskeys,
  offersPasskeys,
  signByPasskey,
  tellUnknown,
} from '#web/shared/sign-in/passkey-device.ts';

/** A passkey's signature and its host; it stays outside the flow. */
export interface SignedPasskey {
  readonly rpId: string;
  readonly used: UsedPasskey;
}

type SignedOutcome = Promise<Outcome<SignedPasskey>>;
type DeviceQuestion = (
  request: PasskeyRequest,
  signal: AbortSignal,
) => Promise<Outcome<UsedPasskey>>;

/** Has a passkey sign the server's current challenge. */
async function signedBy(
  question: DeviceQuestion,
  { api }: Pick<Services, 'api'>,
  signal: AbortSignal,
): SignedOutcome {
  const request = await api.signIn.passkeyRequest({ body: {} }, { signal });
  if (!request.ok) return request;
  const signed = await question(request.value, signal);
  return signed.ok ? { ok: true, value: { rpId: request.value.rpId, used: signed.value } } : signed;
}

/** Has the device ask the person for a passkey (A24). */
export function requestedPasskey(
  services: Pick<Services, 'api'>,
  signal: AbortSignal,
): SignedOutcome {
  return signedBy(signByPasskey, services, signal);
}

/** Offers passkeys on the form, if the browser supports that (A24). */
export async function offeredPasskey(
  services: Pick<Services, 'api'>,
  signal: AbortSignal,
): SignedOutcome {
  return (await offersPasskeys())
    ? await signedBy(offerPasskeys, services, signal)
    : { ok: false, code: 'passkey_unsupported' };
}

/** Signs in with it; a device forgets a passkey that the server no longer knows. */
export async function signInByPasskey(
  { api }: Pick<Services, 'api'>,
  { rpId, used }: SignedPasskey,
  options: OnceCallOptions,
): Promise<Outcome<LoginResult>> {
  const answer = await api.signIn.byPasskey({ body: used }, options);
  if (!answer.ok && answer.code === 'passkey_unknown') void tellUnknown(rpId, used.id);
  return answer;
}
