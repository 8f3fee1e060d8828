import { useTranslation } from 'react-i18next';
import type { Draw, Lottery } from '#contract/entities/lottery.ts';
import type { LotteryForm } from '#contract/entities/lottery-types.ts';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { DrawnNumbers } from '../numbers/DrawnNumbers.tsx';
import { LastNumbers } from '../numbers/LastNumbers.tsx';
import styles from './DrawPanel.module.css';
import { useDrawWatch } from './use-draw-watch.ts';

const DAY_SECONDS = 24 * 3600;

/** The next draw and the last one: bets close, the draw, the numbers (L7). */
export function DrawPanel({ lottery }: { readonly lottery: Lottery }) {
  const { t } = useTranslation(['lottery', 'errors']);
  const language = useLanguage();
  const times = useTimes();
  const { step, drawNo, drawsAt, latest, remainingSeconds, refusal, retry } = useDrawWatch(
    lottery.gameCode,
  );
  const isNew = step === 'drawn';
  const days = remainingSeconds > DAY_SECONDS;

  return (
    <section className={styles.panel} aria-label={t('draws')} data-step={step}>
      <div className={styles.coming}>
        {step === 'unreachable' ? (
          <>
            <p className={styles.state}>
              {t(`errors:${refusal?.code ?? 'unknown_error'}`)}
              <ErrorId refusal={refusal} />
            </p>
            <Button size="s" onClick={retry}>
              {t('shell:retry')}
            </Button>
          </>
        ) : drawNo === null ? (
          <div aria-busy="true">
            <Skeleton shape="text" width="9rem" />
            <Skeleton height="3rem" width="8rem" />
          </div>
        ) : (
          <>
            <p className={styles.drawNo}>{t('drawNo', { drawNo })}</p>
            <p className={styles.state}>{t(`step.${step}`)}</p>
            {(step === 'open' || step === 'closing') &&
              (days ? (
                <p className={styles.date}>{times.zonedMoment(drawsAt)}</p>
              ) : (
                <Countdown
                  text={formatClock(remainingSeconds, language)}
                  label={t(`step.${step}`)}
                  className={styles.countdown}
                />
              ))}
            {(step === 'drawing' || step === 'reading') && <Drum />}
          </>
        )}
      </div>
      <div className={styles.latest}>
        {latest ? (
          <>
            <p className={styles.drawNo}>
              {t('lastDraw', { drawNo: latest.drawNo })}{' '}
              {isNew && (
                <Badge tone="gold" look="solid">
                  {t('new')}
                </Badge>
              )}
            </p>
            {/* Remounted for each draw, so that its numbers animate. */}
            <div key={latest.drawNo} className={isNew ? styles.arriving : undefined}>
              {lottery.form === 'prizes' ? (
                // The whole table is among the opened numbers.
                <p className={styles.special}>
                  <LastNumbers form={lottery.form} draw={latest} />
                </p>
              ) : (
                <DrawnNumbers
                  form={lottery.form}
                  draw={latest}
                  size={lottery.form === 'balls' ? 'm' : 'l'}
                />
              )}
            </div>
          </>
        ) : (
          <p className={styles.state}>{step === 'reading' ? '' : t('noDraws')}</p>
        )}
      </div>
      <output className="visually-hidden">
        {isNew && latest
          ? latest.cancelled
            ? t('cancelledText')
            : t('announced', {
                name: lottery.gameName,
                numbers: spokenNumbers(lottery.form, latest),
              })
          : ''}
      </output>
    </section>
  );
}

function Drum() {
  return (
    <span className={styles.drum} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** A draw's announcement for screen readers: of a prize table the special one. */
function spokenNumbers(form: LotteryForm, { prizes }: Draw): string {
  const numbers = prizes[0]?.numbers ?? [];
  if (form !== 'prizes') return numbers.join(', ');
  // Digit by digit: a number of five digits is hard to hear.
  return Array.from(numbers[0] ?? '').join(' ');
}
