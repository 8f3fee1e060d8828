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
    /** A password manager syncs it, so other devices have it too. */
    isSynced: z.boolean(),
    createdAt: momentSchema,
    /** Null until its first use. */
    lastUsedAt: momentSchema.nullable(),
    /** The only way to sign in: it cannot be removed. */
    isLastSignInMethod: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

/** The passkeys of an account (A24). */
export const passkeysSchema = z
  .strictObject({
    /** The site allows passkeys. */
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

/** The options for making a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z
  .strictObject({
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    /** Valid once, for this account and this purpose. */
    challenge: z.string(),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    /** The account's passkeys: a device that holds one makes no second. */
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

/** The options of a passkey sign-in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestSchema = z
  .strictObject({
    rpId: z.string(),
    /** Valid once, and for this purpose. */
    challenge: z.string(),
    timeout: z.int(),
    /** Empty if any passkey of the site will do. */
    allowCredentials: z.array(knownPasskeySchema),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** A new passkey, with the fields that the server reads. All bytes in base64url. */
const madePasskeySchema = z
  .strictObject({
    id: bytesOf(LONGEST_CREDENTIAL_ID),
    /** Contains the challenge. */
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

/** A passkey's signature, with the fields that the server reads. All bytes in base64url. */
export const usedPasskeySchema = z
  .strictObject({
    id: bytesOf(LONGEST_CREDENTIAL_ID),
    /** Contains the challenge. */
    clientDataJSON: usedUp(bytesOf(LONGEST_PART)),
    authenticatorData: bytesOf(LONGEST_PART),
    signature: bytesOf(LONGEST_PART),
    /** The user handle, as the device knows it. */
    userHandle: bytesOf(128).optional(),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

/** The passkeys that are still valid, so that a device can forget the others. */
export const countingPasskeysSchema = z
  .strictObject({
    rpId: z.string(),
    userId: z.string(),
    allAcceptedCredentialIds: z.array(z.string()),
  })
  .meta({ id: 'CountingPasskeys' });
export type CountingPasskeys = z.infer<typeof countingPasskeysSchema>;
