import type { Refusal } from '#contract/errors.ts';
import { fieldsToMend } from '#contract/rules/fields-to-mend.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';
import {
  type RegistrationForm,
  type RegistrationSetting,
  type RegistrationType,
  registrationFields,
  type ShownField,
} from '#contract/rules/registration-form.ts';
import type { FormFacts, LoadedForm, RegistrationContext } from './registration.types.ts';

/** The two registrations, in the order of their tabs. */
const tabs = [
  ['username', 'usernameTab'],
  ['registerMobile', 'mobileTab'],
] as const satisfies readonly (readonly [RegistrationType, keyof RegistrationForm])[];

/** The tabs that a form offers; if none, registration is closed (G4a). */
export function tabsOf({ offer }: LoadedForm): readonly RegistrationType[] {
  return tabs.filter(([, tab]) => offer[tab]).map(([type]) => type);
}

/** The tab to open: the requested one if offered, else the first. */
export function openingTab(form: LoadedForm, wished: RegistrationType): RegistrationType {
  const offered = tabsOf(form);
  return offered.includes(wished) ? wished : (offered[0] ?? wished);
}

/** Whether the form has the affiliate box: no link brought a valid code (A9). */
export function showsAffiliateBox({ form, addressCodeState }: FormFacts): boolean {
  return form?.settings.affiliate === true && addressCodeState !== 'valid';
}

/** What the form is drawn and checked by; null until known. */
export function settingOf(
  facts: FormFacts,
  country: MobileCountry | undefined,
): RegistrationSetting | null {
  if (facts.form === null) return null;
  const { offer, rules, settings } = facts.form;
  return {
    type: facts.registrationType,
    form: offer,
    rules,
    showCaptcha: settings.showCaptcha,
    affiliateBox: showsAffiliateBox(facts),
    country,
  };
}

/** The fields of the form, in its order; the country does not change them. */
export function shownFields(facts: FormFacts): readonly ShownField[] {
  const setting = settingOf(facts, undefined);
  return setting ? registrationFields(setting) : [];
}

/** Whether a refusal names a field that the form lacks: the rules have changed. */
export function isOutdatedBy(facts: FormFacts, refusal: Refusal): boolean {
  const shown = new Set<string>(shownFields(facts).map(({ name }) => name));
  return fieldsToMend(refusal).some(({ field }) => !shown.has(field));
}

/** Whether the form has a field. */
export function asksFor(facts: FormFacts, field: ShownField['name']): boolean {
  return shownFields(facts).some(({ name }) => name === field);
}

/** Whether the other tab registers without an SMS code: the alternative when codes fail (A11). */
export function canDoWithoutCode({ form, registrationType }: FormFacts): boolean {
  if (form === null || registrationType === 'username') return false;
  return form.offer.usernameTab && !form.offer.smsAtUsername;
}

/** Whether a link's code could not be checked because of the network (A9). */
export function hasUncheckedCode(context: RegistrationContext): boolean {
  return (
    showsAffiliateBox(context) &&
    context.addressCode !== null &&
    context.addressCodeState === 'unchecked'
  );
}

/** The affiliate code of a submission: from the box if there is one, else from the address. */
export function codeToSubmit(context: RegistrationContext, typed: string): string | null {
  if (context.form?.settings.affiliate !== true) return null;
  const code = showsAffiliateBox(context) ? typed.trim() : context.addressCode;
  return code === '' ? null : code;
}

/** Whether the open tab requires an SMS code that Firebase sends and checks (A11, G4a). */
export function asksFirebaseForCode({ form, registrationType }: RegistrationContext): boolean {
  if (form?.settings.smsProvider !== 'firebase') return false;
  return registrationType === 'username' ? form.offer.smsAtUsername : form.offer.smsAtMobile;
}
