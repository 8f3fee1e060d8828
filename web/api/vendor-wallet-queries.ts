import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about wallets begin with; `payments` follows changes. */
const walletsKey = ['payments', 'wallets'];

/** Which vendors keep wallets of their own (W2). */
export function merchantWalletQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...walletsKey, 'merchant'],
    queryFn: ({ signal }) => valueOf(api.wallet.merchant({}, { signal })),
  });
}

/** What is in every wallet, and what moves between them (W2). */
export function consolidatedWalletQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...walletsKey, 'consolidated'],
    queryFn: ({ signal }) => valueOf(api.wallet.consolidated({}, { signal })),
  });
}
