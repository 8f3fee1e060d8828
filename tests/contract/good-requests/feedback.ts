import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `feedback`. */
export const feedbackRequests: GoodRequestsOf<'feedback'> = {
  send: async (portal) => ({
    ...(await asMember(portal)),
    body: { content: 'The slots are lovely, and the search could be quicker.' },
  }),
};
