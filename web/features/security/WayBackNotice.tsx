import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenWayBack } from '#contract/entities/way-back.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './security.module.css';

/** Somebody has asked for a way back into this account: who, from when, and a way to stop it (W5). */
export function WayBackNotice({ wayBack }: { readonly wayBack: OpenWayBack }) {
  const { t } = useTranslation('security');
  const services = useServices();
  const queryClient = useQueryClient();
  const times = useTimes();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      valueOf(withFreshProof(services, () => services.api.security.stopWayBack({}))),
    onSuccess: (security) => {
      queryClient.setQueryData(queries.security.state().queryKey, security);
      services.notices.send({
        type: 'notice.raised',
        notice: {
          key: 'wayBack',
          kind: 'success',
          text: 'security:wayBack.stopped',
          persistent: false,
        },
      });
    },
  });
  const time = times.zonedMoment(wayBack.readyAt);
  return (
    <section className={styles.part} aria-labelledby="way-back-title">
      <h2 id="way-back-title">{t('wayBack.title')}</h2>
      <p className={styles.warning}>
        {t('wayBack.text', { to: wayBack.to, time })} {t('wayBack.notYou')}
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
        {t('wayBack.stop')}
      </Button>
    </section>
  );
}
