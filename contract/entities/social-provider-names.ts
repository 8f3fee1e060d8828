import type { SocialProvider } from './social-providers.ts';

/** Names of the social sign-in providers (G5), the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
