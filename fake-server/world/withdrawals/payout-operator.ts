import { randomUUID } from 'node:crypto';
import type { WithdrawalEndReason, WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { PayoutPartRow } from '../../store/withdrawals/payout-parts.ts';
import type { WithdrawalRow } from '../../store/withdrawals/withdrawals.ts';
import type { WithdrawalParts, WithdrawalSteps } from './withdrawal-steps.ts';

const MINUTE_MILLISECONDS = 60_000;
/** The number of the bank that pays out, as it stands in the numbers of its payments. */
const BANK = '18236120';

/**
 * What the operator does about withdrawals (W3). Each step is false, and changes nothing, where the
 * withdrawal or the part is not in a state for it: its player, or another operator, was quicker.
 */
export interface PayoutOperator {
  review(id: string): boolean;
  /** Asks the player for papers: until they are looked at, nothing is promised. */
  askDocuments(id: string): boolean;
  approve(id: string): boolean;
  reject(id: string, reason: WithdrawalEndReason): boolean;
  /** The bank pays a share of what remains; all of it unless given. */
  disburse(id: string, share?: number): boolean;
  /** The bank does not pay what remains. */
  fail(id: string, reason: WithdrawalEndReason): boolean;
  /** Closes a part as received, also one that was complained about. */
  force(partId: string): boolean;
  /** A complaint is right: what did not come is to be paid out again. */
  uphold(partId: string): boolean;
  /** Lets silence count in so many milliseconds (T3). */
  letSilenceEnd(partId: string, milliseconds: number): boolean;
  /** Newest first, of everybody. */
  newest(limit: number): readonly WithdrawalRow[];
  partsOf(id: string): readonly PayoutPartRow[];
}

/** Which states each step begins from. */
const before = {
  review: ['requested', 'reviewing'],
  approve: ['requested', 'reviewing'],
  reject: ['requested', 'reviewing', 'approved'],
  pay: ['approved', 'paying'],
} as const satisfies Record<string, readonly WithdrawalState[]>;

export function createPayoutOperator(
  { database, clock, settings }: WithdrawalParts,
  { table, parts, moves, money, tell, settleDue }: WithdrawalSteps,
): PayoutOperator {
  const soon = (minutes: number) => clock.now() + minutes * MINUTE_MILLISECONDS;
  /** Runs a step on a withdrawal that is in a state for it. */
  const step = (id: string, from: keyof typeof before, run: (row: WithdrawalRow) => void) =>
    database.transaction(() => {
      settleDue();
      const row = table.find(id);
      if (!row || !(before[from] as readonly WithdrawalState[]).includes(row.state)) return false;
      run(row);
      return true;
    });
  /** Runs a step on a part that is in a state for it. */
  const partStep = (
    partId: string,
    from: readonly PayoutPartRow['state'][],
    run: (row: WithdrawalRow, part: PayoutPartRow) => void,
  ) =>
    database.transaction(() => {
      settleDue();
      const part = parts.find(partId);
      const row = part && table.find(part.withdrawal_id);
      if (!row || !from.includes(part.state)) return false;
      run(row, part);
      return true;
    });

  const giveBack = (row: WithdrawalRow, to: 'rejected' | 'failed', reason: WithdrawalEndReason) => {
    const amount = money.release(row);
    table.setReserve(row.id, null);
    const by = to === 'rejected' ? 'operator' : 'provider';
    moves.move(row, { to, by, reason, evidence: { amount } });
    tell(row, to, amount, reason);
  };
  const payPart = (row: WithdrawalRow, amount: number) => {
    const number = parts.forWithdrawal(row.id).length + 1;
    const id = `${row.id}-${number}`;
    const { autoConfirmMinutes, noticeMinutes } = settings.current.withdrawals;
    table.setReserve(row.id, money.payOut(row, id, amount));
    moves.beginPart(row, {
      id,
      withdrawal_id: row.id,
      number,
      state: 'disbursed',
      amount,
      reference: newReference(clock.now()),
      disbursed_at: clock.now(),
      notice_at: soon(Math.max(0, autoConfirmMinutes - noticeMinutes)),
      auto_confirms_at: soon(autoConfirmMinutes),
    });
    tell(row, 'disbursed', amount);
  };

  return {
    review: (id) =>
      step(id, 'review', (row) => {
        const promisedAt = soon(settings.current.withdrawals.reviewMinutes);
        moves.move(row, { to: 'reviewing', by: 'operator', promisedAt });
      }),
    askDocuments: (id) =>
      step(id, 'review', (row) => {
        moves.move(row, { to: 'reviewing', by: 'operator', reason: 'documentsNeeded' });
        tell(row, 'documentsNeeded', row.amount);
      }),
    approve: (id) =>
      step(id, 'approve', (row) => {
        const promisedAt = soon(settings.current.withdrawals.paymentMinutes);
        moves.move(row, { to: 'approved', by: 'operator', promisedAt });
      }),
    reject: (id, reason) => step(id, 'reject', (row) => giveBack(row, 'rejected', reason)),
    disburse: (id, share = 1) =>
      step(id, 'pay', (row) => {
        const remaining = money.remaining(row);
        const paid = Math.max(1, Math.min(remaining, Math.ceil(remaining * share)));
        if (row.state === 'approved') {
          const promisedAt = soon(settings.current.withdrawals.paymentMinutes);
          moves.move(row, { to: 'paying', by: 'operator', promisedAt });
        }
        payPart(row, paid);
        const now = table.find(id);
        if (now && paid === remaining) moves.move(now, { to: 'paidOut', by: 'provider' });
      }),
    fail: (id, reason) => step(id, 'pay', (row) => giveBack(row, 'failed', reason)),
    force: (partId) =>
      partStep(partId, ['disbursed', 'disputed'], (row, part) => {
        const { reference, amount } = part;
        moves.movePart(row, part, {
          to: 'forced',
          by: 'operator',
          ...(part.state === 'disputed' && { reason: 'bankShowsPaid' }),
          evidence: { reference, amount },
        });
        tell(row, 'forced', amount);
      }),
    uphold: (partId) =>
      partStep(partId, ['disputed'], (row, part) => {
        const missing = part.amount - (part.amount_received ?? 0);
        const isPaidAgain = row.state === 'paying' || row.state === 'paidOut';
        table.setReserve(row.id, money.bringBack(row, part.id, missing, isPaidAgain));
        moves.movePart(row, part, {
          to: 'returned',
          by: 'operator',
          reason: 'bankReturned',
          evidence: { reference: part.reference, amount: missing },
        });
        const now = table.find(row.id);
        if (now?.state === 'paidOut') {
          const promisedAt = soon(settings.current.withdrawals.paymentMinutes);
          moves.move(now, { to: 'paying', by: 'operator', promisedAt });
        }
        tell(row, 'returned', missing);
      }),
    letSilenceEnd: (partId, milliseconds) =>
      partStep(partId, ['disbursed'], (row, part) => {
        const autoConfirmsAt = clock.now() + milliseconds;
        parts.setClock(part.id, Math.min(part.notice_at, clock.now()), autoConfirmsAt);
        moves.touch(row);
      }),
    newest(limit) {
      settleDue();
      return table.newest(limit);
    },
    partsOf: (id) => parts.forWithdrawal(id),
  };
}

/** A number by which both banks know a payment. */
function newReference(now: number): string {
  const minute = momentOf(now).replace(/\D/gu, '').slice(0, 12);
  return `E${BANK}${minute}${randomUUID().replaceAll('-', '').slice(0, 11)}`;
}
