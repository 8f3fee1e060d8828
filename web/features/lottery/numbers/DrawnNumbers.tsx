import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities/lottery.ts';
import type { LotteryForm, LotteryPrize } from '#contract/entities/lottery-types.ts';
import { Balls } from './Balls.tsx';
import styles from './Numbers.module.css';

/** Whether a drawn number is one that somebody had chosen. */
export type IsHit = (prize: LotteryPrize, number: string, index: number) => boolean;

interface DrawnNumbersProps {
  readonly form: LotteryForm;
  readonly draw: Draw;
  readonly size?: 's' | 'm' | 'l';
  readonly isHit?: IsHit | undefined;
}

/** Everything that was drawn: balls, or the table of prizes (L7). */
export function DrawnNumbers({ form, draw, size = 'm', isHit }: DrawnNumbersProps) {
  const { t } = useTranslation('lottery');
  const hitLabel = t('hit');
  if (draw.cancelled) return <p className={styles.note}>{t('cancelledText')}</p>;
  if (form !== 'prizes') {
    return draw.prizes.map(({ prize, numbers }) => (
      <Balls
        key={prize}
        numbers={numbers}
        form={form}
        label={t('drawnNumbers')}
        size={size}
        isHit={isHit && ((number, index) => isHit(prize, number, index))}
        hitLabel={hitLabel}
      />
    ));
  }
  return (
    <table className={styles.prizes}>
      <caption className="visually-hidden">{t('drawnNumbers')}</caption>
      <tbody>
        {draw.prizes.map(({ prize, numbers }) => (
          <tr key={prize} data-prize={prize}>
            <th scope="row">{t(`prize.${prize}`)}</th>
            <td>
              {numbers.map((number, index) => {
                const hit = isHit?.(prize, number, index) === true;
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- the same number may be drawn twice
                  <span key={index} className={styles.number} data-hit={hit || undefined}>
                    {number}
                    {hit && <span className="visually-hidden"> {hitLabel}</span>}{' '}
                  </span>
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
