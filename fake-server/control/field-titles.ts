import type { OptionalFieldName } from '#contract/rules/registration-field-names.ts';
import type { RuledFieldName } from './requests.ts';

/** What the optional fields are called. */
export const optionalFieldTitles: Readonly<Record<OptionalFieldName, string>> = {
  payeeName: 'Payee name',
  email: 'Email',
  qqNum: 'QQ number',
  recommenderId: 'Recommender',
  paymentPassword: 'Payment password',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  facebook: 'Facebook',
  wechat: 'WeChat',
  idNumber: 'ID number',
  affiliateCode: 'Affiliate code',
};

/** What all fields with rules are called. */
export const fieldTitles: Readonly<Record<RuledFieldName, string>> = {
  username: 'User name',
  password: 'Password',
  mobileNum: 'Codes for a mobile number',
  ...optionalFieldTitles,
};
