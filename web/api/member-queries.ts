import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** The rank of the signed-in person, and how it is counted. */
export function rankQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: ['rank'],
    queryFn: ({ signal }) => valueOf(api.profile.rank({}, { signal })),
  });
}

/** The pictures that a person can choose as their avatar. */
export function iconsQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: ['icons'],
    queryFn: ({ signal }) => valueOf(api.site.icons({}, { signal })),
  });
}

/** The picture of the signed-in person. */
export function avatarQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: ['avatar'],
    queryFn: ({ signal }) => valueOf(api.account.avatar({}, { signal })),
  });
}
