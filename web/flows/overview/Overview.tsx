import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { SearchInput } from '#web/ui/fields/SearchInput.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { SmallDrawing } from '../chart/SmallDrawing.tsx';
import { CardCounts } from '../counts/CardCounts.tsx';
import { ActorTree } from '../live/ActorTree.tsx';
import { useActors } from '../live/live-context.ts';
import { proofOf } from '../proved/proof-of-chart.ts';
import { OpenRecording } from '../record/OpenRecording.tsx';
import { ClosedWays } from '../ways/ClosedWays.tsx';
import { FlowHits } from './FlowHits.tsx';
import styles from './Overview.module.css';
import { noScreenTexts, type ScreenTextLoaders, useScreenTexts } from './screen-texts.ts';
import { type Found, findFlows } from './search.ts';

interface OverviewProps {
  readonly charts: readonly Chart[];
  readonly screenTexts: ScreenTextLoaders;
}

/** All flows at a glance, and a search over their parts and the texts on their screens. */
export function Overview({ charts, screenTexts }: OverviewProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const running = new Set(useActors().map(({ last }) => last.actor.machine));
  const { data: screens, isLoading, isError } = useScreenTexts(screenTexts, search !== '');
  // Running ones first; otherwise the order stays.
  const found = findFlows(charts, search, screens ?? noScreenTexts).toSorted(
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
          {search !== '' && !isLoading && t('overview.found', { count: found.length })}
        </output>
        {isError && <Notice tone="warning" text={t('overview.textsFailed')} />}
      </search>
      {search === '' && <ActorTree charts={charts} />}
      {found.length === 0 && !isLoading ? (
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

function FlowCard(found: Found): React.JSX.Element {
  const { chart } = found;
  const { t } = useTranslation('flows');
  const { proved, possible } = proofOf(chart);
  const title = useId();
  const running = useActors().find(({ last }) => last.actor.machine === chart.id)?.last;
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
      <FlowHits {...found} labelledBy={title} />
      <CardCounts chart={chart} />
      <p className={styles.facts}>
        {t('overview.states', { count: chart.states.length - 1 })} ·{' '}
        {t('proved.share', { proved, count: possible })} · {chart.rows.join(', ')}
      </p>
    </li>
  );
}
