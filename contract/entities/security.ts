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
  /** The name of the browser; null if unknown. */
  browser: z.string().nullable(),
  /** The name of the operating system; null if unknown. */
  system: z.string().nullable(),
  /** No more precise than a city; null if nothing is known about the address. */
  place: z.string().nullable(),
};

/** The origin of a call, in terms that the account's owner recognises. */
const visitOriginSchema = z.strictObject(originFields).meta({ id: 'VisitOrigin' });
export type VisitOrigin = z.infer<typeof visitOriginSchema>;

/** An active session of the person (A26). */
const openSessionSchema = z
  .strictObject({
    id: z.string(),
    ...originFields,
    /** When the session began. */
    firstUsedAt: momentSchema,
    lastUsedAt: momentSchema,
    /** The session of the caller. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSessionSchema>;

/** A protection that the account has, or could have. */
const protectionSchema = z
  .strictObject({
    /** What protects the account. */
    kind: z.enum(protectionKinds),
    isOn: z.boolean(),
    /** An address or number, masked. */
    shown: z.string().nullable(),
    /** When it was last changed, if known. */
    since: momentSchema.nullable(),
    /** Whether the owner proved by a code that messages arrive there; null if it is no address. */
    isConfirmed: z.boolean().nullable(),
  })
  .meta({ id: 'Protection' });
export type Protection = z.infer<typeof protectionSchema>;

/** A trusted device: the password alone is enough there for a time (A26). */
const trustedDeviceSchema = z
  .strictObject({
    id: z.string(),
    ...originFields,
    /** When the person trusted it. */
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
    /** Changes of it require the account's password; false for an account without one. */
    asksPassword: z.boolean(),
    /** The number of recovery codes that are not used up. */
    recoveryCodesLeft: z.int().nonnegative(),
    /** The devices that are asked for no second step. */
    trustedDevices: z.array(trustedDeviceSchema),
  })
  .meta({ id: 'TwoStep' });
export type TwoStep = z.infer<typeof twoStepSchema>;

/** A provider whose accounts sign the person in (G5). */
const linkedAccountSchema = z
  .strictObject({
    /** At which site the account is. */
    provider: z.enum(socialProviders),
    /** When it was linked. */
    linkedAt: momentSchema,
    /** The only way to sign in, so it cannot be removed. */
    isLastSignInMethod: z.boolean(),
  })
  .meta({ id: 'LinkedAccount' });
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;

/** What protects an account, and who is signed in to it (W5). */
export const securitySchema = z
  .strictObject({
    /** What protects the account, and what could. */
    protections: z.array(protectionSchema),
    /** What the person can bind or change here. */
    changeableContacts: z.array(z.enum(contactKinds)),
    /** The most useful next protection; null if everything is on. */
    advice: z.enum(protectionKinds).nullable(),
    /** The accounts at other sites that sign in here. */
    socialAccounts: z.array(linkedAccountSchema),
    /** The caller's session first, then by last use. */
    sessions: z.array(openSessionSchema),
    twoStep: twoStepSchema,
    closing: accountClosureSchema,
    /**
     * An open account recovery, asked for by somebody who cannot sign in, or null.
     */
    accountRecovery: openAccountRecoverySchema.nullable(),
    passkeys: passkeysSchema,
    dataExport: dataExportSchema,
  })
  .meta({ id: 'Security' });
export type Security = z.infer<typeof securitySchema>;

/** The previous sign-in (A26). */
export const lastSignInSchema = z
  .strictObject({
    /** The sign-in before this one, or null. */
    before: z.strictObject({ ...originFields, at: momentSchema }).nullable(),
    /** When the account closes, unless its owner cancels (W5). */
    closesAt: momentSchema.nullable(),
    /** When an account recovery takes effect, unless the owner stops it (W5). */
    recoveryReadyAt: momentSchema.nullable(),
  })
  .meta({ id: 'LastSignIn' });
export type LastSignIn = z.infer<typeof lastSignInSchema>;

/** A security event of an account. */
export const securityEventSchema = z
  .strictObject({
    id: z.string(),
    /** What happened to the account. */
    kind: z.enum(securityEventKinds),
    at: momentSchema,
    ...originFields,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEventSchema>;
