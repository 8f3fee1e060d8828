import { asMember, type GoodRequestsOf, plain } from './good-request.ts';

/** One good request for each call of `site`. */
export const siteRequests: GoodRequestsOf<'site'> = {
  permission: () => ({ query: { url: 'https://portal.example' } }),
  status: plain,
  menu: () => ({ query: { language: 'EN' } }),
  resources: plain,
  icons: asMember,
  countryCodes: plain,
  domains: plain,
  serviceVisit: () => ({ body: { desk: 'LIVECHAT' } }),
  language: () => ({ body: { language: 'EN' } }),
};
