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

/** A kind of row: how fresh a read stays, with the topics that make one of this kind stale. */
const kind =
  (freshness: Freshness) =>
  (...staleBy: readonly Topic[]): Freshness => ({ ...freshness, staleBy });

const neverChanging = kind({ staleTime: Number.POSITIVE_INFINITY });
/** A read of what changes seldom. */
export const rarelyChanging = kind({ staleTime: 5 * MINUTE_MILLISECONDS });
const changing = kind({});
/** Nothing asks by the clock, for that would keep an idle session alive (A19). */
const frequentlyChanging = kind({ refetchOnWindowFocus: true });
const paged = kind({ refetchOnWindowFocus: true, keepsPrevious: true });
const memberScoped = kind({ memberScoped: true });

/**
 * Every read that differs from the default: asked for whenever something comes to show it. A read
 * that needs a session goes with it.
 */
export const freshness: {
  readonly [Domain in keyof Contract]?: {
    readonly [Name in ReadName<Domain>]?: Freshness;
  };
} = {
  account: { avatar: rarelyChanging('profile'), registrationRules: rarelyChanging() },
  agents: {
    consolidatedContracts: frequentlyChanging('agents'),
    contract: frequentlyChanging('agents'),
    contracts: paged('agents'),
  },
  applications: { picture: neverChanging() },
  boards: {
    missionLeaderboard: memberScoped('missions'),
    missions: memberScoped('missions'),
    missionSummary: memberScoped('missions'),
    winnerRank: rarelyChanging(),
  },
  bonuses: { list: paged('balance'), one: frequentlyChanging('balance'), rounds: paged('balance') },
  content: { announcements: paged(), memberAnnouncements: paged(), notices: rarelyChanging() },
  deposits: { list: paged('payments'), one: frequentlyChanging('payments') },
  games: {
    announcements: rarelyChanging(),
    favouriteIds: changing('favouriteGames'),
    favourites: frequentlyChanging('favouriteGames'),
    hot: rarelyChanging(),
    list: rarelyChanging(),
    one: rarelyChanging(),
    openRounds: frequentlyChanging('balance'),
    playSession: frequentlyChanging('balance'),
    popular: rarelyChanging(),
    recent: frequentlyChanging('recentGames'),
    rules: rarelyChanging(),
    vendorGameTypes: rarelyChanging(),
    vendors: rarelyChanging(),
  },
  // What an operator writes lasts; it need not change while somebody reads it.
  help: { centre: neverChanging() },
  income: {
    byDownline: paged('agents'),
    byLink: paged('invitations'),
    line: frequentlyChanging('agents'),
    lines: paged('agents'),
    payments: paged('agents'),
    people: paged('agents'),
    running: frequentlyChanging('agents'),
    summary: paged('agents'),
  },
  invitations: { list: frequentlyChanging('invitations'), people: paged('invitations') },
  lottery: {
    bets: frequentlyChanging('draws'),
    menus: rarelyChanging(),
    opened: changing('draws'),
    popular: rarelyChanging(),
    recent: changing('recentGames'),
    rules: rarelyChanging(),
    vietnameseNumbers: changing('draws'),
  },
  subAccounts: { list: paged() },
  messages: {
    list: paged('messages'),
    one: frequentlyChanging('messages'),
    unread: frequentlyChanging('messages'),
  },
  moneyPasswords: { state: frequentlyChanging('payments') },
  payoutAccounts: { list: frequentlyChanging('payments') },
  points: {
    address: rarelyChanging('points'),
    balance: frequentlyChanging('points'),
    config: rarelyChanging(),
    redeemed: paged('points'),
    rewards: frequentlyChanging('points'),
    transactions: paged('points'),
  },
  profile: { rank: changing('profile') },
  promotions: {
    list: rarelyChanging('promotions'),
    mine: changing('promotions'),
    one: rarelyChanging('promotions'),
    rewards: frequentlyChanging('promotions'),
  },
  pvp: {
    rooms: {
      ...frequentlyChanging(),
      memberScoped: true,
      refetchInterval: whileItAnswers(ROOMS_INTERVAL_MILLISECONDS),
    },
  },
  records: {
    profit: paged('balance'),
    round: frequentlyChanging('balance'),
    rounds: paged('balance'),
    transaction: frequentlyChanging('balance', 'payments'),
    transactions: paged('balance', 'payments'),
  },
  referral: { people: { ...changing('points'), keepsPrevious: true }, terms: changing('points') },
  security: { events: paged('security'), state: frequentlyChanging('security') },
  site: {
    countryCodes: rarelyChanging(),
    icons: rarelyChanging(),
    menu: rarelyChanging(),
    permission: rarelyChanging(),
    resources: rarelyChanging(),
  },
  team: { level: paged(), play: paged(), search: paged() },
  wallet: {
    balance: frequentlyChanging('balance'),
    consolidated: frequentlyChanging('payments'),
    merchant: frequentlyChanging('payments'),
  },
  withdrawals: {
    list: paged('payments'),
    one: frequentlyChanging('payments'),
    proof: neverChanging(),
    terms: frequentlyChanging('payments'),
  },
};
