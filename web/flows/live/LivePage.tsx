import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { PairingPanel } from '../devices/PairingPanel.tsx';
import { usePortalNames } from '../devices/use-portal-names.ts';
import pageStyles from '../flow/FlowPage.module.css';
import { SequenceView } from '../sequence/SequenceView.tsx';
import { ActorTree } from './ActorTree.tsx';
import styles from './LivePage.module.css';
import { useActors, useLive, useSteps, useWatch } from './live-context.ts';
import { useStepSelection } from './use-step-selection.ts';

interface LivePageProps {
  readonly charts: readonly Chart[];
}

/** All that runs in the watched portals: the actors as a tree, and all flows as one sequence. */
export function LivePage({ charts }: LivePageProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const actors = useActors();
  const [isPairing, setIsPairing] = useState(false);
  const [portal, setPortal] = useState<string | null>(null);
  return (
    <>
      <p className={pageStyles.back}>
        <Link to="/">{t('flow.all')}</Link>
      </p>
      <div className="spread">
        <h1>{t('live.title')}</h1>
        {!isPairing && (
          <Button size="s" onClick={() => setIsPairing(true)}>
            {t('devices.add')}
          </Button>
        )}
      </div>
      <p className={pageStyles.purpose}>{t('live.about')}</p>
      {isPairing && <PairingPanel onClose={() => setIsPairing(false)} />}
      <ActorTree charts={charts} />
      {actors.length === 0 && (
        <p className="cluster">
          <span className="hint">{t('live.nothing')}</span>
          <a href="/" target="_blank" rel="noreferrer" className={styles.open}>
            {t('live.open')}
          </a>
        </p>
      )}
      <section className={classNames('stack', styles.sequence)} aria-label={t('live.sequence')}>
        <div className="spread">
          <h2>{t('live.sequence')}</h2>
          <Following charts={charts} />
        </div>
        <PortalChips chosen={portal} onChoose={setPortal} />
        <SequenceView
          key={portal}
          flow={null}
          portal={portal}
          charts={charts}
          label={t('live.sequence')}
        />
      </section>
    </>
  );
}

/** Whether the page follows the portals, or stays at a message; and that step's chart. */
function Following({ charts }: LivePageProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { watch } = useLive();
  const steps = useSteps();
  const select = useStepSelection();
  const state = useWatch();
  const { step } = state.context;
  const shown = steps.find(({ number }) => number === step);
  const chart = charts.find(({ id }) => id === shown?.actor.machine);
  const isPaused = state.matches('paused');
  return (
    <div className="cluster">
      <Badge tone={isPaused ? 'warning' : 'positive'}>
        {t(isPaused ? 'live.paused' : 'live.live')}
      </Badge>
      {shown && chart && (
        <Link
          to={`/${chart.id}?view=chart&portal=${encodeURIComponent(shown.portal)}`}
          className={styles.open}
        >
          {t('live.showOnChart', { title: chart.title })}
        </Link>
      )}
      <Button
        size="s"
        variant="secondary"
        disabled={!isPaused && steps.length === 0}
        onClick={() => (isPaused ? watch.send({ type: 'resume.requested' }) : select(steps.at(-1)))}
      >
        {t(isPaused ? 'live.resume' : 'live.pause')}
      </Button>
    </div>
  );
}

interface PortalChipsProps {
  /** Null for all. */
  readonly chosen: string | null;
  readonly onChoose: (portal: string | null) => void;
}

/** Chooses one of several open portals; nothing where there is one. */
function PortalChips({ chosen, onChoose }: PortalChipsProps): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const { ofPortal } = usePortalNames();
  const pathOf = new Map(useActors().map(({ portal, last }) => [portal, last.path]));
  if (pathOf.size < 2 && chosen === null) return null;
  return (
    <fieldset className="cluster" aria-label={t('live.portals')}>
      <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('live.allPortals')}
      </Chip>
      {[...pathOf].map(([portal, path]) => (
        <Chip key={portal} pressed={chosen === portal} onClick={() => onChoose(portal)}>
          {t('live.portalAt', { name: ofPortal(portal), path })}
        </Chip>
      ))}
    </fieldset>
  );
}
