import { depositTable } from '../../store/deposits/deposits.ts';
import { POINTS } from '../../store/ledger/ledger.ts';
import { withdrawalTable } from '../../store/withdrawals/withdrawals.ts';
import { createDeposits, type Deposits } from '../deposits/deposits.ts';
import { createLedger, type Ledger } from '../ledger/ledger.ts';
import { createLimits, type Limits } from '../ledger/limits.ts';
import { createOwnLimits, type OwnLimits } from '../ledger/own-limits.ts';
import { createPaymentEvents, type PaymentEvents } from '../ledger/payment-history.ts';
import { createWallet, type Wallet } from '../ledger/wallet.ts';
import { createLimitReminders, type LimitReminders } from '../play/limit-reminders.ts';
import { createLimitTelling } from '../play/limit-telling.ts';
import { createPlaySessions, type PlaySessions } from '../play/play-sessions.ts';
import { createPlayingMoney, type PlayingMoney } from '../play/playing-money.ts';
import { createPoints, type Points } from '../points/points.ts';
import { createPointsConversions, type PointsConversions } from '../points/points-conversions.ts';
import { createRewards, type Rewards } from '../points/rewards.ts';
import type { SiteAccounts } from '../ports/site-accounts.ts';
import { type Bonuses, createBonuses } from '../promotions/bonuses.ts';
import { createMemberRewards, type MemberRewards } from '../promotions/member-rewards.ts';
import { createMissions, type Missions } from '../promotions/missions.ts';
import { createPromotions, type Promotions } from '../promotions/promotions.ts';
import type { Foundation } from './foundation.ts';
import type { Telling } from './telling.ts';

/** Balances, deposits and gifts. */
export interface Money {
  readonly ledger: Ledger;
  readonly paymentEvents: PaymentEvents;
  readonly wallet: Wallet;
  readonly deposits: Deposits;
  readonly bonuses: Bonuses;
  readonly playingMoney: PlayingMoney;
  readonly playSessions: PlaySessions;
  readonly ownLimits: OwnLimits;
  readonly limitReminders: LimitReminders;
  readonly limits: Limits;
  readonly points: Points;
  readonly rewards: Rewards;
  readonly pointsConversions: PointsConversions;
  readonly promotions: Promotions;
  readonly missions: Missions;
  readonly memberRewards: MemberRewards;
}

/** A world's part about money. */
export function moneyOf(
  below: Foundation &
    Pick<Telling, 'notifications' | 'restrictions'> &
    Pick<SiteAccounts, 'pix' | 'checkout'>,
): Money {
  const { database, clock, live } = below;
  const ledger = createLedger(database, clock, (memberId, unit) =>
    live.tell(memberId, unit === POINTS ? 'points' : 'balance'),
  );
  const paymentEvents = createPaymentEvents(database, clock);
  const wallet = createWallet(ledger);
  const deposits = depositTable(database);
  const withdrawals = withdrawalTable(database);
  const playSessions = createPlaySessions(database, clock);
  const past = {
    depositsSince: (memberId: number, since: number) => deposits.creditedSince(memberId, since),
    withdrawalsSince: (memberId: number, since: number) => withdrawals.usedSince(memberId, since),
    playedSince: (memberId: number, since: number) => playSessions.since(memberId, since),
  };
  const hasDeposited = (memberId: number) => deposits.mostUsedBy(memberId) !== undefined;
  const tellOfLooser = createLimitTelling(below);
  const ownLimits = createOwnLimits({ ...below, ledger, ...past, hasDeposited, tellOfLooser });
  const limits = createLimits({ ...below, ledger, ownLimits, ...past });
  const bonuses = createBonuses(database, clock, ledger);
  const points = createPoints({ ...below, ledger });
  const rewards = createRewards(database);
  const promotions = createPromotions({ ...below, wallet, bonuses, points });
  return {
    ledger,
    paymentEvents,
    wallet,
    deposits: createDeposits({ ...below, ledger, wallet, limits, paymentEvents }),
    bonuses,
    playingMoney: createPlayingMoney(ledger, bonuses),
    playSessions,
    ownLimits,
    limitReminders: createLimitReminders({ ...below, ledger, ownLimits, ...past }),
    limits,
    points,
    rewards,
    pointsConversions: createPointsConversions({ ...below, points, wallet }),
    promotions,
    missions: createMissions({ ...below, promotions }),
    memberRewards: createMemberRewards({ ...below, promotions }),
  };
}
