import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stateWords } from '#machines/catalogue/in-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChartDrawing } from '../chart/ChartDrawing.tsx';
import { ChartViewport } from '../chart/ChartViewport.tsx';
import type { Chart, Drawing } from '../chart/chart.types.ts';
import { saveAsPng, saveAsSvg } from '../chart/save-drawing.ts';
import { WaysOutList } from '../counts/WaysOutList.tsx';
import { ProofSummary } from '../proved/ProofSummary.tsx';
import { RequirementTexts } from '../proved/RequirementTexts.tsx';
import { WaysPanel } from '../ways/WaysPanel.tsx';
import styles from './FlowPage.module.css';
import { Legend } from './Legend.tsx';
import { StateDetails } from './StateDetails.tsx';
import { StateList } from './StateList.tsx';
import { useFlowAddress } from './use-flow-address.ts';

/** States that are marked on the chart. */
export interface Marks {
  /** Paths of those that the machine is in, the innermost last. */
  readonly active: ReadonlySet<string>;
  /** Paths of those that it was in before. */
  readonly visited: ReadonlySet<string>;
}

interface FlowViewProps {
  readonly chart: Chart;
  readonly marks: Marks;
  /** Source of the marks: the portal, or a trial. */
  readonly panel: ReactNode;
  /** The flow as a sequence; left out where there is no log of it. */
  readonly sequence?: ReactNode;
}

/** A flow's chart, list of states or sequence, and the details of the selected state. */
export function FlowView({ chart, marks, panel, sequence }: FlowViewProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { state, part, view, change } = useFlowAddress();
  /** The person's selection, else the current state. */
  const shown = state ?? [...marks.active].at(-1) ?? null;
  const drawing =
    chart.drawings.find(({ path }) => path === partOf(chart, part, shown)) ?? chart.drawings[0];
  const select = (path: string) => change({ state: path === '' ? null : path, part: null });
  return (
    <div className={styles.columns}>
      {view === 'sequence' && sequence !== undefined ? (
        sequence
      ) : view === 'list' || drawing === undefined ? (
        <StateList chart={chart} selected={state} active={marks.active} onSelect={select} />
      ) : (
        <ChartColumn
          chart={chart}
          drawing={drawing}
          marks={marks}
          selected={state}
          onSelect={select}
        />
      )}
      <aside className={styles.side} aria-label={t('flow.side')}>
        {panel}
        {shown === null ? (
          <p className="hint">{t('flow.choose')}</p>
        ) : (
          <StateDetails chart={chart} path={shown} onSelect={select} />
        )}
        <WaysPanel flow={chart.id} />
        <WaysOutList chart={chart} onSelect={select} />
        <RequirementTexts
          summary={t('flow.rows', { rows: chart.rows.join(', ') })}
          rows={chart.rows}
          texts={chart.requirements}
        />
        <ProofSummary chart={chart} onSelect={select} />
      </aside>
    </div>
  );
}

interface ChartColumnProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly marks: Marks;
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
}

function ChartColumn({
  chart,
  drawing,
  marks,
  selected,
  onSelect,
}: ChartColumnProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { change } = useFlowAddress();
  const place = useRef<HTMLDivElement>(null);
  const show = (path: string) => change({ part: path, state: null });
  return (
    <div ref={place}>
      {chart.drawings.length > 1 && (
        <nav aria-label={t('flow.parts')} className={classNames('cluster', styles.parts)}>
          {chart.drawings.map(({ path }) => (
            <Button
              key={path}
              size="s"
              variant={path === drawing.path ? 'primary' : 'secondary'}
              aria-current={path === drawing.path ? 'true' : undefined}
              onClick={() => show(path)}
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
            <Button size="s" variant="secondary" onClick={() => saveAsSvg(place.current, chart.id)}>
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
            active={marks.active}
            visited={marks.visited}
            onSelect={onSelect}
            onUnfold={show}
          />
        )}
      </ChartViewport>
      <Legend chart={chart} />
    </div>
  );
}

/** The shown part: the one in the address, or the innermost with the state. */
function partOf(chart: Chart, selected: string | null, shown: string | null): string {
  if (selected !== null || shown === null) return selected ?? '';
  const holding = chart.drawings.filter(({ states }) =>
    states.some(({ path, isFolded }) => path === shown && !isFolded),
  );
  return holding.at(-1)?.path ?? '';
}
