import type { ContactKind } from '#contract/entities/contact-types.ts';
import { counts, type Term } from '../../kernel/term.ts';
import type { Database } from '../database.ts';

/** A requested account recovery. Moments in milliseconds since the epoch. */
export interface AccountRecoveryRow {
  /** The hash of the token in the link that stops it. */
  readonly token_hash: string;
  readonly member_id: number;
  readonly kind: ContactKind;
  /** The address that asked; only it can continue. */
  readonly address: string;
  readonly requested_at: number;
  readonly ready_at: number;
  readonly until: number;
  readonly stopped_at: number | null;
  /** After it was stopped, no new one can be requested before that. */
  readonly barred_until: number | null;
  /** It set a new password. */
  readonly taken_at: number | null;
  /** No withdrawals before that. */
  readonly money_from: number | null;
}

/** A new recovery. */
type NewAccountRecovery = Omit<
  AccountRecoveryRow,
  'stopped_at' | 'barred_until' | 'taken_at' | 'money_from'
>;

/** How long an account recovery can be stopped, or used. */
export function accountRecoveryTermOf({
  requested_at,
  until,
}: Pick<AccountRecoveryRow, 'requested_at' | 'until'>): Term {
  return { kind: 'accountRecovery', from: requested_at, until };
}

/** Account recoveries, also past ones. */
export interface AccountRecoveryTable {
  add(row: NewAccountRecovery): void;
  find(tokenHash: string): AccountRecoveryRow | undefined;
  /** The open recovery of an account: not stopped, not used, and not expired. */
  open(memberId: number, now: number): AccountRecoveryRow | undefined;
  /** Until when no new one can be requested; 0 if one can. */
  barredUntil(memberId: number, now: number): number;
  /** From when withdrawals are allowed again; 0 if none was used. */
  moneyFrom(memberId: number): number;
  /** @param barredUntil null if its owner may request another at once */
  stop(tokenHash: string, at: number, barredUntil: number | null): void;
  take(tokenHash: string, at: number, moneyFrom: number): void;
}

export function accountRecoveryTable(database: Database): AccountRecoveryTable {
  const add = database.statement(`
    INSERT INTO account_recoveries (token_hash, member_id, kind, address, requested_at, ready_at, until)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const open = database.statement<AccountRecoveryRow>(`
    SELECT * FROM account_recoveries WHERE member_id = ? AND stopped_at IS NULL AND taken_at IS NULL`);
  const bars = database.statement<{ stopped_at: number; barred_until: number }>(`
    SELECT stopped_at, barred_until FROM account_recoveries
    WHERE member_id = ? AND barred_until IS NOT NULL AND stopped_at IS NOT NULL`);
  const last = database.statement<{ money: number }>(
    'SELECT COALESCE(MAX(money_from), 0) AS money FROM account_recoveries WHERE member_id = ?',
  );
  const stop = database.statement(
    'UPDATE account_recoveries SET stopped_at = ?, barred_until = ? WHERE token_hash = ?',
  );
  const take = database.statement(
    'UPDATE account_recoveries SET taken_at = ?, money_from = ? WHERE token_hash = ?',
  );
  return {
    add: (row) => {
      const { token_hash, member_id, kind, address, requested_at, ready_at, until } = row;
      add.run(token_hash, member_id, kind, address, requested_at, ready_at, until);
    },
    find: database.statement<AccountRecoveryRow>(
      'SELECT * FROM account_recoveries WHERE token_hash = ?',
    ).get,
    open: (memberId, now) =>
      open.all(memberId).find((row) => counts(accountRecoveryTermOf(row), now)),
    barredUntil: (memberId, now) =>
      bars
        .all(memberId)
        .map(
          (row) =>
            ({
              kind: 'accountRecoveryBar',
              from: row.stopped_at,
              until: row.barred_until,
            }) as const,
        )
        .filter((term) => counts(term, now))
        .reduce((latest, { until }) => Math.max(latest, until), 0),
    moneyFrom: (memberId) => last.get(memberId)?.money ?? 0,
    stop: (tokenHash, at, barredUntil) => {
      stop.run(at, barredUntil, tokenHash);
    },
    take: (tokenHash, at, moneyFrom) => {
      take.run(at, moneyFrom, tokenHash);
    },
  };
}
