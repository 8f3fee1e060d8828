import type { RegistrationFieldName } from '#contract/rules/registration-field-names.ts';

/** Typed and ticked values of a registration; hidden ones stay empty. */
export type RegistrationValues = Readonly<Record<RegistrationFieldName, string>> & {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly agreed: boolean;
};

/** A form that nobody has touched: the box is ticked by default (A6). */
export const untouched: RegistrationValues = {
  username: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  verificationCode: '',
  captcha: '',
  payeeName: '',
  email: '',
  qqNum: '',
  recommenderId: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  zalo: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  affiliateCode: '',
  countryCode: '',
  agreed: true,
};
