import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { DepositPaymentRow, DepositRow, DepositTable } from '../../store/deposits/deposits.ts';
import type { MemberTable } from '../../store/members.ts';
import { type Payment, ProviderUnavailable } from '../ports/payment-provider.ts';
import type { DepositLedger } from './deposit-ledger.ts';
import type { DepositLimits } from './deposit-limits.ts';
import type { DepositMoves } from './deposit-moves.ts';
import { type DepositProviders, providerNameOf } from './deposit-providers.ts';
import { verdictOn } from './deposit-verdict.ts';

/** Handling of payments that the provider reports (W2). */
export interface DepositMoney {
  /**
   * Records payments and returns, each once, in any order and number of deliveries. An unrequested
   * payment is stored, and moves nothing.
   */
  note(payments: readonly Payment[]): void;
  /** Asks the provider for the due returns; without an answer it is asked again next time. */
  sendBack(depositIds: readonly string[]): Promise<void>;
}

interface MoneyParts {
  readonly database: Database;
  readonly table: DepositTable;
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly moves: DepositMoves;
  readonly ledger: DepositLedger;
  readonly limits: DepositLimits;
  readonly providers: DepositProviders;
}

export function createDepositMoney(parts: MoneyParts): DepositMoney {
  const { database, table, members, settings, moves, ledger, limits, providers } = parts;

  const newest = (id: string) => {
    const row = table.find(id);
    if (!row) throw new Error(`There is no deposit ${id}.`);
    return row;
  };
  const move = (id: string, to: DepositRow['state'], payment: DepositPaymentRow) =>
    moves.move(newest(id), { to, by: 'provider', payment });

  const notePayment = (payment: Payment): DepositPaymentRow => {
    const row = table.find(payment.chargeId);
    const member = row && members.byId(row.member_id);
    const paymentRow = {
      reference: payment.reference,
      deposit_id: row?.id ?? null,
      amount: payment.amount,
      payer_name: payment.payer.name,
      payer_tax_id: payment.payer.cpf,
      paid_at: payment.paidAt,
      credited: null,
      return_reason: null,
      return_state: null,
    } satisfies DepositPaymentRow;
    if (!row || !member) {
      table.addPayment(paymentRow);
      return paymentRow;
    }
    const { payeeName = '', idNumber = '' } = members.details(member.id);
    const earlier = table.payments(row.id);
    const verdict = verdictOn({
      amount: payment.amount,
      payer: payment.payer,
      card: payment.card,
      owner: { payeeName, idNumber },
      jurisdiction: settings.current.jurisdiction,
      fee: { feeBasisPoints: row.fee_basis_points, feeFixed: row.fee_fixed },
      wasPaid: earlier.some(({ credited }) => credited !== null),
      isWithinLimits:
        member.blocked === 0 && limits.allows(member.id, payment.amount, payment.paidAt),
    });
    if ('credit' in verdict) {
      const credited = { ...paymentRow, credited: verdict.credit };
      table.addPayment(credited);
      const { reference } = payment;
      const { currency } = row;
      const fee = payment.amount - verdict.credit;
      ledger.credit({
        memberId: member.id,
        currency,
        reference,
        amount: verdict.credit,
        fee,
        provider: providerNameOf(row.method),
      });
      move(row.id, 'credited', credited);
      return credited;
    }
    const returning = {
      ...paymentRow,
      return_reason: verdict.giveBack,
      return_state: 'processing',
    } satisfies DepositPaymentRow;
    table.addPayment(returning);
    // A second payment is returned separately; the first one stays as it is.
    if (earlier.length > 0) moves.moveReturn(row, 'returning', returning);
    else move(row.id, 'returning', returning);
    return returning;
  };

  /** The bank reversed a payment: its credit is debited. */
  const noteReversal = (paymentRow: DepositPaymentRow, amount: number) => {
    if (paymentRow.deposit_id === null) return;
    const row = newest(paymentRow.deposit_id);
    if (row.state === 'reversed' || paymentRow.credited === null) return;
    const credited = Math.min(paymentRow.credited, amount);
    const { reference } = paymentRow;
    const { member_id: memberId, currency } = row;
    const provider = providerNameOf(row.method);
    const owed = ledger.reverse({ memberId, currency, reference, amount: credited, provider });
    moves.move(row, {
      to: 'reversed',
      by: 'provider',
      payment: { ...paymentRow, amount, credited },
      reversed: { amount: credited, owed },
    });
  };

  const noteReturn = ({ reference }: DepositPaymentRow, state: 'returned' | 'failed') => {
    const paymentRow = table.payment(reference);
    // It may have been reported while the provider was asked.
    if (paymentRow?.return_state !== 'processing' || paymentRow.deposit_id === null) return;
    table.setReturn(paymentRow.reference, state);
    const row = newest(paymentRow.deposit_id);
    const to = state === 'returned' ? 'returned' : 'returnFailed';
    if (
      row.state === 'returning' &&
      table.payments(row.id)[0]?.reference === paymentRow.reference
    ) {
      move(row.id, to, paymentRow);
    } else moves.moveReturn(row, to, paymentRow);
  };

  return {
    note: (payments) =>
      database.transaction(() => {
        for (const payment of payments) {
          const paymentRow = table.payment(payment.reference) ?? notePayment(payment);
          for (const { id, amount, nature, state } of payment.returns) {
            if (nature === 'fraud') {
              if (state === 'returned') noteReversal(paymentRow, amount);
            } else if (id === returnIdOf(paymentRow.reference) && state !== 'processing') {
              noteReturn(paymentRow, state);
            }
          }
        }
      }),
    async sendBack(depositIds) {
      const due = depositIds
        .flatMap((id) =>
          table.payments(id).map((paymentRow) => ({ paymentRow, method: newest(id).method })),
        )
        .filter(({ paymentRow }) => paymentRow.return_state === 'processing');
      for (const { paymentRow, method } of due) {
        const { reference, amount } = paymentRow;
        try {
          // One by one: an answer may decide the next request.
          // oxlint-disable-next-line no-await-in-loop
          const sent = await providers
            .of(method)
            .returnPayment({ reference, id: returnIdOf(reference), amount });
          const { state } = sent;
          if (state !== 'processing') database.transaction(() => noteReturn(paymentRow, state));
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) throw error;
        }
      }
    },
  };
}

/** Each payment is returned once: the number of its return is derived from its own. */
function returnIdOf(reference: string): string {
  return `R${reference}`;
}
