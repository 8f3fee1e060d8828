import type { LoginContext, PasswordDebt, SignInInput } from './login.types.ts';

/** The way of this attempt. */
export function wayOf({ byPasskey, provider, method }: LoginContext): SignInInput['method'] {
  return byPasskey ? 'passkey' : (provider ?? method);
}

/**
 * Why the sign-in owes a change of password, if it does (A15). A sign-in by code, by a passkey, by an
 * account elsewhere or after a recovery owes none: no password was typed. An expired one is owed
 * only where the site enforces expiry.
 */
export function debtOf(context: LoginContext): PasswordDebt | null {
  const { signedIn, expiryEnforced, byRecovery } = context;
  const way = wayOf(context);
  if (signedIn === null || byRecovery || (way !== 'username' && way !== 'mobilePassword'))
    return null;
  if (signedIn.passwordIsDefault) return 'default';
  return signedIn.passwordExpired && expiryEnforced ? 'expired' : null;
}
