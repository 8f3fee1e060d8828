import type { Database } from '../../store/database.ts';
import { vendorWalletTable, type WalletOrderRow } from '../../store/vendors/vendor-wallets.ts';
import type { WalletOrder } from '../../world/ports/vendor-wallets.ts';

/** The id was used for another order. */
export class WalletOrderConflict extends Error {}

interface SimulatorParts {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** They refuse all money transfers now. */
  readonly refuses: () => boolean;
  /** A player's wins less stakes, from the vendor's wallet. */
  readonly wonBy: (vendor: string, player: string) => number;
}

/** The wallets that players have at the vendors. Amounts in hundredths. */
export interface VendorWalletSimulator {
  /**
   * Executes an order, once for each id.
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
    carryOut: (request) =>
      database.transaction(() => {
        const known = table.find(request.vendor, request.id);
        if (known) {
          if (!isSame(known, request))
            throw new WalletOrderConflict('This id is of another order.');
          return { order: known, isKnown: true };
        }
        const { vendor, player, direction, amount } = request;
        const isCovered = direction === 'deposit' || balanceOf(vendor, player) >= amount;
        const status = isCovered && !refuses() ? 'applied' : 'refused';
        const order: WalletOrderRow = { ...request, status, at: clock.now() };
        table.insert(order);
        return { order, isKnown: false };
      }),
  };
}

function isSame(known: WalletOrderRow, request: WalletOrder): boolean {
  return (['player', 'direction', 'amount', 'currency'] as const).every(
    (name) => known[name] === request[name],
  );
}
