import type { PasswordDebt, SignedIn, SignInInput } from './login.types.ts';

/**
 * Whether a sign-in owes a change of password, and why (A15). A sign-in by code, or by an account
 * elsewhere, owes none: no password was typed. An expired one is owed only where the site enforces expiry.
 */
export function passwordDebt(
  signedIn: SignedIn,
  method: SignInInput['method'],
  expiryEnforced: boolean,
): PasswordDebt | null {
  if (method !== 'username' && method !== 'mobilePassword') return null;
  if (signedIn.passwordIsDefault) return 'default';
  return signedIn.passwordExpired && expiryEnforced ? 'expired' : null;
}
