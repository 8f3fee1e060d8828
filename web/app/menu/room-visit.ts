import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { valueOf } from '#web/api/refused-read.ts';

/** A chat ticket is valid once: each opening of the room gets its own. */
export function roomVisit(api: ApiClient) {
  return queryOptions({
    queryKey: ['site', 'serviceVisit'],
    queryFn: ({ signal }) => valueOf(api.site.serviceVisit({ body: { desk: 'ROOM' } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
