import { type ContractKind, contractKinds } from '#contract/entities/agent-types.ts';
import { type IncomeState, incomeStates } from '#contract/entities/income-types.ts';
import {
  type ChosenDays,
  readDays,
  readPage,
  requestedMoments,
} from '#web/shared/records/record-address.ts';

/** The filter parameters besides the days. */
export const filters = ['kind', 'state'] as const;

/** The selection in the address of an income page; unknown parts are ignored. */
export interface IncomeAddress {
  readonly chosen: ChosenDays;
  readonly kind: ContractKind | undefined;
  readonly state: IncomeState | undefined;
  readonly page: number;
  /** The line shown in full, and the pages of people and of payments. */
  readonly line: string | undefined;
  readonly people: number;
  readonly payments: number;
}

/**
 * @param now the server's time, in milliseconds since the epoch
 * @param zone the site's time zone
 */
export function readIncomeAddress(
  parameters: URLSearchParams,
  now: number,
  zone: string,
): IncomeAddress {
  const pageIn = (name: string) =>
    readPage(new URLSearchParams({ page: parameters.get(name) ?? '' }));
  return {
    chosen: readDays(parameters, now, zone),
    kind: contractKinds.find((kind) => kind === parameters.get('kind')),
    state: incomeStates.find((state) => state === parameters.get('state')),
    page: readPage(parameters),
    line: parameters.get('line')?.slice(0, 64),
    people: pageIn('people'),
    payments: pageIn('payments'),
  };
}

/** The query for the server. */
export function queryFrom({ chosen, kind, state }: IncomeAddress) {
  return { ...requestedMoments(chosen), kind, state };
}
