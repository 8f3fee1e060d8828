/** An order to a vendor with wallets of its own. */
export interface WalletOrder {
  /** Made by the site: a repeated order has the same id, and is executed once. */
  readonly id: string;
  readonly vendor: string;
  /** The player's id at the vendor. */
  readonly player: string;
  /** Into the vendor's wallet, or out of it. */
  readonly direction: 'deposit' | 'withdraw';
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
}

/** The vendor gave no usable answer: the order may have been executed or not. */
export class VendorUnavailable extends Error {}

/** The vendors' wallets. */
export interface VendorWallets {
  /**
   * Executes an order, once for each id; a refused one stays refused.
   *
   * @throws VendorUnavailable
   */
  order(order: WalletOrder): Promise<'applied' | 'refused'>;
}

/** The site's account at the vendors, which share one protocol. */
export interface VendorWalletAccount {
  readonly apiKey: string;
  /** Origin of the vendors for this server; known once they listen. */
  endpoint: string;
}
