import type { UplineTerms, UplineTransfer } from '#contract/entities/transfer.ts';
import { amountWords } from '../../content/amount-words.ts';
import { type Action, singleAction } from '../../ground/action.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { transferTable } from '../../store/transfers.ts';
import type { LiveUpdates } from '../live-updates.ts';
import { maskedFullName } from '../masked-name.ts';
import type { Notifications } from '../site/notifications.ts';
import type { SettingsBook } from '../site/settings.ts';
import type { Books } from './books.ts';
import type { GivenMoneyPasswords, MoneyPasswords } from './money-passwords.ts';
import type { Uplines } from './uplines.ts';
import type { Wallet } from './wallet.ts';

/** How a site lets members send money to their uplines. Amounts in hundredths. */
export interface UplineTransferFigures {
  readonly areOpen: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** Money to the upline (W2). All refuse by throwing. */
export interface UplineTransfers {
  /** @throws Refused transfer_not_open */
  terms(member: MemberRow): UplineTerms;
  /**
   * Sends money, at once: what leaves one balance is in the other, or nothing happened.
   *
   * @throws Refused any of the call's codes
   */
  send(
    member: MemberRow,
    wish: GivenMoneyPasswords & { readonly amount: number },
    action?: Action<UplineTransfer>,
  ): Promise<UplineTransfer>;
}

interface TransferParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsBook;
  readonly books: Books;
  readonly wallet: Wallet;
  readonly uplines: Uplines;
  readonly moneyPasswords: Pick<MoneyPasswords, 'check'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: LiveUpdates;
}

export function createUplineTransfers(parts: TransferParts): UplineTransfers {
  const { database, clock, settings, books, wallet, uplines, moneyPasswords } = parts;
  const { notifications, live } = parts;
  const table = transferTable(database);

  const uplineOf = (member: MemberRow): MemberRow => {
    const upline = uplines.of(member.id);
    // Both have to count in the same money.
    if (upline?.currency !== member.currency) throw new Refused('transfer_not_open');
    return upline;
  };
  /** What somebody has to send: what covers a debt is not theirs to give. */
  const availableOf = ({ id }: MemberRow): number => wallet.free(id);
  const requireAmount = (member: MemberRow, amount: number) => {
    const { minimum, maximum } = settings.current.uplineTransfers;
    const max = Math.min(maximum, availableOf(member));
    if (amount < minimum) {
      const fields = [{ field: 'amount', rule: 'range', min: minimum }] as const;
      throw new Refused('transfer_amount_too_small', { fields });
    }
    if (amount > max) {
      const fields = [{ field: 'amount', rule: 'range', max }] as const;
      throw new Refused('transfer_amount_too_large', { fields });
    }
  };

  /** Two lines, one for each person, by way of an account of the house that is empty again. */
  const book = (id: string, member: MemberRow, upline: MemberRow, amount: number) => {
    const { currency } = member;
    const sides = [
      { memberId: member.id, kind: 'upline_sent', change: -amount },
      { memberId: upline.id, kind: 'downline_received', change: amount },
    ] as const;
    for (const { memberId, kind, change } of sides) {
      const booking = books.post({
        memberId,
        key: `transfer:${id}`,
        kind,
        currency,
        postings: [
          { account: { member: memberId, part: 'available' }, amount: change },
          { account: { house: 'transit' }, amount: -change },
        ],
      });
      // It was looked at in this transaction that there is enough.
      if (!booking.ok) throw new Error(`Transfer ${id} was not booked: ${booking.code}.`);
    }
  };

  return {
    terms(member) {
      const { minimum, maximum } = settings.current.uplineTransfers;
      return {
        upline: maskedFullName(uplineOf(member).nickname),
        minimum,
        maximum,
        available: availableOf(member),
        currency: member.currency,
      };
    },
    async send(member, { amount, ...passwords }, action = singleAction()) {
      uplineOf(member);
      requireAmount(member, amount);
      await moneyPasswords.check(member, 'transferUpline', passwords, action);
      const transfer = (): UplineTransfer => {
        // Money may have gone, and the upline changed, while the password was checked.
        const upline = uplineOf(member);
        requireAmount(member, amount);
        const { id } = action;
        if (table.has(id)) throw new Refused('idempotency_conflict');
        const at = clock.now();
        const { currency } = member;
        table.insert({ id, member_id: member.id, upline_id: upline.id, amount, currency, at });
        book(id, member, upline, amount);
        notifications.tell(upline.id, 'transferReceived', {
          from: maskedFullName(member.nickname),
          amount: amountWords(amount, currency),
        });
        live.tell(member.id, 'payments');
        live.tell(upline.id, 'payments');
        const shown = maskedFullName(upline.nickname);
        return { id, upline: shown, amount, currency, at: momentOf(at) };
      };
      return action.commit(() => database.transaction(transfer));
    },
  };
}
