import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** Whether the player wanted to stake more than there is, and whether money has come since (W2). */
export interface FundsShort {
  readonly isShort: boolean;
  /** Money came after the balance was short: the game may look again. */
  readonly isCovered: boolean;
  readonly note: () => void;
  readonly close: () => void;
}

/** Follows the balance from the moment on in which it was short. */
export function useFundsShort(): FundsShort {
  const { isSignedIn } = useSession();
  const { data } = useQuery({ ...balanceQuery(useServices().api), enabled: isSignedIn });
  const [before, setBefore] = useState<number | null>(null);
  const isCovered = before !== null && data !== undefined && data.sumBalance > before;
  return {
    isShort: before !== null && !isCovered,
    isCovered,
    note: () => setBefore(data?.sumBalance ?? 0),
    close: () => setBefore(null),
  };
}
