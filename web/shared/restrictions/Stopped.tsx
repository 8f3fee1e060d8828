import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

/** In the place of what the account may not do now: that it may not, and the way to why (A27). */
export function Stopped({ title }: { readonly title: string }) {
  const { t } = useTranslation(['account', 'errors']);
  return (
    <EmptyState
      icon={<LockIcon />}
      title={title}
      text={t('errors:account_restricted')}
      action={
        <Link to={stepPaths.seeWhy} className={buttonClass({ variant: 'primary' })}>
          {t('account:seeWhy')}
        </Link>
      }
    />
  );
}
