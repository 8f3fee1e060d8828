import type { Currency } from '#contract/entities/money.ts';
import type { WalletDirection, WalletTransferState } from '#contract/entities/wallet-types.ts';
import type { Database } from '../database.ts';

/** A wallet transfer. Hundredths, milliseconds since the epoch. */
export interface WalletTransferRow {
  readonly id: string;
  readonly member_id: number;
  readonly vendor: string;
  readonly direction: WalletDirection;
  readonly amount: number;
  readonly currency: Currency;
  readonly state: WalletTransferState;
  /** Number of the transaction that set the amount aside. */
  readonly reserve_id: number;
  readonly at: number;
  readonly ended_at: number | null;
}

/** Wallet transfers. */
export interface WalletTransferTable {
  insert(row: WalletTransferRow): void;
  find(id: string): WalletTransferRow | undefined;
  end(id: string, state: 'done' | 'refused', at: number): void;
  /** A person's unanswered transfers. */
  movingOf(memberId: number): WalletTransferRow[];
  /** Everybody's, oldest first. */
  moving(limit: number): WalletTransferRow[];
  /** Newest first, of everybody. */
  newest(limit: number): WalletTransferRow[];
}

export function walletTransferTable(database: Database): WalletTransferTable {
  const select = (rest: string) =>
    database.statement<WalletTransferRow>(
      `SELECT id, member_id, vendor, direction, amount, currency, state, reserve_id, at, ended_at
       FROM wallet_transfers ${rest}`,
    );
  const end = database.statement(
    'UPDATE wallet_transfers SET state = ?, ended_at = ? WHERE id = ?',
  );
  return {
    insert: database.insert(
      'wallet_transfers (id, member_id, vendor, direction, amount, currency, state, reserve_id, at, ended_at)',
    ),
    find: select('WHERE id = ?').get,
    end: (id, state, at) => {
      end.run(state, at, id);
    },
    movingOf: select(`WHERE member_id = ? AND state = 'moving'`).all,
    moving: select(`WHERE state = 'moving' ORDER BY at, id LIMIT ?`).all,
    newest: select('ORDER BY at DESC, id LIMIT ?').all,
  };
}
