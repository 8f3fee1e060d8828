import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAnew } from '#web/shared/services/use-read-anew.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { provideDeposit } from './deposit.actors.ts';

/** Where a deposit is made: on its page, or in a dialog over a game. */
interface DepositPlace {
  /** The deposit to begin with; null for the one that is under way, else a new one. */
  readonly depositId: string | null;
  /** Back to the game that goes on behind; a page has none. */
  readonly backToGame?: () => void;
}

/** States in which other terms of the site can be taken over. */
const restingLeaves: ReadonlySet<string> = new Set([
  'closed',
  'choosingMethod',
  'enteringAmount',
  'refusedByLimit',
]);

/** Runs the flow of a deposit for as long as its screens stand (W2). */
export function useDeposit({ depositId, backToGame }: DepositPlace) {
  const services = useServices();
  const [machine] = useState(() => provideDeposit(services));
  const [state, send] = useMachine(machine, {
    input: { now: () => services.clock.now(), depositId },
    ...services.watching,
  });

  const leaf = leafOf(state.value);
  useReadAnew({
    isResting: restingLeaves.has(leaf),
    read: (signal) => services.api.deposits.terms({}, { signal }),
    onRead: ({ methods }) => send({ type: 'terms.changed', terms: methods }),
  });

  return {
    ...state.context,
    unanswered: useUnanswered(state.children.createCharge),
    leaf,
    /** Nothing is known yet of the ways to pay and of deposits under way. */
    isReading: leaf === 'reading' || leaf === 'sorting',
    /** Nothing is under way, and nothing of the terms is settled. */
    isResting: restingLeaves.has(leaf),
    hasWays: state.context.terms.length > 1,
    backToGame,
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
