import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './PayoutAccounts.module.css';

/** The passwords that withdrawals and transfers require (W2). */
export function PasswordsSection() {
  const { t } = useTranslation(['payoutAccounts', 'moneyPasswords']);
  const modals = useModals();
  const times = useTimes();
  const read = useQuery(queries.moneyPasswords.state());
  useServerMoments(
    read.data?.passwords.map(({ usableFrom }) => usableFrom) ?? [],
    queries.moneyPasswords.state(),
  );
  return (
    <section className={styles.passwords} aria-labelledby="money-passwords-title">
      <h2 id="money-passwords-title">{t('passwords')}</h2>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons heights={['3.5rem']} />}
        renderFailed={(onRetry) => (
          <ReadFailed level={3} title={t('account:formFailedTitle')} onRetry={onRetry} />
        )}
      >
        {({ passwords }) => (
          <ul role="list" className="stack">
            {passwords.map(({ kind, isSet, usableFrom }) => (
              <li key={kind} className={classNames('spread gap-3', styles.password)}>
                <span>
                  <strong>{t(`moneyPasswords:give.${kind}`)}</strong>
                  <span className="hint">{isSet ? t('passwordSet') : t('passwordUnset')}</span>
                  {usableFrom !== null && (
                    <span className={styles.waits}>
                      {t('moneyPasswords:waiting', { time: times.zonedMoment(usableFrom) })}
                    </span>
                  )}
                </span>
                <Button
                  size="s"
                  aria-label={t(`moneyPasswords:title.${isSet ? 'change' : 'set'}.${kind}`)}
                  onClick={() => modals.show({ type: 'moneyPassword', kind })}
                >
                  {isSet ? t('change') : t('set')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
