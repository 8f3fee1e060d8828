import type { ContactKind } from '#contract/entities/contact-types.ts';
import { checkField, checkPresent, checkVerificationCode } from '#contract/rules/field-rules.ts';
import { checkMobile } from '#contract/rules/mobile.ts';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { createDraft } from '#web/shared/account/draft.ts';
import { countryOf } from '#web/shared/account/use-countries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What a person types on the way back. */
export interface WayBackValues {
  readonly username: string;
  readonly email: string;
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
  readonly code: string;
  readonly newPassword: string;
}

/** What the step on the screen asks for. */
export type AskedOnWayBack = ContactKind | 'code' | 'newPassword';

/** A draft of its own for every visit of the page. */
export type WayBackDraft = ReturnType<typeof createWayBackDraft>;

export function createWayBackDraft(
  services: Pick<Services, 'api' | 'queryClient'>,
  rules: RecoveryRules,
  first: AskedOnWayBack,
) {
  let asked = first;
  const password = { ...rules.password, enabled: true, required: true };
  const checks = (values: WayBackValues) => {
    const name = checkPresent('username', values.username);
    const country = countryOf(services, values.countryCode);
    return {
      email: [name, checkPresent('email', values.email)],
      mobile: [name, checkMobile('mobileNum', values.mobileNum, country)],
      code: [checkVerificationCode('code', values.code, undefined)],
      newPassword: [checkField('newPassword', values.newPassword, password)],
    };
  };
  const draft = createDraft<WayBackValues>({
    empty: { username: '', email: '', countryCode: '', mobileNum: '', code: '', newPassword: '' },
    secrets: ['code', 'newPassword'],
    check: (values) => checks(values)[asked].filter((error) => error !== undefined),
  });
  return {
    ...draft,
    /** Tells what the step on the screen asks for. */
    expect(next: AskedOnWayBack) {
      asked = next;
    },
  };
}
