/*
 * What transfers between wallets are made of (W2). Plain data, which the browser can carry without a
 * schema library.
 */

/** From the main wallet to the wallet of a vendor, or back. */
export const walletDirections = ['toVendor', 'toMain'] as const;
export type WalletDirection = (typeof walletDirections)[number];

/**
 * Where a transfer stands.
 *
 * - `moving`: the vendor has not answered; the money is set aside.
 * - `done`: the money is where it was meant to go.
 * - `refused`: the vendor said no; the money is where it was.
 */
export const walletTransferStates = ['moving', 'done', 'refused'] as const;
export type WalletTransferState = (typeof walletTransferStates)[number];
