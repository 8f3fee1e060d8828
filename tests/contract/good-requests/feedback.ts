import { asMember, type GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `feedback`. */
export const feedbackRequests: GoodRequestsOf<'feedback'> = {
  terms: asMember,
  send: async (portal) => ({
    ...(await asMember(portal)),
    body: { content: 'The slots are lovely, and the search could be quicker.' },
  }),
};
