import { z } from 'zod/v4';
import { c, FORM_TYPE, route } from '../call.ts';
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
  // The same registration sent again, after its account turned on two-step verification.
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
  sealingKey: route('GET /account/sealing-key', {
    summary: 'The key for sealing a body, and a nonce for one body',
    auth: 'none',
    whenClosed: true,
    value: sealingKeySchema,
  }),
  registerSettings: route('GET /account/register-settings', {
    summary: 'Which registrations are open and what protects them (set-register)',
    auth: 'none',
    value: registerSettingsSchema,
  }),
  registrationRules: route('GET /account/registration-rules', {
    summary: 'The rule of every registration field',
    auth: 'none',
    value: registrationRulesSchema,
  }),
  captcha: route('GET /account/captcha', {
    summary: 'A new picture for this captcha id, as base64 PNG; the old one becomes invalid',
    query: z.object({ /** Made by the page for each form. */ captchaId: z.uuid() }),
    auth: 'none',
    value: z.base64(),
  }),
  affiliateCheck: route('GET /account/affiliate-check', {
    summary: 'Whether an invitation code is valid at this domain',
    query: z.object({ code: typedTextSchema.min(1), domain: textOf(253) }),
    auth: 'none',
    budgets: ['invitationCode'],
    codes: ['invitation_code_error', 'feature_disabled'],
    value: z.strictObject({
      /** The code that was asked about. */
      code: z.string(),
      /** Who invites by that code. */
      affiliate: z.string(),
    }),
  }),
  register: route('PUT /account/register', {
    summary: 'Registers by user name, and signs in',
    body: registrationSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['sentCode', 'puzzle', 'takenName', 'invitationCode'],
    codes: registerCodes,
    value: registeredSchema,
  }),
  registerMobile: route('PUT /account/register-mobile', {
    summary: 'Registers by mobile number under a generated account, and signs in',
    body: mobileRegistrationSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['sentCode', 'puzzle', 'takenName', 'invitationCode'],
    codes: registerCodes,
    value: registeredSchema,
  }),
  login: route('POST /account/login', {
    summary: 'Signs in (for older clients; the portal uses loginV2)',
    body: loginSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['signIn', 'sentCode', 'puzzle'],
    codes: loginCodes,
    value: loginResultSchema,
  }),
  loginV2: route('POST /account/loginV2', {
    summary: 'Signs in',
    body: loginSchema,
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['signIn', 'sentCode', 'puzzle'],
    codes: loginCodes,
    value: loginResultSchema,
  }),
  secondStep: route('POST /account/second-step', {
    summary: 'Signs in by the second step, after the first was right',
    body: secondStepSchema,
    auth: 'none',
    play: 'neither',
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
  linkSocial: route('POST /account/link-social', {
    summary: 'Links an account at another provider, which can sign this member in from then on',
    body: z
      .discriminatedUnion('type', [firebaseProofSchema, telegramProofSchema])
      .meta({ id: 'LinkSocial' }),
    auth: 'trueMember',
    play: 'neither',
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
    value: z.strictObject({
      /** Always true. */
      linked: z.literal(true),
    }),
  }),
  freePlay: route('POST /account/free-play', {
    summary: 'Signs in as a trial account',
    body: z
      .strictObject({
        /** The operating system of the device, as the browser tells it. */
        os: textOf(64),
        /** That the trial account is played in the web app. */
        platform: z.literal('W'),
        /** Random text, which the browser makes for each trial account. */
        randomString: textOf(128).min(16),
      })
      .meta({ id: 'FreePlay' }),
    auth: 'none',
    play: 'neither',
    sealed: true,
    once: true,
    codes: ['feature_disabled', 'answer_expired'],
    value: loginResultSchema,
  }),
  firstLogin: route('POST /account/first-login', {
    summary: 'Records the first sign-in of an account',
    body: z.strictObject({}),
    auth: 'member',
    play: 'neither',
    whenPasswordOwed: true,
    value: z.strictObject({
      /** Always true. */
      done: z.literal(true),
    }),
  }),
  changePassword: route('POST /account/change-password', {
    summary: 'Changes the password and ends the session',
    body: z
      .strictObject({
        /** Left out after a recovery by mail, which replaces it. */
        oldPassword: typedTextSchema.min(1).optional(),
        newPassword: typedTextSchema.min(1),
        confirmNewPassword: typedTextSchema.min(1),
      })
      .meta({ id: 'ChangePassword' }),
    auth: 'member',
    play: 'neither',
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
    value: z.strictObject({
      /** Always true. */
      changed: z.literal(true),
    }),
  }),
  forgotPassword: route('POST /account/forgot-password', {
    summary:
      'Mails a link that signs in and asks for a new password, if the account exists; the answer does not reveal it',
    body: z
      .strictObject({
        username: textOf(255).min(1),
        /** The address that the account has; the link is sent there. */
        email: textOf(255).min(1),
      })
      .meta({ id: 'ForgotPassword' }),
    contentType: FORM_TYPE,
    auth: 'none',
    play: 'neither',
    once: true,
    // `username_email_unknown` is for servers that reveal whether an account exists.
    codes: ['username_email_unknown', 'mail_throttled', 'mail_failed'],
    value: z.strictObject({
      /** Always true, whether the account exists or not. */
      sent: z.literal(true),
    }),
  }),
  setPasswordByPhone: route('POST /account/set-password-by-phone', {
    summary: 'Sets a new password with a code by SMS, ends every session, and signs in',
    body: z
      .strictObject({
        /** The password from now on. */
        newPassword: textOf(255).min(1),
        ...mobileFields,
        verificationCode: verificationCodeSchema,
        ...firebaseFields,
        geetest: geetestResultSchema.optional(),
      })
      .meta({ id: 'SetPasswordByPhone' }),
    auth: 'none',
    play: 'neither',
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
  member: route('GET /account/member', {
    summary: 'Who is signed in',
    auth: 'member',
    whenPasswordOwed: true,
    value: memberInfoSchema,
  }),
  avatar: route('GET /account/avatar', {
    summary: 'The picture of the signed-in person',
    auth: 'member',
    value: avatarSchema,
  }),
  logout: route('DELETE /account/logout', {
    summary: 'Ends the session',
    auth: 'member',
    play: 'neither',
    whenPasswordOwed: true,
    whenClosed: true,
    value: z.strictObject({
      /** Always true. */
      signedOut: z.literal(true),
    }),
  }),
});
