import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inWords, statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import type { Chart } from '../chart/chart.types.ts';
import styles from './ActorTree.module.css';
import { useActors } from './live-context.ts';
import type { LiveActor } from './live-log.ts';

/** The actors that run in the portals of this browser, each below the one that started it. */
export function ActorTree({
  charts,
}: {
  readonly charts: readonly Chart[];
}): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const actors = useActors();
  if (actors.length === 0) return null;
  const ids = new Set(actors.map(({ last }) => last.actor.id));
  const portals = Map.groupBy(actors, ({ portal }) => portal);
  const childrenOf = (id: string) => actors.filter(({ last }) => last.actor.parent === id);
  const listed = ({ last }: LiveActor): React.JSX.Element => {
    const { id, machine } = last.actor;
    const inside = childrenOf(id);
    const title = charts.find((chart) => chart.id === machine)?.title;
    return (
      <li key={id}>
        {title === undefined ? inWords(machine) : <Link to={`/${machine}`}>{title}</Link>}{' '}
        <span className={styles.state}>{statesWords(statesIn(last.value))}</span>
        {inside.length > 0 && <ul className={styles.actors}>{inside.map(listed)}</ul>}
      </li>
    );
  };
  return (
    <section className={styles.tree} aria-label={t('live.running')}>
      <h2>{t('live.running')}</h2>
      {[...portals].map(([portal, own]) => (
        <div key={portal}>
          <h3 className={styles.portal}>{t('live.portalAt', { path: own.at(-1)?.last.path })}</h3>
          <ul className={styles.actors}>
            {own
              .filter(({ last: { actor } }) => actor.parent === null || !ids.has(actor.parent))
              .map(listed)}
          </ul>
        </div>
      ))}
    </section>
  );
}
