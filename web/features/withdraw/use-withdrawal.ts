import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import type { RequestedWithdrawal } from '#machines/withdrawal/withdrawal.machine.ts';
import { payoutAccountsKey, payoutAccountsQuery } from '#web/api/money-queries.ts';
import { withdrawalsKey, withdrawalTermsQuery } from '#web/api/withdrawal-queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideWithdrawal } from './withdrawal.actors.ts';

/** The request of a withdrawal as its screens know it. */
export type WithdrawalFlow = ReturnType<typeof useWithdrawal>;

/**
 * Runs the request of a withdrawal for as long as its screens stand (W2). What can be withdrawn, and
 * the accounts, are read beside it: they change with each deposit, bet and payout.
 */
export function useWithdrawal() {
  const services = useServices();
  const { api, queryClient } = services;
  const [draft] = useState(createMoneyPasswordDraft);
  const [machine] = useState(() => provideWithdrawal(services, draft));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { refusal } = state.context;
  const asked = useMoneyPasswordDraft(draft, 'withdraw', refusal);
  const terms = useQuery(withdrawalTermsQuery(api));
  const accounts = useQuery(payoutAccountsQuery(api));
  const leaf = leafOf(state.value);
  const waits = accounts.data?.accounts.map(({ usableFrom }) => usableFrom) ?? [];
  useServerMoments(waits, payoutAccountsKey);
  useServerMoments([terms.data?.limit.moreFrom], withdrawalsKey);

  useEffect(() => {
    if (leaf === 'requested') draft.clear();
  }, [draft, leaf]);
  useEffect(() => {
    // What was shown may have been out of date; what was requested is listed.
    if (refusal === null && leaf !== 'requested') return;
    void queryClient.invalidateQueries({ queryKey: withdrawalsKey });
    void queryClient.invalidateQueries({ queryKey: payoutAccountsKey });
  }, [queryClient, leaf, refusal]);

  return {
    ...state.context,
    leaf,
    draft,
    asked,
    terms: terms.data,
    accounts: accounts.data,
    failure: failureOf(terms, accounts),
    unanswered: useUnanswered(state.children.requestWithdrawal),
    isBusy: state.hasTag('busy'),
    submit: (request: RequestedWithdrawal) => send({ type: 'amount.submitted', ...request }),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    change: () => send({ type: 'changes.requested' }),
    confirm: () => send({ type: 'withdrawal.confirmed' }),
    startAnother: () => send({ type: 'another.requested' }),
  };
}
