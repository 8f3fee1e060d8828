import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './bonuses.module.css';

/** Progress of the wagering: counted, required, missing (W11). */
export function BonusBar({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const { counted, required, currency } = bonus;
  const money = useMoney(currency);
  const text = t('counted', { counted: money(counted), required: money(required) });
  const percent = required === 0 ? 100 : Math.floor((counted * 100) / required);
  return (
    <div className={classNames('stack gap-2', styles.progress)}>
      <p className={styles.progressText} aria-hidden>
        <strong>{percent}%</strong>
        <span>{text}</span>
      </p>
      <ProgressBar
        label={t('progress')}
        value={counted}
        max={Math.max(1, required)}
        valueText={text}
        className={styles.bar}
      />
    </div>
  );
}
