import type { ErrorCode, Refusal } from '#contract/errors.ts';

/** Firebase asks to wait so long after too many requests, in seconds (A23). */
export const FIREBASE_TOO_MANY_REQUESTS_SECONDS = 300;

/** What the catalogue calls an error of Firebase's SDK (A23); what is not here is unknown. */
const codeByFirebase: Readonly<Record<string, ErrorCode>> = {
  'auth/invalid-phone-number': 'phone_number_invalid',
  'auth/missing-phone-number': 'phone_number_missing',
  'auth/too-many-requests': 'phone_too_many_requests',
  'auth/quota-exceeded': 'phone_quota_exceeded',
  'auth/operation-not-allowed': 'phone_operation_not_allowed',
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
  // The server's MISSING_CODE, for which the SDK has no name of its own.
  'auth/missing-code': 'phone_code_missing',
  'auth/code-expired': 'phone_code_expired',
  'auth/invalid-verification-id': 'phone_code_not_requested',
  'auth/missing-verification-id': 'phone_code_not_requested',
  'auth/invalid-credential': 'social_sign_in_refused',
  'auth/missing-or-invalid-nonce': 'social_sign_in_refused',
  'auth/account-exists-with-different-credential': 'social_sign_in_refused',
  'auth/user-disabled': 'social_sign_in_refused',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/popup-blocked': 'popup_blocked',
  'auth/network-request-failed': 'network_failed',
};

/** The refusal that an error of Firebase's SDK stands for. */
export function firebaseRefusal(error: unknown): Refusal {
  const name =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const code = Object.hasOwn(codeByFirebase, name) ? codeByFirebase[name] : undefined;
  if (code === 'phone_too_many_requests') {
    return { ok: false, code, retryAfterSeconds: FIREBASE_TOO_MANY_REQUESTS_SECONDS };
  }
  return { ok: false, code: code ?? 'unknown_error' };
}
