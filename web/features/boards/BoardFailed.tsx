import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import boards from './board.module.css';

/** A board that did not load says so in its place, and no more: nobody came for it alone. */
export function BoardFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('boards');
  return (
    <div className={boards.quiet}>
      <p>{t('failed')}</p>
      <Button size="s" onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    </div>
  );
}
