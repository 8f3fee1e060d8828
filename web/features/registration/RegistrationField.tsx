import { useTranslation } from 'react-i18next';
import type { ShownField } from '#contract/rules/registration-form.ts';
import { CaptchaField } from '#web/app/account/CaptchaField.tsx';
import { MobileField } from '#web/app/account/MobileField.tsx';
import { SmsCodeField } from '#web/app/account/SmsCodeField.tsx';
import { useDraft } from '#web/app/account/use-draft.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PlainField } from './PlainField.tsx';
import type { RegistrationFlow } from './use-registration.ts';

interface RegistrationFieldProps {
  readonly flow: RegistrationFlow;
  readonly field: ShownField;
  /** Gets the first focus of a dialog. */
  readonly isFirst: boolean;
  readonly onSignIn: () => void;
}

/** One field of the registration, by its kind (A5, A6). */
export function RegistrationField({ flow, field, isFirst, onSignIn }: RegistrationFieldProps) {
  const { t } = useTranslation(['registration', 'errors']);
  const { draft } = flow;
  const { register, errorOf } = useDraft(draft);
  const { name, required } = field;
  const error = errorOf(name);
  if (name === 'mobileNum') {
    return (
      <MobileField
        country={draft.form.watch('countryCode')}
        onCountryChosen={(code) => draft.setText('countryCode', code)}
        input={register(name)}
        error={error}
        required={required}
      />
    );
  }
  if (name === 'verificationCode') {
    return (
      <SmsCodeField code={flow.code} input={register(name)} error={error} onSignIn={onSignIn} />
    );
  }
  if (name === 'captcha') {
    return (
      <CaptchaField
        port={draft.captcha}
        input={register(name)}
        error={error}
        formKind={flow.type}
      />
    );
  }
  if (name === 'agreed') {
    return (
      <Checkbox {...register(name)} error={error && t('errors:terms_not_accepted')}>
        {t('agree', { age: flow.context.form?.settings.minimumAge })}
      </Checkbox>
    );
  }
  return (
    <PlainField
      name={name}
      input={register(name, name === 'password' ? { deps: 'confirmPassword' } : {})}
      error={error}
      required={required}
      addressCodeFailed={flow.context.addressCode !== null && !flow.context.addressCodeIsValid}
      isFirst={isFirst}
    />
  );
}
