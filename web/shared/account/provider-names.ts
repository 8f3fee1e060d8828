import type { SocialProvider } from '#contract/entities/social-providers.ts';

/** Names of the providers: the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
