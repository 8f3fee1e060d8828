/** What is asked of a vendor that keeps wallets of its own. */
export interface WalletOrder {
  /** Made by the site: the same order asked again has the same id, and is done once. */
  readonly id: string;
  readonly vendor: string;
  /** Who the player is to the vendor. */
  readonly player: string;
  /** Into the wallet at the vendor, or out of it. */
  readonly direction: 'deposit' | 'withdraw';
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
}

/** The vendor gave no answer that could be used: what was asked may have been done or not. */
export class VendorUnavailable extends Error {}

/** The wallets that vendors keep. */
export interface VendorWallets {
  /**
   * Carries out an order, once for each id; a refused one stays refused.
   *
   * @throws VendorUnavailable
   */
  order(order: WalletOrder): Promise<'applied' | 'refused'>;
}

/** The site's account at the vendors, which share one protocol. */
export interface VendorWalletAccount {
  readonly apiKey: string;
  /** Origin of the vendors as this server reaches it; known once they listen. */
  endpoint: string;
}
