import { useTranslation } from 'react-i18next';
import { stateWords } from '#machines/catalogue/in-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { actorWords } from '../chart/actor-words.ts';
import type { Chart, ChartState } from '../chart/chart.types.ts';
import { StateCounts } from '../counts/StateCounts.tsx';
import { proofOf } from '../proved/proof-of-chart.ts';
import styles from './StateList.module.css';
import { transitionWords } from './transition-words.ts';

interface StateListProps {
  readonly chart: Chart;
  readonly selected: string | null;
  /** Paths of the states that the portal is in. */
  readonly active: ReadonlySet<string>;
  readonly onSelect: (path: string) => void;
}

/** A machine as nested boxes with listed transitions, without arrows: for small screens. */
export function StateList({
  chart,
  selected,
  active,
  onSelect,
}: StateListProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const unproved = proofOf(chart);
  const insideOf = (parent: string) => chart.states.filter((state) => state.parent === parent);
  const listed = (state: ChartState): React.JSX.Element => {
    const next = chart.transitions.filter(({ from }) => from === state.path);
    const inside = insideOf(state.path);
    return (
      <li
        key={state.path}
        className={classNames(
          styles.state,
          state.path === selected && styles.selected,
          active.has(state.path) && styles.active,
        )}
      >
        <button
          type="button"
          className={classNames('cluster', styles.name)}
          aria-pressed={state.path === selected}
          onClick={() => onSelect(state.path)}
        >
          {stateWords(state.path)}
          {active.has(state.path) && <small>{t('live.here')}</small>}
          {state.isInitial && <small>{t('state.initial')}</small>}
          {state.kind === 'final' && <small>{t('state.final')}</small>}
          {unproved.states.includes(state) && <small>{t('proved.none')}</small>}
        </button>
        <p className="hint">{state.description}</p>
        <StateCounts flow={chart.id} path={state.path} />
        {state.actors.length > 0 && (
          <p className="hint">
            {t('state.runs', { actors: state.actors.map(actorWords).join(', ') })}
          </p>
        )}
        {next.length > 0 && (
          <ul className={styles.moves}>
            {next.map((transition) => (
              <li key={JSON.stringify(transition)}>
                {transitionWords(t, transition)} →{' '}
                {transition.to === null ? t('state.stays') : stateWords(transition.to)}{' '}
                {unproved.transitions.some(({ id }) => id === transition.id) && (
                  <Badge tone="warning">{t('proved.none')}</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
        {inside.length > 0 && <ul className={styles.states}>{inside.map(listed)}</ul>}
      </li>
    );
  };
  return <ul className={styles.states}>{insideOf('').map(listed)}</ul>;
}
