import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#web/api/queries.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** What stopped a stake: the player wanted more than there is (W2), or than a limit of theirs (W10). */
export interface FundsShort {
  readonly isShort: boolean;
  readonly isLimited: boolean;
  /** All that the player has, in minor units, once it is known. */
  readonly balance: number | undefined;
  readonly note: () => void;
  readonly noteLimit: () => void;
  readonly close: () => void;
}

/** Follows the balance; it is no longer short once money has arrived in any way. */
export function useFundsShort(): FundsShort {
  const { isSignedIn } = useSession();
  const { data } = useQuery({ ...queries.wallet.balance(), enabled: isSignedIn });
  const balance = data?.sumBalance;
  const [shortAt, setShortAt] = useState<number>();
  const [isLimited, setLimited] = useState(false);
  return {
    isShort: shortAt !== undefined && (balance ?? 0) <= shortAt,
    isLimited,
    balance,
    note: () => setShortAt(balance ?? 0),
    noteLimit: () => setLimited(true),
    close: () => {
      setShortAt(undefined);
      setLimited(false);
    },
  };
}
