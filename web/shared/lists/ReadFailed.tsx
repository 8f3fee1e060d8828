import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

interface ReadFailedProps {
  readonly title: string;
  /** What every load error says, where left out. */
  readonly text?: string;
  readonly level?: 1 | 2 | 3;
  /** Nothing else on the page asks for a press. */
  readonly isPrimary?: boolean;
  readonly onRetry: () => void;
}

/** A list or a record did not load; the person may try again (R10). */
export function ReadFailed({ title, text, level, isPrimary = false, onRetry }: ReadFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={level}
      title={title}
      text={text ?? t('loadError.text')}
      action={
        <Button {...(isPrimary && { variant: 'primary' })} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
