import type { MoneyTransfer, TransferTerms } from '#contract/entities/transfer.ts';
import { amountWords } from '../../content/amount-words.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedFullName } from '../../kernel/masked-name.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce, TransferFigures } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { transferTable } from '../../store/transfers/transfers.ts';
import { teamNameOf } from '../agents/team.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { GivenMoneyPasswords, MoneyPasswords } from '../protection/money-passwords.ts';
import type { TransferReceivers } from './transfer-receivers.ts';

/** The receiver: the agent directly above, or a team member by number. */
type TransferTo = 'upline' | { readonly downline: string };

/** Transfers up and down the team tree (W2). All methods refuse by throwing. */
export interface MoneyTransfers {
  /** @throws Refused transfer_not_open */
  terms(member: MemberRow, to: TransferTo): TransferTerms;
  /**
   * Sends money at once: both balances change, or neither.
   *
   * @throws Refused any of the call's codes
   */
  send(
    member: MemberRow,
    to: TransferTo,
    wish: GivenMoneyPasswords & { readonly amount: number },
    action?: Action<MoneyTransfer>,
  ): Promise<MoneyTransfer>;
}

interface TransferParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly transferReceivers: TransferReceivers;
  readonly moneyPasswords: Pick<MoneyPasswords, 'check'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: LiveUpdates;
}

/** The record lines of both sides, and the receiver's notice. */
const ways = {
  upline: { sent: 'upline_sent', received: 'downline_received', topic: 'transferReceived' },
  downline: { sent: 'downline_sent', received: 'upline_received', topic: 'transferFromAgent' },
} as const;

/** An agent sees the own team's names; the upline's is masked. */
function nameOf(to: TransferTo, receiver: MemberRow): string {
  return to === 'upline' ? maskedFullName(receiver.nickname) : teamNameOf(receiver);
}

export function createMoneyTransfers(parts: TransferParts): MoneyTransfers {
  const { database, clock, settings, ledger, wallet, transferReceivers, moneyPasswords } = parts;
  const { notifications, live } = parts;
  const table = transferTable(database);

  const receiverOf = (member: MemberRow, to: TransferTo): MemberRow => {
    const receiver =
      to === 'upline'
        ? transferReceivers.upline(member.id)
        : transferReceivers.downline(member, to.downline);
    if (!receiver) throw new Refused('transfer_not_open');
    return receiver;
  };
  const figuresOf = (to: TransferTo): TransferFigures =>
    settings.current[to === 'upline' ? 'uplineTransfers' : 'downlineTransfers'];
  /** What a person can send: money that covers a debt is not theirs to give. */
  const availableOf = ({ id }: MemberRow): number => wallet.free(id);
  const requireAmount = (member: MemberRow, to: TransferTo, amount: number) => {
    const { minimum, maximum } = figuresOf(to);
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

  /** Two lines, one for each person, through a house account that ends at zero. */
  const book = (
    id: string,
    { sent, received }: (typeof ways)[keyof typeof ways],
    [member, receiver]: readonly [MemberRow, MemberRow],
    amount: number,
  ) => {
    const { currency } = member;
    const sides = [
      { memberId: member.id, kind: sent, change: -amount },
      { memberId: receiver.id, kind: received, change: amount },
    ] as const;
    for (const { memberId, kind, change } of sides) {
      const result = ledger.post({
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
      if (!result.ok) throw new Error(`Transfer ${id} was not booked: ${result.code}.`);
    }
  };

  return {
    terms(member, to) {
      const { minimum, maximum } = figuresOf(to);
      return {
        receiver: nameOf(to, receiverOf(member, to)),
        minimum,
        maximum,
        available: availableOf(member),
        currency: member.currency,
      };
    },
    async send(member, to, { amount, ...passwords }, action = singleAction()) {
      receiverOf(member, to);
      requireAmount(member, to, amount);
      await moneyPasswords.check(member, 'transfer', passwords, action);
      const transfer = (): MoneyTransfer => {
        // The money may be gone, or the team changed, since the password check.
        const receiver = receiverOf(member, to);
        requireAmount(member, to, amount);
        const { id } = action;
        if (table.has(id)) throw new Refused('idempotency_conflict');
        const at = clock.now();
        const { currency } = member;
        const direction = to === 'upline' ? 'upline' : 'downline';
        const row = { id, member_id: member.id, receiver_id: receiver.id, direction } as const;
        table.insert({ ...row, amount, currency, at });
        book(id, ways[direction], [member, receiver], amount);
        const shown = nameOf(to, receiver);
        const words = amountWords(amount, currency);
        const from = maskedFullName(member.nickname);
        notifications.tell(receiver.id, ways[direction].topic, { from, amount: words });
        notifications.tell(member.id, 'transferSent', { to: shown, amount: words });
        live.tell(member.id, 'payments');
        live.tell(receiver.id, 'payments');
        return { id, receiver: shown, amount, currency, at: momentOf(at) };
      };
      return action.commit(() => database.transaction(transfer));
    },
  };
}
