import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { NewPasswordField } from '#web/shared/passwords/NewPasswordField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import type { AccountRecoveryFlow } from './use-account-recovery.ts';

const LONGEST_CODE = 255;

interface ProofScreenProps {
  readonly flow: AccountRecoveryFlow;
}

/** The code, which only arrives if the address belongs to the account (W5). */
export function CodeScreen({ flow }: ProofScreenProps) {
  const { t } = useTranslation('accountRecovery');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  useEffect(() => flow.draft.form.setFocus('code'), [flow.draft]);
  return (
    <FlowForm label={t('code')} flow={flow}>
      <p className="muted">{t('codeText')}</p>
      <Field label={t('code')} error={errorOf('code')} required>
        <CodeInput {...register('code')} maxLength={LONGEST_CODE} />
      </Field>
      <FlowSubmit flow={flow}>{t('confirm')}</FlowSubmit>
      <FlowStep text={flow.isBusy ? t('checking') : null} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'address.reopened' })}
        onClick={flow.reopen}
      >
        {t('other')}
      </Button>
    </FlowForm>
  );
}

/** The new password, after the waiting time (W5). */
export function PasswordScreen({ flow }: ProofScreenProps) {
  const { t } = useTranslation('accountRecovery');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  useEffect(() => flow.draft.form.setFocus('newPassword'), [flow.draft]);
  return (
    <FlowForm label={t('choose')} flow={flow}>
      <p>{t('choose')}</p>
      <NewPasswordField
        rule={flow.rules.password}
        input={register('newPassword')}
        error={errorOf('newPassword')}
      />
      <p className="muted">{t('effect')}</p>
      <FlowSubmit flow={flow}>{t('save')}</FlowSubmit>
      <FlowStep text={flow.isBusy ? t('saving') : null} />
    </FlowForm>
  );
}
