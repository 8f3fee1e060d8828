import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `submissions`. */
export const submissionsRequests: GoodRequestsOf<'submissions'> = {
  settle: async (portal) => ({
    ...(await asMember(portal)),
    body: { key: 'key-of-what-never-arrived' },
  }),
};
