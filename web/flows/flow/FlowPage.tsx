import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import type { Recording } from '#machines/recordings/recording.ts';
import { statesIn } from '#machines/states-in.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { LivePanel } from '../live/LivePanel.tsx';
import { useWatch } from '../live/live-context.ts';
import { useFlowMoment } from '../live/use-flow-moment.ts';
import { RecordPanel } from '../record/RecordPanel.tsx';
import { ReplayPanel } from '../record/ReplayPanel.tsx';
import { Recorder } from '../record/recorder-context.ts';
import { SequenceView } from '../sequence/SequenceView.tsx';
import { SituationLink } from '../steer/SituationLink.tsx';
import { SteerPanel } from '../steer/SteerPanel.tsx';
import { loadEntry } from '../try/entries.ts';
import { TryPanel } from '../try/TryPanel.tsx';
import { useTrial } from '../try/use-trial.ts';
import styles from './FlowPage.module.css';
import { FlowView } from './FlowView.tsx';
import { useFlowAddress } from './use-flow-address.ts';

interface FlowProps {
  readonly chart: Chart;
}

interface FlowPageProps extends FlowProps {
  /** All flows: an opened recording may be of another one. */
  readonly charts: readonly Chart[];
}

/** One flow: live in the portal, tried on the page, or replayed from a recording. */
export function FlowPage({ chart, charts }: FlowPageProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { view, tried, with: address } = useFlowAddress();
  const recording = Recorder.useSelector(({ context }) => context.recording);
  const isFollowed = tried === null && recording?.flow !== chart.id;
  return (
    <>
      <p className={styles.back}>
        <Link to="/">{t('flow.all')}</Link>
      </p>
      <h1>{chart.title}</h1>
      <p className={styles.purpose}>{chart.purpose}</p>
      <div className="spread">
        <TabLinks
          label={t('flow.views')}
          tabs={[
            { id: 'chart', label: t('flow.chart') },
            { id: 'list', label: t('flow.list') },
            ...(isFollowed ? [{ id: 'sequence', label: t('flow.sequence') }] : []),
          ]}
          selected={view === 'sequence' && !isFollowed ? 'chart' : view}
          renderLink={({ id }, attributes) => <Link to={address({ view: id })} {...attributes} />}
        />
        {tried === null && (
          <Link
            to={address({ try: '', taken: null, step: null, state: null })}
            className={buttonClass({ variant: 'secondary', size: 's' })}
          >
            {t('try.start')}
          </Link>
        )}
      </div>
      {tried !== null ? (
        <LoadedTrial key={tried} chart={chart} />
      ) : recording?.flow === chart.id ? (
        <ReplayedFlow chart={chart} recording={recording} />
      ) : (
        <FollowedFlow chart={chart} charts={charts} />
      )}
    </>
  );
}

function FollowedFlow({ chart, charts }: FlowPageProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { state, portal } = useFlowAddress();
  const moment = useFlowMoment(chart.id, portal);
  const { step } = useWatch().context;
  const { shown } = moment;
  return (
    <FlowView
      chart={chart}
      marks={moment}
      sequence={
        <SequenceView
          flow={chart.id}
          portal={moment.portal}
          charts={charts}
          label={t('sequence.label', { title: chart.title })}
        />
      }
      panel={
        <>
          <LivePanel moment={moment} />
          <RecordPanel chart={chart} charts={charts} />
          <SteerPanel flow={chart.id} last={step === null ? shown : undefined} selected={state} />
          <SituationLink
            flow={chart.id}
            state={state ?? [...moment.active].at(-1)}
            path={shown?.path}
          />
        </>
      }
    />
  );
}

interface ReplayedFlowProps extends FlowProps {
  readonly recording: Recording;
}

function ReplayedFlow({ chart, recording }: ReplayedFlowProps): React.JSX.Element {
  const place = Recorder.useSelector(({ context }) => context.place);
  const values = [recording.start, ...recording.steps].map(({ value }) => value);
  const active = new Set(statesIn(values[place] ?? recording.start.value));
  const before = values.slice(0, place).flatMap((value) => statesIn(value));
  const marks = { active, visited: new Set(before.filter((path) => !active.has(path))) };
  return (
    <FlowView
      chart={chart}
      marks={marks}
      panel={<ReplayPanel chart={chart} recording={recording} place={place} />}
    />
  );
}

/** Loads the machine: only needed for trying a flow. */
function LoadedTrial({ chart }: FlowProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const [loaded, setLoaded] = useState<AnyCatalogueEntry | 'failed'>();
  const load = useCallback(() => {
    loadEntry(chart.id).then(setLoaded, () => setLoaded('failed'));
  }, [chart.id]);
  useEffect(load, [load]);
  if (loaded === 'failed') {
    return (
      <ErrorState
        title={t('try.failed')}
        action={<Button onClick={load}>{t('try.retry')}</Button>}
      />
    );
  }
  return loaded === undefined ? <Spinner /> : <TriedFlow chart={chart} entry={loaded} />;
}

interface TriedFlowProps extends FlowProps {
  readonly entry: AnyCatalogueEntry;
}

function TriedFlow({ chart, entry }: TriedFlowProps): React.JSX.Element {
  const { tried, taken, step, change, replace } = useFlowAddress();
  const trial = useTrial(entry, tried ?? '', { taken, step });
  const { moment } = trial;
  useEffect(() => {
    // The address follows the trial, so that a link shows others the same moment.
    if (moment.taken !== taken || moment.step !== step) replace(moment);
  });
  const before = trial.taken.slice(0, trial.place).flatMap(({ states }) => states);
  const active = new Set(trial.states);
  const marks = { active, visited: new Set(before.filter((path) => !active.has(path))) };
  return (
    <FlowView
      chart={chart}
      marks={marks}
      panel={
        <TryPanel
          trial={trial}
          onClose={() => change({ try: null, taken: null, step: null, state: null })}
        />
      }
    />
  );
}
