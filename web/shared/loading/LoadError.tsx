import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

interface LoadErrorProps {
  /** It replaces a whole page, and has the page's heading. */
  readonly isPage: boolean;
  readonly onRetry: () => void;
}

/**
 * A part of the page did not load; with a retry (R10). Offline it is the offline page, and closes
 * by itself when the network is back (S13).
 */
export function LoadError({ isPage, onRetry }: LoadErrorProps) {
  const { t } = useTranslation();
  // Drawn at build time, for a script that stays away, it knows of no network.
  const offline = typeof window !== 'undefined' && !navigator.onLine;
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      level={isPage ? 1 : 2}
      title={t(offline ? 'loadError.offlineTitle' : 'loadError.title')}
      text={t(offline ? 'loadError.offlineText' : 'loadError.text')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
