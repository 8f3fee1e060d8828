/**
 * How to read the lists of the contract: where their rows are, what tells two rows apart, what sorts
 * them, and which filters a row shows. Plain data, for tests of a back end.
 */
export interface ListDescription {
  /** The field of the value with the rows; undefined if the value is the list itself. */
  readonly rows: string | undefined;
  /** The fields that together tell two rows apart; empty if equal rows can occur. */
  readonly key: readonly string[];
  /**
   * What sorts the rows: the first field that differs decides. A minus sign means descending, so
   * newest or highest first. Empty if the rows do not show their order.
   */
  readonly order: readonly string[];
  /** Rows in which this field has this value come before all others. */
  readonly first?: { readonly field: string; readonly value: unknown };
  /** Filters of the query, each with the field of a row that has to have the value asked for. */
  readonly filters?: Readonly<Record<string, string>>;
  /** The field of a row that the range of days of the query goes by. */
  readonly range?: string;
}

const games = {
  key: ['nodeId'],
  order: [],
  filters: { gameType: 'gameType', vassalage: 'vassalage' },
} as const;

const transactions = {
  rows: 'transactions',
  key: ['transactionId'],
  order: ['-at'],
  filters: { kind: 'kind', state: 'state' },
  range: 'at',
} as const;

const rounds = {
  rows: 'rounds',
  key: ['roundId'],
  order: ['-startedAt'],
  filters: { vassalage: 'game.vassalage', gameClassify: 'game.gameCategory', state: 'state' },
  range: 'startedAt',
} as const;

const incomeLines = {
  rows: 'lines',
  key: ['lineId'],
  order: ['-settledAt'],
  filters: { kind: 'kind', state: 'state' },
} as const;

/** Every list in pages, and every other one with a promised order, by the name of its call. */
export const listDescriptions: Readonly<Record<string, ListDescription>> = {
  'agents.contract': { rows: 'events', key: [], order: ['at'] },
  'agents.contracts': {
    rows: 'contracts',
    key: ['contractId', 'version'],
    order: [],
    first: { field: 'state', value: 'offered' },
  },
  'bonuses.list': {
    rows: 'bonuses',
    key: ['id'],
    order: [],
    first: { field: 'state', value: 'active' },
  },
  'bonuses.rounds': { rows: 'rounds', key: ['roundId'], order: ['-at'] },
  'boards.winnerBoard': { rows: undefined, key: ['id'], order: ['-wonAt'] },
  'boards.winnerRank': { rows: 'wins', key: ['id'], order: ['-win.amount'] },
  'content.announcements': { rows: 'announcements', key: ['id'], order: ['-date'] },
  'content.memberAnnouncements': { rows: 'announcements', key: ['id'], order: ['-date'] },
  'deposits.list': { rows: 'deposits', key: ['id'], order: ['-createdAt'] },
  'deposits.one': { rows: 'events', key: [], order: ['at'] },
  'deposits.terms': {
    rows: 'methods',
    key: ['method'],
    order: [],
    first: { field: 'isMostUsed', value: true },
  },
  'games.announcements': { rows: 'announcements', key: ['id'], order: ['-date'] },
  'games.favourites': { rows: 'content', ...games },
  'games.list': { rows: 'games', ...games },
  'games.openRounds': { rows: 'rounds', key: ['roundId'], order: ['-playedAt'] },
  'games.recent': { rows: 'list', ...games },
  'income.allLines': { ...incomeLines },
  'income.byDownline': { rows: 'branches', key: ['memberId'], order: ['-amount'] },
  'income.byLink': { rows: 'results', key: ['code', 'subId'], order: [] },
  'income.lines': { ...incomeLines },
  'income.payments': { rows: 'made', key: ['transactionId'], order: ['-at'] },
  'income.people': { rows: 'people', key: [], order: [] },
  'invitations.list': {
    rows: 'invitations',
    key: ['code'],
    order: ['-createdAt'],
    first: { field: 'closedAt', value: null },
  },
  'invitations.people': { rows: 'people', key: ['member.memberId'], order: ['-member.joinedAt'] },
  'lottery.bets': {
    rows: 'content',
    key: ['betId'],
    order: ['-placedAt'],
    filters: { gameCode: 'gameCode' },
  },
  'messages.list': { rows: 'messages', key: ['id'], order: ['-sentAt'] },
  'payoutAccounts.list': {
    rows: 'accounts',
    key: ['id'],
    order: [],
    first: { field: 'isDefault', value: true },
  },
  'points.redeemed': { rows: 'redemptions', key: ['id'], order: ['-redeemedAt'] },
  'points.rewards': { rows: undefined, key: ['id'], order: ['price'] },
  'points.transactions': {
    rows: 'lines',
    key: ['transactionId'],
    order: ['-at'],
    filters: { kind: 'kind' },
  },
  'promotions.list': { rows: undefined, key: ['id'], order: [], filters: { category: 'category' } },
  'records.allRounds': rounds,
  'records.allTransactions': transactions,
  'records.profit': { rows: 'days', key: ['day'], order: ['day'] },
  'records.round': { rows: 'entries', key: ['reference'], order: ['at'] },
  'records.rounds': rounds,
  'records.transaction': { rows: 'timeline', key: [], order: ['at'] },
  'records.transactions': transactions,
  'referral.people': { rows: 'people', key: [], order: ['-joinedAt'] },
  'security.events': { rows: 'events', key: ['id'], order: ['-at'] },
  'subAccounts.list': { rows: 'accounts', key: ['memberId'], order: ['-createdAt'] },
  'team.level': { rows: 'members', key: ['memberId'], order: ['-below'] },
  'team.play': { rows: 'rows', key: ['member.memberId'], order: ['-bet'] },
  'withdrawals.list': { rows: 'withdrawals', key: ['id'], order: ['-createdAt'] },
  'withdrawals.one': { rows: 'events', key: [], order: ['at'] },
};
