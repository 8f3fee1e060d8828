/*
 * What an account may not do for a while, and why (W10, A27). Plain data, which the browser can carry
 * without a schema library.
 */

/**
 * Why something is stopped for an account.
 *
 * - `break`, `selfExclusion`: the player chose it.
 * - `closing`: the account is about to close.
 */
export const restrictionReasons = ['break', 'selfExclusion', 'closing'] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];
