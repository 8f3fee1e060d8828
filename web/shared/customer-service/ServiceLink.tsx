import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import form from '#web/shared/forms/form.module.css';

/** A link to customer service, if the site has it: the next step when only they can help (S12). */
export function ServiceLink() {
  const { t } = useTranslation('account');
  return <ContactLink className={form.link}>{t('talkToService')}</ContactLink>;
}
