import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';

/** An account's owner, from the directory of banks. */
export interface AccountHolder {
  readonly name: string;
  /** Digits only. */
  readonly taxId: string;
  readonly bank: string;
}

/** The directory of banks: the account of a key or a number. */
export interface AccountDirectory {
  /**
   * Undefined if there is no such account.
   *
   * @throws ProviderUnavailable
   */
  holderOf(target: PayoutTarget): Promise<AccountHolder | undefined>;
}
