import type { Deposit, DepositEvent } from '#contract/entities/deposit.ts';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { DepositPaymentRow, DepositRow, DepositTable } from '../../store/deposits/deposits.ts';
import type { MoneyKind } from '../ledger/ledger-accounts.ts';
import type { PaymentEvents } from '../ledger/payment-history.ts';
import { instructionsSchema } from '../partners/checkout-messages.ts';
import type { DepositLedger } from './deposit-ledger.ts';

interface ShownParts {
  readonly table: DepositTable;
  readonly paymentEvents: PaymentEvents;
  readonly receiver: string;
  readonly ledger: Pick<DepositLedger, 'debtRepaid' | 'linesOf'>;
}

/** A deposit as its owner sees it. */
export function depositView(
  { table, paymentEvents, receiver, ledger }: ShownParts,
  row: DepositRow,
): Deposit {
  const payments = table.payments(row.id);
  const counted = payments.find(({ credited }) => credited !== null);
  const first = counted ?? payments.at(0);
  const amount = first?.amount ?? row.amount;
  const fee = depositFeeOf(amount, {
    feeBasisPoints: row.fee_basis_points,
    feeFixed: row.fee_fixed,
  });
  const isPayable = row.state === 'awaiting' && row.code !== null;
  return {
    id: row.id,
    method: row.method,
    state: row.state,
    revision: row.revision,
    currency: row.currency,
    amount: row.amount,
    fee,
    credit: first && !counted ? 0 : (counted?.credited ?? amount - fee),
    debtRepaid: counted ? ledger.debtRepaid(row.member_id, counted.reference) : 0,
    createdAt: momentOf(row.created_at),
    expiresAt: momentOf(row.expires_at),
    ...(isPayable && row.code !== null ? meansOf(row.method, row.code, receiver) : noMeans),
    payment: first ? paymentView(first, row) : null,
    returned: returnView(payments),
    reversed: row.reversed === null ? null : { amount: row.reversed, owed: row.owed ?? 0 },
    events: paymentEvents.list({ payment: 'deposit', id: row.id }).map(
      // Only the rules of deposits write them.
      ({ at, by, from, to }) => ({ at, by, from, to }) as DepositEvent,
    ),
    lines: ledger
      .linesOf(
        row.member_id,
        row.id,
        payments.map(({ reference }) => reference),
      )
      .map((line) => ({
        transactionId: String(line.id),
        // Of the ledger, deposits write only money.
        kind: line.kind as MoneyKind,
        amount: line.amount,
        at: momentOf(line.at),
      })),
  };
}

type Means = Pick<Deposit, 'pix' | 'transfer' | 'hostedPage' | 'crypto'>;
const noMeans: Means = { pix: null, transfer: null, hostedPage: null, crypto: null };

/** How to pay a charge, as its provider wrote it. */
function meansOf(method: DepositMethod, code: string, receiver: string): Means {
  if (method === 'pix') return { ...noMeans, pix: { brCode: code, receiver } };
  const { transfer, page, crypto } = instructionsSchema.parse(JSON.parse(code));
  return { ...noMeans, transfer, hostedPage: page, crypto };
}

function paymentView(payment: DepositPaymentRow, { expires_at }: DepositRow) {
  return {
    amount: payment.amount,
    paidAt: momentOf(payment.paid_at),
    isLate: payment.paid_at > expires_at,
    reference: payment.reference,
  };
}

/** The last return: of the charge's only payment, or of a second one. */
function returnView(payments: readonly DepositPaymentRow[]): Deposit['returned'] {
  const last = payments.findLast(({ return_reason }) => return_reason !== null);
  if (!last?.return_reason || !last.return_state) return null;
  return { amount: last.amount, reason: last.return_reason, state: last.return_state };
}
