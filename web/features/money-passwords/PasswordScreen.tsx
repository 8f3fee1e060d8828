import { useTranslation } from 'react-i18next';
import { canRecover } from '#machines/money-password/can-recover.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { keyboardOf } from '#web/shared/forms/keyboard.ts';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { NewPasswordField } from '#web/shared/passwords/NewPasswordField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import styles from './MoneyPassword.module.css';
import type { MoneyPasswordValues } from './money-password-draft.ts';
import type { MoneyPasswordFlow } from './use-money-password.ts';

/** The new password twice, with the old one or a code if required (W2). */
export function PasswordScreen({ flow }: { readonly flow: MoneyPasswordFlow }) {
  const { t } = useTranslation('moneyPasswords');
  const { requiredFields } = flow;
  const { kind, passwords, channel } = flow.context;
  const { register, errorOf } = useDraft(flow.draft, {
    requiredFields,
    rule: passwords?.rule ?? null,
  });
  const step = requiredFields.includes('oldPassword')
    ? 'change'
    : requiredFields.includes('verificationCode')
      ? 'recover'
      : 'set';
  if (!passwords) return null;
  const toggles = { showLabel: t('account:showPassword'), hideLabel: t('account:hidePassword') };
  const keyboard = keyboardOf(passwords.rule);
  const confirmation = { deps: 'confirmNewPassword' } satisfies { deps: keyof MoneyPasswordValues };
  const sentTo = passwords.codeReceivers.find((one) => one.channel === channel);
  return (
    <FlowForm label={t(`title.${step}.${kind}`)} flow={flow}>
      {step === 'set' && <p className="hint">{t('about')}</p>}
      {step === 'change' && (
        <>
          <Field label={t('oldPassword')} error={errorOf('oldPassword')} required>
            <PasswordInput {...register('oldPassword')} {...toggles} {...keyboard} data-autofocus />
          </Field>
          {canRecover(flow.context) ? (
            <Button
              variant="ghost"
              size="s"
              aria-disabled={!flow.can({ type: 'recovery.requested' })}
              onClick={() => flow.send({ type: 'recovery.requested' })}
              className={styles.forgotten}
            >
              {t('forgotten')}
            </Button>
          ) : (
            <p className="hint">{t('noAccountRecovery')}</p>
          )}
        </>
      )}
      {step === 'recover' && (
        <Field
          label={t('recover.code')}
          hint={t('recover.sentTo', { receiver: sentTo?.receiver ?? '' })}
          error={errorOf('verificationCode')}
          required
        >
          <CodeInput {...register('verificationCode')} maxLength={255} data-autofocus />
        </Field>
      )}
      <NewPasswordField
        rule={passwords.rule}
        input={register('newPassword', confirmation)}
        error={errorOf('newPassword')}
        isFirst={step === 'set' || undefined}
      />
      <Field label={t('confirmNewPassword')} error={errorOf('confirmNewPassword')} required>
        <PasswordInput
          {...register('confirmNewPassword')}
          {...toggles}
          {...keyboard}
          autoComplete="new-password"
        />
      </Field>
      {step === 'recover' && (
        <p className="hint">{t('recover.waits', { count: passwords.hoursAfterRecovery })}</p>
      )}
      <FlowSubmit flow={flow}>{t(`submit.${step}`)}</FlowSubmit>
      {step === 'recover' && (
        <Button
          variant="ghost"
          block
          aria-disabled={!flow.can({ type: 'recovery.left' })}
          onClick={flow.back}
        >
          {t('recover.back')}
        </Button>
      )}
    </FlowForm>
  );
}
