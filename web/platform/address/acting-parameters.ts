/**
 * What an address may carry that does something as soon as the page is opened: it signs somebody in,
 * ties a registration to somebody, leads on, or opens a dialog. Whatever reads such a parameter is
 * named here, so that a text from outside can have no link with one.
 */
export const actingParameters = ['token', 'affiliateCode', 'referralCode', 'to', 'modal'] as const;
export type ActingParameter = (typeof actingParameters)[number];
