import type { RedemptionState, RejectionReason } from '#contract/entities/points-types.ts';
import type { Database } from '../database.ts';

/** A reward's current price, in hundredths of a point, and its stock. */
export interface RewardRow {
  readonly id: string;
  readonly price: number;
  readonly stock: number;
}

/** A redeemed reward. Times in milliseconds since the epoch. */
export interface RedemptionRow {
  readonly id: string;
  readonly member_id: number;
  readonly reward_id: string;
  /** What it cost, in hundredths of a point. */
  readonly price: number;
  readonly state: RedemptionState;
  readonly redeemed_at: number;
  readonly decided_at: number | null;
  readonly reason: RejectionReason | null;
  /** JSON of the delivery address. */
  readonly address: string | null;
  readonly tracking_code: string | null;
  readonly voucher_code: string | null;
}

/** Rewards and redemptions. The rules are above, in the world. */
export interface RewardTable {
  /** Adds a reward that is missing. */
  insert(row: RewardRow): void;
  find(id: string): RewardRow | undefined;
  change(row: RewardRow): void;
  /** Changes the stock by this much. */
  addStock(id: string, count: number): void;
  redeem(row: RedemptionRow): void;
  findRedemption(id: string): RedemptionRow | undefined;
  /** Decides one in process, or sets the tracking; false in another state. */
  decide(row: RedemptionRow): boolean;
  setTracking(id: string, trackingCode: string): void;
  /** The last delivery address, unless the goods could not get there. */
  lastSent(memberId: number): RedemptionRow | undefined;
  /** Newest first. */
  forMember(
    memberId: number,
    rows: { readonly limit: number; readonly offset: number },
  ): RedemptionRow[];
  countOf(memberId: number): number;
  /** How often a person has a reward, without rejected and cancelled ones. */
  takenBy(memberId: number, rewardId: string): number;
  /** The total price of a person's open redemptions, in hundredths of a point. */
  inProcess(memberId: number): number;
  /** Newest first, of everybody. */
  newest(limit: number): RedemptionRow[];
}

const columns =
  'id, member_id, reward_id, price, state, redeemed_at, decided_at, reason, address, tracking_code, voucher_code';

export function rewardTable(database: Database): RewardTable {
  const insert = database.statement(
    'INSERT INTO rewards (id, price, stock) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const change = database.statement('UPDATE rewards SET price = ?, stock = ? WHERE id = ?');
  const addStock = database.statement('UPDATE rewards SET stock = stock + ? WHERE id = ?');
  const redeem = database.insert(`redemptions (${columns})`);
  const { vault } = database;
  const sealed = (code: string | null) =>
    code === null ? null : vault.seal('redemptions.voucher_code', code);
  const opened = (row: RedemptionRow): RedemptionRow =>
    row.voucher_code === null
      ? row
      : { ...row, voucher_code: vault.open('redemptions.voucher_code', row.voucher_code) };
  const redemptions = (where: string) => {
    const statement = database.statement<RedemptionRow>(
      `SELECT ${columns} FROM redemptions ${where}`,
    );
    return (...values: readonly (string | number)[]) => statement.all(...values).map(opened);
  };
  const findRedemption = redemptions('WHERE id = ?');
  const decide = database.statement(
    `UPDATE redemptions SET state = ?, decided_at = ?, reason = ?, voucher_code = ?
     WHERE id = ? AND state = 'in_process'`,
  );
  const setTracking = database.statement('UPDATE redemptions SET tracking_code = ? WHERE id = ?');
  const forMember = redemptions(
    'WHERE member_id = ? ORDER BY redeemed_at DESC, rowid DESC LIMIT ? OFFSET ?',
  );
  const lastSent = redemptions(
    `WHERE member_id = ? AND address IS NOT NULL AND reason IS NOT 'address_unreachable'
     ORDER BY redeemed_at DESC, rowid DESC LIMIT 1`,
  );
  const newest = redemptions('ORDER BY redeemed_at DESC, rowid DESC LIMIT ?');
  const number = (sql: string) => {
    const statement = database.statement<{ number: number }>(sql);
    return (...values: readonly (string | number)[]) => statement.get(...values)?.number ?? 0;
  };
  const countOf = number('SELECT count(*) AS number FROM redemptions WHERE member_id = ?');
  const takenBy = number(
    "SELECT count(*) AS number FROM redemptions WHERE member_id = ? AND reward_id = ? AND state NOT IN ('rejected', 'cancelled')",
  );
  const inProcess = number(
    "SELECT COALESCE(SUM(price), 0) AS number FROM redemptions WHERE member_id = ? AND state = 'in_process'",
  );

  return {
    insert: ({ id, price, stock }) => {
      insert.run(id, price, stock);
    },
    find: database.statement<RewardRow>('SELECT id, price, stock FROM rewards WHERE id = ?').get,
    change: ({ id, price, stock }) => {
      change.run(price, stock, id);
    },
    addStock: (id, count) => {
      addStock.run(count, id);
    },
    redeem: (row) => {
      redeem({ ...row, voucher_code: sealed(row.voucher_code) });
    },
    findRedemption: (id) => findRedemption(id)[0],
    decide: ({ id, state, decided_at, reason, voucher_code }) =>
      decide.run(state, decided_at, reason, sealed(voucher_code), id).changes === 1,
    setTracking: (id, trackingCode) => {
      setTracking.run(trackingCode, id);
    },
    lastSent: (memberId) => lastSent(memberId)[0],
    forMember: (memberId, { limit, offset }) => forMember(memberId, limit, offset),
    countOf: (memberId) => countOf(memberId),
    takenBy: (memberId, rewardId) => takenBy(memberId, rewardId),
    inProcess: (memberId) => inProcess(memberId),
    newest,
  };
}
