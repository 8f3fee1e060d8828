import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { siteTogglesSchema, whitelabelFlagsSchema } from './registration.ts';
import { socialLoginSchema } from './social.ts';
import {
  addressSchema,
  languageSchema,
  momentSchema,
  toggleSchema,
  webAddressSchema,
} from './text.ts';
import { firebaseSettingsSchema } from './verification.ts';

/** 0 normal, 1 maintenance, 2 region restricted; maintenance has priority (S9). */
export const systemStatusSchema = z
  .strictObject({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** The visitor's address, shown on the region screen. */
    ip: z.string(),
    message: z.string().optional(),
    /** When the maintenance is expected to end. */
    until: momentSchema.nullable(),
    serverTime: momentSchema,
  })
  .meta({ id: 'SystemStatus' });
export type SystemStatus = z.infer<typeof systemStatusSchema>;

/** A resource of the site by its key, such as AFFILIATELINK or Android (specification §3). */
const resourceSchema = z
  .strictObject({
    url: webAddressSchema,
    labelNameEn: z.string(),
    resourceType: z.enum(['link', 'download', 'social']),
    qrCodeUrl: webAddressSchema.nullable(),
  })
  .meta({ id: 'Resource' });
export const resourcesSchema = z.record(z.string(), resourceSchema).meta({ id: 'Resources' });
export type Resources = z.infer<typeof resourcesSchema>;

/** An entry of customer service (S8). */
const customerServiceSchema = z
  .strictObject({
    csType: z.enum(['VIP', 'LIVECHAT']),
    path: webAddressSchema,
    version: z.strictObject({
      /** A path of type '3' goes before the plain one; it is a compact JWE. */
      pathList: z.array(z.strictObject({ type: z.string(), path: z.string() })),
    }),
  })
  .meta({ id: 'CustomerService' });
export type CustomerService = z.infer<typeof customerServiceSchema>;

/** What a browser needs to open a customer service desk (S8). */
export const serviceVisitSchema = z
  .strictObject({
    /** One-time proof to the desk of who the person is; null for a visitor without a session. */
    ticket: z.string().nullable(),
    /** The key of the desk's sealed paths: 256 bits in base64url. */
    key: z.strictObject({ keyId: z.string(), secret: z.string() }).nullable(),
  })
  .meta({ id: 'ServiceVisit' });

/** The site's configuration that a browser needs first. */
export const permissionInfoSchema = z
  .strictObject({
    siteName: z.string(),
    merchantCode: z.string(),
    whitelabel: whitelabelFlagsSchema,
    register: siteTogglesSchema,
    currency: currencySchema,
    languages: z.array(languageSchema).min(1),
    jurisdiction: z.enum(['generic', 'br']),
    agentSite: toggleSchema,
    loginedToHomePage: toggleSchema,
    /** The Firebase project that sends sign-in codes; null if the server sends them. */
    firebase: firebaseSettingsSchema.nullable(),
    /** Sign-in by accounts elsewhere (G5). */
    socialLogin: socialLoginSchema,
    /** Sign-in by passkey is on (A24). */
    passkeySignIn: z.boolean(),
    minimumAge: z.int().positive(),
    /** The site's time zone (IANA): days, ranges and records use it. */
    timeZone: z.string(),
    /** Idle time after which a session ends (A19, G9). */
    sessionIdleMinutes: z.int().positive(),
    /** How long a trusted device skips the second step, counted from its last use (A26). */
    deviceTrustDays: z.int().positive(),
    customerService: z.array(customerServiceSchema),
    /** Without an id nothing is measured (S11). */
    analytics: z.strictObject({
      gtagId: z.string().nullable(),
      scriptUrl: webAddressSchema.nullable(),
    }),
    /**
     * Base addresses for pictures; empty means the portal's own origin (S11). A picture's path may
     * get `?w=` with a width in CSS pixels; the server may answer with a smaller version (S15) or
     * the usual one.
     */
    imageCDNs: z.array(webAddressSchema),
    launchGameCDNs: z.array(webAddressSchema),
    location: z.strictObject({ ip: z.string(), countryCode: z.string().length(2) }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    serverTime: momentSchema,
  })
  .meta({ id: 'PermissionInfo' });
export type PermissionInfo = z.infer<typeof permissionInfoSchema>;

/** A country in the picker, with the lengths of its mobile numbers (A7). */
export const countrySchema = z
  .strictObject({
    countryCode: z.string().length(2),
    /** With the plus sign: '+55'. */
    countryDialingCode: z.string().regex(/^\+\d{1,4}$/u),
    /** The main country of a shared dialing code. */
    leadsDialingCode: z.boolean(),
    /** The trunk prefix for calls inside the country: '0' in Brazil; may be empty. */
    trunkPrefix: z.string().max(4),
    /** Digits of a national mobile number. */
    minDigits: z.int().positive(),
    maxDigits: z.int().positive(),
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof countrySchema>;

/** A domain of the site with its last measured speed in milliseconds. */
export const domainSchema = z
  .strictObject({ domain: webAddressSchema, speed: z.int().nonnegative().nullable() })
  .meta({ id: 'Domain' });

/** A picture that a person can choose as their avatar, by its key (W5). */
export const iconSchema = z
  .strictObject({ key: z.string(), url: addressSchema })
  .meta({ id: 'Icon' });
export type Icon = z.infer<typeof iconSchema>;
