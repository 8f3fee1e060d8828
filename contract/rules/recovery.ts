import type { FieldError } from '../errors.ts';
import { checkField, checkVerificationCode, type FieldRule } from './field-rules.ts';
import { checkMobile, type MobileCountry } from './mobile.ts';

/** The registration rules that also apply to a recovery. */
export interface RecoveryRules {
  readonly username: FieldRule;
  readonly email: FieldRule;
  readonly mobileNum: FieldRule;
  readonly password: FieldRule;
}

/** What a person entered to recover by mail. */
export interface EmailRecoveryValues {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

/** What a person entered to recover by phone. */
export interface PhoneRecoveryValues {
  readonly mobileNum?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly newPassword?: string | undefined;
}

/** The rule of a field that is required here, even if the registration does not require it. */
const required = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true });

/**
 * Everything that is wrong with a recovery by mail, in the order of the form: user name and
 * email, each by its rule (A17). The form and the server both use it.
 */
export function checkEmailRecovery(
  values: EmailRecoveryValues,
  rules: Pick<RecoveryRules, 'username' | 'email'>,
): readonly FieldError[] {
  return [
    checkField('username', values.username, required(rules.username)),
    checkField('email', values.email, required(rules.email)),
  ].filter((error) => error !== undefined);
}

/**
 * Everything that is wrong with a recovery by phone, in the order of the form: the number by its
 * country, the code, and the new password by its rule (A17). The form and the server both use it.
 */
export function checkPhoneRecovery(
  values: PhoneRecoveryValues,
  rules: Pick<RecoveryRules, 'mobileNum' | 'password'>,
  country: MobileCountry | undefined,
): readonly FieldError[] {
  return [
    checkMobile('mobileNum', values.mobileNum, country),
    checkVerificationCode('verificationCode', values.verificationCode, rules.mobileNum),
    checkField('newPassword', values.newPassword, required(rules.password)),
  ].filter((error) => error !== undefined);
}
