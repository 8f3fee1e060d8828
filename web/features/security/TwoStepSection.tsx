import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TrustedDevice, TwoStep } from '#contract/entities/security.ts';
import { FEW_RECOVERY_CODES } from '#contract/entities/security-types.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { deviceText, placeText } from './origin-text.ts';
import styles from './security.module.css';

/** The second step while it is on: recovery codes and trusted devices (A26). */
export function TwoStepSection({ twoStep }: { readonly twoStep: TwoStep }) {
  const { t } = useTranslation('security');
  const modals = useModals();
  if (!twoStep.isOn) return null;
  const { asksPassword, recoveryCodesLeft, trustedDevices } = twoStep;
  const few = recoveryCodesLeft <= FEW_RECOVERY_CODES;
  return (
    <section className={styles.part} aria-labelledby="two-step-title">
      <h2 id="two-step-title">{t('twoStep.title')}</h2>
      <div className={styles.row}>
        <span className={styles.what}>
          <strong>{t('twoStep.codesLeft', { number: recoveryCodesLeft })}</strong>
          <span className={few ? styles.warning : 'hint'}>
            {t(few ? 'twoStep.fewCodes' : 'twoStep.aboutCodes')}
          </span>
        </span>
        <Button
          size="s"
          onClick={() => modals.show({ type: 'twoStep', purpose: 'renewCodes', asksPassword })}
        >
          {t('twoStep.renew')}
        </Button>
      </div>
      {trustedDevices.length > 0 && (
        <>
          <h3>{t('twoStep.trusted')}</h3>
          <ul role="list" className="stack gap-2">
            {trustedDevices.map((device) => (
              <li key={device.id} className={styles.row}>
                <TrustedDeviceRow device={device} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function TrustedDeviceRow({ device }: { readonly device: TrustedDevice }) {
  const { t } = useTranslation('security');
  const { api, changes } = useServices();
  const queryClient = useQueryClient();
  const times = useTimes();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => valueOf(api.security.forgetDevice({ params: { id: device.id } })),
    onSuccess: (security) => queryClient.setQueryData(queries.security.state().queryKey, security),
    // It may have been removed in another tab.
    onError: () => changes.outdate('security'),
  });
  const name = deviceText(t, device);
  return (
    <>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="hint">{placeText(t, device)}</span>
        <span className="hint">
          {t('twoStep.trustedUntil', { time: times.zonedMoment(device.expiresAt) })}
        </span>
        <RefusalMessage refusal={refusalOf(error)} />
      </span>
      <Button
        size="s"
        variant="ghost"
        busy={isPending}
        aria-label={t('twoStep.forgetOf', { device: name })}
        onClick={() => mutate()}
      >
        {t('twoStep.forget')}
      </Button>
    </>
  );
}
