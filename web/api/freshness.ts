import type { Query } from '@tanstack/react-query';
import type { LiveTopic } from '#contract/entities/live-types.ts';
import type { Contract } from '#contract/index.ts';
import type { ReadName } from './client.ts';

/** What makes reads stale: what the server tells of (S17), and what this page alone does or sees. */
export type Topic =
  | LiveTopic
  | 'agents'
  | 'draws'
  | 'favouriteGames'
  | 'invitations'
  | 'missions'
  | 'recentGames';

/** How long a read stays fresh, and what is shown of it meanwhile. */
export interface Freshness {
  /** So long it is not asked for again, in milliseconds; 0 where left out. */
  readonly staleTime?: number;
  /** Asked for again when the person comes back to the tab, which keeps two tabs in step. */
  readonly refetchOnWindowFocus?: boolean;
  /** Asked for by the clock while it is on the page. Only for reads that need no session (A19). */
  readonly refetchInterval?: ReturnType<typeof whileItAnswers>;
  /** What was there stays until the answer to another request of this read is there. */
  readonly keepsPrevious?: boolean;
  /** It needs no session, and yet is answered otherwise to who is signed in. */
  readonly memberScoped?: boolean;
  readonly staleBy?: readonly Topic[];
}

const MINUTE_MILLISECONDS = 60_000;
/** How often the seats of rooms are looked at while they are on the page, in milliseconds. */
const ROOMS_INTERVAL_MILLISECONDS = 15_000;

/** An interval of a read, in milliseconds; one that failed is asked for by the schedule of those. */
export function whileItAnswers(milliseconds: number) {
  return ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? false : milliseconds);
}

/** A read of what changes seldom. */
export const rarelyChanging: Freshness = { staleTime: 5 * MINUTE_MILLISECONDS };
const neverChanging: Freshness = { staleTime: Number.POSITIVE_INFINITY };
/** Nothing asks by the clock, for that would keep an idle session alive (A19). */
const frequentlyChanging: Freshness = { refetchOnWindowFocus: true };
const paged: Freshness = { ...frequentlyChanging, keepsPrevious: true };

const forPayments: Freshness = { ...frequentlyChanging, staleBy: ['payments'] };
const forPoints: Freshness = { ...frequentlyChanging, staleBy: ['points'] };

/**
 * Every read that differs from the default: asked for whenever something comes to show it. A read
 * that needs a session goes with it.
 */
export const freshness: {
  readonly [Domain in keyof Contract]?: {
    readonly [Name in ReadName<Domain>]?: Freshness;
  };
} = {
  account: {
    avatar: { ...rarelyChanging, staleBy: ['profile'] },
    registrationRules: rarelyChanging,
  },
  agents: {
    consolidatedContracts: { ...frequentlyChanging, staleBy: ['agents'] },
    contract: { ...frequentlyChanging, staleBy: ['agents'] },
    contracts: { ...paged, staleBy: ['agents'] },
  },
  applications: { picture: neverChanging },
  boards: {
    missionLeaderboard: { memberScoped: true, staleBy: ['missions'] },
    missions: { memberScoped: true, staleBy: ['missions'] },
    missionSummary: { memberScoped: true, staleBy: ['missions'] },
    winnerRank: rarelyChanging,
  },
  bonuses: {
    list: { ...paged, staleBy: ['balance'] },
    one: { ...frequentlyChanging, staleBy: ['balance'] },
    rounds: { ...paged, staleBy: ['balance'] },
  },
  content: {
    announcements: paged,
    memberAnnouncements: paged,
    notices: rarelyChanging,
  },
  deposits: {
    list: { ...paged, staleBy: ['payments'] },
    one: forPayments,
  },
  games: {
    announcements: rarelyChanging,
    favouriteIds: { staleBy: ['favouriteGames'] },
    favourites: { ...frequentlyChanging, staleBy: ['favouriteGames'] },
    hot: rarelyChanging,
    list: rarelyChanging,
    one: rarelyChanging,
    openRounds: { ...frequentlyChanging, staleBy: ['balance'] },
    playSession: { ...frequentlyChanging, staleBy: ['balance'] },
    popular: rarelyChanging,
    recent: { ...frequentlyChanging, staleBy: ['recentGames'] },
    rules: rarelyChanging,
    vendorGameTypes: rarelyChanging,
    vendors: rarelyChanging,
  },
  // What an operator writes lasts; it need not change while somebody reads it.
  help: { centre: neverChanging },
  income: {
    byDownline: { ...paged, staleBy: ['agents'] },
    byLink: { ...paged, staleBy: ['invitations'] },
    line: { ...frequentlyChanging, staleBy: ['agents'] },
    lines: { ...paged, staleBy: ['agents'] },
    payments: { ...paged, staleBy: ['agents'] },
    people: { ...paged, staleBy: ['agents'] },
    running: { ...frequentlyChanging, staleBy: ['agents'] },
    summary: { ...paged, staleBy: ['agents'] },
  },
  invitations: {
    list: { ...frequentlyChanging, staleBy: ['invitations'] },
    people: { ...paged, staleBy: ['invitations'] },
  },
  lottery: {
    bets: { ...frequentlyChanging, staleBy: ['draws'] },
    menus: rarelyChanging,
    opened: { staleBy: ['draws'] },
    popular: rarelyChanging,
    recent: { staleBy: ['recentGames'] },
    rules: rarelyChanging,
    vietnameseNumbers: { staleBy: ['draws'] },
  },
  subAccounts: { list: paged },
  messages: {
    list: { ...paged, staleBy: ['messages'] },
    one: { ...frequentlyChanging, staleBy: ['messages'] },
    unread: { ...frequentlyChanging, staleBy: ['messages'] },
  },
  moneyPasswords: { state: forPayments },
  payoutAccounts: { list: forPayments },
  points: {
    address: { ...rarelyChanging, staleBy: ['points'] },
    balance: forPoints,
    config: rarelyChanging,
    redeemed: { ...paged, staleBy: ['points'] },
    rewards: forPoints,
    transactions: { ...paged, staleBy: ['points'] },
  },
  profile: { rank: { staleBy: ['profile'] } },
  promotions: {
    list: { ...rarelyChanging, staleBy: ['promotions'] },
    mine: { staleBy: ['promotions'] },
    one: { ...rarelyChanging, staleBy: ['promotions'] },
    rewards: { ...frequentlyChanging, staleBy: ['promotions'] },
  },
  pvp: {
    rooms: {
      ...frequentlyChanging,
      memberScoped: true,
      refetchInterval: whileItAnswers(ROOMS_INTERVAL_MILLISECONDS),
    },
  },
  records: {
    profit: { ...paged, staleBy: ['balance'] },
    round: { ...frequentlyChanging, staleBy: ['balance'] },
    rounds: { ...paged, staleBy: ['balance'] },
    transaction: { ...frequentlyChanging, staleBy: ['balance', 'payments'] },
    transactions: { ...paged, staleBy: ['balance', 'payments'] },
  },
  referral: {
    people: { keepsPrevious: true, staleBy: ['points'] },
    terms: { staleBy: ['points'] },
  },
  security: {
    events: { ...paged, staleBy: ['security'] },
    state: { ...frequentlyChanging, staleBy: ['security'] },
  },
  site: {
    countryCodes: rarelyChanging,
    icons: rarelyChanging,
    menu: rarelyChanging,
    permission: rarelyChanging,
    resources: rarelyChanging,
  },
  team: { level: paged, play: paged, search: paged },
  wallet: {
    balance: { ...frequentlyChanging, staleBy: ['balance'] },
    consolidated: forPayments,
    merchant: forPayments,
  },
  withdrawals: {
    list: { ...paged, staleBy: ['payments'] },
    one: forPayments,
    proof: neverChanging,
    terms: forPayments,
  },
};
