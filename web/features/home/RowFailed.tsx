import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';

interface RowFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A row that did not load says so in its place, and offers to try again (R10). */
export function RowFailed({ text, onRetry }: RowFailedProps) {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {text}{' '}
      <Button size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  );
}
