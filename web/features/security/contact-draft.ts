import type { ContactKind } from '#contract/entities/contact-types.ts';
import { checkPresent, checkVerificationCode } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import { createDraft } from '#web/shared/account/draft.ts';
import { countryOf } from '#web/shared/account/use-countries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What a person types to bind an address or a number. */
export interface ContactValues {
  readonly email: string;
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
  readonly oldCode: string;
  readonly newCode: string;
}

/** What the step on the screen asks for. */
export type AskedOfContact = ContactKind | 'newCode' | 'bothCodes';

/** A draft of its own for every time that the dialog opens. */
export type ContactDraft = ReturnType<typeof createContactDraft>;

export function createContactDraft(
  services: Pick<Services, 'api' | 'queryClient'>,
  first: AskedOfContact,
) {
  let asked = first;
  const checks = (values: ContactValues) => ({
    email: [checkPresent('email', values.email)],
    mobile: [checkMobile('mobileNum', values.mobileNum, countryOf(services, values.countryCode))],
    newCode: [checkVerificationCode('newCode', values.newCode, undefined)],
    bothCodes: [
      checkVerificationCode('newCode', values.newCode, undefined),
      checkVerificationCode('oldCode', values.oldCode, undefined),
    ],
  });
  const draft = createDraft<ContactValues>({
    empty: { email: '', countryCode: '', mobileNum: '', oldCode: '', newCode: '' },
    secrets: ['oldCode', 'newCode'],
    check: (values) => checks(values)[asked].filter((error) => error !== undefined),
  });
  return {
    ...draft,
    /** Tells what the step on the screen asks for. */
    expect(next: AskedOfContact) {
      asked = next;
    },
  };
}
