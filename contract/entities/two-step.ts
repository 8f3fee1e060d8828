import { z } from 'zod/v4';
import { shownOnce, usedUp } from './once-fields.ts';
import { usedPasskeySchema } from './passkey.ts';
import { RECOVERY_CODES, secondStepWays } from './security-types.ts';
import { textOf, typedTextSchema } from './text.ts';

const LONGEST_CODE = 64;

const stepFields = {
  /** Where the code comes from: an app, or the list of recovery codes. */
  way: z.enum(secondStepWays),
  /** Spaces and hyphens in it do not count. */
  code: usedUp(textOf(LONGEST_CODE).min(1)),
};

/** Left out for an account without a password. */
const passwordField = { password: typedTextSchema.min(1).optional() };

/** The second step of a sign-in (A26). */
export const secondStepSchema = z
  .strictObject({
    /** The challenge that the first step was answered with. */
    challenge: usedUp(textOf(128).min(1)),
    ...stepFields,
    /** Trust this device: the password alone is enough there for a time. */
    trustDevice: z.boolean(),
  })
  .meta({ id: 'SecondStep' });

/** Starts turning on the second step. */
export const startTwoStepSchema = z.strictObject(passwordField).meta({ id: 'StartTwoStep' });

/** Proves that the app has the secret. */
export const confirmTwoStepSchema = z
  .strictObject({ code: stepFields.code })
  .meta({ id: 'ConfirmTwoStep' });

/** The proof for a change of the second step. */
export const twoStepProofSchema = z
  .strictObject({ ...passwordField, ...stepFields })
  .meta({ id: 'TwoStepProof' });
export type TwoStepProof = z.infer<typeof twoStepProofSchema>;

/** Reauthentication by one of the ways that the account requires (W5). */
export const reauthenticationSchema = z
  .discriminatedUnion('way', [
    z.strictObject({
      /** How the person proves who is there. */
      way: z.literal('passkey'),
      /** The signature of the passkey. */
      credential: usedPasskeySchema,
    }),
    z.strictObject({
      /** How the person proves who is there. */
      way: z.literal('password'),
      password: typedTextSchema.min(1),
    }),
    z.strictObject(stepFields),
  ])
  .meta({ id: 'Reauthentication' });
export type Reauthentication = z.infer<typeof reauthenticationSchema>;

/** The setup of an authenticator app. It takes effect once a code confirms it. */
export const pairingSchema = z
  .strictObject({
    /** For typing, in base32. */
    secret: shownOnce(z.string()),
    /** For a QR code: an address of the scheme `otpauth`. */
    address: z.string(),
  })
  .meta({ id: 'Pairing' });
export type Pairing = z.infer<typeof pairingSchema>;

/** New recovery codes; they are shown only once. */
export const recoveryCodesSchema = z
  .strictObject({
    /** Codes that sign in once each; they are shown once. */
    recoveryCodes: shownOnce(z.array(z.string()).length(RECOVERY_CODES)),
  })
  .meta({ id: 'RecoveryCodes' });
