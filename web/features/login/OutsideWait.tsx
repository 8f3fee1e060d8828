import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import styles from './OutsideWait.module.css';

interface OutsideWaitProps {
  readonly title: string;
  readonly text: string;
  readonly onCancel: () => void;
}

/**
 * Replaces the form while the person is asked elsewhere: in a provider's window (G5), or by the
 * device with a passkey (A24).
 */
export function OutsideWait({ title, text, onCancel }: OutsideWaitProps) {
  const { t } = useTranslation('login');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.wait}>
      <Spinner size={32} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className="muted">{text}</p>
      <Button onClick={onCancel}>{t('provider.cancel')}</Button>
    </div>
  );
}
