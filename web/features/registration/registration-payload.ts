import type { MobileRegistration, Registration } from '#contract/entities/registration.ts';
import type { GeetestResult } from '#contract/entities/verification.ts';
import { checkFreeText, plainCode } from '#contract/rules/field-rules.ts';
import { type MobileCountry, nationalNumber } from '#contract/rules/mobile.ts';
import {
  optionalFieldNames,
  type RegistrationFieldName,
} from '#contract/rules/registration-field-names.ts';
import { plainIdNumber, type ShownField, trimmedName } from '#contract/rules/registration-form.ts';
import type { RegistrationValues } from './registration-values.ts';

/** What Firebase's proof of a number adds (A13). */
type FirebaseProofFields = Pick<Required<Registration>, 'firebaseChannel' | 'firebaseIdToken'>;

/** The inputs of a payload. */
export interface PayloadParts {
  readonly values: RegistrationValues;
  /** The fields on the form: hidden ones are not sent. */
  readonly shown: readonly ShownField[];
  readonly country: MobileCountry | undefined;
  readonly captchaId: string | undefined;
  readonly geetest: GeetestResult | null;
  /** Firebase's proof of the number; undefined if the server sends the codes. */
  readonly firebase?: FirebaseProofFields | undefined;
  /** Of the box or of the address; null without one. */
  readonly affiliateCode: string | null;
  /** Of the link that brought the code; null without one. */
  readonly subId: string | null;
  /** Of the person who recommended the site, from a link; null without one. */
  readonly referralCode: string | null;
  /** The address of the page. */
  readonly address: URL;
}

/** Fields that travel under their own name, as they were typed. */
const plainFields = [
  // The affiliate code may also come from the address, so it is passed separately.
  ...optionalFieldNames.filter((name) => name !== 'affiliateCode'),
  'verificationCode',
  'captcha',
] as const satisfies readonly RegistrationFieldName[];

/** The longest address that is sent to the server. */
const LONGEST_ADDRESS = 2000;

function sharedPart({
  values,
  shown,
  country,
  captchaId,
  geetest,
  firebase,
  affiliateCode,
  subId,
  referralCode: brought,
  address,
}: PayloadParts) {
  const shows = (name: string) => shown.some((field) => field.name === name);
  const typed = plainFields
    .filter((name) => shows(name) && values[name] !== '')
    .map((name) => [name, asSent(name, values[name])] as const);
  const mobileNum = shows('mobileNum') && values.mobileNum.trim() !== '';
  const referralCode = sendable(brought);
  return {
    ...(Object.fromEntries(typed) as { [Name in (typeof plainFields)[number]]?: string }),
    ...(shows('captcha') && captchaId !== undefined && { captchaId }),
    ...(mobileNum && country && { countryDialingCode: country.countryDialingCode }),
    ...(affiliateCode !== null && { affiliateCode }),
    ...(affiliateCode !== null && subId !== null && { subId }),
    ...(referralCode !== null && { referralCode }),
    ...(geetest && { geetest }),
    ...firebase,
    domain: address.hostname,
    login: true as const,
    agreed: values.agreed,
  };
}

/** Codes and identity numbers are typed in groups, and sent without separators. */
function asSent(name: RegistrationFieldName, text: string): string {
  if (name === 'verificationCode') return plainCode(text);
  return name === 'idNumber' ? plainIdNumber(text) : text;
}

/** A referral that the server would refuse is left out: nobody could correct it on the form. */
function sendable(referralCode: string | null): string | null {
  return referralCode !== null && checkFreeText('referralCode', referralCode) ? null : referralCode;
}

const numberOf = ({ values, country }: PayloadParts) =>
  nationalNumber(values.mobileNum, country) ?? values.mobileNum;

/** The payload of a registration by user name (A13). */
export function usernamePayload(parts: PayloadParts): Registration {
  const { password, confirmPassword, mobileNum } = parts.values;
  const hasNumber = parts.shown.some(({ name }) => name === 'mobileNum') && mobileNum.trim() !== '';
  return {
    username: trimmedName(parts.values.username),
    password,
    confirmPassword,
    ...(hasNumber && { mobileNum: numberOf(parts) }),
    ...sharedPart(parts),
  };
}

/** The payload of a registration by mobile number (A13); the password is typed or generated. */
export function mobilePayload(parts: PayloadParts, generated: string | null): MobileRegistration {
  return {
    mobileNum: numberOf(parts),
    password: generated ?? parts.values.password,
    confirmPassword: generated ?? parts.values.confirmPassword,
    ...sharedPart(parts),
    registerUrl: parts.address.href.slice(0, LONGEST_ADDRESS),
    registerMethod: 'WEB',
  };
}
