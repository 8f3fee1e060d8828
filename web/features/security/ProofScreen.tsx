import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './security.module.css';
import type { TwoStepFlow } from './use-two-step.ts';

/** The account's password, and a code if the second step is on. */
export function ProofScreen({ flow }: { readonly flow: TwoStepFlow }) {
  const { t } = useTranslation('twoStep');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  const { purpose, way } = flow.context;
  const byApp = way === 'app';
  return (
    <FlowForm label={t('confirmIdentity')} flow={flow}>
      <p className="hint">{t(`about.${purpose}`)}</p>
      {flow.requiredFields.includes('password') && (
        <Field label={t('password')} error={errorOf('password')} required>
          <PasswordInput
            {...register('password')}
            autoComplete="current-password"
            showLabel={t('account:showPassword')}
            hideLabel={t('account:hidePassword')}
            data-autofocus
          />
        </Field>
      )}
      {flow.requiredFields.includes('code') && (
        <>
          <Field
            key={way}
            label={t(byApp ? 'appCode' : 'recoveryCode')}
            error={errorOf('code')}
            required
          >
            {byApp ? (
              <CodeInput {...register('code')} maxLength={64} />
            ) : (
              <TextInput {...register('code')} autoComplete="off" maxLength={64} />
            )}
          </Field>
          <Button
            variant="ghost"
            size="s"
            className={styles.otherWay}
            aria-disabled={flow.isBusy}
            onClick={flow.changeWay}
          >
            {t(byApp ? 'useRecovery' : 'useApp')}
          </Button>
        </>
      )}
      <FlowSubmit flow={flow}>{t(`submit.${purpose}`)}</FlowSubmit>
      <FlowStep text={flow.isBusy ? t('checking') : null} />
    </FlowForm>
  );
}
