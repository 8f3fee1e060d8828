import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { ChartDrawing } from '../chart/ChartDrawing.tsx';
import { ChartViewport } from '../chart/ChartViewport.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { stateWords } from '../chart/in-words.ts';
import { saveAsPng, saveAsSvg } from '../chart/save-drawing.ts';
import { LivePanel } from '../live/LivePanel.tsx';
import { useFlowMoment } from '../live/use-flow-moment.ts';
import styles from './FlowPage.module.css';
import { Legend } from './Legend.tsx';
import { StateDetails } from './StateDetails.tsx';
import { StateList } from './StateList.tsx';

/** Where arrows cannot be read: the list is shown, unless the chart is asked for. */
const SMALL_SCREEN = '(max-width: 767px)';

/** One flow: its chart or its list of states, and what is known of the selected state. */
export function FlowPage({ chart }: { readonly chart: Chart }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [parameters, setParameters] = useSearchParams();
  const moment = useFlowMoment(chart.id);
  const selected = parameters.get('state');
  /** What is looked at: the person's choice, or else where the portal is. */
  const looked = selected ?? [...moment.active].at(-1) ?? null;
  const view = parameters.get('view') ?? (matchMedia(SMALL_SCREEN).matches ? 'list' : 'chart');
  const drawing =
    chart.drawings.find(({ path }) => path === partOf(chart, parameters.get('part'), looked)) ??
    chart.drawings[0];
  const place = useRef<HTMLDivElement>(null);
  const change = (changed: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParameters(next);
  };
  const select = (path: string) => change({ state: path === '' ? null : path, part: null });
  const searchOf = (id: string) => {
    const next = new URLSearchParams(parameters);
    next.set('view', id);
    return `?${next}`;
  };

  return (
    <>
      <p className={styles.back}>
        <Link to="/">{t('flow.all')}</Link>
      </p>
      <h1>{chart.title}</h1>
      <p className={styles.purpose}>{chart.purpose}</p>
      <TabLinks
        label={t('flow.views')}
        tabs={[
          { id: 'chart', label: t('flow.chart') },
          { id: 'list', label: t('flow.list') },
        ]}
        selected={view}
        renderLink={({ id }, attributes) => <Link to={searchOf(id)} {...attributes} />}
      />
      <div className={styles.columns} data-view={view}>
        {view !== 'chart' && (
          <StateList chart={chart} selected={selected} active={moment.active} onSelect={select} />
        )}
        {view === 'chart' && drawing && (
          <div ref={place}>
            {chart.drawings.length > 1 && (
              <nav aria-label={t('flow.parts')} className={styles.parts}>
                {chart.drawings.map(({ path }) => (
                  <Button
                    key={path}
                    size="s"
                    variant={path === drawing.path ? 'primary' : 'secondary'}
                    aria-current={path === drawing.path ? 'true' : undefined}
                    onClick={() => change({ part: path, state: null })}
                  >
                    {path === '' ? t('flow.whole') : stateWords(path)}
                  </Button>
                ))}
              </nav>
            )}
            <ChartViewport
              key={drawing.path}
              width={drawing.width}
              tools={
                <>
                  <Button size="s" variant="secondary" onClick={() => window.print()}>
                    {t('chart.print')}
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    onClick={() => saveAsSvg(place.current, chart.id)}
                  >
                    SVG
                  </Button>
                  <Button
                    size="s"
                    variant="secondary"
                    onClick={() => void saveAsPng(place.current, chart.id)}
                  >
                    PNG
                  </Button>
                </>
              }
            >
              {(scale) => (
                <ChartDrawing
                  chart={chart}
                  drawing={drawing}
                  scale={scale}
                  selected={selected}
                  active={moment.active}
                  visited={moment.visited}
                  onSelect={select}
                  onUnfold={(path) => change({ part: path, state: null })}
                />
              )}
            </ChartViewport>
            <Legend />
          </div>
        )}
        <aside className={styles.side} aria-label={t('flow.side')}>
          <LivePanel moment={moment} />
          {looked === null ? (
            <p className={styles.hint}>{t('flow.choose')}</p>
          ) : (
            <StateDetails chart={chart} path={looked} onSelect={select} />
          )}
          <p className={styles.rows}>{t('flow.rows', { rows: chart.rows.join(', ') })}</p>
        </aside>
      </div>
    </>
  );
}

/** The part that is drawn: the one that the address names, or the innermost that holds the state. */
function partOf(chart: Chart, named: string | null, selected: string | null): string {
  if (named !== null || selected === null) return named ?? '';
  const holding = chart.drawings.filter(({ states }) =>
    states.some(({ path, isFolded }) => path === selected && !isFolded),
  );
  return holding.at(-1)?.path ?? '';
}
