import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

interface LoadErrorProps {
  /** It stands for a whole page, and has the page's heading. */
  readonly isPage: boolean;
  readonly onRetry: () => void;
}

/** A part of the page did not load; the person may try again (R10). */
export function LoadError({ isPage, onRetry }: LoadErrorProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={isPage ? 1 : 2}
      title={t('loadError.title')}
      text={t('loadError.text')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
