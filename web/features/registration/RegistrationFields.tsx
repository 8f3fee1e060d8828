import { useTranslation } from 'react-i18next';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import form from '#web/shared/forms/form.module.css';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { WaitingAccountNotice } from '#web/shared/sign-in/WaitingAccountNotice.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RegistrationField } from './RegistrationField.tsx';
import styles from './RegistrationForm.module.css';
import { useFormChanges } from './use-form-changes.ts';
import type { RegistrationFlow } from './use-registration.ts';

interface RegistrationFieldsProps {
  readonly flow: RegistrationFlow;
  readonly onSignIn: () => void;
}

/** The form itself: the fields of the site's rules, in their order (A2, A3). */
export function RegistrationFields({ flow, onSignIn }: RegistrationFieldsProps) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  useDraft(flow.draft, flow.context);
  const bonus = flow.context.form?.settings.registrationBonus;
  const changed = useFormChanges(flow);
  return (
    <FlowForm label={t('title')} flow={flow}>
      {/* Above the fields: a long form would hide it. */}
      {flow.context.mode === 'modal' && (
        <p className={form.foot}>
          {t('haveAccount')}
          <button type="button" className={form.link} onClick={onSignIn}>
            {t('signIn')}
          </button>
        </p>
      )}
      <WaitingAccountNotice />
      {flow.fields.map((field, index) => (
        <RegistrationField
          key={field.name}
          flow={flow}
          field={field}
          isFirst={index === 0}
          onSignIn={onSignIn}
        />
      ))}
      <RefusalMessage refusal={flow.refusal} onSignIn={onSignIn} />
      <div className={classNames('cluster gap-3', styles.buttons)}>
        <Button type="submit" variant="primary" size="l" busy={flow.isBusy}>
          {bonus
            ? t('submitWithBonus', {
                bonus: formatRoundMoney(bonus.amount, bonus.currency, language),
              })
            : t('submit')}
        </Button>
        {flow.context.mode === 'page' && (
          <Button
            size="l"
            variant="ghost"
            aria-disabled={!flow.can({ type: 'form.reset' })}
            onClick={flow.reset}
          >
            {t('reset')}
          </Button>
        )}
      </div>
      <ChangedFacts {...changed} />
      <FlowStep text={flow.step && t(`step.${flow.step}`)} />
    </FlowForm>
  );
}
