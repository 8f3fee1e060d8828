import { z } from 'zod/v4';
import { accountClosureSchema } from './account-closure.ts';
import { openAccountRecoverySchema } from './account-recovery.ts';
import { contactKinds } from './contact-types.ts';
import { dataExportSchema } from './data-export.ts';
import { passkeysSchema } from './passkey.ts';
import { protectionKinds, securityEventKinds } from './security-types.ts';
import { socialProviders } from './social-providers.ts';
import { momentSchema } from './text.ts';

/** How many events a page of the history has (W5). */
export const SECURITY_EVENTS_PAGE_SIZE = 10;

const originFields = {
  /** The browser by its name; null where it does not say. */
  browser: z.string().nullable(),
  /** The operating system by its name; null where the browser does not say. */
  system: z.string().nullable(),
  /** As coarse as a city; null where nothing is known of the address. */
  place: z.string().nullable(),
};

/** Where a call came from, as far as its owner recognises it by. */
const visitOriginSchema = z.strictObject(originFields).meta({ id: 'VisitOrigin' });
export type VisitOrigin = z.infer<typeof visitOriginSchema>;

/** A session of the person that counts (A26). */
const openSessionSchema = z
  .strictObject({
    id: z.string(),
    ...originFields,
    firstUsedAt: momentSchema,
    lastUsedAt: momentSchema,
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSessionSchema>;

/** Something that protects the account, or could. */
const protectionSchema = z
  .strictObject({
    kind: z.enum(protectionKinds),
    isOn: z.boolean(),
    /** An address or a number, most of it hidden. */
    shown: z.string().nullable(),
    /** Since when it is as it is, where that is known. */
    since: momentSchema.nullable(),
    /** Whether a code proved that its owner gets what is sent there; null for what is no address. */
    isConfirmed: z.boolean().nullable(),
  })
  .meta({ id: 'Protection' });
export type Protection = z.infer<typeof protectionSchema>;

/** A device on which a right password is enough for a time (A26). */
const trustedDeviceSchema = z
  .strictObject({
    id: z.string(),
    ...originFields,
    trustedAt: momentSchema,
    lastUsedAt: momentSchema,
    expiresAt: momentSchema,
  })
  .meta({ id: 'TrustedDevice' });
export type TrustedDevice = z.infer<typeof trustedDeviceSchema>;

/** The second step of an account, as its owner sees it (A26). */
const twoStepSchema = z
  .strictObject({
    isOn: z.boolean(),
    /** A change of it asks for the password of the account; one without is not asked. */
    asksPassword: z.boolean(),
    recoveryCodesLeft: z.int().nonnegative(),
    trustedDevices: z.array(trustedDeviceSchema),
  })
  .meta({ id: 'TwoStep' });
export type TwoStep = z.infer<typeof twoStepSchema>;

/** A provider whose accounts sign the person in (G5). */
const linkedAccountSchema = z
  .strictObject({
    provider: z.enum(socialProviders),
    linkedAt: momentSchema,
    /** The only way to sign in: it cannot be removed. */
    isLastWay: z.boolean(),
  })
  .meta({ id: 'LinkedAccount' });
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;

/** What protects an account, and who is signed in to it (W5). */
export const securitySchema = z
  .strictObject({
    protections: z.array(protectionSchema),
    /** What the person can bind or change here. */
    changeableContacts: z.array(z.enum(contactKinds)),
    /** What would help most; null where everything is on. */
    advice: z.enum(protectionKinds).nullable(),
    socialAccounts: z.array(linkedAccountSchema),
    /** The one that asks first, then by last use. */
    sessions: z.array(openSessionSchema),
    twoStep: twoStepSchema,
    closing: accountClosureSchema,
    /** Somebody has asked for a new password without what signs in; null where nobody has. */
    accountRecovery: openAccountRecoverySchema.nullable(),
    passkeys: passkeysSchema,
    dataExport: dataExportSchema,
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof securitySchema>;

/** The sign-in before this one (A26). */
export const lastSignInSchema = z
  .strictObject({
    before: z.strictObject({ ...originFields, at: momentSchema }).nullable(),
    /** The account closes then, unless its owner comes back (W5). */
    closesAt: momentSchema.nullable(),
    /** From then on the person who asked for an account recovery can use it, unless the owner stops it (W5). */
    recoveryReadyAt: momentSchema.nullable(),
  })
  .meta({ id: 'LastSignIn' });
export type LastSignIn = z.infer<typeof lastSignInSchema>;

/** Something that happened to the security of an account. */
export const securityEventSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(securityEventKinds),
    at: momentSchema,
    ...originFields,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEventSchema>;
