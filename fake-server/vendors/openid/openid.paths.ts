import type { OpenIdProviderName } from './openid.types.ts';

/** Path of a provider's authorisation page, on the third parties' origin. */
export const authorizationPath = (provider: OpenIdProviderName) => `/openid/${provider}/authorize`;
/** Path of a provider's token endpoint. */
export const tokenPath = (provider: OpenIdProviderName) => `/openid/${provider}/token`;
