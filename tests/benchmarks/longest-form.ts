import type { RegistrationRules } from '#contract/entities/registration.ts';
import { registrationFieldNames } from '#contract/rules/registration-field-names.ts';
import type { RegistrationSetting } from '#contract/rules/registration-form.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import { registrationRules } from '#fake-server/settings/registration-rules.ts';
import { usualSettings } from '#fake-server/settings/settings.ts';
import { countryByDialingCode } from '#fake-server/world/verification/countries.ts';

const usualRules = registrationRules(usualSettings);

/** The rules that a site begins with, every field switched on. */
export const everyFieldOn = Object.fromEntries(
  registrationFieldNames.map((name) => [name, { ...usualRules[name], enabled: true }]),
) as RegistrationRules;

/** The settings that show every field of a registration by user name. */
export const longestForm: RegistrationSetting = {
  type: 'username',
  form: registrationForm(
    { MOBILEVERCODELOGIN3: 1, DIRECTREG3: 1, CHNGPASSVERIF3: 1, REGMOBVERF3: 1 },
    {
      mobileRegistration: 1,
      smsVerificationAtRegistration: 1,
      mobileNumberPlusPasswordRegistration: 1,
      usernameRegistration: 1,
      freePlay: 1,
      forcedPasswordChangeOnExpiry: 1,
      phoneLogin: 1,
      verificationCodeLogin: 1,
    },
  ),
  rules: everyFieldOn,
  showCaptcha: true,
  affiliateBox: true,
  country: countryByDialingCode('+55'),
};

/** A person with a valid form: every check runs to its end. */
export const goodValues = {
  username: 'ana2000',
  password: 'Aurora26',
  confirmPassword: 'Aurora26',
  mobileNum: '11987654321',
  verificationCode: '123456',
  captcha: '12345',
  payeeName: 'Ana Maria da Silva',
  email: 'ana.maria@example.com',
  qqNum: '12345678',
  recommenderId: 'friend1',
  paymentPassword: '123456',
  line: 'ana_maria',
  whatsapp: '11987654321',
  zalo: '11987654321',
  facebook: 'Ana Maria',
  wechat: 'ana_maria',
  idNumber: '12345678901',
  affiliateCode: 'AURORA1',
  agreed: true,
} as const;
