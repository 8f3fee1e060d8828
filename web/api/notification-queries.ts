import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the person wants to be told, and how (W7). */
export function notificationsQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: ['notifications'],
    queryFn: ({ signal }) => valueOf(api.notifications.preferences({}, { signal })),
  });
}
