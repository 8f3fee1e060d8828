import type { SocialProvider } from '#contract/entities/social-providers.ts';

/** The providers' names, equal in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
