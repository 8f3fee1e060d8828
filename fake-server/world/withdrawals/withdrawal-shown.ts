import type { PayoutPart, Withdrawal, WithdrawalEvent } from '#contract/entities/withdrawal.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import type { PayoutPartRow, PayoutPartTable } from '../../store/payout-parts.ts';
import type { WithdrawalRow } from '../../store/withdrawals.ts';
import type { PaymentEvents } from '../money/payment-history.ts';
import type { SettingsBook } from '../site/settings.ts';
import type { WithdrawalBooks } from './withdrawal-books.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

interface ShownParts {
  readonly clock: Clock;
  readonly settings: SettingsBook;
  readonly parts: PayoutPartTable;
  readonly paymentEvents: PaymentEvents;
  readonly books: WithdrawalBooks;
}

/** Whether its owner may take it back: nothing of it has been paid out. */
export function isCancellable(
  { state }: WithdrawalRow,
  { settings }: Pick<ShownParts, 'settings'>,
) {
  return (
    settings.current.withdrawals.canBeCancelled &&
    (state === 'requested' || state === 'reviewing' || state === 'approved')
  );
}

/** Until when a part that silence counted as received can be complained about. */
export function complaintEnd({ silent_at }: PayoutPartRow, { current }: SettingsBook): number {
  return silent_at + current.withdrawals.complaintDays * DAY_MILLISECONDS;
}

/** A withdrawal as its owner sees it. */
export function shownWithdrawal(shownParts: ShownParts, row: WithdrawalRow): Withdrawal {
  const rows = shownParts.parts.ofWithdrawal(row.id);
  const parts = rows.map((part) => shownPart(shownParts, part));
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    net: row.amount - row.fee,
    account: row.account,
    createdAt: momentOf(row.created_at),
    received: parts.reduce((sum, { received }) => sum + received, 0),
    remaining: shownParts.books.remaining(row),
    canBeCancelled: isCancellable(row, shownParts),
    promisedAt: row.promised_at === null ? null : momentOf(row.promised_at),
    reason: row.reason,
    parts,
    events: eventsOf(shownParts, row, rows),
  };
}

function shownPart({ clock, settings, parts }: ShownParts, row: PayoutPartRow): PayoutPart {
  const until = complaintEnd(row, settings);
  const mayComplain = row.state === 'receivedBySilence' && clock.now() < until;
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    amount: row.amount,
    received: receivedOf(row),
    disbursedAt: momentOf(row.disbursed_at),
    reference: row.reference,
    silentAt: row.state === 'disbursed' ? momentOf(row.silent_at) : null,
    complainUntil: mayComplain ? momentOf(until) : null,
    complaint:
      row.came === null
        ? null
        : { came: row.came, comment: row.comment ?? '', proofs: parts.usedProofs(row.id) },
  };
}

function receivedOf({ state, amount, came }: PayoutPartRow): number {
  if (state === 'disbursed') return 0;
  return state === 'disputed' || state === 'returned' ? (came ?? 0) : amount;
}

function eventsOf(
  { paymentEvents }: ShownParts,
  row: WithdrawalRow,
  parts: readonly PayoutPartRow[],
): WithdrawalEvent[] {
  const numbers = new Map(parts.map(({ id, number }) => [id, number]));
  return paymentEvents
    .listAll('payout', [row.id, ...numbers.keys()])
    .map(({ id, event: { at, by, from, to, reason, evidence } }) => ({
      at,
      by,
      part: numbers.get(id) ?? null,
      // The rules of withdrawals alone write them.
      from: from as WithdrawalEvent['from'],
      to: to as WithdrawalEvent['to'],
      reason: (reason ?? null) as WithdrawalEvent['reason'],
      evidence: {
        reference: textIn(evidence, 'reference'),
        amount: numberIn(evidence, 'amount'),
      },
      promisedAt: promiseIn(evidence),
    }));
}

type Evidence = Readonly<Record<string, string | number>> | undefined;

function textIn(evidence: Evidence, name: string): string | null {
  const value = evidence?.[name];
  return typeof value === 'string' ? value : null;
}

function numberIn(evidence: Evidence, name: string): number | null {
  const value = evidence?.[name];
  return typeof value === 'number' ? value : null;
}

function promiseIn(evidence: Evidence): string | null {
  const at = numberIn(evidence, 'promisedAt');
  return at === null ? null : momentOf(at);
}
