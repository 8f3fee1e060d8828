import {
  type TransactionKind,
  type TransactionState,
  transactionKinds,
  transactionStates,
} from '#contract/entities/transaction-types.ts';
import {
  type ChosenDays,
  readDays,
  readPage,
  requestedMoments,
} from '#web/shared/records/record-address.ts';

/** The filter parameters besides the days. */
export const filters = ['kind', 'state'] as const;

/** The selection in the address of the account record; unknown parts are ignored. */
export interface TransactionsAddress {
  readonly chosen: ChosenDays;
  readonly kind: TransactionKind | undefined;
  readonly state: TransactionState | undefined;
  readonly page: number;
  /** The line shown in full. */
  readonly transaction: string | undefined;
}

/**
 * @param now the server's time, in milliseconds since the epoch
 * @param zone the site's time zone
 */
export function readTransactionsAddress(
  parameters: URLSearchParams,
  now: number,
  zone: string,
): TransactionsAddress {
  return {
    chosen: readDays(parameters, now, zone),
    kind: transactionKinds.find((kind) => kind === parameters.get('kind')),
    state: transactionStates.find((state) => state === parameters.get('state')),
    page: readPage(parameters),
    transaction: parameters.get('transaction')?.slice(0, 64),
  };
}

/** The query for the server. */
export function queryFrom({ chosen, kind, state }: TransactionsAddress) {
  return { ...requestedMoments(chosen), kind, state };
}

/** Number of active filters. */
export function countFilters({ kind, state }: TransactionsAddress): number {
  return [kind, state].filter(Boolean).length;
}
