import type { PayoutAccount } from '#contract/entities/payout-account.ts';

/** Usual time from the approval of a payout to the account, in minutes. */
export const payoutMinutes: Readonly<Record<PayoutAccount['kind'], number>> = { pix: 0, bank: 30 };
