import { z } from 'zod/v4';
import { answers, c, FORM_TYPE } from '../call.ts';
import { avatarSchema } from '../entities/avatar.ts';
import { loginSchema } from '../entities/login.ts';
import { loginResultSchema, memberInfoSchema } from '../entities/member.ts';
import { verificationCodeSchema } from '../entities/once-fields.ts';
import {
  mobileRegistrationSchema,
  registeredSchema,
  registerSettingsSchema,
  registrationRulesSchema,
  registrationSchema,
} from '../entities/registration.ts';
import { firebaseProofSchema, telegramProofSchema } from '../entities/social.ts';
import { textOf, typedTextSchema } from '../entities/text.ts';
import { secondStepSchema } from '../entities/two-step.ts';
import { firebaseFields, geetestResultSchema, mobileFields } from '../entities/verification.ts';
import { signInBlockers } from '../errors.ts';
import { sealingKeySchema } from '../sealed.ts';

const loginCodes = [
  'credentials_incorrect',
  'captcha_required',
  'captcha_incorrect',
  'verification_code_missing',
  'verification_code_incorrect',
  'verification_code_expired',
  'mobile_unknown',
  'social_account_unknown',
  'social_sign_in_refused',
  'identity_unavailable',
  ...signInBlockers,
  'feature_disabled',
  'second_step_required',
  'answer_expired',
] as const;

/** Accounts that cannot sign in cannot be registered either. */
const registerCodes = [
  ...signInBlockers,
  // The same registration sent again, after its account turned on two-step sign-in.
  'second_step_required',
  'registration_closed',
  'invitation_code_error',
  'username_taken',
  'mobile_taken',
  'email_taken',
  'terms_not_accepted',
  'captcha_required',
  'captcha_incorrect',
  'geetest_required',
  'geetest_failed',
  'verification_code_missing',
  'verification_code_incorrect',
  'verification_code_expired',
  'identity_unavailable',
  'answer_expired',
] as const;

/** Registration, signing in and out, passwords, and who is signed in. */
export const accountCalls = c.router({
  sealingKey: {
    method: 'GET',
    path: '/account/sealing-key',
    ...answers({
      summary: 'The key to seal a body with, and a nonce for one body',
      auth: 'none',
      whenClosed: true,
      value: sealingKeySchema,
    }),
  },
  registerSettings: {
    method: 'GET',
    path: '/account/register-settings',
    ...answers({
      summary: 'Which registrations are open and what protects them (set-register)',
      auth: 'none',
      value: registerSettingsSchema,
    }),
  },
  registrationRules: {
    method: 'GET',
    path: '/account/registration-rules',
    ...answers({
      summary: 'The rule of every registration field',
      auth: 'none',
      value: registrationRulesSchema,
    }),
  },
  captcha: {
    method: 'GET',
    path: '/account/captcha',
    query: z.object({ captchaId: z.uuid() }),
    ...answers({
      summary: 'A new picture for this captcha id, as base64 PNG; the old one becomes invalid',
      auth: 'none',
      value: z.base64(),
    }),
  },
  affiliateCheck: {
    method: 'GET',
    path: '/account/affiliate-check',
    query: z.object({ code: typedTextSchema.min(1), domain: textOf(253) }),
    ...answers({
      summary: 'Whether an invitation code is valid at this domain',
      auth: 'none',
      budgets: ['invitationCode'],
      codes: ['invitation_code_error', 'feature_disabled'],
      value: z.strictObject({ code: z.string(), affiliate: z.string() }),
    }),
  },
  register: {
    method: 'PUT',
    path: '/account/register',
    body: registrationSchema,
    ...answers({
      summary: 'Registers by user name, and signs in',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['sentCode', 'puzzle', 'takenName', 'invitationCode'],
      codes: registerCodes,
      value: registeredSchema,
    }),
  },
  registerMobile: {
    method: 'PUT',
    path: '/account/register-mobile',
    body: mobileRegistrationSchema,
    ...answers({
      summary: 'Registers by mobile number under a generated account, and signs in',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['sentCode', 'puzzle', 'takenName', 'invitationCode'],
      codes: registerCodes,
      value: registeredSchema,
    }),
  },
  login: {
    method: 'POST',
    path: '/account/login',
    body: loginSchema,
    ...answers({
      summary: 'Signs in (for older clients; the portal uses loginV2)',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['signIn', 'sentCode', 'puzzle'],
      codes: loginCodes,
      value: loginResultSchema,
    }),
  },
  loginV2: {
    method: 'POST',
    path: '/account/loginV2',
    body: loginSchema,
    ...answers({
      summary: 'Signs in',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['signIn', 'sentCode', 'puzzle'],
      codes: loginCodes,
      value: loginResultSchema,
    }),
  },
  secondStep: {
    method: 'POST',
    path: '/account/second-step',
    body: secondStepSchema,
    ...answers({
      summary: 'Signs in by the second step, after the first was right',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['ownSecret'],
      codes: [
        ...signInBlockers,
        'second_step_incorrect',
        'second_step_expired',
        'second_step_locked',
        'answer_expired',
      ],
      value: loginResultSchema,
    }),
  },
  linkSocial: {
    method: 'POST',
    path: '/account/link-social',
    body: z
      .discriminatedUnion('type', [firebaseProofSchema, telegramProofSchema])
      .meta({ id: 'LinkSocial' }),
    ...answers({
      summary: 'Links an account at another provider, which can sign this member in from then on',
      auth: 'trueMember',
      reauthentication: true,
      sealed: true,
      once: true,
      budgets: ['vouched', 'takenName'],
      codes: [
        'social_sign_in_refused',
        'identity_unavailable',
        'social_account_taken',
        'feature_disabled',
      ],
      value: z.strictObject({ linked: z.literal(true) }),
    }),
  },
  freePlay: {
    method: 'POST',
    path: '/account/free-play',
    body: z
      .strictObject({
        os: textOf(64),
        platform: z.literal('W'),
        randomString: textOf(128).min(16),
      })
      .meta({ id: 'FreePlay' }),
    ...answers({
      summary: 'Signs in as a trial account',
      auth: 'none',
      sealed: true,
      once: true,
      codes: ['feature_disabled', 'answer_expired'],
      value: loginResultSchema,
    }),
  },
  firstLogin: {
    method: 'POST',
    path: '/account/first-login',
    body: z.strictObject({}),
    ...answers({
      summary: 'Records the first sign-in of an account',
      auth: 'member',
      whenPasswordOwed: true,
      value: z.strictObject({ done: z.literal(true) }),
    }),
  },
  changePassword: {
    method: 'POST',
    path: '/account/change-password',
    body: z
      .strictObject({
        /** Left out after a recovery by mail, which replaces it. */
        oldPassword: typedTextSchema.min(1).optional(),
        newPassword: typedTextSchema.min(1),
        confirmNewPassword: typedTextSchema.min(1),
      })
      .meta({ id: 'ChangePassword' }),
    ...answers({
      summary: 'Changes the password and ends the session',
      auth: 'member',
      whenPasswordOwed: true,
      sealed: true,
      once: true,
      reauthentication: true,
      carriesPassword: true,
      budgets: ['ownSecret'],
      codes: [
        'old_password_incorrect',
        'second_step_locked',
        'password_unchanged',
        'in_need_true_account',
      ],
      value: z.strictObject({ changed: z.literal(true) }),
    }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/account/forgot-password',
    contentType: FORM_TYPE,
    body: z
      .strictObject({ username: textOf(255).min(1), email: textOf(255).min(1) })
      .meta({ id: 'ForgotPassword' }),
    ...answers({
      summary:
        'Mails a link that signs in and asks for a new password, where there is such an account: its answer does not say so',
      auth: 'none',
      once: true,
      // `username_email_unknown` is for servers that reveal whether an account exists.
      codes: ['username_email_unknown', 'mail_throttled', 'mail_failed'],
      value: z.strictObject({ sent: z.literal(true) }),
    }),
  },
  setPasswordByPhone: {
    method: 'POST',
    path: '/account/set-password-by-phone',
    body: z
      .strictObject({
        newPassword: textOf(255).min(1),
        ...mobileFields,
        verificationCode: verificationCodeSchema,
        ...firebaseFields,
        geetest: geetestResultSchema.optional(),
      })
      .meta({ id: 'SetPasswordByPhone' }),
    ...answers({
      summary: 'Sets a new password with a code by SMS, ends every session, and signs in',
      auth: 'none',
      sealed: true,
      once: true,
      budgets: ['sentCode', 'puzzle'],
      codes: [
        ...signInBlockers,
        'second_step_required',
        'mobile_unknown',
        'verification_code_missing',
        'verification_code_incorrect',
        'verification_code_expired',
        'identity_unavailable',
        'geetest_required',
        'geetest_failed',
        'feature_disabled',
        'answer_expired',
      ],
      value: loginResultSchema,
    }),
  },
  member: {
    method: 'GET',
    path: '/account/member',
    ...answers({
      summary: 'Who is signed in',
      auth: 'member',
      whenPasswordOwed: true,
      value: memberInfoSchema,
    }),
  },
  avatar: {
    method: 'GET',
    path: '/account/avatar',
    ...answers({
      summary: 'The picture of the signed-in person',
      auth: 'member',
      value: avatarSchema,
    }),
  },
  logout: {
    method: 'DELETE',
    path: '/account/logout',
    ...answers({
      summary: 'Ends the session',
      auth: 'member',
      whenPasswordOwed: true,
      whenClosed: true,
      value: z.strictObject({ signedOut: z.literal(true) }),
    }),
  },
});
