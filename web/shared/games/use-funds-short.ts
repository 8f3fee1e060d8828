import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { balanceQuery } from '#web/api/wallet-queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** Whether the player wanted to stake more than there is, and whether money has come since (W2). */
export interface FundsShort {
  readonly isShort: boolean;
  /** Money came after the balance was short, or was paid in over the game: it may look again. */
  readonly isCovered: boolean;
  readonly note: () => void;
  readonly close: () => void;
}

/** Follows the balance from the moment on in which it was short, or paying in began over the game. */
export function useFundsShort(): FundsShort {
  const { isSignedIn } = useSession();
  const { api, modals } = useServices();
  const { data } = useQuery({ ...balanceQuery(api), enabled: isSignedIn });
  const [since, setSince] = useState<{ readonly balance: number; readonly isShort: boolean }>();
  const isCovered = since !== undefined && data !== undefined && data.sumBalance > since.balance;
  const isShort = since?.isShort === true && !isCovered;
  const followFrom = (short: boolean) =>
    setSince({ balance: data?.sumBalance ?? 0, isShort: short });

  const isPayingIn = useSelector(modals, ({ context }) =>
    context.stack.some(({ type }) => type === 'deposit'),
  );
  const [wasPayingIn, setPayingIn] = useState(isPayingIn);
  if (isPayingIn !== wasPayingIn) {
    setPayingIn(isPayingIn);
    if (isPayingIn) followFrom(isShort);
  }
  return {
    isShort,
    isCovered,
    note: () => followFrom(true),
    close: () => setSince(undefined),
  };
}
