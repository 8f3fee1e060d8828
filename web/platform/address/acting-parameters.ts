/**
 * Address parameters with an effect as soon as the page opens: signing in, tying a registration to
 * somebody, redirecting, or opening a dialog. Each is named here, so that outside texts cannot link
 * with one.
 */
export const actingParameters = ['token', 'affiliateCode', 'referralCode', 'to', 'modal'] as const;
export type ActingParameter = (typeof actingParameters)[number];
