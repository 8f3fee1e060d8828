import type { Database } from '../database.ts';

/** An order to a vendor for a player's wallet. Hundredths, milliseconds. */
export interface WalletOrderRow {
  readonly vendor: string;
  /** Made by the site. */
  readonly id: string;
  readonly player: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly amount: number;
  readonly currency: string;
  readonly status: 'applied' | 'refused';
  readonly at: number;
}

/** The books of the vendors with wallets of their own. */
export interface VendorWalletTable {
  insert(order: WalletOrderRow): void;
  find(vendor: string, id: string): WalletOrderRow | undefined;
  /** Deposits into a player's wallet less withdrawals from it. */
  sumOf(vendor: string, player: string): number;
}

export function vendorWalletTable(database: Database): VendorWalletTable {
  const sumOf = database.statement<{ sum: number }>(
    `SELECT COALESCE(SUM(CASE direction WHEN 'deposit' THEN amount ELSE -amount END), 0) AS sum
     FROM vendor_wallet_orders WHERE vendor = ? AND player = ? AND status = 'applied'`,
  );
  return {
    insert: database.insert(
      'vendor_wallet_orders (vendor, id, player, direction, amount, currency, status, at)',
    ),
    find: database.statement<WalletOrderRow>(
      `SELECT vendor, id, player, direction, amount, currency, status, at
     FROM vendor_wallet_orders WHERE vendor = ? AND id = ?`,
    ).get,
    sumOf: (vendor, player) => sumOf.get(vendor, player)?.sum ?? 0,
  };
}
