import { z } from 'zod/v4';
import { captchaFields } from './captcha-answer.ts';
import { verificationCodeSchema } from './once-fields.ts';
import { firebaseProofSchema, telegramProofSchema } from './social.ts';
import { typedTextSchema } from './text.ts';
import { firebaseFields, geetestResultSchema, mobileFields } from './verification.ts';

const usernameLogin = z.strictObject({
  /** How the person signs in. */
  type: z.literal('username'),
  username: typedTextSchema.min(1),
  password: typedTextSchema.min(1),
  ...captchaFields,
});

/** By code, or by `password` if sign-in by code is off (G4a). */
const smsLogin = z.strictObject({
  /** How the person signs in. */
  type: z.literal('sms'),
  ...mobileFields,
  verificationCode: verificationCodeSchema.optional(),
  password: typedTextSchema.optional(),
  ...firebaseFields,
  geetest: geetestResultSchema.optional(),
  ...captchaFields,
});

/** The ways to sign in: by user name, by mobile number, or with an account at another provider. */
export const loginSchema = z
  .discriminatedUnion('type', [usernameLogin, smsLogin, firebaseProofSchema, telegramProofSchema])
  .meta({ id: 'Login' });
export type Login = z.infer<typeof loginSchema>;
