import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAgain } from '#web/shared/services/use-read-again.ts';
import { provideDeposit } from './deposit.actors.ts';

/** Where the deposit is made: on its page, or in a dialog over a game. */
interface DepositPlace {
  /** The initial deposit; null for the one under way, else a new one. */
  readonly depositId: string | null;
  /** Called with the flow's current deposit; null for a new one. */
  readonly onDepositChanged?: (depositId: string | null) => void;
  /** Back to the running game; left out on a page. */
  readonly backToGame?: () => void;
}

/** Runs the flow of a deposit while its screens are mounted (W2). */
export function useDeposit({ depositId, onDepositChanged, backToGame }: DepositPlace) {
  const { api, clock } = useServices();
  const flow = useFlow(provideDeposit, {
    input: { now: () => clock.now(), depositId },
    on: { 'deposit.changed': (event) => onDepositChanged?.(event.depositId) },
  });
  useReadAgain({
    isResting: flow.hasTag('resting'),
    read: (signal) => api.deposits.terms({}, { signal }),
    onRead: ({ methods }) => flow.send({ type: 'terms.changed', terms: methods }),
  });
  return { ...flow, backToGame };
}

/** A deposit: state and actions for its screens. */
export type DepositFlow = ReturnType<typeof useDeposit>;
