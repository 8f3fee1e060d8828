import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundsOf, type FieldRule } from '#contract/rules/field-rules.ts';
import type { RegistrationFieldName } from '#contract/rules/registration-field-names.ts';
import { keyboardOf } from '#web/shared/forms/keyboard.ts';
import { useFieldText } from '#web/shared/forms/use-draft.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';

/** Fields that are one line of text, or a password. */
type PlainFieldName = Exclude<RegistrationFieldName, 'mobileNum' | 'verificationCode' | 'captcha'>;

interface Kind {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words';
}

/** Phone keyboard and autofill hint of each field. */
const kinds: Readonly<Record<PlainFieldName, Kind>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none' },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  paymentPassword: { type: 'password', autoComplete: 'off' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  qqNum: { inputMode: 'numeric' },
  recommenderId: { autoCapitalize: 'none' },
  line: { autoCapitalize: 'none' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
  facebook: {},
  wechat: { autoCapitalize: 'none' },
  idNumber: {},
  affiliateCode: { autoCapitalize: 'none' },
};

interface PlainFieldProps {
  readonly name: PlainFieldName;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly required: boolean;
  /** The field's rule, shown in advance if a text must be made up (A3). */
  readonly rule: FieldRule | undefined;
  /** The text about a link's invitation code (A9). */
  readonly invitationHint: string | undefined;
  /** Gets the first focus of a dialog. */
  readonly isFirst: boolean;
}

/** One line of the registration: label, star or 'optional', hint, error (A3, A5). */
export function PlainField({
  name,
  input,
  error,
  required,
  rule,
  invitationHint,
  isFirst,
}: PlainFieldProps) {
  const { t } = useTranslation('registration');
  const textOf = useFieldText();
  const { type = 'text', ...kind } = kinds[name];
  const label = t(`field.${name}`);
  const attributes = {
    ...input,
    ...keyboardOf(rule),
    ...kind,
    'data-autofocus': isFirst || undefined,
  };
  const ruleHint =
    rule && error === undefined
      ? textOf({ field: name, rule: 'pattern', patternId: rule.patternId, ...boundsOf(rule) })
      : undefined;
  const hints: Partial<Record<PlainFieldName, string | undefined>> = {
    whatsapp: t('whatsappHint'),
    zalo: t('zaloHint'),
    affiliateCode: invitationHint,
    username: ruleHint,
    password: ruleHint,
    paymentPassword: ruleHint,
  };
  return (
    <Field
      label={label}
      hint={hints[name]}
      error={error}
      required={required}
      optionalMark={required ? undefined : t('shell:optional')}
    >
      {type === 'password' ? (
        <PasswordInput
          {...attributes}
          showLabel={t('account:showPassword')}
          hideLabel={t('account:hidePassword')}
        />
      ) : (
        <TextInput {...attributes} type={type} spellCheck={false} />
      )}
    </Field>
  );
}
