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
  /** As WebAuthn asks for it. */
  type: z.literal('public-key'),
  /** How the browser reaches the passkey, as WebAuthn names it. */
  transports: z.array(z.string()),
});

/** The options for making a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z
  .strictObject({
    /** The site that the passkey belongs to. */
    rp: z.strictObject({
      /** The host that the passkey belongs to. */
      id: z.string(),
      name: z.string(),
    }),
    /** The account that the passkey signs in to. */
    user: z.strictObject({
      id: z.string(),
      name: z.string(),
      /** The name that the device shows. */
      displayName: z.string(),
    }),
    /** Valid once, for this account and this purpose. */
    challenge: z.string(),
    /** The kinds of signature that the server understands, as WebAuthn asks for them. */
    pubKeyCredParams: z.array(
      z.strictObject({
        type: z.literal('public-key'),
        /** The number of the algorithm, in the COSE list. */
        alg: z.int(),
      }),
    ),
    /** How long the browser waits for the person, in milliseconds. */
    timeout: z.int(),
    /** The account's passkeys: a device that holds one makes no second. */
    excludeCredentials: z.array(knownPasskeySchema),
    /** What the device must be able to do, as WebAuthn asks for it. */
    authenticatorSelection: z.strictObject({
      /** That the device keeps the passkey, so that no user name is typed. */
      residentKey: z.literal('required'),
      /** The same, for older browsers. */
      requireResidentKey: z.literal(true),
      /** That the device checks who is there. */
      userVerification: z.literal('required'),
    }),
    /** That the maker of the device is not asked about. */
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The options of a passkey sign-in: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestSchema = z
  .strictObject({
    /** The host that the passkeys belong to. */
    rpId: z.string(),
    /** Valid once, and for this purpose. */
    challenge: z.string(),
    /** How long the browser waits for the person, in milliseconds. */
    timeout: z.int(),
    /** Empty if any passkey of the site will do. */
    allowCredentials: z.array(knownPasskeySchema),
    /** That the device checks who is there. */
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
    /** The new public key with its proof, in base64url. */
    attestationObject: bytesOf(LONGEST_PART),
    /** How the browser reaches the passkey, as WebAuthn names it. */
    transports: z.array(textOf(32)).max(8),
  })
  .meta({ id: 'MadePasskey' });
export type MadePasskey = z.infer<typeof madePasskeySchema>;

/** A new passkey with the name by which its owner knows it. */
export const newPasskeySchema = z
  .strictObject({
    /** The name by which the person knows it. */
    name: nameSchema,
    /** What the browser made. */
    credential: madePasskeySchema,
  })
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
    /** What the authenticator signed, in base64url. */
    authenticatorData: bytesOf(LONGEST_PART),
    /** The signature, in base64url. */
    signature: bytesOf(LONGEST_PART),
    /** The user handle, as the device knows it. */
    userHandle: bytesOf(128).optional(),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

/** The passkeys that are still valid, so that a device can forget the others. */
export const countingPasskeysSchema = z
  .strictObject({
    /** The host that the passkeys belong to. */
    rpId: z.string(),
    /** The account at the authenticator, in base64url. */
    userId: z.string(),
    /** The passkeys that still count, in base64url. */
    allAcceptedCredentialIds: z.array(z.string()),
  })
  .meta({ id: 'CountingPasskeys' });
export type CountingPasskeys = z.infer<typeof countingPasskeysSchema>;
