import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideDeposit } from './deposit.actors.ts';

/** Where the address names the deposit that the page shows. */
const ID = 'id';

/** Runs the flow of a deposit for as long as its page stands, and keeps its address in step (W2). */
export function useDeposit() {
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  const [machine] = useState(() => provideDeposit(services));
  const [state, send] = useMachine(machine, {
    input: { now: () => services.clock.now(), depositId: search.get(ID) },
    ...services.watching,
  });

  const { depositId } = state.context;
  const named = search.get(ID);
  useEffect(() => {
    if (named === depositId) return;
    setSearch(depositId === null ? {} : { [ID]: depositId }, { replace: true });
  }, [named, depositId, setSearch]);

  useEffect(() => {
    const listener = () => send({ type: 'connection.returned' });
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [send]);

  return {
    ...state.context,
    leaf: leafOf(state.value),
    hasWays: state.context.terms.length > 1,
    chooseMethod: (method: DepositMethod) => send({ type: 'method.chosen', method }),
    showMethods: () => send({ type: 'methods.requested' }),
    submitAmount: (amount: number) => send({ type: 'amount.submitted', amount }),
    claimPaid: () => send({ type: 'payment.claimed' }),
    cancel: () => send({ type: 'cancellation.requested' }),
    renewCode: () => send({ type: 'code.renewed' }),
    startAnother: () => send({ type: 'another.requested' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** A deposit as its screens know it. */
export type DepositFlow = ReturnType<typeof useDeposit>;
