import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import { ToneIcon } from '#web/ui/messages/ToneIcon.tsx';
import styles from './ServerLostStrip.module.css';

interface ServerLostStripProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/**
 * A line below the header while the server does not answer (S12, S13): it moves the page down and
 * covers nothing of it.
 */
export function ServerLostStrip({ text, onRetry, onDismiss }: ServerLostStripProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.strip} aria-label={t('notices.connection')}>
      <ToneIcon tone="warning" size={18} className={styles.icon} />
      <p role="alert" className={styles.text}>
        {text}
      </p>
      <IconButton size="s" label={t('retry')} onClick={onRetry}>
        <RefreshIcon size={18} />
      </IconButton>
      <IconButton size="s" label={t('notices.dismiss')} onClick={onDismiss}>
        <CloseIcon size={18} />
      </IconButton>
    </section>
  );
}
