import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useQueries } from '#web/app/services-context.ts';
import form from './account-form.module.css';
import styles from './SmsCodeField.module.css';

/** What else there is for a person whose codes fail: customer service, where the site has it (A11). */
export function CodeHelp() {
  const { t } = useTranslation('account');
  const { data } = useQuery(useQueries().permission());
  const service = data?.customerService.find(({ csType }) => csType === 'LIVECHAT');
  return (
    <output className={styles.help}>
      {t('codeTrouble')}
      {service && (
        <a className={form.link} href={service.path} target="_blank" rel="noopener">
          {t('codeService')}
        </a>
      )}
    </output>
  );
}
