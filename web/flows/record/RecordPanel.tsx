import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { useSteps } from '../live/live-context.ts';
import { makeRecording } from './make-recording.ts';
import { OpenRecording } from './OpenRecording.tsx';
import { Recorder } from './recorder-context.ts';

interface RecordPanelProps {
  readonly chart: Chart;
  readonly charts: readonly Chart[];
}

/** Records the flow in the portal, or opens a recording. */
export function RecordPanel({ chart, charts }: RecordPanelProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const recorder = Recorder.useActorRef();
  const recorded = Recorder.useSelector(({ context }) => context.recorded);
  const steps = useSteps();
  const last = steps.at(-1)?.number ?? 0;
  if (recorded === null) {
    return (
      <section className="stack" aria-label={t('record.title')}>
        <div className="cluster">
          <Button
            size="s"
            variant="secondary"
            onClick={() =>
              recorder.send({ type: 'recording.requested', flow: chart.id, since: last })
            }
          >
            {t('record.start')}
          </Button>
          <OpenRecording charts={charts} />
        </div>
      </section>
    );
  }
  const { flow, since } = recorded;
  const isHere = flow === chart.id;
  const count = steps.filter(
    ({ actor, number, status }) => actor.machine === flow && number > since && status !== 'stopped',
  ).length;
  const flowChart = charts.find(({ id }) => id === flow) ?? chart;
  const stop = () =>
    recorder.send({ type: 'recording.stopped', recording: makeRecording(flowChart, steps, since) });
  return (
    <section className="stack" aria-label={t('record.title')}>
      <output className="row">
        <Badge tone="warning">{t('record.running')}</Badge>
        {isHere ? t('record.steps', { count }) : t('record.elsewhere', { flow: flowChart.title })}
      </output>
      {isHere && count === 0 && <p className="hint">{t('record.hint')}</p>}
      <div className="cluster">
        <Button size="s" onClick={stop}>
          {t('record.stop')}
        </Button>
      </div>
    </section>
  );
}
