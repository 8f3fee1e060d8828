import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import form from '#web/shared/forms/form.module.css';
import { MethodTabs } from '#web/shared/forms/MethodTabs.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { CodePictureField } from '#web/shared/verification/CodePictureField.tsx';
import { MobileField } from '#web/shared/verification/MobileField.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import type { AccountRecoveryFlow } from './use-account-recovery.ts';

interface OwnerScreenProps {
  readonly flow: AccountRecoveryFlow;
}

/** Names the account by user name and address (W5). */
export function OwnerScreen({ flow }: OwnerScreenProps) {
  const { t } = useTranslation('accountRecovery');
  return (
    <>
      <p className="muted">{t('about')}</p>
      <MethodTabs
        label={t('kinds')}
        methods={flow.context.kinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))}
        selected={flow.context.kind}
        disabled={flow.isBusy}
        onSelect={(kind) => flow.send({ type: 'kind.chosen', kind })}
      >
        <OwnerForm flow={flow} />
      </MethodTabs>
      <p className={form.foot}>
        <Link to="/login" className={form.link}>
          {t('signIn')}
        </Link>
      </p>
    </>
  );
}

function OwnerForm({ flow }: OwnerScreenProps) {
  const { t } = useTranslation('accountRecovery');
  const { draft } = flow;
  const { register, errorOf } = useDraft(draft, flow.requiredFields);
  return (
    <FlowForm label={t('title')} flow={flow}>
      <Field label={t('username')} error={errorOf('username')} required>
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {flow.context.kind === 'email' ? (
        <Field label={t('email')} error={errorOf('email')} required>
          <TextInput
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </Field>
      ) : (
        <MobileField
          country={draft.form.watch('countryCode')}
          onCountryChosen={(code) => draft.setText('countryCode', code)}
          input={register('mobileNum')}
          error={errorOf('mobileNum')}
        />
      )}
      <CodePictureField picture={flow.picture} />
      <FlowSubmit flow={flow}>{t('sendCode')}</FlowSubmit>
      <FlowStep text={flow.isBusy ? t('sending') : null} />
    </FlowForm>
  );
}
