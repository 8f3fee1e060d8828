import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenAccountRecovery } from '#contract/entities/account-recovery.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './security.module.css';

/** An open account recovery of this account: who, from when, and how to stop it (W5). */
export function AccountRecoveryNotice({
  accountRecovery,
}: {
  readonly accountRecovery: OpenAccountRecovery;
}) {
  const { t } = useTranslation('security');
  const services = useServices();
  const queryClient = useQueryClient();
  const times = useTimes();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      valueOf(withReauthentication(services, () => services.api.security.stopAccountRecovery({}))),
    onSuccess: (security) => {
      queryClient.setQueryData(queries.security.state().queryKey, security);
      services.notices.send({
        type: 'notice.raised',
        notice: {
          key: 'accountRecovery',
          kind: 'success',
          text: 'security:accountRecovery.stopped',
          persistent: false,
        },
      });
    },
  });
  const time = times.zonedMoment(accountRecovery.readyAt);
  return (
    <section className={styles.part} aria-labelledby="account-recovery-title">
      <h2 id="account-recovery-title">{t('accountRecovery.title')}</h2>
      <p className={styles.warning}>
        {t('accountRecovery.text', { to: accountRecovery.to, time })} {t('accountRecovery.notYou')}
      </p>
      <RefusalMessage refusal={refusalOf(error)} />
      <Button
        variant="primary"
        className={styles.otherWay}
        busy={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {t('accountRecovery.stop')}
      </Button>
    </section>
  );
}
