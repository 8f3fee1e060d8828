import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import { formatPoints } from './format-points.ts';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

/** The person's points; a trial account is told how to get some (A20). */
export function PointsBalanceCard({ isTrial }: { readonly isTrial: boolean }) {
  const { t } = useTranslation('points');
  const modals = useModals();
  const language = useLanguage();
  const pointsText = usePointsText();
  const balance = useQuery(queries.points.balance());
  return (
    <section className={styles.balance} aria-labelledby="points-balance">
      <h2 id="points-balance">{t('balance')}</h2>
      <Loaded
        read={balance}
        waiting={<WaitingSkeletons heights={['2.25rem']} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('balanceFailed')} onRetry={retry} />
        )}
      >
        {({ points, inProcess }) => (
          <>
            <p className={styles.points}>
              <StarIcon size={24} />
              <Money text={formatPoints(points, language)} label={pointsText(points)} />
            </p>
            {inProcess > 0 && (
              <p className="hint">{t('inProcess', { points: pointsText(inProcess) })}</p>
            )}
          </>
        )}
      </Loaded>
      <p className="hint">{t(isTrial ? 'trial' : 'neverExpire')}</p>
      {isTrial && (
        <Button variant="primary" onClick={() => modals.open('realAccountNeeded')}>
          {t('openAccount')}
        </Button>
      )}
    </section>
  );
}
