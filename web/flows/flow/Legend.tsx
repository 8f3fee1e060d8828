import { useTranslation } from 'react-i18next';
import styles from './Legend.module.css';

const triggers = ['event', 'answer', 'breakdown', 'time', 'always'] as const;

/** What the colours of a chart say. */
export function Legend(): React.JSX.Element {
  const { t } = useTranslation('flows');
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {triggers.map((trigger) => (
        <li key={trigger} data-kind={trigger}>
          {t(`legend.${trigger}`)}
        </li>
      ))}
    </ul>
  );
}
