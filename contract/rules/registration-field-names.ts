/** Registration fields that the server's rules switch on, in the order of the form (A5). */
export const optionalFieldNames = [
  'payeeName',
  'email',
  'qqNum',
  'recommenderId',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
] as const;

/** Every field of the registration that the server's rules can name (A3, A5, A6). */
export const registrationFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
  ...optionalFieldNames,
] as const;

export type RegistrationFieldName = (typeof registrationFieldNames)[number];
