import { useTranslation } from 'react-i18next';
import type { PublishedWay, WayNeed } from '#contract/flow-ways-types.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { useWays } from './use-ways.ts';
import styles from './WaysPanel.module.css';

/** Which settings open and close a flow, as they are published (T14). */
export function WaysPanel({ flow }: { readonly flow: string }): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const { data, isError } = useWays();
  const ways = data?.ways.filter((way) => way.flow === flow) ?? [];
  if (ways.length === 0 && !isError) return null;
  return (
    <section className="stack" aria-label={t('ways.title')}>
      <h2 className={styles.title}>{t('ways.title')}</h2>
      {isError && <output className={styles.unmet}>{t('ways.failed')}</output>}
      <ul className={styles.ways} aria-live="polite">
        {ways.map((way) => (
          <Way key={way.id} {...way} />
        ))}
      </ul>
      {data && (
        <p className="hint">
          {t('ways.version', { version: data.version })}{' '}
          <a href="/control#settings" target="_blank" rel="noreferrer" className={styles.link}>
            {t('ways.change')}
          </a>
        </p>
      )}
    </section>
  );
}

function Way({ id, isOpen, needs }: PublishedWay): React.JSX.Element {
  const { t } = useTranslation('flows');
  const valueOf = ({ value }: WayNeed) =>
    typeof value === 'boolean' ? t(value ? 'ways.on' : 'ways.off') : value;
  return (
    <li>
      <p className={styles.way}>
        <b>{t(`ways.way.${id}`)}</b>
        <Badge tone={isOpen ? 'positive' : 'warning'}>
          {t(isOpen ? 'ways.open' : 'ways.closed')}
        </Badge>
      </p>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need.setting} className={need.isMet ? undefined : styles.unmet}>
            {t(need.isMet ? 'ways.need' : 'ways.unmet', {
              setting: t(`ways.setting.${need.setting}`),
              value: valueOf(need),
            })}
          </li>
        ))}
      </ul>
    </li>
  );
}
