import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openServiceWindow } from '#web/platform/windows/service-window.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { provideCustomerService } from './customer-service.actors.ts';
import styles from './ServiceVisit.module.css';

interface ServiceVisitProps {
  readonly windowOpened: boolean;
  readonly onEnded: () => void;
}

/** One visit to customer service: silent while it goes well, a dialog where it does not (S8). */
export default function ServiceVisit({ windowOpened, onEnded }: ServiceVisitProps) {
  const { t } = useTranslation(['service', 'errors']);
  const services = useServices();
  const [machine] = useState(() => provideCustomerService(services));
  const [state, send] = useMachine(machine, { input: { windowOpened }, ...services.watching });

  const end = useEffectEvent(() => onEnded());
  const isOver = state.status === 'done';
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  const close = () => send({ type: 'help.closed' });
  const again = () =>
    send({
      type: 'service.requested',
      windowOpened: openServiceWindow(t('shell:loading')) === 'opened',
    });
  const { address, refusal } = state.context;
  const isBlocked = state.matches('windowBlocked');
  return (
    <Dialog
      role="alertdialog"
      open={isBlocked || state.matches('failed')}
      onClose={close}
      closeLabel={t('shell:close')}
      title={t(isBlocked ? 'blockedTitle' : 'failedTitle')}
      aria-describedby="service-help"
      footer={
        <>
          <Button onClick={again}>{t('shell:retry')}</Button>
          {address !== null && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'primary' })}
              onClick={() => send({ type: 'link.followed' })}
            >
              {t('blockedLink')}
            </a>
          )}
        </>
      }
    >
      <div id="service-help" className={styles.help}>
        {isBlocked ? (
          <>
            <p>{t('blockedText')}</p>
            <ol>
              <li>{t('blockedStepSign')}</li>
              <li>{t('blockedStepAllow')}</li>
              <li>{t('blockedStepRetry')}</li>
            </ol>
          </>
        ) : (
          refusal && <p>{t(`errors:${refusal.code}`)}</p>
        )}
      </div>
    </Dialog>
  );
}
