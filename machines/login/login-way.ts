import type { LoginContext, PasswordDebt, SignInInput } from './login.types.ts';

/** The method of this attempt. */
export function wayOf({ byPasskey, provider, method }: LoginContext): SignInInput['method'] {
  return byPasskey ? 'passkey' : (provider ?? method);
}

/**
 * Why the sign-in requires a new password, if it does (A15). Sign-ins by code, passkey, social
 * account or after a recovery do not, because no password was typed. An expired one only if the
 * site enforces expiry.
 */
export function debtOf(context: LoginContext): PasswordDebt | null {
  const { signedIn, expiryEnforced, byRecovery } = context;
  const way = wayOf(context);
  if (signedIn === null || byRecovery || (way !== 'username' && way !== 'mobilePassword'))
    return null;
  if (signedIn.passwordIsDefault) return 'default';
  return signedIn.passwordExpired && expiryEnforced ? 'expired' : null;
}
