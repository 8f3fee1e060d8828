import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities/lottery.ts';
import type { LotteryForm } from '#contract/entities/lottery-types.ts';
import { Balls } from './Balls.tsx';
import styles from './Numbers.module.css';

interface LastNumbersProps {
  readonly form: LotteryForm;
  readonly draw: Draw;
}

/** Balls that fit in one line of a card. */
const MAX_BALLS = 6;

/** The last result in one line: the first of many balls, the special prize of a table. */
export function LastNumbers({ form, draw }: LastNumbersProps) {
  const { t } = useTranslation('lottery');
  const [highest] = draw.prizes;
  if (!highest) return <span className={styles.note}>{t('cancelled')}</span>;
  const { numbers } = highest;
  if (form === 'prizes') {
    return (
      <span className={styles.special}>
        <span>{t('prize.special')}</span> <b>{numbers[0]}</b>
      </span>
    );
  }
  // The place of the last one is for how many more there are.
  const shown = numbers.slice(0, numbers.length > MAX_BALLS ? MAX_BALLS - 1 : MAX_BALLS);
  const left = numbers.length - shown.length;
  return (
    <span className={styles.line}>
      <Balls numbers={shown} form={form} label={t('lastNumbers')} size="s" />
      {left > 0 && <span className={styles.note}>{t('moreBalls', { balls: left })}</span>}
    </span>
  );
}
