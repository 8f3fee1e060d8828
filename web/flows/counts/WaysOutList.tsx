import { useTranslation } from 'react-i18next';
import { inWords } from '#machines/catalogue/in-words.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { useCounts } from './use-counts.ts';
import styles from './WaysOutList.module.css';
import { waysOut } from './ways-out.ts';

interface WaysOutListProps {
  readonly chart: Chart;
  readonly onSelect: (path: string) => void;
}

/** Where people leave a flow, and where they come to its end: most first. */
export function WaysOutList({ chart, onSelect }: WaysOutListProps): React.JSX.Element | null {
  const { t, i18n } = useTranslation('flows');
  const { data, isPending, isError, dataUpdatedAt } = useCounts();
  const moment = (at: string | number) =>
    new Date(at).toLocaleString(i18n.language, { dateStyle: 'short', timeStyle: 'short' });
  if (isPending) return null;
  return (
    <section aria-label={t('counts.title')} className={styles.counts}>
      <h2>{t('counts.title')}</h2>
      {isError && (
        <output className={styles.failed}>
          {data ? t('counts.stale', { time: moment(dataUpdatedAt) }) : t('counts.failed')}
        </output>
      )}
      {data === null ? (
        <p className="hint">{t('counts.off')}</p>
      ) : (
        data && (
          <>
            <Ways chart={chart} counted={data.flows[chart.id]} onSelect={onSelect} />
            <p className="hint">
              {data.areRestarted && `${t('counts.restarted')} `}
              {t('counts.since', { time: moment(data.since) })}
            </p>
          </>
        )
      )}
    </section>
  );
}

interface WaysProps extends WaysOutListProps {
  readonly counted: Parameters<typeof waysOut>[1] | undefined;
}

function Ways({ chart, counted, onSelect }: WaysProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  if (!counted || counted.started === 0) return <p>{t('counts.nobody')}</p>;
  const { ways, ended } = waysOut(chart, counted);
  return (
    <>
      <p>
        {t('counts.started', { count: counted.started })}
        {ended !== null && ` · ${t('counts.ended', { share: ended })}`}
      </p>
      <ul className={styles.ways}>
        {ways.map(({ path, isEnd, count, share }) => (
          <li key={path} className={styles.way}>
            <div className={styles.line}>
              <button type="button" className={styles.state} onClick={() => onSelect(path)}>
                {inWords(path)}
              </button>
              {isEnd && <Badge tone="info">{t('state.final')}</Badge>}
              <span className={styles.share}>{t('counts.share', { number: count, share })}</span>
            </div>
            <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
}
