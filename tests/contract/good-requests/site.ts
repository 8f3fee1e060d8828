import { type GoodRequestsOf } from './good-request.ts';

/** Good requests of `site`. */
export const siteRequests: GoodRequestsOf<'site'> = {
  permission: () => ({ query: { url: 'https://portal.example' } }),
  menu: () => ({ query: { language: 'EN' } }),
  serviceVisit: () => ({ body: { desk: 'LIVECHAT' } }),
  language: () => ({ body: { language: 'EN' } }),
};
