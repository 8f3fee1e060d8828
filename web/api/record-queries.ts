import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GameCategory } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundResult, RoundState } from '#contract/entities/round-lists.ts';
import type { TransactionKind, TransactionState } from '#contract/entities/transaction-types.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** Which rounds of the betting record (W4). Moments, ISO 8601. */
export interface RoundsAsked {
  readonly from: string;
  readonly before: string;
  readonly gameClassify?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
  readonly state?: RoundState | undefined;
  readonly result?: RoundResult | undefined;
}

/** The betting record, a page at a time, with the sums of all pages. */
export function roundsQuery(api: ApiClient, asked: RoundsAsked, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['rounds', 'list', asked, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.records.rounds({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One round: what was bet, what came, and its entries in the ledger. */
export function roundQuery(api: ApiClient, roundId: string, language: LanguageCode) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['rounds', 'one', roundId, language],
    queryFn: ({ signal }) =>
      valueOf(api.records.round({ params: { roundId }, query: { language } }, { signal })),
  });
}

/** What came of some days, day by day and in total (W4). */
export function profitQuery(api: ApiClient, asked: Pick<RoundsAsked, 'from' | 'before'>) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['rounds', 'profit', asked],
    queryFn: ({ signal }) => valueOf(api.records.profit({ query: asked }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Which lines of the account record (W4). Moments, ISO 8601. */
export interface TransactionsAsked {
  readonly from: string;
  readonly before: string;
  readonly kind?: TransactionKind | undefined;
  readonly state?: TransactionState | undefined;
}

/** The account record, a page at a time, with the sums of all pages. */
export function transactionsQuery(api: ApiClient, asked: TransactionsAsked, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['transactions', 'list', asked, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.records.transactions({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One line of the account record, with what became of its money. */
export function transactionQuery(api: ApiClient, transactionId: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['transactions', 'one', transactionId],
    queryFn: ({ signal }) =>
      valueOf(api.records.transaction({ params: { transactionId } }, { signal })),
  });
}
