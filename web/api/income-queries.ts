import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { IncomeState } from '#contract/entities/income-types.ts';
import { agentsKey } from './agent-queries.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** Which lines of income (C4). Moments, ISO 8601. */
export interface IncomeAsked {
  readonly from: string;
  readonly before: string;
  readonly kind?: ContractKind | undefined;
  readonly state?: IncomeState | undefined;
}

const incomeKey = [...agentsKey, 'income'];

/** What the contracts of an agent came to, by kind and by day (C4). */
export function incomeSummaryQuery(api: ApiClient, asked: Pick<IncomeAsked, 'from' | 'before'>) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'summary', asked],
    queryFn: ({ signal }) => valueOf(api.income.summary({ query: asked }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** What each person right below brought in some days, a page at a time (C4). */
export function incomeByDownlineQuery(
  api: ApiClient,
  asked: Pick<IncomeAsked, 'from' | 'before'>,
  pageNo: number,
) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'byDownline', asked, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.income.byDownline({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The payments to come, and those of some days, a page at a time (C4). */
export function incomePaymentsQuery(
  api: ApiClient,
  asked: Pick<IncomeAsked, 'from' | 'before'>,
  pageNo: number,
) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'payments', asked, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.income.payments({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The period of a contract that is under way (C4). */
export function runningIncomeQuery(api: ApiClient, kind: ContractKind) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'running', kind],
    queryFn: ({ signal }) => valueOf(api.income.running({ query: { kind } }, { signal })),
  });
}

/** Lines of income, a page at a time, with the sums of all pages (C4). */
export function incomeLinesQuery(api: ApiClient, asked: IncomeAsked, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'lines', asked, pageNo],
    queryFn: ({ signal }) => valueOf(api.income.lines({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One line with all that it is made of (C4). */
export function incomeLineQuery(api: ApiClient, lineId: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'line', lineId],
    queryFn: ({ signal }) => valueOf(api.income.line({ params: { lineId } }, { signal })),
  });
}

/** What each person of the team did in the period of a line (C4). */
export function incomePeopleQuery(api: ApiClient, lineId: string, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...incomeKey, 'people', lineId, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.income.people({ params: { lineId }, query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
