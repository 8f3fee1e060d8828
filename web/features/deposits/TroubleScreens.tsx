import { useTranslation } from 'react-i18next';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { Stopped } from '#web/shared/restrictions/Stopped.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './Deposit.module.css';
import type { DepositFlow } from './use-deposit.ts';

interface ScreenProps {
  readonly flow: DepositFlow;
}

/** Shown while loading, as large as the content. */
export function Reading() {
  const { t } = useTranslation('deposit');
  return (
    <div className={classNames('stack gap-5', styles.amount)} aria-busy>
      <p className="visually-hidden">{t('shell:loading')}</p>
      <Skeleton height="5rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="4rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}

/** Deposits could not be read. */
export function Unreachable({ flow }: ScreenProps) {
  const { t } = useTranslation('deposit');
  return <FlowUnreachable flow={flow} title={t('unreachable')} />;
}

/** The site takes no deposits. */
export function Closed({ flow }: ScreenProps) {
  const { t } = useTranslation('deposit');
  return (
    <EmptyState
      icon={<WalletIcon />}
      title={t('closed.title')}
      text={t('closed.text')}
      action={
        <Button onClick={() => flow.send({ type: 'retry.requested' })}>{t('shell:retry')}</Button>
      }
    />
  );
}

/** The account takes no deposits now, because its owner has paused play or it is restricted. */
export function NotNow() {
  const { t } = useTranslation('deposit');
  return <Stopped title={t('closed.title')} />;
}

/** The provider does not answer. */
export function ProviderDown({ flow }: ScreenProps) {
  const { t } = useTranslation('deposit');
  return (
    <ErrorState
      title={t('providerDown.title')}
      text={t('providerDown.text')}
      action={
        <>
          <Button variant="primary" onClick={() => flow.send({ type: 'retry.requested' })}>
            {t('shell:retry')}
          </Button>
          <Button onClick={() => flow.send({ type: 'another.requested' })}>
            {t('otherAmount')}
          </Button>
        </>
      }
    />
  );
}
