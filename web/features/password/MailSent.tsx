import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import form from '#web/shared/account/account-form.module.css';
import { Button } from '#web/ui/buttons/Button.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import styles from './MailSent.module.css';

interface MailSentProps {
  readonly email: string;
  readonly onSignIn: () => void;
  readonly onAskAgain: () => void;
}

/** Says that a mail with a link is on its way, and what to do when it does not come (A17). */
export function MailSent({ email, onSignIn, onAskAgain }: MailSentProps) {
  const { t } = useTranslation('password');
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, and the focus with it: the message is read in its place.
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
