import { useTranslation } from 'react-i18next';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import boards from './board.module.css';

/** A board that failed to load only says so in its place: nobody opens the page for it alone. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useTranslation('boards');
  return (
    <div className={boards.quiet}>
      <p>{t('failed')}</p>
      <RetryButton size="s" onRetry={onRetry} />
    </div>
  );
}
