import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { inWords, statesWords, stateWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { SearchInput } from '#web/ui/fields/SearchInput.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { SmallDrawing } from '../chart/SmallDrawing.tsx';
import { CardCounts } from '../counts/CardCounts.tsx';
import { ActorTree } from '../live/ActorTree.tsx';
import { useActors } from '../live/live-context.ts';
import { proofOf } from '../proved/proof-of-chart.ts';
import { OpenRecording } from '../record/OpenRecording.tsx';
import { ClosedWays } from '../ways/ClosedWays.tsx';
import styles from './Overview.module.css';
import { type Found, findFlows } from './search.ts';

/** All flows at a glance, and a search over their states, events, actors and rows. */
export function Overview({ charts }: { readonly charts: readonly Chart[] }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const running = new Set(useActors().map(({ last }) => last.actor.machine));
  // Running ones first; otherwise the order stays.
  const found = findFlows(charts, search).toSorted(
    (one, other) => Number(running.has(other.chart.id)) - Number(running.has(one.chart.id)),
  );
  return (
    <>
      <div className="spread">
        <h1>{t('overview.title')}</h1>
        <div>
          <OpenRecording charts={charts} />
        </div>
      </div>
      <p className={styles.about}>{t('overview.about', { count: charts.length })}</p>
      <search className={styles.search}>
        <SearchInput
          aria-label={t('overview.search')}
          placeholder={t('overview.searchFor')}
          clearLabel={t('overview.clear')}
          value={search}
          onValueChange={(value) =>
            setParameters(value === '' ? {} : { q: value }, { replace: true })
          }
        />
        <output className={styles.count}>
          {search !== '' && t('overview.found', { count: found.length })}
        </output>
      </search>
      {search === '' && <ActorTree charts={charts} />}
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={28} />}
          title={t('overview.nothing')}
          text={t('overview.nothingHint')}
        />
      ) : (
        <ul className={styles.cards}>
          {found.map((each) => (
            <FlowCard key={each.chart.id} {...each} />
          ))}
        </ul>
      )}
    </>
  );
}

const MAX_HITS = 4;

function FlowCard({ chart, states, transitions }: Found): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { proved, possible } = proofOf(chart);
  const title = useId();
  const running = useActors().find(({ last }) => last.actor.machine === chart.id)?.last;
  const hits = [
    ...states.map((path) => ({ state: path, text: stateWords(path) })),
    ...transitions.map(({ name, from }) => ({ state: from, text: inWords(name) })),
  ];
  return (
    <li className={styles.card}>
      <SmallDrawing chart={chart} />
      <h2 id={title} className={styles.name}>
        <Link to={`/${chart.id}`} className={styles.link}>
          {chart.title}
        </Link>
      </h2>
      {running && (
        <p>
          <Badge tone="positive">
            {t('live.live')}: {statesWords(statesIn(running.value))}
          </Badge>
        </p>
      )}
      <p className="hint">{chart.purpose}</p>
      <ClosedWays flow={chart.id} />
      {hits.length > 0 && (
        <ul className={styles.hits} aria-labelledby={title}>
          {hits.slice(0, MAX_HITS).map(({ state, text }) => (
            <li key={`${state} ${text}`}>
              <Link to={`/${chart.id}${state === '' ? '' : `?state=${state}`}`}>{text}</Link>
            </li>
          ))}
          {hits.length > MAX_HITS && (
            <li>{t('overview.more', { number: hits.length - MAX_HITS })}</li>
          )}
        </ul>
      )}
      <CardCounts chart={chart} />
      <p className={styles.facts}>
        {t('overview.states', { count: chart.states.length - 1 })} ·{' '}
        {t('proved.share', { proved, count: possible })} · {chart.rows.join(', ')}
      </p>
    </li>
  );
}
