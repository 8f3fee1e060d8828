import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inWords, statesWords } from '#machines/catalogue/in-words.ts';
import { statesIn } from '#machines/states-in.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { connectionProblems } from '../devices/device-watch.ts';
import { usePortalNames } from '../devices/use-portal-names.ts';
import styles from './ActorTree.module.css';
import { useActors, useDevices, useLive } from './live-context.ts';
import type { LiveActor } from './live-log.ts';

/** The actors that run in the watched portals, each below the one that started it. */
export function ActorTree({
  charts,
}: {
  readonly charts: readonly Chart[];
}): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const { devices: watch } = useLive();
  const { connection, devices } = useDevices();
  const { ofDevice, ofPortal } = usePortalNames();
  const actors = useActors();
  if (actors.length === 0 && devices.length === 0) return null;
  const ids = new Set(actors.map(({ last }) => last.actor.id));
  const portals = Map.groupBy(actors, ({ portal }) => portal);
  const childrenOf = (id: string) => actors.filter(({ last }) => last.actor.parent === id);
  const portalsOf = (own: ReadonlySet<string> | undefined) =>
    [...portals].filter(([portal]) =>
      own ? own.has(portal) : devices.every((each) => !each.portals.has(portal)),
    );
  const listed = ({ portal, last }: LiveActor): React.JSX.Element => {
    const { id, machine } = last.actor;
    const inside = childrenOf(id);
    const title = charts.find((chart) => chart.id === machine)?.title;
    return (
      <li key={id}>
        {title === undefined ? (
          inWords(machine)
        ) : (
          <Link to={`/${machine}?portal=${encodeURIComponent(portal)}`}>{title}</Link>
        )}{' '}
        <span className={styles.state}>{statesWords(statesIn(last.value))}</span>
        {inside.length > 0 && <ul className={styles.actors}>{inside.map(listed)}</ul>}
      </li>
    );
  };
  const drawn = ([portal, own]: [string, readonly LiveActor[]]) => (
    <div key={portal}>
      <h3 className={styles.portal}>
        {t('live.portalAt', { name: ofPortal(portal), path: own.at(-1)?.last.path })}
      </h3>
      <ul className={styles.actors}>
        {own
          .filter(({ last: { actor } }) => actor.parent === null || !ids.has(actor.parent))
          .map(listed)}
      </ul>
    </div>
  );
  return (
    <section className={styles.tree} aria-label={t('live.running')}>
      <h2>{t('live.running')}</h2>
      {portalsOf(undefined).map(drawn)}
      {devices.length > 0 && connectionProblems.has(connection) && (
        <output className={styles.missing}>{t(`devices.connection.${connection}`)}</output>
      )}
      {devices.map((device) => {
        const running = portalsOf(device.portals);
        const name = ofDevice(device);
        return (
          <div key={device.device} className={styles.device}>
            {running.length === 0 && (
              <h3 className={styles.portal}>{t('devices.silent', { name })}</h3>
            )}
            {running.map(drawn)}
            {device.missing > 0 && (
              <p className={styles.missing}>{t('live.missing', { count: device.missing })}</p>
            )}
            <Button
              size="s"
              variant="secondary"
              aria-label={t('devices.dismissNamed', { name })}
              onClick={() => watch.dismiss(device.device)}
            >
              {t('devices.dismiss')}
            </Button>
          </div>
        );
      })}
    </section>
  );
}
