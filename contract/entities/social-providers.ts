/** Social sign-in providers (G5), in the order of their buttons. */
export const socialProviders = ['google', 'facebook', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The portal's callback page for OpenID Connect providers. */
export const SIGN_IN_RETURN_PATH = '/sign-in-return.html';
