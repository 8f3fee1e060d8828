import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { ofMember, valueOf } from './queries.ts';

/** A ticket for the chat room counts once: each opening of the room asks for its own. */
export function roomVisitQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: ['service', 'room'],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => valueOf(api.site.serviceVisit({ body: { desk: 'ROOM' } }, { signal })),
  });
}
