import { z } from 'zod/v4';
import { registrationFieldNames } from '../rules/registration-field-names.ts';
import { SUB_ID_PATTERN } from './invitation-types.ts';
import { loginResultSchema } from './member.ts';
import { moneySchema } from './money.ts';
import { usedUp } from './once-fields.ts';
import { textOf, toggleSchema, typedTextSchema, webAddressSchema } from './text.ts';
import { firebaseFields, firebaseSettingsSchema, geetestResultSchema } from './verification.ts';

/** The rule of one field, as the server publishes it (A3). */
export const fieldRuleSchema = z
  .strictObject({
    /** Whether the form shows the field. */
    enabled: z.boolean(),
    /** Whether the field must be filled in. */
    required: z.boolean(),
    /** The least number of characters. */
    minLength: z.int().nonnegative(),
    /** The greatest number of characters. */
    maxLength: z.int().positive(),
    /** Source of a regular expression for the `u` flag; `*` matches all. */
    acceptedPattern: z.string().max(500),
    /** Names the message `reg_pattern_{patternId}`. */
    patternId: z.string().max(64),
  })
  .meta({ id: 'FieldRule' });

/** The rules of all fields. */
export const registrationRulesSchema = z
  .record(z.enum(registrationFieldNames), fieldRuleSchema)
  .meta({ id: 'RegistrationRules' });
export type RegistrationRules = z.infer<typeof registrationRulesSchema>;

/** Whitelabel flags: the brand's features (G4). */
export const whitelabelFlagsSchema = z
  .strictObject({
    /** Whether people can sign in by mobile number: 1 yes, 0 no. */
    MOBILEVERCODELOGIN3: toggleSchema,
    /** Whether people can register without an invitation: 1 yes, 0 no. */
    DIRECTREG3: toggleSchema,
    /** Whether a forgotten password can be replaced by a code on the phone: 1 yes, 0 no. */
    CHNGPASSVERIF3: toggleSchema,
    /** Whether a registration by mobile number needs a code by SMS: 1 yes, 0 no. */
    REGMOBVERF3: toggleSchema,
  })
  .meta({ id: 'WhitelabelFlags' });
export type WhitelabelFlags = z.infer<typeof whitelabelFlagsSchema>;

/** Site toggles: the features that the site switched on (G3). */
export const siteTogglesSchema = z
  .strictObject({
    /** Whether people can register by mobile number: 1 yes, 0 no. */
    mobileRegistration: toggleSchema,
    /** Whether a registration needs a code by SMS: 1 yes, 0 no. */
    smsVerificationAtRegistration: toggleSchema,
    /** Whether people choose a password when they register by mobile number: 1 yes, 0 no. */
    mobileNumberPlusPasswordRegistration: toggleSchema,
    /** Whether people can register by user name: 1 yes, 0 no. */
    usernameRegistration: toggleSchema,
    /** Whether people can play on a trial account: 1 yes, 0 no. */
    freePlay: toggleSchema,
    /** Whether an expired password must be changed before anything else: 1 yes, 0 no. */
    forcedPasswordChangeOnExpiry: toggleSchema,
    /** Whether people can sign in by mobile number and password: 1 yes, 0 no. */
    phoneLogin: toggleSchema,
    /** Whether people can sign in by mobile number and a code: 1 yes, 0 no. */
    verificationCodeLogin: toggleSchema,
  })
  .meta({ id: 'SiteToggles' });
export type SiteToggles = z.infer<typeof siteTogglesSchema>;

/** What the registration form needs to know before it is drawn (set-register). */
export const registerSettingsSchema = z
  .strictObject({
    flags: whitelabelFlagsSchema,
    toggles: siteTogglesSchema,
    /** Public setting: the captcha field is on (A6). */
    showCaptcha: z.boolean(),
    /** The affiliate feature is on (A9). */
    affiliate: z.boolean(),
    /** Who sends the codes by SMS: the server itself, or Firebase. */
    smsProvider: z.enum(['server', 'firebase']),
    /** The Firebase project that sends the codes; null if the server sends them. */
    firebase: firebaseSettingsSchema.nullable(),
    /** GeeTest protects registration and its codes; null if it does not. */
    geetest: z
      .strictObject({
        /** The id of the site at GeeTest. */
        captchaId: z.string(),
        scriptUrl: webAddressSchema,
      })
      .nullable(),
    /** Welcome bonus of a new player; null hides it from the heading (G6). */
    registrationBonus: moneySchema.nullable(),
    /** Full years (G6). */
    minimumAge: z.int().positive(),
    /** Further submission steps, in order, beyond those of the specification (G9). */
    extraSteps: z.array(z.string().max(64)),
  })
  .meta({ id: 'RegisterSettings' });
export type RegisterSettings = z.infer<typeof registerSettingsSchema>;

const fieldText = typedTextSchema;

/** Fields that both registrations share. */
const sharedFields = {
  payeeName: fieldText.optional(),
  email: fieldText.optional(),
  qqNum: fieldText.optional(),
  recommenderId: fieldText.optional(),
  captcha: usedUp(fieldText.clone()).optional(),
  /** The picture that the captcha text belongs to. */
  captchaId: z.uuid().optional(),
  verificationCode: usedUp(fieldText.clone()).optional(),
  affiliateCode: fieldText.optional(),
  /** The agent's label for where the link was placed, if a link brought the code. */
  subId: z.string().regex(SUB_ID_PATTERN).optional(),
  paymentPassword: fieldText.optional(),
  line: fieldText.optional(),
  whatsapp: fieldText.optional(),
  zalo: fieldText.optional(),
  facebook: fieldText.optional(),
  wechat: fieldText.optional(),
  idNumber: fieldText.optional(),
  /** From the query parameter of the same name. */
  referralCode: fieldText.optional(),
  /** The host that the person registers at. */
  domain: textOf(253),
  /** Sign in at once. */
  login: z.literal(true),
  countryDialingCode: textOf(8).optional(),
  ...firebaseFields,
  geetest: geetestResultSchema.optional(),
  /** The person ticked the age and terms box (A6). */
  agreed: z.boolean(),
};

/** Payload of the registration by user name (A13). */
export const registrationSchema = z
  .strictObject({
    username: fieldText,
    password: fieldText,
    confirmPassword: fieldText,
    mobileNum: fieldText.optional(),
    ...sharedFields,
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registrationSchema>;

/** Payload of the registration by mobile number (A13). */
export const mobileRegistrationSchema = z
  .strictObject({
    mobileNum: fieldText,
    /** Typed by the person, or made in the browser and shown once (G4a). */
    password: fieldText,
    confirmPassword: fieldText,
    ...sharedFields,
    /** The address of the page that the person registered on. */
    registerUrl: textOf(2000),
    /** Where the person registered: in the web app. */
    registerMethod: z.literal('WEB'),
  })
  .meta({ id: 'MobileRegistration' });
export type MobileRegistration = z.infer<typeof mobileRegistrationSchema>;

/** A new account, signed in at once. */
export const registeredSchema = z
  .strictObject({
    account: z.string(),
    /** The bonus for registering, or null. */
    bonus: moneySchema.nullable(),
    ...loginResultSchema.shape,
  })
  .meta({ id: 'Registered' });
export type Registered = z.infer<typeof registeredSchema>;
