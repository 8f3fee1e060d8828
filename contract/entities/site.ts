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
    /** 0 open, 1 closed for maintenance, 2 closed to the caller's region. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** The visitor's address, shown on the region screen. */
    ip: z.string(),
    /** What the operator tells people meanwhile. */
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
    /** The label, in English. */
    labelNameEn: z.string(),
    /** What the address is: a page, a download or a page of a social network. */
    resourceType: z.enum(['link', 'download', 'social']),
    /** A picture with the address as a QR code, or null. */
    qrCodeUrl: webAddressSchema.nullable(),
  })
  .meta({ id: 'Resource' });
export const resourcesSchema = z.record(z.string(), resourceSchema).meta({ id: 'Resources' });
export type Resources = z.infer<typeof resourcesSchema>;

/** An entry of customer service (S8). */
const customerServiceSchema = z
  .strictObject({
    /** Which desk it is: for everybody, or for important customers. */
    csType: z.enum(['VIP', 'LIVECHAT']),
    path: webAddressSchema,
    /** The addresses of the desk. */
    version: z.strictObject({
      /** A path of type '3' goes before the plain one; it is a compact JWE. */
      pathList: z.array(
        z.strictObject({
          /** Which app or page the address opens. */
          type: z.string(),
          /** The address that is opened. */
          path: z.string(),
        }),
      ),
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
    key: z
      .strictObject({
        /** The id of the key, which the desk looks it up by. */
        keyId: z.string(),
        /** The key itself; it counts once. */
        secret: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ServiceVisit' });

/** The site's configuration that a browser needs first. */
export const permissionInfoSchema = z
  .strictObject({
    /** The brand's name, as people read it. */
    siteName: z.string(),
    /** The code of the brand; a launch sends it to the vendor. */
    merchantCode: z.string(),
    /** The features of the brand. */
    whitelabel: whitelabelFlagsSchema,
    /** The features that the site has switched on. */
    register: siteTogglesSchema,
    currency: currencySchema,
    /** The languages that the site offers, in the order of its menu. */
    languages: z.array(languageSchema).min(1),
    /** Whose laws the site follows. */
    jurisdiction: z.enum(['generic', 'br']),
    /** Whether it is a site for agents, who do not register: 1 yes, 0 no. */
    agentSite: toggleSchema,
    /** Whether every page but those for signing in needs a session: 1 yes, 0 no. */
    loginedToHomePage: toggleSchema,
    /** The Firebase project that sends sign-in codes; null if the server sends them. */
    firebase: firebaseSettingsSchema.nullable(),
    /** Sign-in by accounts elsewhere (G5). */
    socialLogin: socialLoginSchema,
    /** Sign-in by passkey is on (A24). */
    passkeySignIn: z.boolean(),
    /** The age from which a person may play, in years. */
    minimumAge: z.int().positive(),
    /** The site's time zone (IANA): days, ranges and records use it. */
    timeZone: z.string(),
    /** Idle time in minutes, after which a session ends (A19, G9). */
    sessionIdleMinutes: z.int().positive(),
    /** How long a trusted device skips the second step, in days from its last use (A26). */
    deviceTrustDays: z.int().positive(),
    /** The desks of customer service. */
    customerService: z.array(customerServiceSchema),
    /** Without an id nothing is measured (S11). */
    analytics: z.strictObject({
      /** The id of the site's Google tag; null if it has none. */
      gtagId: z.string().nullable(),
      /** The script of the operator's own analytics, or null. */
      scriptUrl: webAddressSchema.nullable(),
    }),
    /**
     * Base addresses for pictures; empty means the portal's own origin (S11). A picture's path may
     * get `?w=` with a width in CSS pixels; the server may answer with a smaller version (S15) or
     * the usual one.
     */
    imageCDNs: z.array(webAddressSchema),
    /** The hosts that games are loaded from. */
    launchGameCDNs: z.array(webAddressSchema),
    /** From where the request came, as the server sees it. */
    location: z.strictObject({
      /** The IP address of the request. */
      ip: z.string(),
      countryCode: z.string().length(2),
    }),
    /** Whether the site is closed for maintenance. */
    maintenance: z.boolean(),
    /** Whether the site is closed to the caller's region. */
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
    /** The number of digits that a number of this country has at most. */
    maxDigits: z.int().positive(),
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof countrySchema>;

/** A domain of the site with its last measured speed in milliseconds. */
export const domainSchema = z
  .strictObject({
    domain: webAddressSchema,
    /** How long the address took to answer, in milliseconds; null if it did not answer. */
    speed: z.int().nonnegative().nullable(),
  })
  .meta({ id: 'Domain' });

/** A picture that a person can choose as their avatar, by its key (W5). */
export const iconSchema = z
  .strictObject({
    /** The name by which it is chosen. */
    key: z.string(),
    url: addressSchema,
  })
  .meta({ id: 'Icon' });
export type Icon = z.infer<typeof iconSchema>;
