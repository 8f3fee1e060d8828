/*
 * What transfers between wallets are made of (W2). Plain data, which the browser can carry without a
 * schema library.
 */

/** From the main wallet to the wallet of a vendor, or back. */
export const walletDirections = ['toVendor', 'toMain'] as const;
export type WalletDirection = (typeof walletDirections)[number];

/**
 * State of a transfer.
 *
 * - `moving`: the vendor has not answered; the money is set aside.
 * - `done`: the money has arrived.
 * - `refused`: the vendor refused; the money is where it was.
 */
export const walletTransferStates = ['moving', 'done', 'refused'] as const;
export type WalletTransferState = (typeof walletTransferStates)[number];
