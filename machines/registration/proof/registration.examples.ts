import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { RegistrationFieldName } from '#contract/rules/registration-field-names.ts';
import type { LoadedForm } from '../registration.types.ts';

const off: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 255,
  acceptedPattern: '*',
  patternId: 'freeText',
};
const on: FieldRule = { ...off, enabled: true, required: true, minLength: 4, maxLength: 20 };

const rules: RegistrationRules = {
  username: on,
  password: on,
  confirmPassword: on,
  mobileNum: off,
  verificationCode: off,
  captcha: off,
  payeeName: off,
  email: off,
  qqNum: off,
  recommenderId: off,
  paymentPassword: off,
  line: off,
  whatsapp: off,
  zalo: off,
  facebook: off,
  wechat: off,
  idNumber: off,
  affiliateCode: { ...on, required: false },
} satisfies Record<RegistrationFieldName, FieldRule>;

/** A form with both tabs, the affiliate feature and a puzzle. */
export const fullForm: LoadedForm = {
  offer: {
    usernameTab: true,
    mobileTab: true,
    closed: false,
    smsAtUsername: false,
    smsAtMobile: true,
    mobilePassword: false,
    loginTabs: { username: true, phone: 'code' },
    phoneRecovery: false,
  },
  settings: {
    showCaptcha: false,
    affiliate: true,
    smsProvider: 'server',
    firebase: null,
    geetest: { captchaId: 'example', scriptUrl: 'https://geetest.example/gt4.js' },
    registrationBonus: { amount: 10_000, currency: 'BRL' },
    minimumAge: 18,
    extraSteps: [],
  },
  rules,
};

/** A form with one tab, without affiliate feature and puzzle. */
export const plainForm: LoadedForm = {
  ...fullForm,
  offer: { ...fullForm.offer, usernameTab: false },
  settings: { ...fullForm.settings, affiliate: false, geetest: null },
};

/** A form with the affiliate feature, but without a puzzle. */
export const unpuzzledForm: LoadedForm = {
  ...fullForm,
  settings: { ...fullForm.settings, geetest: null },
};

/** A form whose codes Firebase sends, with a puzzle. */
export const firebaseForm: LoadedForm = {
  ...fullForm,
  settings: {
    ...fullForm.settings,
    smsProvider: 'firebase',
    firebase: {
      apiKey: 'example-key',
      authDomain: 'example.firebaseapp.com',
      projectId: 'example',
      emulatorUrl: null,
    },
  },
};

/** The same without a puzzle: the code may be all there is to check. */
export const firebaseAloneForm: LoadedForm = {
  ...firebaseForm,
  settings: { ...firebaseForm.settings, geetest: null },
};

/** A site that takes no registrations. */
export const closedForm: LoadedForm = {
  ...fullForm,
  offer: { ...fullForm.offer, usernameTab: false, mobileTab: false, closed: true },
};

/** A form that requires a jurisdiction's step. */
export function formDemanding(...extraSteps: string[]): LoadedForm {
  return { ...fullForm, settings: { ...fullForm.settings, extraSteps } };
}
