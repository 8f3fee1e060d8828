import { checkPresent, checkVerificationCode } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import type { ContactField } from '#machines/contact-change/contact-change.types.ts';
import { checkFields, createDraft } from '#web/shared/forms/draft.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countryOf } from '#web/shared/verification/use-countries.ts';

/** What a person types to bind an address or a number. */
export interface ContactValues extends Readonly<Record<ContactField, string>> {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
}

/** A new draft for each opening of the dialog. */
export type ContactDraft = ReturnType<typeof createContactDraft>;

export function createContactDraft(services: Pick<Services, 'queryClient'>) {
  return createDraft<ContactValues, readonly ContactField[]>({
    empty: { email: '', countryCode: '', mobileNum: '', oldCode: '', newCode: '' },
    secrets: ['oldCode', 'newCode'],
    check: ({ email, countryCode, mobileNum, newCode, oldCode }, fields) =>
      checkFields(fields, {
        email: () => checkPresent('email', email),
        mobileNum: () => checkMobile('mobileNum', mobileNum, countryOf(services, countryCode)),
        newCode: () => checkVerificationCode('newCode', newCode, undefined),
        oldCode: () => checkVerificationCode('oldCode', oldCode, undefined),
      }),
  });
}
