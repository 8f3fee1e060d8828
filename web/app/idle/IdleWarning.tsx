import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sitePermission } from '#web/api/site-permission.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { useIdleWatch } from './use-idle-watch.ts';

/** Warns a person before their idle session ends, and offers to stay (A19). */
export default function IdleWarning() {
  const minutes = useQuery(sitePermission()).data?.sessionIdleMinutes;
  return minutes === undefined ? null : <Watch idleMilliseconds={minutes * 60_000} />;
}

function Watch({ idleMilliseconds }: { readonly idleMilliseconds: number }) {
  const { t } = useTranslation();
  const { session } = useServices();
  const { state, context, isBusy, send } = useIdleWatch(idleMilliseconds);
  if (state !== 'warning' && state !== 'staying') return null;
  const stay = () => send({ type: 'stay.requested' });
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('idle.title')}
      onClose={stay}
      actions={[
        { id: 'stay', label: t('idle.stay'), variant: 'primary', busy: isBusy, onAction: stay },
        {
          id: 'leave',
          label: t('idle.leave'),
          onAction: () => session.send({ type: 'signOut.confirmed' }),
        },
      ]}
    >
      <p>{t('idle.text')}</p>
      <p role="timer">{t('idle.remaining', { count: context.remainingSeconds })}</p>
    </AlertDialog>
  );
}
