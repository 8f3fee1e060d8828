import { type DepositEnd, depositOutcomes } from '#contract/entities/deposit-types.ts';
import { amountWords } from '../../content/amount-words.ts';
import { noticeSentence } from '../../content/notices/notices.ts';
import type { DepositPaymentRow, DepositRow } from '../../store/deposits/deposits.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { DepositLedger } from './deposit-ledger.ts';

/** The data of a deposit's outcome. */
interface EndFacts {
  /** Undefined if nothing was paid. */
  readonly payment: DepositPaymentRow | undefined;
  /** The owner's debt after a reversal, in hundredths. */
  readonly owed: number;
  /** Milliseconds since the epoch; now if left out. */
  readonly happenedAt?: number | undefined;
}

/**
 * Notifies owners of the outcomes of their deposits (W2, W7). Call it in the transaction of the
 * change.
 */
export interface DepositTelling {
  /** Sends the notice of an outcome, and writes its account record line if no money moved. */
  tell(row: DepositRow, end: DepositEnd, facts: EndFacts): void;
}

interface TellingParts {
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly ledger: Pick<DepositLedger, 'note' | 'debtRepaid'>;
}

export function createDepositTelling({ notifications, ledger }: TellingParts): DepositTelling {
  return {
    tell({ id, member_id: memberId, currency, amount }, end, { payment, owed, happenedAt }) {
      const reference = payment?.reference;
      if (depositOutcomes[end] === 'deposit_note') {
        ledger.note({ memberId, currency, id, end, reference, at: happenedAt });
      }
      const isCredited = depositOutcomes[end] === 'deposit';
      const debtRepaid = isCredited && payment ? ledger.debtRepaid(memberId, payment.reference) : 0;
      const reason = payment?.return_reason ?? null;
      notifications.tell(memberId, `deposit.${end}`, {
        id,
        amount: amountWords(payment?.credited ?? payment?.amount ?? amount, currency),
        requested: amountWords(amount, currency),
        why: reason === null ? '' : noticeSentence(reason),
        debtRepaid:
          debtRepaid === 0 ? '' : noticeSentence('debtRepaid', amountWords(debtRepaid, currency)),
        owed: owed === 0 ? '' : noticeSentence('owed', amountWords(owed, currency)),
      });
    },
  };
}
