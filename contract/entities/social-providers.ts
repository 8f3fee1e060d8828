/** Where people already have an account that this site takes the word of (G5), in order of show. */
export const socialProviders = ['google', 'facebook', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Where a provider of OpenID Connect sends people back to: a page of the portal's own. */
export const SIGN_IN_RETURN_PATH = '/sign-in-return.html';
