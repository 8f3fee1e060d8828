import type { LoginMethod, PasswordDebt, SignedIn } from './login.types.ts';

/**
 * Whether a sign-in owes a change of password, and why (A15). A sign-in by code owes none: no
 * password was typed. An expired one is owed only where the site enforces expiry.
 */
export function passwordDebt(
  signedIn: SignedIn,
  method: LoginMethod,
  expiryEnforced: boolean,
): PasswordDebt | null {
  if (method === 'mobileCode') return null;
  if (signedIn.passwordIsDefault) return 'default';
  return signedIn.passwordExpired && expiryEnforced ? 'expired' : null;
}
