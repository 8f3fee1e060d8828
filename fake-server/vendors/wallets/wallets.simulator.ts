import type { Database } from '../../store/database.ts';
import { vendorWalletTable, type WalletOrderRow } from '../../store/vendor-wallets.ts';
import type { WalletOrder } from '../../world/ports/vendor-wallets.ts';

/** The id was used for another order. */
export class WalletOrderConflict extends Error {}

interface SimulatorParts {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** They take no money now, and give none back. */
  readonly refuses: () => boolean;
  /** What a player won with the money in the wallet of a vendor, less what was staked of it. */
  readonly wonBy: (vendor: string, player: string) => number;
}

/** The wallets that players have at the vendors. Amounts in hundredths. */
export interface VendorWalletSimulator {
  /**
   * Carries out an order; one that was given before is not carried out again.
   *
   * @throws WalletOrderConflict
   */
  carryOut(order: WalletOrder): { readonly order: WalletOrderRow; readonly isKnown: boolean };
  balanceOf(vendor: string, player: string): number;
}

export function createVendorWalletSimulator(parts: SimulatorParts): VendorWalletSimulator {
  const { database, clock, refuses, wonBy } = parts;
  const table = vendorWalletTable(database);
  const balanceOf = (vendor: string, player: string) =>
    table.sumOf(vendor, player) + wonBy(vendor, player);

  return {
    balanceOf,
    carryOut: (asked) =>
      database.transaction(() => {
        const known = table.find(asked.vendor, asked.id);
        if (known) {
          if (!isSame(known, asked)) throw new WalletOrderConflict('This id is of another order.');
          return { order: known, isKnown: true };
        }
        const { vendor, player, direction, amount } = asked;
        const isCovered = direction === 'deposit' || balanceOf(vendor, player) >= amount;
        const status = isCovered && !refuses() ? 'applied' : 'refused';
        const order: WalletOrderRow = { ...asked, status, at: clock.now() };
        table.insert(order);
        return { order, isKnown: false };
      }),
  };
}

function isSame(known: WalletOrderRow, asked: WalletOrder): boolean {
  return (['player', 'direction', 'amount', 'currency'] as const).every(
    (name) => known[name] === asked[name],
  );
}
