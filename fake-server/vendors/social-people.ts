import { socialAccounts } from '../content/social-accounts.ts';
import type { FederatedProvider } from '../world/partners/firebase-claims.ts';
import type { SocialRegistrations } from '../world/ports/identity-accounts.ts';
import type { FederatedToken } from './identity-toolkit/identity-toolkit.types.ts';
import type { OpenIdSimulator } from './openid/openid.simulator.ts';
import type { OpenIdAccount, OpenIdProviderName } from './openid/openid.types.ts';
import { openIdProviders } from './openid/openid.types.ts';
import type { TelegramAccount } from './telegram/telegram.router.ts';

/** The accounts in Google's or Facebook's window. */
export function openIdAccounts(provider: OpenIdProviderName): readonly OpenIdAccount[] {
  return socialAccounts.flatMap((account) =>
    account.provider === provider
      ? [{ subject: account.subject, name: account.name, email: account.email }]
      : [],
  );
}

/** The accounts in Telegram's window. */
export function telegramAccounts(): readonly TelegramAccount[] {
  return socialAccounts
    .filter(({ provider }) => provider === 'telegram')
    .map(({ subject, name }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const username = (firstName + lastName).toLowerCase();
      return { id: Number(subject), firstName, lastName, username };
    });
}

/**
 * How Firebase checks ID tokens of Google and Facebook: their issuer, and this site as audience.
 */
export function federatedTokens(
  simulator: OpenIdSimulator,
  registrations: SocialRegistrations,
): (providerId: FederatedProvider, idToken: string) => FederatedToken | undefined {
  return (providerId, idToken) => {
    const provider = providerId === 'google.com' ? 'google' : 'facebook';
    const claims = simulator.claimsOf(idToken);
    const { issuer } = openIdProviders[provider];
    if (claims?.iss !== issuer || claims.aud !== registrations[provider].clientId) return undefined;
    const { sub: subject, name, email, nonce } = claims;
    return { providerId, subject, name, email, nonce };
  };
}
