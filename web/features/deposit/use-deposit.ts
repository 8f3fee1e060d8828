import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAnew } from '#web/shared/services/use-read-anew.ts';
import { provideDeposit } from './deposit.actors.ts';

/** Where a deposit is made: on its page, or in a dialog over a game. */
interface DepositPlace {
  /** The deposit to begin with; null for the one that is under way, else a new one. */
  readonly depositId: string | null;
  /** Told which deposit the flow is about now; null for a new one. */
  readonly onDepositChanged?: (depositId: string | null) => void;
  /** Back to the game that goes on behind; a page has none. */
  readonly backToGame?: () => void;
}

/** Runs the flow of a deposit for as long as its screens stand (W2). */
export function useDeposit({ depositId, onDepositChanged, backToGame }: DepositPlace) {
  const { api, clock } = useServices();
  const flow = useFlow(provideDeposit, {
    input: { now: () => clock.now(), depositId },
    on: { 'deposit.changed': (event) => onDepositChanged?.(event.depositId) },
  });
  useReadAnew({
    isResting: flow.hasTag('resting'),
    read: (signal) => api.deposits.terms({}, { signal }),
    onRead: ({ methods }) => flow.send({ type: 'terms.changed', terms: methods }),
  });
  return { ...flow, backToGame };
}

/** A deposit as its screens know it. */
export type DepositFlow = ReturnType<typeof useDeposit>;
