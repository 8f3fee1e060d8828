import { z } from 'zod/v4';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { Outcome } from '#contract/errors.ts';
import type { SentPhoneCode } from '#web/platform/sign-in/firebase.ts';
import { firebaseRefusal } from '#web/platform/sign-in/firebase-refusals.ts';

/** What Firebase's SDK calls the errors of its server that these tests meet. */
const sdkErrors: Readonly<Record<string, string>> = {
  INVALID_CODE: 'auth/invalid-verification-code',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
};

const answerSchema = z.object({
  sessionInfo: z.string().optional(),
  idToken: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * Replaces the SDK, which needs a real browser: it calls the same server with the same protocol.
 * `tests/web/platform/firebase.browser.test.ts` proves that the SDK does so.
 */
export async function sendPhoneCode(
  settings: FirebaseSettings,
  phoneNumber: string,
): Promise<Outcome<SentPhoneCode>> {
  const answer = await ask(settings, 'sendVerificationCode', { phoneNumber });
  return answer.ok
    ? { ok: true, value: { verificationId: answer.value.sessionInfo ?? '' } }
    : answer;
}

/** Replaces the SDK with the interface of `sendPhoneCode`. */
export async function confirmPhoneCode(
  settings: FirebaseSettings,
  { verificationId }: SentPhoneCode,
  code: string,
): Promise<Outcome<{ readonly idToken: string }>> {
  const body = { sessionInfo: verificationId, code };
  const answer = await ask(settings, 'signInWithPhoneNumber', body);
  return answer.ok ? { ok: true, value: { idToken: answer.value.idToken ?? '' } } : answer;
}

async function ask(
  { emulatorUrl, apiKey }: FirebaseSettings,
  call: string,
  body: object,
): Promise<Outcome<z.infer<typeof answerSchema>>> {
  const address = `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=${apiKey}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = answerSchema.parse(await response.json());
  if (response.ok) return { ok: true, value: answer };
  const [name = ''] = (answer.error?.message ?? '').split(' ');
  return firebaseRefusal({ code: sdkErrors[name] });
}
