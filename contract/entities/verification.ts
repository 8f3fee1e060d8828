import { z } from 'zod/v4';
import { usedUp } from './once-fields.ts';
import { momentSchema, textOf, webAddressSchema } from './text.ts';

/** The result of GeeTest v4's `getValidate()`, sent with the call that it protects (A10). */
export const geetestResultSchema = usedUp(
  z
    .strictObject({
      /** As `getValidate()` of GeeTest returns it: the id of the site. */
      captcha_id: z.string().min(1).max(64),
      /** As `getValidate()` of GeeTest returns it: the number of this puzzle. */
      lot_number: z.string().min(1).max(128),
      /** As `getValidate()` of GeeTest returns it: the proof that it was solved. */
      pass_token: z.string().min(1).max(512),
      /**
       * As `getValidate()` of GeeTest returns it: when it was solved, in seconds since 1970, as
       * text.
       */
      gen_time: z.string().min(1).max(32),
      /** As `getValidate()` of GeeTest returns it: the solution. */
      captcha_output: z.string().min(1).max(4096),
    })
    .meta({ id: 'GeetestResult' }),
);
export type GeetestResult = z.infer<typeof geetestResultSchema>;

/** A sent code: how long it is valid (A11). */
export const sentCodeSchema = z
  .strictObject({
    /** Minutes until the code expires, and until the next can be requested. */
    expiredMinutes: z.int().positive(),
    expiresAt: momentSchema,
  })
  .meta({ id: 'SentCode' });
export type SentCode = z.infer<typeof sentCodeSchema>;

/** A sent code of a recovery: until when it is valid, and when the next may be requested (A17). */
export const sentRecoveryCodeSchema = z
  .strictObject({
    /** When the code stops counting. */
    expirationTime: momentSchema,
  })
  .meta({ id: 'SentRecoveryCode' });
export type SentRecoveryCode = z.infer<typeof sentRecoveryCodeSchema>;

/** A mobile number: where a code is sent, and what a person signs in with. */
export const mobileFields = { countryDialingCode: textOf(8).min(1), mobileNum: textOf(32).min(1) };

/** The longest Firebase ID token that a call accepts; a real one has about 1,000 characters. */
export const LONGEST_FIREBASE_ID_TOKEN = 4096;

/** Proof by Firebase that a person holds a mobile number; both fields come together (A13). */
export const firebaseFields = {
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: usedUp(textOf(LONGEST_FIREBASE_ID_TOKEN)).optional(),
};

/** The Firebase project that sends the codes, as its web SDK is configured (A11). */
export const firebaseSettingsSchema = z
  .strictObject({
    /** Public: it names the project and gives no access. */
    apiKey: z.string().min(1).max(256),
    /** The host of the project's sign-in pages. */
    authDomain: z.string().min(1).max(253),
    /** The id of the project. */
    projectId: z.string().min(1).max(64),
    /** Origin of an Auth emulator, which needs no app verification. Null for Firebase itself. */
    emulatorUrl: webAddressSchema.nullable(),
  })
  .meta({ id: 'FirebaseSettings' });
export type FirebaseSettings = z.infer<typeof firebaseSettingsSchema>;
