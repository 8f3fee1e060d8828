import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { addressFieldNames } from '#contract/entities/delivery-types.ts';
import { queries } from '#web/api/queries.ts';
import type { RedeemDraft } from './redeem-draft.ts';

/**
 * Fills the last delivery address into an untouched form. If it cannot be read, the form stays
 * empty.
 *
 * @returns whether the form has exactly that address
 */
export function useLastAddress(draft: RedeemDraft): boolean {
  const { data } = useQuery(queries.points.address());
  const address = data?.address;
  useEffect(() => {
    const values = draft.values();
    if (!address || addressFieldNames.some((name) => values[name] !== '')) return;
    for (const name of addressFieldNames) draft.setText(name, address[name]);
  }, [draft, address]);
  return useSyncExternalStore(draft.onTyped, () => {
    const values = draft.values();
    return !!address && addressFieldNames.every((name) => values[name] === address[name]);
  });
}
