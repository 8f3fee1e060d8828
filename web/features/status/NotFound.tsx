import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

/** An address that leads nowhere, with a way home (R9). */
export default function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      level={1}
      icon={<SearchIcon />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('goHome')}
        </Link>
      }
    />
  );
}
