import type { Database } from '../database.ts';

/** The directory's answer about an account. */
export interface HolderColumns {
  readonly holder_name: string;
  /** Digits only. */
  readonly holder_tax_id: string;
  readonly bank_name: string;
}

/** A payout account. Times in milliseconds since the epoch. */
export interface PayoutAccountRow extends HolderColumns {
  readonly id: string;
  readonly member_id: number;
  /** JSON of the account's target in normal form. */
  readonly target: string;
  readonly label: string;
  readonly is_default: 0 | 1;
  readonly added_at: number;
  readonly usable_from: number;
  readonly removed_at: number | null;
}

/** The same; all null if the directory's answer was of no use. */
type HolderColumnsIfKnown = { readonly [Column in keyof HolderColumns]: string | null };

/** An account that a person had checked in order to add it. */
export interface AccountCheckRow extends HolderColumnsIfKnown {
  readonly id: string;
  readonly member_id: number;
  readonly target: string;
  readonly requested_at: number;
  /** It was added. */
  readonly used: 0 | 1;
}

/** Payout accounts. */
export interface PayoutAccountTable {
  /** Also a removed one. */
  find(id: string): PayoutAccountRow | undefined;
  /** The default one first, then the oldest. */
  forMember(memberId: number): PayoutAccountRow[];
  insert(row: Omit<PayoutAccountRow, 'removed_at'>): void;
  rename(id: string, label: string): void;
  /** Makes it the only default. */
  makeDefault(memberId: number, id: string): void;
  remove(id: string, at: number): void;
  check(id: string): AccountCheckRow | undefined;
  addCheck(row: Omit<AccountCheckRow, 'used' | keyof HolderColumns>): void;
  answerCheck(id: string, holder: HolderColumns): void;
  useCheck(id: string): void;
  /** A person's checks since a moment, newest first. */
  checksSince(memberId: number, since: number): readonly number[];
}

const columns =
  'id, member_id, target, holder_name, holder_tax_id, bank_name, label, is_default, added_at, usable_from, removed_at';
const checkColumns =
  'id, member_id, target, holder_name, holder_tax_id, bank_name, requested_at, used';

export function payoutAccountTable(database: Database): PayoutAccountTable {
  const insert = database.statement(
    `INSERT INTO payout_accounts (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
  );
  const rename = database.statement('UPDATE payout_accounts SET label = ? WHERE id = ?');
  const noDefault = database.statement(
    'UPDATE payout_accounts SET is_default = 0 WHERE member_id = ?',
  );
  const makeDefault = database.statement('UPDATE payout_accounts SET is_default = 1 WHERE id = ?');
  const remove = database.statement(
    'UPDATE payout_accounts SET removed_at = ?, is_default = 0 WHERE id = ?',
  );
  const answerCheck = database.statement(
    'UPDATE payout_account_checks SET holder_name = ?, holder_tax_id = ?, bank_name = ? WHERE id = ?',
  );
  const checksSince = database.statement<{ requested_at: number }>(
    `SELECT requested_at FROM payout_account_checks WHERE member_id = ? AND requested_at > ?
     ORDER BY requested_at DESC`,
  );
  return {
    find: database.statement<PayoutAccountRow>(
      `SELECT ${columns} FROM payout_accounts WHERE id = ?`,
    ).get,
    forMember: database.statement<PayoutAccountRow>(
      `SELECT ${columns} FROM payout_accounts WHERE member_id = ? AND removed_at IS NULL
     ORDER BY is_default DESC, added_at, rowid`,
    ).all,
    insert: (row) => {
      insert.run(
        row.id,
        row.member_id,
        row.target,
        row.holder_name,
        row.holder_tax_id,
        row.bank_name,
        row.label,
        row.is_default,
        row.added_at,
        row.usable_from,
      );
    },
    rename: (id, label) => {
      rename.run(label, id);
    },
    makeDefault: (memberId, id) => {
      noDefault.run(memberId);
      makeDefault.run(id);
    },
    remove: (id, at) => {
      remove.run(at, id);
    },
    check: database.statement<AccountCheckRow>(
      `SELECT ${checkColumns} FROM payout_account_checks WHERE id = ?`,
    ).get,
    addCheck: database.insert('payout_account_checks (id, member_id, target, requested_at)'),
    answerCheck: (id, { holder_name, holder_tax_id, bank_name }) => {
      answerCheck.run(holder_name, holder_tax_id, bank_name, id);
    },
    useCheck: database.statement('UPDATE payout_account_checks SET used = 1 WHERE id = ?').exec,
    checksSince: (memberId, since) =>
      checksSince.all(memberId, since).map(({ requested_at }) => requested_at),
  };
}
