import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import form from '#web/shared/forms/form.module.css';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './LoginForm.module.css';
import type { LoginFlow } from './use-login.ts';

/** The code of the app, or a recovery code, after the first step was right (A26). */
export function SecondStepForm({ flow }: { readonly flow: LoginFlow }) {
  const { t } = useTranslation('login');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  const trustDays = useQuery(sitePermission()).data?.deviceTrustDays;
  const { secondWay } = flow.context;
  const byApp = secondWay === 'app';
  const title = useRef<HTMLHeadingElement>(null);
  // The form and its focus are gone: the focus moves to what replaces it.
  useEffect(() => title.current?.focus(), []);
  return (
    <FlowForm label={t('secondStep.title')} flow={flow}>
      <h2 ref={title} tabIndex={-1} className={styles.secondTitle}>
        {t('secondStep.title')}
      </h2>
      <p className="hint">{t(byApp ? 'secondStep.byApp' : 'secondStep.byRecovery')}</p>
      <Field
        key={secondWay}
        label={t(byApp ? 'secondStep.appCode' : 'secondStep.recoveryCode')}
        error={errorOf('code')}
        required
      >
        {byApp ? (
          <CodeInput {...register('code')} maxLength={64} />
        ) : (
          <TextInput
            {...register('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      {trustDays !== undefined && (
        <Checkbox {...register('trustDevice')}>
          {t('secondStep.trust', { count: trustDays })}
        </Checkbox>
      )}
      <FlowSubmit flow={flow}>{t('secondStep.submit')}</FlowSubmit>
      <FlowStep text={flow.step && t(`step.${flow.step}`)} />
      <Button
        variant="ghost"
        block
        aria-disabled={flow.isBusy}
        onClick={() => flow.chooseSecondWay(byApp ? 'recoveryCode' : 'app')}
      >
        {t(byApp ? 'secondStep.useRecovery' : 'secondStep.useApp')}
      </Button>
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'secondStep.left' })}
        onClick={flow.leaveSecondStep}
      >
        {t('secondStep.back')}
      </Button>
      <p className={form.foot}>
        <Link to="/account-recovery" className={form.link}>
          {t('secondStep.lost')}
        </Link>
      </p>
    </FlowForm>
  );
}
