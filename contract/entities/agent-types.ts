/** What a contract of an agent pays for (C1, C2). */
export const contractKinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** How long a period of a contract is. Periods begin by the time zone of the site. */
export const contractPeriods = [
  'fiveMinutes',
  'hourly',
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** The periods that a contract of a kind may have (C2). */
export const periodsOfKind: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dividend: ['daily', 'weekly', 'semimonthly', 'monthly'],
  dailySalary: ['daily'],
  hourlySalary: ['hourly'],
  realTimeSalary: ['fiveMinutes'],
};

/** State of a contract. A version is never edited: a change is another version. */
export const contractStates = [
  'offered',
  'accepted',
  'terminationRequested',
  'rejected',
  'expired',
  'withdrawn',
  'superseded',
  'ended',
] as const;
export type ContractState = (typeof contractStates)[number];

/** What can happen to a contract, for its timeline. */
export const contractEventKinds = [
  'offered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'terminationRequested',
  'kept',
  'superseded',
  'ended',
  'endedByUpline',
] as const;
export type ContractEventKind = (typeof contractEventKinds)[number];

/** Why accepting an offer ends a contract below it (C2, C5). */
export const endingReasons = ['rate', 'period', 'upline'] as const;
export type EndingReason = (typeof endingReasons)[number];

/** The whole, in basis points: a rate of 10,000 is 100 %. */
export const WHOLE_RATE = 10_000;

/** How many bands the terms of a contract have at most. */
export const MAX_BANDS = 8;

/** How many contracts a page of a list has. */
export const CONTRACTS_PAGE_SIZE = 20;

/** In the consolidated info: a contract of this kind is in force. */
export const CONTRACT_IN_FORCE = 1;
/** In the consolidated info: the agent is asked something about this kind. */
export const CONTRACT_REQUESTED = 2;
