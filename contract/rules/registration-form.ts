import type { RegistrationRules, SiteToggles, WhitelabelFlags } from '../entities/registration.ts';
import type { FieldError } from '../errors.ts';
import {
  checkConfirmation,
  checkField,
  checkPresent,
  checkVerificationCode,
  type FieldRule,
} from './field-rules.ts';
import { checkMobile, type MobileCountry } from './mobile.ts';
import { optionalFieldNames, type RegistrationFieldName } from './registration-field-names.ts';

/** The ways to register and sign in that the site offers (G4a). */
export interface RegistrationForm {
  readonly usernameTab: boolean;
  readonly mobileTab: boolean;
  /** Neither tab: registration is closed. */
  readonly closed: boolean;
  readonly smsAtUsername: boolean;
  readonly smsAtMobile: boolean;
  /** The mobile form asks for a password; else one is generated and shown. */
  readonly mobilePassword: boolean;
  readonly loginTabs: { readonly username: true; readonly phone: 'code' | 'password' | null };
  readonly phoneRecovery: boolean;
}

/** How flags (what the brand has) and toggles (what the site switched on) combine (G4a). */
export function registrationForm(flags: WhitelabelFlags, toggles: SiteToggles): RegistrationForm {
  const usernameTab = flags.DIRECTREG3 === 1 && toggles.usernameRegistration === 1;
  const mobileTab = toggles.mobileRegistration === 1;
  const smsAtRegistration = toggles.smsVerificationAtRegistration === 1;
  const phoneLogin = flags.MOBILEVERCODELOGIN3 === 1 && toggles.phoneLogin === 1;
  const phoneMeans = toggles.verificationCodeLogin === 1 ? 'code' : 'password';
  return {
    usernameTab,
    mobileTab,
    closed: !usernameTab && !mobileTab,
    smsAtUsername: smsAtRegistration,
    smsAtMobile: flags.REGMOBVERF3 === 1 || smsAtRegistration,
    mobilePassword: toggles.mobileNumberPlusPasswordRegistration === 1,
    loginTabs: { username: true, phone: phoneLogin ? phoneMeans : null },
    phoneRecovery: flags.CHNGPASSVERIF3 === 1,
  };
}

/** The two registrations: by user name and by mobile number (specification §4). */
export type RegistrationType = 'username' | 'registerMobile';

/** What decides which fields a registration has. */
export interface RegistrationSetting {
  readonly type: RegistrationType;
  readonly form: RegistrationForm;
  readonly rules: RegistrationRules;
  /** Public setting (A6). */
  readonly showCaptcha: boolean;
  /** The affiliate feature is on, and the address brought no valid code (A9). */
  readonly affiliateBox: boolean;
  /** The chosen country, with its rule for mobile numbers. */
  readonly country: MobileCountry | undefined;
}

/** A field of the form: the rules' fields, and the age and terms box. */
export type FormField = RegistrationFieldName | 'agreed';

/** A field as the form shows it. */
export interface ShownField {
  readonly name: FormField;
  /** Shown with a star; else marked optional (A3). */
  readonly required: boolean;
}

/** What a person entered; a ticked box counts as `true`. */
export type RegistrationValues = {
  readonly [Name in RegistrationFieldName]?: string | undefined;
} & { readonly agreed?: boolean | undefined };

const always = (...names: FormField[]): ShownField[] =>
  names.map((name) => ({ name, required: true }));

function shownExtraFields({ rules, affiliateBox }: RegistrationSetting): ShownField[] {
  return optionalFieldNames
    .filter((name) => rules[name].enabled && (name !== 'affiliateCode' || affiliateBox))
    .map((name) => ({ name, required: rules[name].required || name === 'paymentPassword' }));
}

/** The mobile number, in a registration by user name that requires or verifies it. */
function shownMobile({ type, form, rules }: RegistrationSetting): ShownField[] {
  if (type === 'registerMobile' || form.smsAtUsername) return always('mobileNum');
  const { enabled, required } = rules.mobileNum;
  return enabled ? [{ name: 'mobileNum', required }] : [];
}

/** Normalises a user name or an affiliate code: removes the space that phone keyboards add. */
export function trimmedName(typed: string | undefined): string {
  return typed?.trim() ?? '';
}

/**
 * Normalises an identity number: removes the dots, dashes and spaces of its usual grouping, as in a
 * CPF `529.982.247-25`.
 */
export function plainIdNumber(typed: string | undefined): string {
  return typed?.replaceAll(/[\s.\p{Pd}]/gu, '') ?? '';
}

/** The fields that a registration shows, in the order of the form (A5, A6). */
export function registrationFields(setting: RegistrationSetting): readonly ShownField[] {
  const { type, form, showCaptcha } = setting;
  const byUsername = type === 'username';
  const withSms = byUsername ? form.smsAtUsername : form.smsAtMobile;
  return [
    ...(byUsername ? always('username') : shownMobile(setting)),
    ...(!byUsername && withSms ? always('verificationCode') : []),
    ...(byUsername || form.mobilePassword ? always('password', 'confirmPassword') : []),
    ...(byUsername ? shownMobile(setting) : []),
    ...(byUsername && withSms ? always('verificationCode') : []),
    ...shownExtraFields(setting),
    ...(showCaptcha ? always('captcha') : []),
    ...always('agreed'),
  ];
}

/** The rule of a shown field, even if the server's own switch is off. */
const shownRule = (rule: FieldRule, required: boolean): FieldRule => ({
  ...rule,
  enabled: true,
  required,
});

function checkShown(
  { name, required }: ShownField,
  values: RegistrationValues,
  { rules, country }: RegistrationSetting,
): FieldError | undefined {
  if (name === 'agreed') {
    return values.agreed === true ? undefined : { field: name, rule: 'required' };
  }
  if (name === 'confirmPassword') {
    return checkConfirmation(name, values.confirmPassword, values.password);
  }
  if (name === 'verificationCode') {
    return checkVerificationCode(name, values.verificationCode, rules.mobileNum);
  }
  if (name === 'captcha') return checkPresent(name, values.captcha);
  if (name === 'mobileNum') return checkMobile(name, values.mobileNum, country, required);
  return checkField(name, checkedText(name, values), shownRule(rules[name], required));
}

/** The normalised value of a field with a rule. */
export function checkedText(
  name: RegistrationFieldName,
  values: RegistrationValues,
): string | undefined {
  const typed = values[name];
  if (name === 'idNumber') return plainIdNumber(typed);
  return name === 'username' || name === 'affiliateCode' ? trimmedName(typed) : typed;
}

/**
 * All errors of a registration, in the order of the form; empty if it may be sent. Form and server
 * share it (A4, A12). Hidden fields are not checked.
 */
export function checkRegistration(
  setting: RegistrationSetting,
  values: RegistrationValues,
): readonly FieldError[] {
  return registrationFields(setting)
    .map((field) => checkShown(field, values, setting))
    .filter((error) => error !== undefined);
}
