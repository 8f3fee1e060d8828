import type { PayoutPart, Withdrawal, WithdrawalEvent } from '#contract/entities/withdrawal.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { PayoutPartRow, PayoutPartTable } from '../../store/withdrawals/payout-parts.ts';
import type { WithdrawalRow } from '../../store/withdrawals/withdrawals.ts';
import type { PaymentEvents } from '../ledger/payment-history.ts';
import type { RecordLines } from '../records/record-lines.ts';
import { withdrawalFigures } from './withdrawal-figures.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';
import { withdrawalWaits } from './withdrawal-waits.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

interface ShownParts {
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly parts: PayoutPartTable;
  readonly paymentEvents: PaymentEvents;
  readonly ledger: WithdrawalLedger;
  readonly lines: Pick<RecordLines, 'forWithdrawal'>;
}

/** Whether its owner may cancel it: nothing was paid out. */
export function isCancellable(
  { state }: WithdrawalRow,
  { settings }: Pick<ShownParts, 'settings'>,
) {
  return (
    settings.current.withdrawals.canBeCancelled &&
    (state === 'requested' || state === 'reviewing' || state === 'approved')
  );
}

/** Until when a complaint is possible after silence. */
export function complaintEnd(
  { auto_confirms_at }: PayoutPartRow,
  { current }: SettingsInForce,
): number {
  return auto_confirms_at + current.withdrawals.complaintDays * DAY_MILLISECONDS;
}

/** A withdrawal as its owner sees it. */
export function withdrawalView(needs: ShownParts, row: WithdrawalRow): Withdrawal {
  const rows = needs.parts.forWithdrawal(row.id);
  const events = eventsOf(needs, row, rows);
  const parts = rows.map((part) => partView(needs, part, events));
  const promisedAt = row.promised_at === null ? null : momentOf(row.promised_at);
  const wasRefused = row.state === 'rejected' || row.state === 'failed';
  const remaining = needs.ledger.remaining(row);
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    currency: row.currency,
    amount: row.amount,
    net: row.amount - row.fee,
    ...withdrawalFigures({
      amount: row.amount,
      fee: row.fee,
      remaining,
      hasEnded: wasRefused || row.state === 'cancelled',
      parts,
    }),
    account: row.account,
    createdAt: momentOf(row.created_at),
    canBeCancelled: isCancellable(row, needs),
    waits: withdrawalWaits({ state: row.state, remaining, promisedAt, parts, events }),
    reason: wasRefused ? row.reason : null,
    parts,
    events,
    lines: needs.lines.forWithdrawal(row.member_id, row.id, row.reserve_id !== null),
  };
}

function partView(
  { clock, settings, parts }: ShownParts,
  row: PayoutPartRow,
  events: readonly WithdrawalEvent[],
): PayoutPart {
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
    autoConfirmsAt: row.state === 'disbursed' ? momentOf(row.auto_confirms_at) : null,
    disputableUntil: mayComplain ? momentOf(until) : null,
    complaint: complaintOf(row, parts, events),
  };
}

function complaintOf(
  { id, number, amount_received, comment, disbursed_at }: PayoutPartRow,
  parts: PayoutPartTable,
  events: readonly WithdrawalEvent[],
): PayoutPart['complaint'] {
  if (amount_received === null) return null;
  const sent = events.find(({ part, to }) => part === number && to === 'disputed');
  return {
    amountReceived: amount_received,
    comment: comment ?? '',
    proofs: parts.usedProofs(id),
    sentAt: sent?.at ?? momentOf(disbursed_at),
  };
}

function receivedOf({ state, amount, amount_received }: PayoutPartRow): number {
  if (state === 'disbursed') return 0;
  return state === 'disputed' || state === 'returned' ? (amount_received ?? 0) : amount;
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
      // Only the rules of withdrawals write them.
      from: from as WithdrawalEvent['from'],
      to: to as WithdrawalEvent['to'],
      reason: (reason ?? null) as WithdrawalEvent['reason'],
      evidence: { reference: textIn(evidence, 'reference'), amount: numberIn(evidence, 'amount') },
      promisedAt: momentIn(evidence, 'promisedAt'),
      autoConfirmsAt: momentIn(evidence, 'autoConfirmsAt'),
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

function momentIn(evidence: Evidence, name: string): string | null {
  const at = numberIn(evidence, name);
  return at === null ? null : momentOf(at);
}
