import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/service/ContactLink.tsx';
import form from './account-form.module.css';

/** The way to customer service, where the site has it: the next step of what nobody else can mend (S12). */
export function ServiceLink() {
  const { t } = useTranslation('account');
  return <ContactLink className={form.link}>{t('talkToService')}</ContactLink>;
}
