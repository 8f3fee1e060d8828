import type { OpenIdProviderName } from './openid.types.ts';

/** Where a provider asks who it is, on the third parties' origin. */
export const authorizationPath = (provider: OpenIdProviderName) => `/openid/${provider}/authorize`;
/** Where a provider takes codes. */
export const tokenPath = (provider: OpenIdProviderName) => `/openid/${provider}/token`;
