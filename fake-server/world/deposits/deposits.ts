import type { Deposit, DepositQuote, DepositTerms } from '#contract/entities/deposit.ts';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Debt } from '#contract/entities/money.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { type DepositRow, depositTable } from '../../store/deposits/deposits.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Limits } from '../ledger/limits.ts';
import type { PaymentEvents } from '../ledger/payment-history.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import {
  type Charge,
  type CheckoutAccount,
  type Payment,
  ProviderUnavailable,
} from '../ports/payment-provider.ts';
import type { PixAccount } from '../ports/pix-provider.ts';
import { debtOf } from './deposit-debts.ts';
import { createDepositLedger } from './deposit-ledger.ts';
import { createDepositLimits } from './deposit-limits.ts';
import { createDepositMoney } from './deposit-money.ts';
import { createDepositMoves } from './deposit-moves.ts';
import { createDepositOffers } from './deposit-offers.ts';
import { askProvider, createDepositProviders } from './deposit-providers.ts';
import { createDepositTelling } from './deposit-telling.ts';
import { depositView } from './deposit-view.ts';

const MINUTE_MILLISECONDS = 60_000;

/** An amount and a payment method. */
interface DepositRequest {
  readonly method: DepositMethod;
  /** Hundredths. */
  readonly amount: number;
}

/** Deposits (W2). Somebody else's deposit is refused like one that does not exist. */
export interface Deposits {
  /** The payment methods: the member's most used one first, then in the site's order. */
  terms(member: MemberRow): DepositTerms[];
  /** @throws Refused any of the codes of an amount */
  quote(member: MemberRow, request: DepositRequest): DepositQuote;
  /**
   * Creates a charge. If the provider did not answer, a repeated request finds out the result;
   * nobody gets two charges.
   *
   * @throws Refused any of the call's codes
   */
  create(member: MemberRow, request: DepositRequest, action?: Action<Deposit>): Promise<Deposit>;
  /** A person's deposits, newest first. */
  page(
    member: MemberRow,
    page: PageRequest,
  ): { readonly deposits: Deposit[]; readonly totalPages: number };
  /** A person's debt after reversals; null if none. */
  debtOf(member: MemberRow): Debt | null;
  /** Expires everybody's overdue charges, and notifies their owners. */
  settleDue(): void;
  /** The deposit under way; if it is not known whether it has a charge, the provider is asked. */
  open(member: MemberRow): Promise<Deposit | null>;
  /** The amount that a person can still pay on open charges, in hundredths; null if none. */
  awaitedOf(member: MemberRow): number | null;
  /** @throws Refused not_found */
  one(member: MemberRow, id: string): Deposit;
  /** Asks the provider. @throws Refused not_found, payment_provider_unavailable */
  check(member: MemberRow, id: string): Promise<Deposit>;
  /** @throws Refused any of the call's codes */
  cancel(member: MemberRow, id: string): Promise<Deposit>;
  /**
   * Cancels the deposit under way, if there is one that nobody has paid. A provider that does not
   * answer changes nothing: the payment is judged when it arrives.
   */
  cancelOpen(member: MemberRow): Promise<void>;
  /** Handles payments that the provider reports. */
  paymentsReceived(payments: readonly Payment[]): Promise<void>;
  /** Newest first, of everybody, for operators. */
  newest(limit: number): readonly DepositRow[];
  /** Any person's deposit, for operators; undefined if there is none. */
  find(id: string): DepositRow | undefined;
  /** The numbers of a deposit's payments, for operators. */
  references(id: string): readonly string[];
}

interface DepositParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly ledger: Ledger;
  readonly wallet: Pick<Wallet, 'owed'>;
  readonly limits: Limits;
  readonly paymentEvents: PaymentEvents;
  readonly live: LiveUpdates;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly pix: PixAccount;
  readonly checkout: CheckoutAccount;
}

export function createDeposits(parts: DepositParts): Deposits {
  const { database, clock, ledger, paymentEvents, pix } = parts;
  const table = depositTable(database);
  const depositLedger = createDepositLedger(ledger);
  const telling = createDepositTelling({ ...parts, ledger: depositLedger });
  const moves = createDepositMoves({ ...parts, table, telling });
  const providers = createDepositProviders(parts);
  const limits = createDepositLimits({ ...parts, table });
  const offers = createDepositOffers({ ...parts, table });
  const money = createDepositMoney({
    ...parts,
    table,
    limits,
    providers,
    moves,
    ledger: depositLedger,
  });

  const shown = (row: DepositRow) =>
    depositView({ table, paymentEvents, receiver: pix.receiver, ledger: depositLedger }, row);
  const settleDue = () => {
    const now = clock.now();
    if (table.overdue(now).length === 0) return;
    database.transaction(() => {
      for (const row of table.overdue(now)) {
        moves.move(row, { to: 'expired', by: 'clock', happenedAt: row.expires_at });
      }
    });
  };
  /** The current deposit: time may have passed since the last look. */
  const current = (row: DepositRow): DepositRow => {
    settleDue();
    return found(row.id);
  };
  const found = (id: string): DepositRow => {
    const row = table.find(id);
    if (!row) throw new Refused('not_found');
    return row;
  };
  const own = (member: MemberRow, id: string): DepositRow => {
    const row = found(id);
    if (row.member_id !== member.id) throw new Refused('not_found');
    return current(row);
  };
  const openOf = (member: MemberRow): DepositRow | undefined => {
    const row = table.openOf(member.id);
    const now = row && current(row);
    return now?.state === 'expired' ? undefined : now;
  };

  /** Stores the provider's answer about a charge; null if it refused to make one. */
  const noteCharge = (id: string, charge: Charge | null): DepositRow =>
    database.transaction(() => {
      const row = found(id);
      // An earlier payment report has moved it on: only the code was missing.
      if (row.state === 'creating') {
        if (charge) moves.move(row, { to: 'awaiting', by: 'provider', code: charge.code });
        else moves.move(row, { to: 'refused', by: 'provider' });
      }
      if (charge) money.note(charge.payments);
      return current(found(id));
    });
  /** The same, and returns excess payments at once. */
  const takeIn = async (id: string, charge: Charge | null): Promise<DepositRow> => {
    noteCharge(id, charge);
    await money.sendBack([id]);
    return current(found(id));
  };

  /** Asked again for the same deposit, the provider answers with the same charge. */
  const chargeFor = (row: DepositRow): Promise<Charge | null> => {
    const seconds = Math.ceil((row.expires_at - row.created_at) / 1_000);
    const { id, method, amount, currency } = row;
    const charge = { id, method, amount, currency, seconds, cards: offers.cardsOf(method) };
    return providers.of(method).createCharge(charge);
  };
  const requestCharge = async (row: DepositRow): Promise<DepositRow> =>
    takeIn(row.id, await chargeFor(row));

  /** The deposit of a request: an unanswered one, or a new one. */
  const begin = (member: MemberRow, { method, amount }: DepositRequest, id: string): DepositRow =>
    database.transaction(() => {
      const known = table.find(id);
      if (known) return current(known);
      const terms = offers.offerOf(method);
      const open = openOf(member);
      if (open?.state === 'creating') {
        if (open.method === method && open.amount === amount) return open;
        // Nobody has seen its code, so nobody can pay it.
        moves.move(open, { to: 'cancelled', by: 'player' });
      } else if (open) throw new Refused('deposit_already_open');
      limits.require(member.id, amount, terms);
      limits.requireCharge(member.id);
      moves.begin({
        id,
        member_id: member.id,
        method,
        state: 'creating',
        currency: member.currency,
        amount,
        fee_basis_points: terms.feeBasisPoints,
        fee_fixed: terms.feeFixed,
        created_at: clock.now(),
        expires_at: clock.now() + terms.minutesToPay * MINUTE_MILLISECONDS,
      });
      return found(id);
    });

  const cancel: Deposits['cancel'] = async (member, id) => {
    const row = own(member, id);
    if (row.state === 'cancelled') return shown(row);
    if (row.state !== 'awaiting' && row.state !== 'creating') {
      throw new Refused('deposit_not_cancellable');
    }
    const charge = await askProvider(providers.of(row.method).removeCharge(id));
    if (charge && charge.state !== 'removed') {
      await takeIn(id, charge);
      throw new Refused('deposit_not_cancellable');
    }
    return database.transaction(() => {
      const now = found(id);
      if (now.state === 'awaiting' || now.state === 'creating') {
        moves.move(now, { to: 'cancelled', by: 'player' });
      }
      return shown(found(id));
    });
  };

  return {
    terms: ({ id }) => offers.termsFor(id),
    quote(member, { method, amount }) {
      const terms = offers.offerOf(method);
      limits.require(member.id, amount, terms);
      const fee = depositFeeOf(amount, terms);
      if (fee >= amount) throw new Refused('deposit_amount_too_small');
      const credit = amount - fee;
      const debtRepaid = Math.min(credit, parts.wallet.owed(member.id));
      return { amount, fee, credit, debtRepaid, currency: member.currency };
    },
    async create(member, request, action = singleAction()) {
      const row = action.begin(() => begin(member, request, action.id));
      const { id } = row;
      const charge = row.state === 'creating' ? await askProvider(chargeFor(row)) : undefined;
      const deposit = action.commit(() =>
        shown(charge === undefined ? row : noteCharge(id, charge)),
      );
      await money.sendBack([id]);
      return deposit;
    },
    async open(member) {
      const row = openOf(member);
      if (!row) return null;
      if (row.state !== 'creating') return shown(row);
      try {
        return shown(await requestCharge(row));
      } catch (error) {
        if (error instanceof ProviderUnavailable) return shown(found(row.id));
        throw error;
      }
    },
    page(member, page) {
      settleDue();
      const { limit, offset } = rowsOf(page);
      return {
        deposits: table.forMember(member.id, limit, offset).map(shown),
        totalPages: pagesOf(table.count(member.id), page),
      };
    },
    debtOf: ({ id }) => debtOf(table, id, parts.wallet.owed(id)),
    settleDue,
    awaitedOf: (member) => openOf(member)?.amount ?? null,
    one: (member, id) => shown(own(member, id)),
    async check(member, id) {
      const row = own(member, id);
      if (row.state === 'creating') return shown(await askProvider(requestCharge(row)));
      const charge = await askProvider(providers.of(row.method).charge(id));
      return shown(charge ? await takeIn(id, charge) : row);
    },
    cancel,
    async cancelOpen(member) {
      const row = openOf(member);
      if (!row) return;
      try {
        await cancel(member, row.id);
      } catch (error) {
        // Somebody has just paid it, or the provider does not answer.
        if (!(error instanceof Refused)) throw error;
      }
    },
    async paymentsReceived(payments) {
      money.note(payments);
      await money.sendBack([
        ...new Set(payments.map(({ chargeId }) => chargeId).filter((id) => table.find(id))),
      ]);
    },
    newest(limit) {
      settleDue();
      return table.newest(limit);
    },
    find: (id) => table.find(id),
    references: (id) => table.payments(id).map(({ reference }) => reference),
  };
}
