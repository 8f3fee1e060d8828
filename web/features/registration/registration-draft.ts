import type { FieldError } from '#contract/errors.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';
import type { RegistrationSetting, ShownField } from '#contract/rules/registration-form.ts';
import {
  checkedText,
  checkRegistration,
  registrationFields,
} from '#contract/rules/registration-form.ts';
import { withWrongCharacters } from '#contract/rules/wrong-characters.ts';
import { showsAffiliateBox } from '#machines/registration/registration.facts.ts';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import { createCaptchaPort } from '#web/shared/account/captcha-port.ts';
import { createDraft } from '#web/shared/account/draft.ts';
import { onePerPage } from '#web/shared/account/one-per-page.ts';
import { countryOf } from '#web/shared/account/use-countries.ts';
import type { Services } from '#web/shared/services/services.ts';
import { keptRegistration } from './kept-registration.ts';
import { type RegistrationValues, untouched } from './registration-values.ts';

/** What decides which fields are shown, and what each is held to; null until it is known. */
export function settingOf(
  context: RegistrationContext,
  country: MobileCountry | undefined,
): RegistrationSetting | null {
  if (context.form === null) return null;
  const { offer, rules, settings } = context.form;
  return {
    type: context.registrationType,
    form: offer,
    rules,
    showCaptcha: settings.showCaptcha,
    affiliateBox: showsAffiliateBox(context),
    country,
  };
}

const secrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
] as const;

/** A mistake with the characters that are not accepted, unless it is in a secret (A3). */
function named(
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

/** The draft of a registration with what its calls read beside it. */
export type RegistrationDraft = ReturnType<typeof registrationDraft>;

/** The one draft of the page. */
export const registrationDraft = onePerPage((services: Pick<Services, 'api' | 'queryClient'>) => {
  let flow: RegistrationContext | null = null;
  let generatedPassword: string | null = null;
  const kept = keptRegistration();

  const setting = (values: RegistrationValues) =>
    flow && settingOf(flow, countryOf(services, values.countryCode));

  const draft = createDraft<RegistrationValues>({
    empty: untouched,
    kept: kept ? { ...kept.fields, agreed: kept.agreed } : undefined,
    secrets,
    check: (values) => {
      const known = setting(values);
      return known
        ? checkRegistration(known, values).map((error) => named(error, values, known))
        : [];
    },
  });

  return {
    ...draft,
    captcha: createCaptchaPort(),
    /** Says what the flow knows: fields and checks go by it. */
    follow(context: RegistrationContext) {
      flow = context;
    },
    /** The registration whose tab is open. */
    type: () => flow?.registrationType ?? 'username',
    /** What the site says of the form, once it is known. */
    loaded: () => flow?.form ?? null,
    /** The fields on the form, in its order. */
    shownFields: (): readonly ShownField[] => {
      const known = setting(draft.values());
      return known ? registrationFields(known) : [];
    },
    /** The country whose numbers the mobile number is held to. */
    country: () => countryOf(services, draft.values().countryCode),
    /** The password of a registration that asks for none (G4a): made here, shown once. */
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
