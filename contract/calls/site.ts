import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { vendorGroupSchema } from '../entities/game.ts';
import { serviceDesks } from '../entities/service-desks.ts';
import {
  countrySchema,
  domainSchema,
  iconSchema,
  permissionInfoSchema,
  resourcesSchema,
  serviceVisitSchema,
  systemStatusSchema,
} from '../entities/site.ts';
import { languageSchema, textOf } from '../entities/text.ts';

/** The site as a visitor sees it: what it offers, whether it is open, and its addresses. */
export const siteCalls = c.router({
  permission: {
    method: 'GET',
    path: '/site/permission',
    query: z.object({ url: textOf(2000).optional() }),
    ...answers({
      summary: 'What is switched on for this site, by the host in the address',
      auth: 'none',
      whenClosed: true,
      value: permissionInfoSchema,
    }),
  },
  status: {
    method: 'GET',
    path: '/site/status',
    ...answers({
      summary: 'Normal, maintenance or region restricted',
      auth: 'none',
      whenClosed: true,
      value: systemStatusSchema,
    }),
  },
  menu: {
    method: 'GET',
    path: '/site/menu',
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'Game categories with their vendors, for the side menu',
      auth: 'none',
      value: z.array(vendorGroupSchema),
    }),
  },
  resources: {
    method: 'GET',
    path: '/site/resources',
    ...answers({
      summary: 'Links, downloads and social addresses by key',
      auth: 'none',
      whenClosed: true,
      value: resourcesSchema,
    }),
  },
  icons: {
    method: 'GET',
    path: '/site/icons',
    ...answers({
      summary: 'The pictures that a person can choose as their avatar',
      auth: 'member',
      value: z.array(iconSchema),
    }),
  },
  countryCodes: {
    method: 'GET',
    path: '/site/country-codes',
    ...answers({
      summary: 'Countries with their dialing codes and number lengths',
      auth: 'none',
      value: z.array(countrySchema),
    }),
  },
  domains: {
    method: 'GET',
    path: '/site/domains',
    ...answers({
      summary: 'Domains of the site, with their speed',
      auth: 'none',
      whenClosed: true,
      value: z.strictObject({ domainList: z.array(domainSchema) }),
    }),
  },
  serviceVisit: {
    method: 'POST',
    path: '/site/service-visits',
    body: z.strictObject({
      desk: z.enum(serviceDesks),
      /**
       * Number of what the person asks about: an account record line, a withdrawal or a deposit.
       */
      about: textOf(64).optional(),
    }),
    ...answers({
      summary: 'A visit to customer service: a ticket for the desk, and the key to its address',
      readOnly: true,
      auth: 'none',
      whenClosed: true,
      value: serviceVisitSchema,
      codes: ['feature_disabled'],
    }),
  },
  language: {
    method: 'POST',
    path: '/site/language',
    body: z.strictObject({ language: languageSchema }),
    ...answers({
      summary: 'Tells the server which language was chosen',
      auth: 'none',
      value: z.strictObject({ language: languageSchema }),
    }),
  },
});
