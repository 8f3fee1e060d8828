import { useTranslation } from 'react-i18next';
import type { Chart } from '../chart/chart.types.ts';
import { proofOf } from '../proved/proof-of-chart.ts';
import styles from './Legend.module.css';

const triggers = ['event', 'answer', 'breakdown', 'time', 'always'] as const;

/** What the colours of a chart say. */
export function Legend({ chart }: { readonly chart: Chart }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { states, transitions } = proofOf(chart);
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {triggers.map((trigger) => (
        <li key={trigger} data-kind={trigger}>
          {t(`legend.${trigger}`)}
        </li>
      ))}
      {states.length + transitions.length > 0 && (
        <li data-kind="unproved">{t('legend.unproved')}</li>
      )}
    </ul>
  );
}
