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

/** The tabs that a form offers; none means that registration is closed (G4a). */
export function tabsOf({ offer }: LoadedForm): readonly RegistrationType[] {
  return tabs.filter(([, tab]) => offer[tab]).map(([type]) => type);
}

/** The tab to open: the wished one where it is offered, else the first. */
export function openingTab(form: LoadedForm, wished: RegistrationType): RegistrationType {
  const offered = tabsOf(form);
  return offered.includes(wished) ? wished : (offered[0] ?? wished);
}

/** Whether the form has the affiliate box: no link brought a code that holds (A9). */
export function showsAffiliateBox({ form, addressCodeIs }: FormFacts): boolean {
  return form?.settings.affiliate === true && addressCodeIs !== 'valid';
}

/** What the form is made and checked by; null until it is known. */
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

/** The fields on the form, in its order; which ones does not depend on the country. */
export function shownFields(facts: FormFacts): readonly ShownField[] {
  const setting = settingOf(facts, undefined);
  return setting ? registrationFields(setting) : [];
}

/** Whether a refusal asks for a field that the form does not have: it is drawn by other rules by now. */
export function isOutdatedBy(facts: FormFacts, refusal: Refusal): boolean {
  const shown = new Set<string>(shownFields(facts).map(({ name }) => name));
  return fieldsToMend(refusal).some(({ field }) => !shown.has(field));
}

/** Whether the form has a field. */
export function asksFor(facts: FormFacts, field: ShownField['name']): boolean {
  return shownFields(facts).some(({ name }) => name === field);
}

/** Whether the other tab registers without a code by SMS: the way on when codes fail (A11). */
export function canDoWithoutCode({ form, registrationType }: FormFacts): boolean {
  if (form === null || registrationType === 'username') return false;
  return form.offer.usernameTab && !form.offer.smsAtUsername;
}

/** Whether a link brought a code that the network kept from being checked (A9). */
export function hasUncheckedCode(context: RegistrationContext): boolean {
  return (
    showsAffiliateBox(context) &&
    context.addressCode !== null &&
    context.addressCodeIs === 'unchecked'
  );
}

/** The affiliate code that a submission goes by: of the box where there is one, else of the address. */
export function codeToSubmit(context: RegistrationContext, typed: string): string | null {
  if (context.form?.settings.affiliate !== true) return null;
  const code = showsAffiliateBox(context) ? typed.trim() : context.addressCode;
  return code === '' ? null : code;
}

/** Whether the open tab asks for a code by SMS that Firebase sends and checks (A11, G4a). */
export function asksFirebaseForCode({ form, registrationType }: RegistrationContext): boolean {
  if (form?.settings.smsProvider !== 'firebase') return false;
  return registrationType === 'username' ? form.offer.smsAtUsername : form.offer.smsAtMobile;
}
