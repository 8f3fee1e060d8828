import type { ErrorCode, FieldError, Refusal } from '../errors.ts';

/** Codes that are about one field without naming it. */
const fieldOfCode: Partial<Record<ErrorCode, FieldError>> = {
  captcha_required: { field: 'captcha', rule: 'required' },
  captcha_incorrect: { field: 'captcha', rule: 'incorrect' },
  verification_code_missing: { field: 'verificationCode', rule: 'required' },
  verification_code_incorrect: { field: 'verificationCode', rule: 'incorrect' },
  verification_code_expired: { field: 'verificationCode', rule: 'incorrect' },
  phone_code_missing: { field: 'verificationCode', rule: 'required' },
  phone_code_incorrect: { field: 'verificationCode', rule: 'incorrect' },
  phone_code_expired: { field: 'verificationCode', rule: 'incorrect' },
  phone_code_not_requested: { field: 'verificationCode', rule: 'incorrect' },
  credentials_incorrect: { field: 'password', rule: 'incorrect' },
  phone_number_invalid: { field: 'mobileNum', rule: 'incorrect' },
  phone_number_missing: { field: 'mobileNum', rule: 'required' },
  password_unchanged: { field: 'newPassword', rule: 'incorrect' },
  old_password_incorrect: { field: 'oldPassword', rule: 'incorrect' },
  invitation_code_error: { field: 'affiliateCode', rule: 'incorrect' },
  username_taken: { field: 'username', rule: 'taken' },
  mobile_taken: { field: 'mobileNum', rule: 'taken' },
  email_taken: { field: 'email', rule: 'taken' },
  terms_not_accepted: { field: 'agreed', rule: 'required' },
};

/** The fields to correct after a refusal, in the order of the form. */
export function fieldsToMend({ code, fields = [] }: Refusal): readonly FieldError[] {
  const own = fieldOfCode[code];
  return fields.length === 0 && own ? [own] : fields.map(onForm);
}

/** The dialing code belongs to the number's field. */
function onForm(error: FieldError): FieldError {
  return error.field === 'countryDialingCode' ? { ...error, field: 'mobileNum' } : error;
}
