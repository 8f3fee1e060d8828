import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { keyboardOf } from '#web/shared/forms/keyboard.ts';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { NewPasswordField } from '#web/shared/passwords/NewPasswordField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { PasswordValues } from './password-draft.ts';
import type { ChangePasswordFlow } from './use-change-password.ts';

interface ChangePasswordFormProps {
  readonly flow: ChangePasswordFlow;
  readonly rule: FieldRule;
  /** Why it is required; null if the person chose to change it (A15). */
  readonly because: 'default' | 'expired' | 'mail' | 'other' | null;
}

/** The old password unless known, and the new one twice (A16). */
export function ChangePasswordForm({ flow, rule, because }: ChangePasswordFormProps) {
  const { t } = useTranslation('password');
  const { register, errorOf } = useDraft(flow.draft);
  const { owed, oldIsKnown } = flow.context;
  const toggles = { showLabel: t('account:showPassword'), hideLabel: t('account:hidePassword') };
  const confirmation = { deps: 'confirmNewPassword' } satisfies { deps: keyof PasswordValues };
  return (
    <FlowForm label={t('title')} flow={flow}>
      {because && <Notice tone="info" text={t(`owed.${because}`)} />}
      {!oldIsKnown && (
        <Field label={t('oldPassword')} error={errorOf('oldPassword')} required>
          <PasswordInput {...register('oldPassword')} {...toggles} data-autofocus />
        </Field>
      )}
      <NewPasswordField
        rule={rule}
        input={register('newPassword', confirmation)}
        error={errorOf('newPassword')}
        isFirst={oldIsKnown || undefined}
      />
      <Field label={t('confirmNewPassword')} error={errorOf('confirmNewPassword')} required>
        <PasswordInput
          {...register('confirmNewPassword')}
          {...toggles}
          {...keyboardOf(rule)}
          autoComplete="new-password"
        />
      </Field>
      <FlowSubmit flow={flow}>{t('submit')}</FlowSubmit>
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'change.cancelled' })}
        onClick={flow.cancel}
      >
        {owed ? t('leave') : t('shell:cancel')}
      </Button>
      <FlowStep text={flow.step && t(`step.${flow.step}`)} />
    </FlowForm>
  );
}
