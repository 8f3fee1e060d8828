import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  permission: route('GET /site/permission', {
    summary: 'What is switched on for this site, by the host in the address',
    query: z.object({
      /** The address of the page that asks; the host in it says which site it is. */
      url: textOf(2000).optional(),
    }),
    auth: 'none',
    whenClosed: true,
    value: permissionInfoSchema,
  }),
  status: route('GET /site/status', {
    summary: 'Normal, maintenance or region restricted',
    auth: 'none',
    whenClosed: true,
    value: systemStatusSchema,
  }),
  menu: route('GET /site/menu', {
    summary: 'Game categories with their vendors, for the side menu',
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    value: z.array(vendorGroupSchema),
  }),
  resources: route('GET /site/resources', {
    summary: 'Links, downloads and social addresses by key',
    auth: 'none',
    whenClosed: true,
    value: resourcesSchema,
  }),
  icons: route('GET /site/icons', {
    summary: 'The pictures that a person can choose as their avatar',
    auth: 'member',
    value: z.array(iconSchema),
  }),
  countryCodes: route('GET /site/country-codes', {
    summary: 'Countries with their dialing codes and number lengths',
    auth: 'none',
    value: z.array(countrySchema),
  }),
  domains: route('GET /site/domains', {
    summary: 'Domains of the site, with their speed',
    auth: 'none',
    whenClosed: true,
    value: z.strictObject({
      /** The addresses of the site. */
      domainList: z.array(domainSchema),
    }),
  }),
  serviceVisit: route('POST /site/service-visits', {
    summary: 'A visit to customer service: a ticket for the desk, and the key to its address',
    body: z.strictObject({
      /** The desk that is visited. */
      desk: z.enum(serviceDesks),
      /**
       * Number of what the person asks about: an account record line, a withdrawal or a deposit.
       */
      about: textOf(64).optional(),
    }),
    readOnly: true,
    auth: 'none',
    play: 'neither',
    whenClosed: true,
    value: serviceVisitSchema,
    codes: ['feature_disabled'],
  }),
  language: route('POST /site/language', {
    summary: 'Tells the server which language was chosen',
    body: z.strictObject({ language: languageSchema }),
    auth: 'none',
    play: 'neither',
    value: z.strictObject({ language: languageSchema }),
  }),
});
