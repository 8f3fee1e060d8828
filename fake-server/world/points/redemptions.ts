import { randomBytes, randomUUID } from 'node:crypto';
import { type DeliveryAddress, deliveryAddressSchema } from '#contract/entities/delivery.ts';
import { addressFieldNames, OPTIONAL_ADDRESS_FIELD } from '#contract/entities/delivery-types.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { PointsBalance, Redemption } from '#contract/entities/points.ts';
import type { RejectionReason } from '#contract/entities/points-types.ts';
import { checkAddress, plainAddress } from '#contract/rules/delivery-address.ts';
import { noticeSentence } from '../../content/notices/notices.ts';
import { allRewards } from '../../content/rewards.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { type RedemptionRow, rewardTable } from '../../store/points/rewards.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Points } from './points.ts';
import { rewardImage, rewardTitle, rewardWords } from './rewards.ts';

/** A redemption request, with the price that was shown. */
interface RedemptionWish {
  readonly rewardId: string;
  /** Hundredths of a point. */
  readonly price: number;
  readonly address?: DeliveryAddress | undefined;
}

/** An operator's decision. */
type Decision =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: RejectionReason };

/**
 * Redemptions (W9): a request takes points and stock, and a rejection or cancellation returns them.
 * The money passwords are checked before.
 */
export interface Redemptions {
  /** A person's rewards and their state. */
  balance(memberId: number): PointsBalance;
  /** @throws Refused any of the call's codes; then nothing has changed */
  redeem(member: MemberRow, wish: RedemptionWish, language: LanguageCode, id?: string): Redemption;
  /** A person's last delivery address; null if none, or if the goods did not get there. */
  lastAddress(memberId: number): DeliveryAddress | null;
  /** A page, counted from 1, newest first. */
  page(
    memberId: number,
    language: LanguageCode,
    page: PageRequest,
  ): { readonly redemptions: Redemption[]; readonly totalPages: number };
  /** @throws Refused not_found, redemption_not_cancellable */
  cancel(memberId: number, id: string, language: LanguageCode): Redemption;
  /** A person's voucher code. @throws Refused not_found */
  requireVoucher(memberId: number, id: string): string;
  /** An operator's decision; false if none of this id is in process. */
  decide(id: string, decision: Decision): boolean;
  /** Marks goods as sent, for operators; false if none of this id were approved. */
  send(id: string, trackingCode: string): boolean;
  /** Newest first, of everybody, for operators. */
  newest(limit: number): readonly RedemptionRow[];
}

interface RedemptionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly points: Points;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: LiveUpdates;
}

export function createRedemptions(parts: RedemptionParts): Redemptions {
  const { database, clock, points, notifications, live } = parts;
  const table = rewardTable(database);

  const post = (row: RedemptionRow, kind: 'points_redeemed' | 'points_returned') => {
    const isReturn = kind === 'points_returned';
    const taken = points.lineOf(row.member_id, 'points_redeemed', row.id);
    return points.post({
      memberId: row.member_id,
      kind,
      name: row.id,
      amount: isReturn ? row.price : -row.price,
      ...(isReturn && taken !== undefined && { corrects: taken }),
    });
  };

  /** Points and stock return when a redemption is undone. */
  const giveBack = (row: RedemptionRow) => {
    const returned = post(row, 'points_returned');
    if (!returned.ok) throw new Error(`Points of ${row.id} did not go back: ${returned.code}.`);
    table.addStock(row.reward_id, 1);
  };

  return {
    balance: (memberId) => ({
      points: points.balance(memberId),
      inProcess: table.inProcess(memberId),
    }),
    redeem: (member, { rewardId, price, address }, language, id = randomUUID()) =>
      database.transaction(() => {
        if (table.findRedemption(id)) throw new Refused('idempotency_conflict');
        const reward = allRewards.find((each) => each.id === rewardId);
        const row = table.find(rewardId);
        if (!reward || !row) throw new Refused('reward_not_found');
        if (reward.isOnePerPerson && table.takenBy(member.id, rewardId) > 0) {
          throw new Refused('reward_already_redeemed');
        }
        if (row.stock === 0) throw new Refused('reward_sold_out');
        if (row.price !== price) throw new Refused('reward_changed');
        const sentTo = reward.kind === 'goods' ? requireAddress(address) : null;
        const redemption: RedemptionRow = {
          id,
          member_id: member.id,
          reward_id: rewardId,
          price,
          state: 'in_process',
          redeemed_at: clock.now(),
          decided_at: null,
          reason: null,
          address: sentTo && JSON.stringify(sentTo),
          tracking_code: null,
          voucher_code: null,
        };
        if (!post(redemption, 'points_redeemed').ok) throw new Refused('points_insufficient');
        table.redeem(redemption);
        table.addStock(rewardId, -1);
        return shown(redemption, language);
      }),
    lastAddress: (memberId) => addressOf(table.lastSent(memberId)),
    page: (memberId, language, page) => ({
      redemptions: table.forMember(memberId, rowsOf(page)).map((row) => shown(row, language)),
      totalPages: pagesOf(table.countOf(memberId), page),
    }),
    cancel: (memberId, id, language) =>
      database.transaction(() => {
        const row = table.findRedemption(id);
        if (row?.member_id !== memberId) throw new Refused('not_found');
        if (row.state === 'cancelled') return shown(row, language);
        if (row.state !== 'in_process') throw new Refused('redemption_not_cancellable');
        const cancelled = { ...row, state: 'cancelled', decided_at: clock.now() } as const;
        table.decide(cancelled);
        giveBack(row);
        live.tell(memberId, 'points');
        return shown(cancelled, language);
      }),
    requireVoucher(memberId, id) {
      const row = table.findRedemption(id);
      if (row?.member_id !== memberId || row.voucher_code === null) throw new Refused('not_found');
      return row.voucher_code;
    },
    decide: (id, decision) =>
      database.transaction(() => {
        const row = table.findRedemption(id);
        if (row?.state !== 'in_process') return false;
        const isVoucher = kindOf(row) === 'voucher';
        const isApproved = decision.state === 'approved';
        table.decide({
          ...row,
          state: decision.state,
          decided_at: clock.now(),
          reason: isApproved ? null : decision.reason,
          voucher_code: isApproved && isVoucher ? newVoucherCode() : null,
        });
        if (!isApproved) giveBack(row);
        notifications.tell(row.member_id, decisionNotice(row, decision), {
          reward: rewardWords(row.reward_id),
          why: isApproved ? '' : noticeSentence(decision.reason),
        });
        live.tell(row.member_id, 'points');
        return true;
      }),
    send: (id, trackingCode) =>
      database.transaction(() => {
        const row = table.findRedemption(id);
        if (row?.state !== 'approved' || row.address === null) return false;
        table.setTracking(id, trackingCode);
        notifications.tell(row.member_id, 'redemption.sent', {
          reward: rewardWords(row.reward_id),
          why: '',
        });
        live.tell(row.member_id, 'points');
        return true;
      }),
    newest: (limit) => table.newest(limit),
  };
}

function shown(row: RedemptionRow, language: LanguageCode): Redemption {
  const address = addressOf(row);
  return {
    id: row.id,
    rewardId: row.reward_id,
    kind: kindOf(row),
    title: rewardTitle(row.reward_id, language),
    image: rewardImage(row.reward_id),
    price: row.price,
    state: row.state,
    redeemedAt: momentOf(row.redeemed_at),
    decidedAt: row.decided_at === null ? null : momentOf(row.decided_at),
    reason: row.reason,
    delivery: address && { address, trackingCode: row.tracking_code },
    hasVoucher: row.voucher_code !== null,
  };
}

function addressOf(row: Pick<RedemptionRow, 'address'> | undefined): DeliveryAddress | null {
  return row?.address ? deliveryAddressSchema.parse(JSON.parse(row.address)) : null;
}

/** The notice about a decision. */
function decisionNotice(row: RedemptionRow, { state }: Decision) {
  if (state === 'rejected') return 'redemption.rejected';
  return kindOf(row) === 'voucher' ? 'redemption.voucherApproved' : 'redemption.goodsApproved';
}

/** Goods have an address, vouchers have none. */
function kindOf({ address }: RedemptionRow): Redemption['kind'] {
  return address === null ? 'voucher' : 'goods';
}

/** Groups of letters and digits without look-alikes: 'K7QF-2MXD-9TWB'. */
function newVoucherCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
  const text = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return text.replaceAll(/(.{4})(?=.)/gu, '$1-');
}

/** A normalised delivery address. @throws Refused validation_failed, with each wrong field */
function requireAddress(address: DeliveryAddress | undefined): DeliveryAddress {
  const errors = address
    ? checkAddress(address)
    : addressFieldNames
        .filter((name) => name !== OPTIONAL_ADDRESS_FIELD)
        .map((field) => ({ field, rule: 'required' as const }));
  if (address && errors.length === 0) return plainAddress(address);
  throw new Refused('validation_failed', {
    fields: errors.map((error) => ({ ...error, field: `address.${error.field}` })),
  });
}
