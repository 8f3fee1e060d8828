import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';

/** Who an account belongs to, as the directory of banks knows it. */
export interface AccountHolder {
  readonly name: string;
  /** Digits alone. */
  readonly taxId: string;
  readonly bank: string;
}

/** The directory of banks: whose account a key or a number names. */
export interface AccountDirectory {
  /**
   * Undefined where there is no such account.
   *
   * @throws ProviderUnavailable
   */
  holderOf(target: PayoutTarget): Promise<AccountHolder | undefined>;
}
