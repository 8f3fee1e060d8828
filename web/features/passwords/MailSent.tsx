import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import form from '#web/shared/forms/form.module.css';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import styles from './MailSent.module.css';

interface MailSentProps {
  readonly email: string;
  readonly onSignIn: () => void;
  readonly onAskAgain: () => void;
}

/** A mail with a link is on its way, and what to do if it does not arrive (A17). */
export function MailSent({ email, onSignIn, onAskAgain }: MailSentProps) {
  const { t } = useTranslation('password');
  const title = useRef<HTMLHeadingElement>(null);
  // The form and its focus are gone: the message gets the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.place}>
      <span className={styles.sign}>
        <MailIcon size={32} />
      </span>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t('forgotten.sentTitle')}
      </h3>
      <div className={styles.text}>
        <p>{t('forgotten.sentTo')}</p>
        <p className={styles.address}>
          <bdi>{email}</bdi>
        </p>
        <p>{t('forgotten.sentText')}</p>
      </div>
      <Button variant="primary" size="l" block onClick={onSignIn}>
        {t('forgotten.backToSignIn')}
      </Button>
      <p className={form.foot}>
        {t('forgotten.noMail')}
        <button type="button" className={form.link} onClick={onAskAgain}>
          {t('forgotten.askAgain')}
        </button>
      </p>
    </div>
  );
}
