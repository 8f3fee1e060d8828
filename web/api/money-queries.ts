import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** The key of what is read of the passwords for money. What begins with `payments` follows changes. */
export const moneyPasswordsKey = ['payments', 'passwords'];

/** Which passwords the account has that money asks for (W2). */
export function moneyPasswordsQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: moneyPasswordsKey,
    queryFn: ({ signal }) => valueOf(api.moneyPasswords.state({}, { signal })),
  });
}

/** The key of what is read of the payout accounts. */
export const payoutAccountsKey = ['payments', 'accounts'];

/** The payout accounts of the person (W2). */
export function payoutAccountsQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: payoutAccountsKey,
    queryFn: ({ signal }) => valueOf(api.payoutAccounts.list({}, { signal })),
  });
}
