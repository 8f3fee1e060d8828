import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import form from '#web/shared/forms/form.module.css';
import { useDraftField } from '#web/shared/forms/use-draft.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import styles from './RegistrationForm.module.css';
import type { RegistrationFlow } from './use-registration.ts';

/** The age and terms box, with links to both (A1, A6). */
export function Agreement({ flow }: { readonly flow: RegistrationFlow }) {
  const { t } = useTranslation(['registration', 'errors']);
  const { register, error } = useDraftField(flow.draft, 'agreed');
  return (
    <div className={styles.agreement}>
      <Checkbox {...register('agreed')} error={error && t('errors:terms_not_accepted')}>
        {t('agree', { age: flow.context.form?.settings.minimumAge })}
      </Checkbox>
      {/* Opened beside the form, which keeps its input. */}
      <Link to="/help#protocol" target="_blank" rel="noopener" className={form.link}>
        {t('readProtocol')}
        <span className="visually-hidden"> {t('opensBeside')}</span>
        <ExternalIcon size={16} />
      </Link>
    </div>
  );
}
