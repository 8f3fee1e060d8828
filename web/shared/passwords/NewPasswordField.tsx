import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundsOf, type FieldRule } from '#contract/rules/field-rules.ts';
import { keyboardOf } from '#web/shared/forms/keyboard.ts';
import { useFieldText } from '#web/shared/forms/use-draft.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';

interface NewPasswordFieldProps {
  /** The site's password rule: shown until there is an error. */
  readonly rule: FieldRule;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** It is the first field of its form. */
  readonly isFirst?: boolean | undefined;
}

/** A new password, with the site's rule (A16, A17). */
export function NewPasswordField({ rule, input, error, isFirst }: NewPasswordFieldProps) {
  const { t } = useTranslation('password');
  const textOf = useFieldText();
  const ruleText = textOf({
    field: 'newPassword',
    rule: 'pattern',
    patternId: rule.patternId,
    ...boundsOf(rule),
  });
  return (
    <Field
      label={t('newPassword')}
      hint={error === undefined ? ruleText : undefined}
      error={error}
      required
    >
      <PasswordInput
        {...input}
        {...keyboardOf(rule)}
        autoComplete="new-password"
        showLabel={t('account:showPassword')}
        hideLabel={t('account:hidePassword')}
        data-autofocus={isFirst}
      />
    </Field>
  );
}
