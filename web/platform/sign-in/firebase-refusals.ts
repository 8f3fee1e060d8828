import type { ErrorCode, Refusal } from '#contract/errors.ts';

/** Firebase's wait after too many requests, in seconds (A23). */
const FIREBASE_TOO_MANY_REQUESTS_SECONDS = 300;

/** The catalogue's code for an error of Firebase's SDK (A23); others are unknown. */
const codeByFirebase: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-phone-number': 'phone_number_invalid',
  'auth/missing-phone-number': 'phone_number_missing',
  'auth/too-many-requests': 'phone_too_many_requests',
  'auth/quota-exceeded': 'phone_quota_exceeded',
  'auth/admin-restricted-operation': 'phone_operation_not_allowed',
  'auth/captcha-check-failed': 'phone_captcha_failed',
  'auth/invalid-app-credential': 'phone_captcha_failed',
  'auth/missing-app-credential': 'phone_captcha_failed',
  'auth/missing-recaptcha-token': 'phone_captcha_failed',
  'auth/invalid-recaptcha-token': 'phone_captcha_failed',
  'auth/invalid-recaptcha-action': 'phone_captcha_failed',
  'auth/recaptcha-not-enabled': 'phone_captcha_failed',
  'auth/invalid-verification-code': 'phone_code_incorrect',
  'auth/missing-verification-code': 'phone_code_missing',
  // The server's MISSING_CODE, which the SDK does not name.
  'auth/missing-code': 'phone_code_missing',
  'auth/code-expired': 'phone_code_expired',
  'auth/invalid-verification-id': 'phone_code_not_requested',
  'auth/missing-verification-id': 'phone_code_not_requested',
  'auth/invalid-credential': 'social_sign_in_refused',
  'auth/missing-or-invalid-nonce': 'social_sign_in_refused',
  'auth/user-disabled': 'account_blocked',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/popup-blocked': 'popup_blocked',
  'auth/network-request-failed': 'network_failed',
};

/**
 * Errors that only the site's operator can fix, and where: they are never shown to people by name
 * (docs/deploying.md).
 */
const operatorsMistakes: readonly (readonly [name: RegExp, remedy: string])[] = [
  [/^auth\/billing-not-enabled$/u, 'SMS need a project on a billed plan'],
  [/^auth\/(?:invalid-api-key|api-key-not-valid)/u, "the project's API key is wrong"],
  [/^auth\/api-key-service-blocked/u, 'the API key does not allow the Identity Toolkit API'],
  [/^auth\/requests-from-referer-/u, "the API key does not allow this page's address"],
  [/^auth\/(?:unauthorized-domain|app-not-authorized)$/u, 'this domain is not authorised'],
  [/^auth\/configuration-not-found$/u, 'Authentication is not set up in the project'],
  [/^auth\/operation-not-allowed$/u, 'this way to sign in is off, or the region of the number'],
  [/^auth\/error-code:-39$/u, 'Firebase refuses SMS to this number or region'],
];

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Logs what only the operator can fix, and unexpected errors. */
function tellOperator(name: string, remedy: string): void {
  // oxlint-disable-next-line no-console -- the log is what an operator looks into
  console.error(`Firebase: ${name === '' ? 'an error without a name' : name} (${remedy})`);
}

/** The refusal for an error of Firebase's SDK. */
export function firebaseRefusal(error: unknown): Refusal {
  const name = nameOf(error);
  const mistake = operatorsMistakes.find(([pattern]) => pattern.test(name));
  if (mistake) {
    tellOperator(name, mistake[1]);
    return { ok: false, code: 'phone_operation_not_allowed' };
  }
  const code = Object.hasOwn(codeByFirebase, name) ? codeByFirebase[name] : undefined;
  if (code === 'phone_too_many_requests') {
    return { ok: false, code, retryAfterSeconds: FIREBASE_TOO_MANY_REQUESTS_SECONDS };
  }
  if (code === undefined) tellOperator(name, 'not known');
  return { ok: false, code: code ?? 'unknown_error' };
}

/**
 * The same for a social sign-in. Firebase has one account for each email address: an address known
 * from one provider can only sign in by that one.
 */
export function federatedRefusal(error: unknown, providerId: string): Refusal {
  if (nameOf(error) === 'auth/account-exists-with-different-credential') {
    const code = providerId === 'google.com' ? 'social_use_facebook' : 'social_use_google';
    return { ok: false, code };
  }
  const refusal = firebaseRefusal(error);
  return refusal.code === 'phone_operation_not_allowed'
    ? { ok: false, code: 'feature_disabled' }
    : refusal;
}
