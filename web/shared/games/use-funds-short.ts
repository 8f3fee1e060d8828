import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#web/api/queries.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** What stops a stake besides the money: a limit of the player, or their account (W10, A27). */
export type StakeStop = 'play_limit_reached' | 'account_restricted';

/**
 * What stopped a stake: the player wanted more than there is (W2), or
 * than a limit of theirs or their account allows (W10).
 */
export interface FundsShort {
  readonly isShort: boolean;
  /** What else stopped a stake: a limit, or what the account may not do now; null if nothing did. */
  readonly stoppedBy: StakeStop | null;
  /** All that the player has, in minor units, once it is known. */
  readonly balance: number | undefined;
  readonly note: () => void;
  readonly noteStop: (by: StakeStop) => void;
  readonly close: () => void;
}

/** Follows the balance; it is no longer short once money has arrived in any way. */
export function useFundsShort(): FundsShort {
  const { isSignedIn } = useSession();
  const { data } = useQuery({ ...queries.wallet.balance(), enabled: isSignedIn });
  const balance = data?.sumBalance;
  const [shortAt, setShortAt] = useState<number>();
  const [stoppedBy, setStoppedBy] = useState<StakeStop | null>(null);
  return {
    isShort: shortAt !== undefined && (balance ?? 0) <= shortAt,
    stoppedBy,
    balance,
    note: () => setShortAt(balance ?? 0),
    noteStop: setStoppedBy,
    close: () => {
      setShortAt(undefined);
      setStoppedBy(null);
    },
  };
}
