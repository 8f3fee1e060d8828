import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

/** What the page of the sign-in begins with; its form depends on the site's settings. */
export function FirstLogin() {
  const { t } = useTranslation('login');
  return (
    <div className="first-login" aria-busy="true">
      <div className="card">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <div className="form">
          <Skeleton className="tabs" />
          <Skeleton className="field" />
          <Skeleton className="field" />
          <Skeleton className="button" />
        </div>
      </div>
    </div>
  );
}
