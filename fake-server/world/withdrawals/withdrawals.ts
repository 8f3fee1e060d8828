import type {
  Withdrawal,
  WithdrawalQuote,
  WithdrawalTerms,
} from '#contract/entities/withdrawal.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Deposits } from '../deposits/deposits.ts';
import type { Limits } from '../ledger/limits.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { Bonuses } from '../promotions/bonuses.ts';
import type { GivenMoneyPasswords, MoneyPasswords } from '../protection/money-passwords.ts';
import type { PayoutAccounts } from './payout-accounts.ts';
import { withdrawable } from './withdrawable.ts';
import type { WithdrawalParts, WithdrawalSteps } from './withdrawal-steps.ts';
import { isCancellable } from './withdrawal-view.ts';

const MINUTE_MILLISECONDS = 60_000;
/** How long a payout account counts as new. */
const NEW_ACCOUNT_MILLISECONDS = 7 * 24 * 60 * MINUTE_MILLISECONDS;

/** A request: an amount in hundredths, to one of the person's accounts. */
interface WithdrawalRequest extends GivenMoneyPasswords {
  readonly accountId: string;
  readonly amount: number;
}

/** Withdrawals (W2). Somebody else's withdrawal is refused like one that does not exist. */
export interface Withdrawals {
  terms(member: MemberRow): WithdrawalTerms;
  /** @throws Refused any of the codes of an amount */
  quote(member: MemberRow, amount: number): WithdrawalQuote;
  /** Sets the money aside. @throws Refused any of the call's codes */
  create(
    member: MemberRow,
    request: WithdrawalRequest,
    action?: Action<Withdrawal>,
  ): Promise<Withdrawal>;
  /** Newest first. */
  page(
    member: MemberRow,
    page: PageRequest,
  ): { readonly withdrawals: Withdrawal[]; readonly totalPages: number };
  /** Those with a part that waits for an answer, the most urgent first. */
  toConfirm(member: MemberRow): Withdrawal[];
  /** @throws Refused not_found */
  one(member: MemberRow, id: string): Withdrawal;
  /** Whether a person has a withdrawal of this number. */
  has(memberId: number, id: string): boolean;
  /** @throws Refused not_found, withdrawal_not_cancellable */
  cancel(member: MemberRow, id: string): Withdrawal;
  /** Does what is due for everybody. */
  settleDue(): void;
}

interface Needs extends WithdrawalParts {
  readonly wallet: Wallet;
  readonly bonuses: Bonuses;
  readonly limits: Limits;
  readonly deposits: Deposits;
  readonly payoutAccounts: Pick<PayoutAccounts, 'usable' | 'one'>;
  readonly moneyPasswords: Pick<MoneyPasswords, 'check'>;
}

export function createWithdrawals(needs: Needs, steps: WithdrawalSteps): Withdrawals {
  const { database, clock, settings, wallet, bonuses, limits } = needs;
  const { table, parts, moves, money, find, shown, settleDue } = steps;

  const freeOf = ({ id: memberId }: MemberRow) =>
    withdrawable({
      parts: wallet.parts(memberId),
      debt: wallet.owed(memberId),
      bonuses: bonuses.active(memberId),
    });
  const roomOf = (memberId: number, amount: number) =>
    limits.siteAllows(memberId, { subject: 'payout', amount });

  const require = (member: MemberRow, amount: number) => {
    const { minimum, maximum } = settings.current.withdrawals;
    const bounds = [{ field: 'amount', rule: 'range', min: minimum, max: maximum }] as const;
    if (amount < minimum) throw new Refused('withdrawal_amount_too_small', { fields: bounds });
    if (amount > maximum) throw new Refused('withdrawal_amount_too_large', { fields: bounds });
    const { amount: free } = freeOf(member);
    if (amount > free) {
      const fields = [{ field: 'amount', rule: 'range', max: free }] as const;
      throw new Refused('withdrawal_exceeds_balance', { fields });
    }
    const allowance = roomOf(member.id, amount);
    if (allowance.allowed) return;
    const { max, resetsAt } = allowance;
    throw new Refused('withdrawal_limit_reached', {
      // A remaining limit below the smallest withdrawal cannot be used.
      fields: [{ field: 'amount', rule: 'range', max: max < minimum ? 0 : max }],
      retryAfterSeconds: Math.ceil(((resetsAt ?? clock.now()) - clock.now()) / 1_000),
    });
  };
  const quote: Withdrawals['quote'] = (member, amount) => {
    require(member, amount);
    const fee = depositFeeOf(amount, settings.current.withdrawals);
    if (fee >= amount) throw new Refused('withdrawal_amount_too_small');
    const { currency } = member;
    return { amount, fee, net: amount - fee, bonusCost: 0, currency };
  };
  /** Why a request is reviewed before payment: the most important reason that applies. */
  const reviewReason = (member: MemberRow, amount: number, accountAddedAt: string) => {
    if (!table.hasBeenPaid(member.id)) return 'firstWithdrawal';
    if (clock.now() - Date.parse(accountAddedAt) < NEW_ACCOUNT_MILLISECONDS) return 'newAccount';
    return 2 * amount > settings.current.withdrawals.maximum ? 'largeAmount' : 'everyWithdrawal';
  };
  const own = (member: MemberRow, id: string) => {
    settleDue();
    const row = find(id);
    if (row.member_id !== member.id) throw new Refused('not_found');
    return row;
  };

  return {
    settleDue,
    quote,
    terms(member) {
      const { withdrawals: terms } = settings.current;
      const { amount: free, reasons } = freeOf(member);
      return {
        currency: member.currency,
        balance: wallet.balance(member.id),
        free,
        held: reasons.map((held) => ({
          reason: held.reason,
          amount: held.amount,
          wageringLeft: held.reason === 'bonus' ? held.wageringLeft : null,
          until: held.reason === 'bonus' ? momentOf(held.until) : null,
        })),
        minimum: terms.minimum,
        maximum: terms.maximum,
        limit: limits.forDay(member.id, 'payout'),
        openCharge: needs.deposits.awaitedOf(member),
        feeBasisPoints: terms.feeBasisPoints,
        feeFixed: terms.feeFixed,
        reviewMinutes: terms.reviewMinutes,
        paymentMinutes: terms.paymentMinutes,
        autoConfirmMinutes: terms.autoConfirmMinutes,
        canBeCancelled: terms.canBeCancelled,
      };
    },
    async create(member, { accountId, amount, ...passwords }, action = singleAction()) {
      // Before any password: a wrong amount must not cost a try.
      quote(member, amount);
      needs.payoutAccounts.usable(member, accountId);
      await needs.moneyPasswords.check(member, 'withdraw', passwords, action);
      const request = (): Withdrawal => {
        // Again: another request may have been faster during the password check.
        const { fee } = quote(member, amount);
        needs.payoutAccounts.usable(member, accountId);
        const { bank, shown: masked, addedAt } = needs.payoutAccounts.one(member, accountId);
        const { id } = action;
        if (table.find(id)) throw new Refused('idempotency_conflict');
        const now = clock.now();
        const identity = { id, member_id: member.id, currency: member.currency };
        const reserveId = money.hold(identity, amount);
        moves.begin(
          {
            ...identity,
            state: 'requested',
            amount,
            fee,
            account: `${masked} · ${bank}`,
            account_id: accountId,
            promised_at: now + settings.current.withdrawals.reviewMinutes * MINUTE_MILLISECONDS,
            created_at: now,
            reserve_id: reserveId,
          },
          reviewReason(member, amount, addedAt),
        );
        return shown(find(id));
      };
      return action.commit(() => database.transaction(request));
    },
    page(member, page) {
      settleDue();
      const { limit, offset } = rowsOf(page);
      return {
        withdrawals: table.forMember(member.id, limit, offset).map(shown),
        totalPages: pagesOf(table.count(member.id), page),
      };
    },
    toConfirm(member) {
      settleDue();
      const ids = parts.waitingOf(member.id).map(({ withdrawal_id }) => withdrawal_id);
      return [...new Set(ids)].map((id) => shown(find(id)));
    },
    one: (member, id) => shown(own(member, id)),
    has: (memberId, id) => table.find(id)?.member_id === memberId,
    cancel: (member, id) =>
      database.transaction(() => {
        const row = own(member, id);
        if (row.state === 'cancelled') return shown(row);
        if (!isCancellable(row, needs)) throw new Refused('withdrawal_not_cancellable');
        money.release(row);
        table.setReserve(id, null);
        moves.move(row, { to: 'cancelled', by: 'player' });
        return shown(find(id));
      }),
  };
}
