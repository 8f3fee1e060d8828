import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTimes } from '#web/shared/times/use-times.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import styles from './AccountRecovery.module.css';
import type { AccountRecoveryFlow } from './use-account-recovery.ts';

interface OutcomeProps {
  readonly flow: AccountRecoveryFlow;
}

/** The times and the address of an account recovery, for texts. */
function useFacts({ context: { accountRecovery } }: AccountRecoveryFlow) {
  const times = useTimes();
  const shown = (moment: string | undefined) =>
    moment === undefined ? '' : times.zonedMoment(moment);
  return {
    to: accountRecovery?.to ?? '',
    time: shown(accountRecovery?.readyAt),
    until: shown(accountRecovery?.until),
  };
}

/** The waiting time: when and with which address the person can recover the account (W5). */
export function Waiting({ flow }: OutcomeProps) {
  const { t } = useTranslation('accountRecovery');
  const facts = useFacts(flow);
  return (
    <Outcome title={t('waitingTitle', facts)}>
      <p>{t('waitingText', facts)}</p>
      <p className="muted">{t('waitingNotified')}</p>
    </Outcome>
  );
}

/** The waiting time is over, but another address asked (W5). */
export function Elsewhere({ flow }: OutcomeProps) {
  const { t } = useTranslation('accountRecovery');
  const facts = useFacts(flow);
  return (
    <Outcome title={t('elsewhereTitle', facts)}>
      <p>{t('elsewhereText', facts)}</p>
    </Outcome>
  );
}

/** The password is set; money may have to wait (W5). */
export function Finished({ flow: { context } }: OutcomeProps) {
  const { t } = useTranslation('accountRecovery');
  const times = useTimes();
  const { moneyUsableFrom } = context;
  return (
    <Outcome title={t('finishedTitle')}>
      <p>{t('finishedText')}</p>
      {moneyUsableFrom !== null && (
        <p>{t('moneyWaits', { time: times.zonedMoment(moneyUsableFrom) })}</p>
      )}
      <Link to="/login" className={buttonClass({ variant: 'primary', size: 'l', block: true })}>
        {t('signIn')}
      </Link>
    </Outcome>
  );
}

function Outcome({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form and its focus are gone: the message gets the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack gap-4">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
