import { hash } from 'node:crypto';
import type {
  ConsolidatedWallet,
  MerchantWallet,
  WalletTransfer,
} from '#contract/entities/wallet.ts';
import type { WalletDirection } from '#contract/entities/wallet-types.ts';
import { allVendors } from '../../content/vendors.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type WalletTransferRow,
  walletTransferTable,
} from '../../store/transfers/wallet-transfers.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { LedgerAccount } from '../ledger/ledger-accounts.ts';
import type { PostingResult } from '../ledger/ledger-writer.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import { VendorUnavailable, type VendorWallets } from '../ports/vendor-wallets.ts';
import { walletNameOf, walletTransferView } from './wallet-transfer-view.ts';

/** The amount to move, in hundredths. */
interface WalletWish {
  readonly vendor: string;
  readonly direction: WalletDirection;
  readonly amount: number;
}

/**
 * Money between the main wallet and vendors' wallets (W2). It is set aside before the vendor is
 * asked, and stays so until the vendor has answered: the order is retried with the same id, and
 * never placed again.
 */
export interface WalletTransfers {
  merchant(): MerchantWallet;
  consolidated(member: MemberRow): ConsolidatedWallet;
  /**
   * Moves an amount, once for each action.
   *
   * @throws Refused any of the call's codes
   */
  transfer(
    member: MemberRow,
    wish: WalletWish,
    action?: Action<WalletTransfer>,
  ): Promise<WalletTransfer>;
  /** Moves everything from some vendors to the main wallet, once for each action. */
  recall(
    member: MemberRow,
    vendors: readonly string[],
    action?: Action<WalletTransfer[]>,
  ): Promise<WalletTransfer[]>;
  /** Asks the vendor again. @throws Refused not_found */
  check(member: MemberRow, id: string): Promise<WalletTransfer>;
  /** Retries all unanswered transfers. */
  askAll(): Promise<void>;
  /** A player's wins less stakes, from the vendor's wallet. */
  wonBy(vendor: string, player: string): number;
  /** Newest first, of everybody, for operators. */
  newest(limit: number): readonly WalletTransferRow[];
}

interface TransferParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly vendors: VendorWallets;
  readonly live: LiveUpdates;
}

/** A vendor's answer to an order. */
type VendorAnswer = Awaited<ReturnType<VendorWallets['order']>>;

/** Prefix of players' ids at vendors. */
const PLAYER = 'player-';
/** The most transfers retried at once. */
const MAX_TRANSFERS = 50;

export function createWalletTransfers(parts: TransferParts): WalletTransfers {
  const { database, clock, settings, ledger, wallet, vendors, live } = parts;
  const table = walletTransferTable(database);

  const mainOf = ({ id }: MemberRow): number => wallet.free(id);
  const vendorOf = ({ id, currency }: MemberRow, vendor: string): number =>
    ledger.balanceOf({ member: id, part: 'vendor', vendor }, currency);
  const withWallet = (): readonly string[] => {
    const { isSingle, vendors: codes } = settings.current.vendorWallets;
    return isSingle ? [] : codes;
  };
  const movingAt = (member: MemberRow, vendor: string) =>
    table.movingOf(member.id).find((row) => row.vendor === vendor);

  const requireOpen = (member: MemberRow, { vendor, direction }: WalletWish) => {
    if (!allVendors.some(({ code }) => code === vendor)) throw new Refused('not_found');
    // Money at a vendor can always come back, whatever the settings.
    if (direction === 'toVendor') {
      if (settings.current.vendorWallets.isSingle) throw new Refused('wallet_is_single');
      if (!withWallet().includes(vendor)) throw new Refused('not_found');
    }
    if (movingAt(member, vendor)) throw new Refused('wallet_transfer_under_way');
  };
  const requireAmount = (member: MemberRow, { vendor, direction, amount }: WalletWish) => {
    const max = direction === 'toVendor' ? mainOf(member) : vendorOf(member, vendor);
    if (amount <= max) return;
    const fields = [{ field: 'amount', rule: 'range', max }] as const;
    throw new Refused('wallet_amount_too_large', { fields });
  };

  /** Sets the money aside before the vendor is asked. */
  const begin = (member: MemberRow, id: string, wish: WalletWish): WalletTransferRow =>
    database.transaction(() => {
      const known = table.find(id);
      if (known) {
        if (!isSame(known, wish)) throw new Refused('idempotency_conflict');
        return known;
      }
      requireOpen(member, wish);
      requireAmount(member, wish);
      const { id: memberId, currency } = member;
      const { vendor, direction, amount } = wish;
      const reserve = booked(
        ledger.reserve({
          memberId,
          key: `wallet:${id}`,
          kind: 'wallet_moving',
          currency,
          amount,
          from: accountOf(memberId, direction === 'toVendor' ? 'main' : vendor),
        }),
      );
      const row: WalletTransferRow = {
        id,
        member_id: memberId,
        vendor,
        direction,
        amount,
        currency,
        state: 'moving',
        reserve_id: reserve.id,
        at: clock.now(),
        ended_at: null,
      };
      table.insert(row);
      live.tell(memberId, 'payments');
      return row;
    });

  /** Stores the vendor's answer, once: two may have asked at the same time. */
  const end = (id: string, answer: VendorAnswer): WalletTransferRow =>
    database.transaction(() => {
      const row = found(id);
      if (row.state !== 'moving') return row;
      const { member_id: memberId, vendor, direction, reserve_id: reserveId } = row;
      if (answer === 'applied') {
        const isToVendor = direction === 'toVendor';
        const kind = isToVendor ? 'wallet_to_vendor' : 'wallet_to_main';
        const to = accountOf(memberId, isToVendor ? vendor : 'main');
        booked(ledger.postReserved(reserveId, { key: `wallet:${id}:end`, kind, to }));
      } else {
        booked(ledger.void(reserveId, { key: `wallet:${id}:end`, kind: 'wallet_returned' }));
      }
      table.end(id, answer === 'applied' ? 'done' : 'refused', clock.now());
      live.tell(memberId, 'payments');
      return found(id);
    });
  const found = (id: string): WalletTransferRow => {
    const row = table.find(id);
    if (!row) throw new Refused('not_found');
    return row;
  };

  /** Places the order, or asks for its result: to the vendor both are the same. */
  const order = async (row: WalletTransferRow): Promise<VendorAnswer | undefined> => {
    if (row.state !== 'moving') return undefined;
    const { id, vendor, member_id: memberId, direction, amount, currency } = row;
    try {
      return await vendors.order({
        id,
        vendor,
        player: `${PLAYER}${memberId}`,
        direction: direction === 'toVendor' ? 'deposit' : 'withdraw',
        amount,
        currency,
      });
    } catch (error) {
      if (error instanceof VendorUnavailable) return undefined;
      throw error;
    }
  };
  const taken = ({ id }: WalletTransferRow, answer: VendorAnswer | undefined) =>
    answer === undefined ? found(id) : end(id, answer);
  const ask = async (row: WalletTransferRow) => taken(row, await order(row));

  return {
    merchant: () => ({
      isSingle: settings.current.vendorWallets.isSingle,
      vendors: withWallet().map((vendor) => ({ vendor, name: walletNameOf(vendor) })),
    }),
    consolidated(member) {
      const moving = table.movingOf(member.id);
      const open = withWallet();
      const shownCodes = allVendors
        .map(({ code }) => code)
        .filter(
          (code) =>
            open.includes(code) ||
            vendorOf(member, code) > 0 ||
            moving.some(({ vendor }) => vendor === code),
        );
      return {
        currency: member.currency,
        sumBalance: wallet.balance(member.id),
        main: mainOf(member),
        vendors: shownCodes.map((vendor) => {
          const underWay = moving.find((row) => row.vendor === vendor);
          return {
            vendor,
            name: walletNameOf(vendor),
            balance: vendorOf(member, vendor),
            moving: underWay ? walletTransferView(underWay) : null,
          };
        }),
      };
    },
    async transfer(member, wish, action = singleAction()) {
      const row = action.begin(() => begin(member, action.id, wish));
      const answer = await order(row);
      return action.commit(() => walletTransferView(taken(row, answer)));
    },
    async recall(member, codes, action = singleAction()) {
      const begun = action.begin(() =>
        [...new Set(codes)].flatMap((vendor) => {
          const id = recallId(action.id, vendor);
          const known = table.find(id);
          if (known) return [known];
          const amount = vendorOf(member, vendor);
          if (amount === 0 || movingAt(member, vendor)) return [];
          return [begin(member, id, { vendor, direction: 'toMain', amount })];
        }),
      );
      const answers = await Promise.all(
        begun.map(async (row) => ({ row, answer: await order(row) })),
      );
      return action.commit(() =>
        answers.map(({ row, answer }) => walletTransferView(taken(row, answer))),
      );
    },
    async check(member, id) {
      const row = found(id);
      if (row.member_id !== member.id) throw new Refused('not_found');
      return walletTransferView(await ask(row));
    },
    async askAll() {
      await Promise.all(table.moving(MAX_TRANSFERS).map(ask));
    },
    wonBy(vendor, player) {
      const member = Number(player.slice(PLAYER.length));
      return ledger.wonOn({ member, part: 'vendor', vendor }, ledger.currencyOf(member));
    },
    newest: (limit) => table.newest(limit),
  };
}

/** A retry, even after a crash, is no new order: its id is derived from the action's. */
function recallId(actionId: string, vendor: string): string {
  return hash('sha256', `recall ${actionId} ${vendor}`, 'hex').slice(0, 32);
}

function accountOf(member: number, wallet: string) {
  return (
    wallet === 'main' ? { member, part: 'available' } : { member, part: 'vendor', vendor: wallet }
  ) satisfies LedgerAccount;
}

function booked(result: PostingResult) {
  // It was looked at in this transaction that the money is there.
  if (!result.ok) throw new Error(`A transfer between wallets was not booked: ${result.code}.`);
  return result.transaction;
}

function isSame(row: WalletTransferRow, wish: WalletWish): boolean {
  return (['vendor', 'direction', 'amount'] as const).every((name) => row[name] === wish[name]);
}
