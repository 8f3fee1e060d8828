import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draw, Lottery } from '#contract/entities/lottery.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { LastNumbers } from './LastNumbers.tsx';
import styles from './Numbers.module.css';
import { useDrawHistory } from './use-draw-history.ts';

/** Draws shown at first; a press shows as many more. */
const DRAWS_AT_ONCE = 20;

/** Past draws, newest first (L7). */
export function OpenedNumbers({ lottery }: { readonly lottery: Lottery }) {
  const { t } = useTranslation('lottery');
  const { gameCode, prizeMode } = lottery;
  const draws = useDrawHistory(gameCode, prizeMode);
  const [max, setMax] = useState(DRAWS_AT_ONCE);

  return (
    <Loaded
      read={draws}
      waiting={<WaitingSkeletons className={styles.draws} heights={places(5, '4.5rem')} />}
      renderFailed={(retry) => (
        <ReadFailed title={t('drawsFailedTitle')} isPrimary onRetry={retry} />
      )}
      empty={<EmptyState icon={<ClockIcon />} title={t('noDraws')} text={t('noDrawsText')} />}
    >
      {(all) => (
        <div className={styles.history}>
          <ol role="list" className={styles.draws}>
            {all.slice(0, max).map((draw, index) => (
              <li key={draw.drawNo}>
                <PastDraw lottery={lottery} draw={draw} isNewest={index === 0} />
              </li>
            ))}
          </ol>
          {all.length > max && (
            <Button onClick={() => setMax(max + DRAWS_AT_ONCE)}>
              {t('moreDraws', { count: Math.min(all.length - max, DRAWS_AT_ONCE) })}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}

interface PastDrawProps {
  readonly lottery: Lottery;
  readonly draw: Draw;
  readonly isNewest: boolean;
}

function PastDraw({ lottery, draw, isNewest }: PastDrawProps) {
  const { t } = useTranslation('lottery');
  const when = (
    <span className={styles.when}>
      <b>{t('drawNo', { drawNo: draw.drawNo })}</b>
      <Moment at={draw.drawnAt} />
    </span>
  );
  if (lottery.form === 'prizes' && !draw.cancelled) {
    return (
      <Disclosure
        open={isNewest}
        title={
          <span className={styles.summary}>
            {when}
            <LastNumbers form={lottery.form} draw={draw} />
          </span>
        }
      >
        <DrawnNumbers form={lottery.form} draw={draw} />
      </Disclosure>
    );
  }
  return (
    <div className={styles.draw}>
      {when}
      <DrawnNumbers form={lottery.form} draw={draw} size="s" />
    </div>
  );
}
