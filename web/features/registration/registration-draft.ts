import type { FieldError } from '#contract/errors.ts';
import {
  checkedText,
  checkRegistration,
  type RegistrationSetting,
} from '#contract/rules/registration-form.ts';
import { withWrongCharacters } from '#contract/rules/wrong-characters.ts';
import { settingOf } from '#machines/registration/registration.facts.ts';
import type { FormFacts } from '#machines/registration/registration.types.ts';
import { createDraft } from '#web/shared/forms/draft.ts';
import { onePerPage } from '#web/shared/services/one-per-page.ts';
import type { Services } from '#web/shared/services/services.ts';
import { socialProof } from '#web/shared/sign-in/social-proof.ts';
import { createCaptchaPort } from '#web/shared/verification/captcha-port.ts';
import { countryOf } from '#web/shared/verification/use-countries.ts';
import { keptRegistration } from './kept-registration.ts';
import { type RegistrationValues, untouched } from './registration-values.ts';

const secrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
] as const;

/** An error with the refused characters, unless in a secret (A3). */
function fieldNamed(
  error: FieldError,
  values: RegistrationValues,
  { rules }: RegistrationSetting,
): FieldError {
  const { field } = error;
  if ((secrets as readonly string[]).includes(field) || !(field in rules)) return error;
  // Both are of exactly these names.
  const name = field as keyof typeof rules & keyof RegistrationValues;
  return withWrongCharacters(error, checkedText(name, values) ?? '', rules[name]);
}

/** The draft of a registration with the other data of its calls. */
export type RegistrationDraft = ReturnType<typeof registrationDraft>;

type DraftServices = Pick<Services, 'api' | 'queryClient' | 'clock' | 'language'>;

/** The one draft of the page. */
export const registrationDraft = onePerPage((services: DraftServices) => {
  let generatedPassword: string | null = null;
  const kept = keptRegistration();

  const draft = createDraft<RegistrationValues, FormFacts>({
    empty: untouched,
    kept: kept ? { ...kept.fields, agreed: kept.agreed } : undefined,
    secrets,
    check: (values, facts) => {
      const setting = settingOf(facts, countryOf(services, values.countryCode));
      return setting
        ? checkRegistration(setting, values).map((error) => fieldNamed(error, values, setting))
        : [];
    },
  });

  // Fields that a social account provides are not shown (G5).
  const social = socialProof(services);
  const fillEmail = () => {
    const email = social.waiting()?.email ?? '';
    if (draft.values().email === '' && email !== '') draft.setText('email', email);
  };
  fillEmail();
  social.subscribe(fillEmail);

  return {
    ...draft,
    captcha: createCaptchaPort(),
    /** The country whose rule applies to the mobile number. */
    country: () => countryOf(services, draft.values().countryCode),
    /**
     * The password of a registration without a password field (G4a): generated here, shown once.
     */
    generated: {
      keep(password: string) {
        generatedPassword = password;
      },
      read: () => generatedPassword,
      forget() {
        generatedPassword = null;
      },
    },
  };
});
