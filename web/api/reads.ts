import type { Contract } from '#contract/index.ts';
import type { ReadName } from './client.ts';
import type { freshness, Topic } from './freshness.ts';

/** How fresh a read stays, and which topics make it stale. */
export type ReadRow = readonly [kind: keyof typeof freshness, ...staleBy: Topic[]];

/**
 * Every read that differs from the default, which is `asShown` and made stale by nothing. A read that
 * needs a session goes with it. The build writes each row into the manifest of the contract, so that
 * the names of reads are in the first load once.
 */
export const reads: {
  readonly [Domain in keyof Contract]?: {
    readonly [Name in ReadName<Domain>]?: ReadRow;
  };
} = {
  account: { avatar: ['rarelyChanging', 'profile'], registrationRules: ['rarelyChanging'] },
  agents: {
    consolidatedContracts: ['frequentlyChanging', 'agents'],
    contract: ['frequentlyChanging', 'agents'],
    contracts: ['paged', 'agents'],
  },
  applications: { picture: ['neverChanging'] },
  boards: {
    missionLeaderboard: ['memberScoped', 'missions'],
    missions: ['memberScoped', 'missions'],
    missionSummary: ['memberScoped', 'missions'],
    winnerRank: ['rarelyChanging'],
  },
  bonuses: {
    list: ['paged', 'balance'],
    one: ['frequentlyChanging', 'balance'],
    rounds: ['paged', 'balance'],
  },
  content: {
    announcements: ['paged'],
    memberAnnouncements: ['paged'],
    notices: ['rarelyChanging'],
  },
  deposits: { list: ['paged', 'payments'], one: ['frequentlyChanging', 'payments'] },
  games: {
    announcements: ['rarelyChanging'],
    favouriteIds: ['asShown', 'favouriteGames'],
    favourites: ['frequentlyChanging', 'favouriteGames'],
    hot: ['rarelyChanging'],
    list: ['rarelyChanging'],
    one: ['rarelyChanging'],
    openRounds: ['frequentlyChanging', 'balance'],
    // A moved clock of the server is told as `payments`.
    playSession: ['frequentlyChanging', 'balance', 'payments'],
    popular: ['rarelyChanging'],
    recent: ['frequentlyChanging', 'recentGames'],
    rules: ['rarelyChanging'],
    vendorGameTypes: ['rarelyChanging'],
    vendors: ['rarelyChanging'],
  },
  // What an operator writes lasts; it need not change while somebody reads it.
  help: { centre: ['neverChanging'] },
  income: {
    byDownline: ['paged', 'agents'],
    byLink: ['paged', 'invitations'],
    line: ['frequentlyChanging', 'agents'],
    lines: ['paged', 'agents'],
    payments: ['paged', 'agents'],
    people: ['paged', 'agents'],
    running: ['frequentlyChanging', 'agents'],
    summary: ['paged', 'agents'],
  },
  invitations: { list: ['frequentlyChanging', 'invitations'], people: ['paged', 'invitations'] },
  lottery: {
    bets: ['frequentlyChanging', 'draws'],
    menus: ['rarelyChanging'],
    opened: ['asShown', 'draws'],
    popular: ['rarelyChanging'],
    recent: ['asShown', 'recentGames'],
    rules: ['rarelyChanging'],
    vietnameseNumbers: ['asShown', 'draws'],
  },
  subAccounts: { list: ['paged'] },
  sports: { matches: ['odds'] },
  messages: {
    list: ['paged', 'messages'],
    one: ['frequentlyChanging', 'messages'],
    unread: ['frequentlyChanging', 'messages'],
  },
  moneyPasswords: { state: ['frequentlyChanging', 'payments'] },
  payoutAccounts: { list: ['frequentlyChanging', 'payments'] },
  playLimits: { list: ['frequentlyChanging', 'balance'] },
  playPauses: { state: ['frequentlyChanging', 'payments'] },
  points: {
    address: ['rarelyChanging', 'points'],
    balance: ['frequentlyChanging', 'points'],
    config: ['rarelyChanging'],
    redeemed: ['paged', 'points'],
    rewards: ['frequentlyChanging', 'points'],
    transactions: ['paged', 'points'],
  },
  profile: { rank: ['asShown', 'profile'] },
  promotions: {
    list: ['rarelyChanging', 'promotions'],
    participations: ['asShown', 'promotions'],
    one: ['rarelyChanging', 'promotions'],
    rewards: ['frequentlyChanging', 'promotions'],
  },
  pvp: { rooms: ['seats'] },
  records: {
    profit: ['paged', 'balance'],
    year: ['paged', 'balance'],
    round: ['frequentlyChanging', 'balance'],
    rounds: ['paged', 'balance'],
    transaction: ['frequentlyChanging', 'balance', 'payments'],
    transactions: ['paged', 'balance', 'payments'],
  },
  referral: { people: ['paged', 'points'], terms: ['asShown', 'points'] },
  security: { events: ['paged', 'security'], state: ['frequentlyChanging', 'security'] },
  search: { find: ['found', 'promotions'] },
  site: {
    countryCodes: ['rarelyChanging'],
    icons: ['rarelyChanging'],
    menu: ['rarelyChanging'],
    permission: ['rarelyChanging'],
    resources: ['rarelyChanging'],
  },
  team: { level: ['paged'], play: ['paged'], search: ['paged'] },
  wallet: {
    balance: ['frequentlyChanging', 'balance'],
    consolidated: ['frequentlyChanging', 'payments'],
    merchant: ['frequentlyChanging', 'payments'],
  },
  withdrawals: {
    list: ['paged', 'payments'],
    one: ['frequentlyChanging', 'payments'],
    proof: ['neverChanging'],
    terms: ['frequentlyChanging', 'payments'],
  },
};
