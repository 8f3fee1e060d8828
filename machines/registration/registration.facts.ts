import type { RegistrationForm, RegistrationType } from '#contract/rules/registration-form.ts';
import type { LoadedForm, RegistrationContext } from './registration.types.ts';

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
export function showsAffiliateBox(context: RegistrationContext): boolean {
  return context.form?.settings.affiliate === true && context.addressCodeIs !== 'valid';
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
