import type { PayoutPartState } from '#contract/entities/withdrawal-types.ts';
import type { Database } from '../database.ts';

/** A paid part. Amounts in hundredths, times in milliseconds since the epoch. */
export interface PayoutPartRow {
  readonly id: string;
  readonly withdrawal_id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly state: PayoutPartState;
  readonly amount: number;
  /** The number by which both banks know the payment. */
  readonly reference: string;
  readonly disbursed_at: number;
  /** When its owner is warned about the deadline of silence, and the deadline. */
  readonly notice_at: number;
  readonly auto_confirms_at: number;
  readonly is_noticed: 0 | 1;
  /** The arrived amount, according to its owner; null without a complaint. */
  readonly amount_received: number | null;
  readonly comment: string | null;
}

/** A picture as evidence for a complaint. */
interface ProofRow {
  readonly id: string;
  readonly part_id: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly picture: Uint8Array;
}

/** Parts of withdrawals, and their pictures. */
export interface PayoutPartTable {
  find(id: string): PayoutPartRow | undefined;
  /** In order of payment. */
  forWithdrawal(withdrawalId: string): PayoutPartRow[];
  /** A person's unanswered ones, the most urgent first. */
  waitingOf(memberId: number): PayoutPartRow[];
  /** Whether any of a person's is neither received nor closed. */
  isAnyOpen(memberId: number): boolean;
  /** Everybody's unanswered ones with something due by a moment: the warning, or the silence. */
  due(moment: number): PayoutPartRow[];
  insert(row: Omit<PayoutPartRow, 'is_noticed' | 'amount_received' | 'comment'>): void;
  move(id: string, to: PayoutPartState): void;
  setNoticed(id: string): void;
  setComplaint(id: string, amountReceived: number, comment: string): void;
  /** Changes the deadline of silence. */
  setClock(id: string, noticeAt: number, autoConfirmsAt: number): void;
  addProof(row: ProofRow): void;
  /** A picture that a person sent about their part. */
  findProof(memberId: number, id: string): Pick<ProofRow, 'type' | 'picture'> | undefined;
  /** Number of pictures for a part without a complaint. */
  looseProofs(partId: string): number;
  /** Attaches a picture to the complaint; false if it belongs to another part, or was used. */
  useProof(partId: string, id: string): boolean;
  /** The pictures of its complaint, in the order in which they were sent. */
  usedProofs(partId: string): string[];
}

const columns =
  'id, withdrawal_id, number, state, amount, reference, disbursed_at, notice_at, auto_confirms_at, is_noticed, amount_received, comment';

export function payoutPartTable(database: Database): PayoutPartTable {
  const select = (rest: string) =>
    database.statement<PayoutPartRow>(`SELECT ${columns} FROM payout_parts ${rest}`);
  const anyOpen = database.statement<{ id: string }>(
    `SELECT id FROM payout_parts WHERE state IN ('disbursed', 'disputed') AND withdrawal_id IN
      (SELECT id FROM withdrawals WHERE member_id = ?) LIMIT 1`,
  );
  const due = select(
    `WHERE state = 'disbursed' AND (auto_confirms_at <= ? OR (notice_at <= ? AND is_noticed = 0))
     ORDER BY auto_confirms_at, rowid`,
  );
  const move = database.statement('UPDATE payout_parts SET state = ? WHERE id = ?');
  const setComplaint = database.statement(
    'UPDATE payout_parts SET amount_received = ?, comment = ? WHERE id = ?',
  );
  const setClock = database.statement(
    'UPDATE payout_parts SET notice_at = ?, auto_confirms_at = ? WHERE id = ?',
  );
  const findProof = database.statement<Pick<ProofRow, 'type' | 'picture'>>(
    `SELECT type, picture FROM payout_proofs WHERE id = ? AND part_id IN
      (SELECT payout_parts.id FROM payout_parts
       JOIN withdrawals ON withdrawals.id = withdrawal_id WHERE member_id = ?)`,
  );
  const usedProofs = database.statement<{ id: string }>(
    'SELECT id FROM payout_proofs WHERE part_id = ? AND is_used = 1 ORDER BY rowid',
  );
  const countProofs = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM payout_proofs WHERE part_id = ? AND is_used = 0',
  );
  const useProof = database.statement(
    'UPDATE payout_proofs SET is_used = 1 WHERE part_id = ? AND id = ? AND is_used = 0',
  );
  return {
    find: select('WHERE id = ?').get,
    forWithdrawal: select('WHERE withdrawal_id = ? ORDER BY number').all,
    waitingOf: select(
      `WHERE state = 'disbursed' AND withdrawal_id IN
      (SELECT id FROM withdrawals WHERE member_id = ?) ORDER BY auto_confirms_at, rowid`,
    ).all,
    isAnyOpen: (memberId) => anyOpen.get(memberId) !== undefined,
    due: (moment) => due.all(moment, moment),
    insert: database.insert(
      'payout_parts (id, withdrawal_id, number, state, amount, reference, disbursed_at, notice_at, auto_confirms_at)',
    ),
    move: (id, to) => {
      move.run(to, id);
    },
    setNoticed: database.statement('UPDATE payout_parts SET is_noticed = 1 WHERE id = ?').exec,
    setComplaint: (id, amountReceived, comment) => {
      setComplaint.run(amountReceived, comment, id);
    },
    setClock: (id, noticeAt, autoConfirmsAt) => {
      setClock.run(noticeAt, autoConfirmsAt, id);
    },
    addProof: database.insert('payout_proofs (id, part_id, type, picture)'),
    findProof: (memberId, id) => findProof.get(id, memberId),
    looseProofs: (partId) => countProofs.get(partId)?.count ?? 0,
    useProof: (partId, id) => useProof.run(partId, id).changes === 1,
    usedProofs: (partId) => usedProofs.all(partId).map(({ id }) => id),
  };
}
