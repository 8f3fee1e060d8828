import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import { createMoneyPasswordDraft } from '#web/features/money-passwords/money-password-draft.ts';
import { PasswordScreen } from '#web/features/money-passwords/PasswordScreen.tsx';
import type { MoneyPasswordFlow } from '#web/features/money-passwords/use-money-password.ts';
import { onePassword } from '../walk/one-password.ts';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'pt', resources: {} });

afterEach(cleanup);

/** The fields for passwords of a step, with what a new one has to be like. */
function fieldsOf(screen: 'set' | 'change', rule: FieldRule): readonly HTMLInputElement[] {
  const newFields = ['newPassword', 'confirmNewPassword'] as const;
  const flow: Partial<MoneyPasswordFlow> = {
    draft: createMoneyPasswordDraft(),
    requiredFields: screen === 'set' ? newFields : ['oldPassword', ...newFields],
    context: {
      kind: 'transaction',
      passwords: { ...onePassword, rule },
      channel: null,
      sent: null,
      captchaRequired: false,
      refusal: null,
      result: 'cancelled',
    },
    refusal: null,
    isBusy: false,
    can: () => true,
  };
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <PasswordScreen flow={flow as MoneyPasswordFlow} />
    </I18nextProvider>,
  );
  return [...container.querySelectorAll('input')];
}

test.each([
  ['set', 2],
  ['change', 3],
] as const)('%s: each field of a PIN brings up the keys of digits (W2)', (screen, count) => {
  const digits = { ...onePassword.rule, ...patternRules.digits };
  const keyboards = fieldsOf(screen, digits).map(({ inputMode }) => inputMode);
  expect(keyboards).toEqual(Array.from({ length: count }, () => 'numeric'));
});

test('a password with letters keeps the letter keyboard', () => {
  const letters = { ...onePassword.rule, ...patternRules.lettersPlusDigits };
  for (const field of fieldsOf('change', letters)) expect(field.inputMode).not.toBe('numeric');
});
