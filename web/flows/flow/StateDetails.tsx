import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stateWords } from '#machines/catalogue/in-words.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { actorWords } from '../chart/actor-words.ts';
import type { Chart, ChartTransition } from '../chart/chart.types.ts';
import { StateCounts } from '../counts/StateCounts.tsx';
import { StatePicture } from '../pictures/StatePicture.tsx';
import { ProvedBy } from '../proved/ProvedBy.tsx';
import { testsOfState, testsOfTransition } from '../proved/proof-of-chart.ts';
import { RequirementTexts } from '../proved/RequirementTexts.tsx';
import { rowsOfTests } from '../proved/rows-of-tests.ts';
import styles from './StateDetails.module.css';
import { transitionWords } from './transition-words.ts';
import { useFlowAddress } from './use-flow-address.ts';

interface StateDetailsProps {
  readonly chart: Chart;
  readonly path: string;
  readonly onSelect: (path: string) => void;
}

/** The details of one state: its description, what can happen next, and how to get there. */
export function StateDetails({
  chart,
  path,
  onSelect,
}: StateDetailsProps): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const { with: address } = useFlowAddress();
  const state = chart.states.find((each) => each.path === path);
  if (state === undefined) return null;
  const tests = testsOfState(chart, path);
  const rows = rowsOfTests(chart, tests);
  const around = [path, ...statesAround(path)];
  const next = chart.transitions.filter(({ from }) => around.includes(from));
  const before = chart.transitions.filter(({ to, from }) => to === path && from !== path);
  return (
    <section className={styles.details} aria-label={t('state.label', { state: stateWords(path) })}>
      <h2>{stateWords(path)}</h2>
      <p className="row hint">
        {state.isInitial && <Badge tone="accent">{t('state.initial')}</Badge>}
        {state.kind === 'final' && <Badge tone="info">{t('state.final')}</Badge>}
        <code>{path}</code>
      </p>
      <p>
        <Link
          to={address({ try: path, taken: null, step: null, state: path })}
          className={styles.way}
        >
          {t('try.way')}
        </Link>
      </p>
      {state.description !== '' && <p>{state.description}</p>}
      {(state.kind === 'simple' || state.kind === 'final') && (
        <StatePicture flow={chart.id} path={path} />
      )}
      {state.actors.length > 0 && (
        <p>{t('state.runs', { actors: state.actors.map(actorWords).join(', ') })}</p>
      )}
      {path !== '' && (
        <>
          <StateCounts flow={chart.id} path={path} />
          <h3>{t('proved.title')}</h3>
          <ProvedBy tests={tests} exception={chart.exceptions[path]} />
          {rows.length > 0 && (
            <RequirementTexts
              summary={t('proved.rows', { count: rows.length, rows: rows.join(', ') })}
              rows={rows}
              texts={chart.requirements}
            />
          )}
        </>
      )}
      <h3>{t('state.next')}</h3>
      <TransitionList
        chart={chart}
        transitions={next}
        empty={t('state.noNext')}
        mark="→"
        onSelect={onSelect}
        end={({ to, from }) => to ?? from}
      />
      <h3>{t('state.before')}</h3>
      <TransitionList
        chart={chart}
        transitions={before}
        empty={t('state.noBefore')}
        mark="←"
        onSelect={onSelect}
        end={({ from }) => from}
      />
    </section>
  );
}

interface TransitionListProps {
  readonly chart: Chart;
  readonly transitions: readonly ChartTransition[];
  readonly empty: string;
  /** Stands before the other state. */
  readonly mark: string;
  /** The other state of a transition. */
  readonly end: (transition: ChartTransition) => string;
  readonly onSelect: (path: string) => void;
}

function TransitionList({
  chart,
  transitions,
  empty,
  mark,
  end,
  onSelect,
}: TransitionListProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  if (transitions.length === 0) return <p className="hint">{empty}</p>;
  return (
    <ul className={styles.list}>
      {transitions.map((transition) => {
        const words = transitionWords(t, transition);
        const other = end(transition);
        const tests = testsOfTransition(chart, transition.id);
        return (
          <li key={`${words} ${transition.from} ${transition.to}`}>
            <span data-kind={transition.kind}>{words}</span>{' '}
            {transition.to === null ? (
              <span className="hint">{t('state.stays')}</span>
            ) : (
              <button type="button" className={styles.other} onClick={() => onSelect(other)}>
                <span aria-hidden="true">{mark} </span>
                {other === '' ? t('state.whole') : stateWords(other)}
              </button>
            )}{' '}
            <ProvedBy
              tests={tests}
              rows={rowsOfTests(chart, tests)}
              exception={chart.exceptions[transition.id]}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The paths of the states that contain a state, the machine itself included. */
function statesAround(path: string): readonly string[] {
  const keys = path.split('.');
  return keys.map((_, index) => keys.slice(0, index).join('.'));
}
