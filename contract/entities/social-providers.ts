/** Providers whose accounts can sign people in here (G5), in the order of their buttons. */
export const socialProviders = ['google', 'facebook', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The portal's page to which OpenID Connect providers send people back. */
export const SIGN_IN_RETURN_PATH = '/sign-in-return.html';
