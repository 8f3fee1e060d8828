import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import type { RegistrationFieldName } from '#contract/rules/registration-field-names.ts';

function rule(
  pattern: PatternName,
  minLength: number,
  maxLength: number,
  use: 'required' | 'optional' | 'off',
): FieldRule {
  const { patternId, acceptedPattern } = patternRules[pattern];
  return {
    enabled: use !== 'off',
    required: use === 'required',
    minLength,
    maxLength,
    acceptedPattern,
    patternId,
  };
}

/** What the fields of a registration accept where the operator has set nothing else (A3). */
export const defaultRules: RegistrationRules = {
  username: rule('lettersAndDigits', 4, 16, 'required'),
  // Long ones and any character, as OWASP and NIST ask; what many people have is refused besides.
  password: rule('freeText', 8, 128, 'required'),
  confirmPassword: rule('freeText', 1, 128, 'required'),
  mobileNum: rule('digits', 4, 14, 'off'),
  verificationCode: rule('digits', 6, 6, 'off'),
  captcha: rule('digits', 5, 5, 'off'),
  payeeName: rule('fullName', 3, 60, 'off'),
  email: rule('email', 6, 80, 'optional'),
  qqNum: rule('digits', 5, 12, 'off'),
  recommenderId: rule('lettersAndDigits', 3, 20, 'off'),
  paymentPassword: rule('digits', 6, 6, 'off'),
  line: rule('noSpaces', 3, 30, 'off'),
  whatsapp: rule('digits', 8, 15, 'off'),
  zalo: rule('digits', 8, 15, 'off'),
  facebook: rule('freeText', 3, 60, 'off'),
  wechat: rule('firstLetter', 6, 20, 'off'),
  idNumber: rule('digits', 11, 11, 'off'),
  affiliateCode: rule('lettersAndDigits', 4, 20, 'optional'),
} satisfies Record<RegistrationFieldName, FieldRule>;
