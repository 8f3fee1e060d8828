import { z } from 'zod/v4';
import { usedUp } from './once-fields.ts';
import { LONGEST_PASSKEY_NAME } from './passkey-types.ts';
import { momentSchema, textOf } from './text.ts';

/** Bytes of WebAuthn, as text in base64url. */
const bytesOf = (max: number) => textOf(max).min(1);

const LONGEST_CREDENTIAL_ID = 1_400;
const LONGEST_PART = 8_192;

const nameSchema = textOf(2 * LONGEST_PASSKEY_NAME).min(1);

/** A passkey of an account, as its owner sees it (A24). */
export const passkeySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    /** A password manager keeps a copy of it, so that it is on other devices too. */
    isSynced: z.boolean(),
    createdAt: momentSchema,
    /** Null until it signs in or proves for the first time. */
    lastUsedAt: momentSchema.nullable(),
    /** The only way to sign in: it cannot be removed. */
    isLastWay: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of an account (A24). */
export const passkeysSchema = z
  .strictObject({
    /** The site takes passkeys. */
    isOffered: z.boolean(),
    /** How many an account may have. */
    max: z.int().positive(),
    /** The newest first. */
    list: z.array(passkeySchema),
  })
  .meta({ id: 'Passkeys' });
export type Passkeys = z.infer<typeof passkeysSchema>;

const knownPasskeySchema = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z
  .strictObject({
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** Counts once, for this account and for this purpose alone. */
    challenge: z.string(),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    /** Those that the account has: a device that holds one makes no second one. */
    excludeCredentials: z.array(knownPasskeySchema),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser asks for a passkey by: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestSchema = z
  .strictObject({
    rpId: z.string(),
    /** Counts once, and for this purpose alone. */
    challenge: z.string(),
    timeout: z.int(),
    /** Empty where any passkey of the site will do. */
    allowCredentials: z.array(knownPasskeySchema),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** A passkey that was just made, as far as the server reads of it. All bytes in base64url. */
const madePasskeySchema = z
  .strictObject({
    id: bytesOf(LONGEST_CREDENTIAL_ID),
    /** With the challenge that it answers. */
    clientDataJSON: usedUp(bytesOf(LONGEST_PART)),
    attestationObject: bytesOf(LONGEST_PART),
    transports: z.array(textOf(32)).max(8),
  })
  .meta({ id: 'MadePasskey' });
export type MadePasskey = z.infer<typeof madePasskeySchema>;

/** A new passkey with the name by which its owner knows it. */
export const newPasskeySchema = z
  .strictObject({ name: nameSchema, credential: madePasskeySchema })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Another name. */
export const passkeyNameSchema = z.strictObject({ name: nameSchema }).meta({ id: 'PasskeyName' });

/** What a passkey signed, as far as the server reads of it. All bytes in base64url. */
export const usedPasskeySchema = z
  .strictObject({
    id: bytesOf(LONGEST_CREDENTIAL_ID),
    /** With the challenge that it answers. */
    clientDataJSON: usedUp(bytesOf(LONGEST_PART)),
    authenticatorData: bytesOf(LONGEST_PART),
    signature: bytesOf(LONGEST_PART),
    /** Whose it is, as the device knows it. */
    userHandle: bytesOf(128).optional(),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

/** The passkeys that still count, so that a device can forget the others. */
export const countingPasskeysSchema = z
  .strictObject({
    rpId: z.string(),
    userId: z.string(),
    allAcceptedCredentialIds: z.array(z.string()),
  })
  .meta({ id: 'CountingPasskeys' });
export type CountingPasskeys = z.infer<typeof countingPasskeysSchema>;
