import { useTranslation } from 'react-i18next';
import { useWays } from './use-ways.ts';
import styles from './WaysPanel.module.css';

/** On a flow's card: what the published settings close of it (T14). */
export function ClosedWays({ flow }: { readonly flow: string }): React.JSX.Element | null {
  const { t, i18n } = useTranslation('flows');
  const { data } = useWays();
  if (!data) return null;
  const closed = data.ways.filter((way) => way.flow === flow && !way.isOpen);
  if (closed.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <p className={styles.unmet}>
      {t('ways.card', { ways: list.format(closed.map(({ id }) => t(`ways.way.${id}`))) })}
    </p>
  );
}
