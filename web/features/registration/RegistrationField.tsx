import { useTranslation } from 'react-i18next';
import type { ShownField } from '#contract/rules/registration-form.ts';
import { useDraftField } from '#web/shared/forms/use-draft.ts';
import { CaptchaField } from '#web/shared/verification/CaptchaField.tsx';
import { MobileField } from '#web/shared/verification/MobileField.tsx';
import { SmsCodeField } from '#web/shared/verification/SmsCodeField.tsx';
import { Agreement } from './Agreement.tsx';
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
  const { t } = useTranslation('registration');
  const { draft } = flow;
  const { name, required } = field;
  const { register, error } = useDraftField(draft, name);
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
      <SmsCodeField
        code={flow.code}
        input={register(name)}
        error={error}
        otherWay={
          flow.canDoWithoutCode
            ? { label: t('useUsername'), onChoose: () => flow.chooseType('username') }
            : undefined
        }
        onSignIn={onSignIn}
      />
    );
  }
  if (name === 'captcha') {
    return (
      <CaptchaField
        key={flow.context.registrationType}
        port={draft.captcha}
        input={register(name)}
        error={error}
      />
    );
  }
  if (name === 'agreed') {
    return <Agreement flow={flow} />;
  }
  return (
    <PlainField
      name={name}
      input={register(name, name === 'password' ? { deps: 'confirmPassword' } : {})}
      error={error}
      required={required}
      rule={flow.context.form?.rules[name]}
      invitationHint={
        flow.addressCodeFailed
          ? t('addressCodeFailed')
          : flow.addressCodeUnchecked
            ? t('addressCodeUnchecked')
            : undefined
      }
      isFirst={isFirst}
    />
  );
}
