import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { WithdrawalEndReason } from '#contract/entities/withdrawal-types.ts';
import { amountWords } from '../../content/amount-words.ts';
import type { NoticeOf } from '../../content/notices/notice-kinds.ts';
import { noticeSentence } from '../../content/notices/notices.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import { accountRecordTable } from '../../store/records/account-records.ts';
import {
  type PayoutPartRow,
  type PayoutPartTable,
  payoutPartTable,
} from '../../store/withdrawals/payout-parts.ts';
import {
  type WithdrawalRow,
  type WithdrawalTable,
  withdrawalTable,
} from '../../store/withdrawals/withdrawals.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PaymentEvents } from '../ledger/payment-history.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { createRecordLines } from '../records/record-lines.ts';
import { createWithdrawalLedger, type WithdrawalLedger } from './withdrawal-ledger.ts';
import { createWithdrawalMoves, type WithdrawalMoves } from './withdrawal-moves.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** What the rules of withdrawals need. */
export interface WithdrawalParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly ledger: Ledger;
  readonly paymentEvents: PaymentEvents;
  readonly live: LiveUpdates;
  readonly notifications: Pick<Notifications, 'tell'>;
}

/** Shared steps of requests, answers, payments and the clock. */
export interface WithdrawalSteps {
  readonly table: WithdrawalTable;
  readonly parts: PayoutPartTable;
  readonly moves: WithdrawalMoves;
  readonly money: WithdrawalLedger;
  /** @throws Refused not_found */
  readonly find: (id: string) => WithdrawalRow;
  /** A part with its withdrawal. @throws Refused not_found */
  readonly findPart: (id: string) => { readonly row: WithdrawalRow; readonly part: PayoutPartRow };
  readonly shown: (row: WithdrawalRow) => Withdrawal;
  /** Notifies of an amount, in hundredths, with its reason if any. */
  readonly tell: (
    row: WithdrawalRow,
    what: NoticeOf<'withdrawal'>,
    amount: number,
    reason?: WithdrawalEndReason,
  ) => void;
  /**
   * Does everything that is due for everybody: warnings before silence counts, and parts for which
   * it does. It runs before every read of a withdrawal, so that no timer decides anything.
   */
  readonly settleDue: () => void;
}

/** Shared data of one world's withdrawals. */
export function createWithdrawalSteps(needs: WithdrawalParts): WithdrawalSteps {
  const { database, clock, settings, paymentEvents, notifications } = needs;
  const table = withdrawalTable(database);
  const parts = payoutPartTable(database);
  const money = createWithdrawalLedger(needs.ledger);
  const lines = createRecordLines(database, accountRecordTable(database));
  const moves = createWithdrawalMoves({ ...needs, table, parts });

  const find = (id: string) => {
    const row = table.find(id);
    if (!row) throw new Refused('not_found');
    return row;
  };
  const tell: WithdrawalSteps['tell'] = ({ id, member_id, currency }, what, amount, reason) => {
    notifications.tell(member_id, `withdrawal.${what}`, {
      id,
      amount: amountWords(amount, currency),
      why: reason === undefined ? '' : noticeSentence(reason),
    });
  };
  const settle = (part: PayoutPartRow) => {
    const row = find(part.withdrawal_id);
    if (part.auto_confirms_at <= clock.now()) {
      const happenedAt = part.auto_confirms_at;
      moves.movePart(row, part, { to: 'receivedBySilence', by: 'clock', happenedAt });
      tell(row, 'silenceOver', part.amount);
    } else {
      parts.setNoticed(part.id);
      tell(row, 'silenceNear', part.amount);
    }
  };
  return {
    table,
    parts,
    moves,
    money,
    find,
    findPart(id) {
      const part = parts.find(id);
      if (!part) throw new Refused('not_found');
      return { row: find(part.withdrawal_id), part };
    },
    shown: (row) =>
      withdrawalView({ clock, settings, parts, paymentEvents, ledger: money, lines }, row),
    tell,
    settleDue() {
      const now = clock.now();
      if (parts.due(now).length === 0) return;
      database.transaction(() => {
        for (const part of parts.due(now)) settle(part);
      });
    },
  };
}
