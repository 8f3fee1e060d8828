import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries, readsOf } from '#web/api/queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { provideWithdrawal } from './withdrawal.actors.ts';

/** The request of a withdrawal: state and actions for its screens. */
export type WithdrawalFlow = ReturnType<typeof useWithdrawal>;

/**
 * Runs the request of a withdrawal while its screens are mounted (W2). What can be withdrawn, and
 * the accounts, are read beside it: they change with each deposit, bet and payout.
 */
export function useWithdrawal() {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const flow = useFlow(() => provideWithdrawal(services, draft), {
    on: { 'passwords.used': () => draft.clear() },
  });
  const terms = useQuery(queries.withdrawals.terms());
  const accounts = useQuery(queries.payoutAccounts.list());
  const waits = accounts.data?.accounts.map(({ usableFrom }) => usableFrom) ?? [];
  useServerMoments(waits, queries.payoutAccounts.list());
  useServerMoments([terms.data?.limit.resetsAt], readsOf('withdrawals'));

  return {
    ...flow,
    edited: editing(flow),
    draft,
    passwords: useMoneyPasswordDraft(draft, 'withdraw', flow.refusal),
    terms: terms.data,
    accounts: accounts.data,
    failure: failureOf(terms, accounts),
  };
}
