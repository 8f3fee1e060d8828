import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** The picture of the signed-in person. */
export function avatarQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: ['avatar'],
    queryFn: ({ signal }) => valueOf(api.account.avatar({}, { signal })),
  });
}
