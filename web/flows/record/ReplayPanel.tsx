import { useTranslation } from 'react-i18next';
import { folderOf, inWords, statesWords } from '#machines/catalogue/in-words.ts';
import { type Recording, writeRecording } from '#machines/recordings/recording.ts';
import { statesIn } from '#machines/states-in.ts';
import { saveFile } from '#web/platform/storage/save-file.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { eventWords } from '../live/event-words.ts';
import { changedFields } from '../live/live-log.ts';
import { StepButtons } from '../live/StepButtons.tsx';
import styles from '../live/StepLog.module.css';
import { Recorder } from './recorder-context.ts';
import { type Fit, useMisfit } from './use-misfit.ts';

/** Steps that are listed before and after the shown one. */
const LISTED_AROUND = 30;

interface ReplayPanelProps {
  readonly chart: Chart;
  readonly recording: Recording;
  /** How many steps have been replayed. */
  readonly place: number;
}

/** A recording, step by step or played, and whether it still fits its flow. */
export function ReplayPanel({ chart, recording, place }: ReplayPanelProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const recorder = Recorder.useActorRef();
  const isPlaying = Recorder.useSelector((state) => state.matches({ replaying: 'playing' }));
  const { steps, start } = recording;
  const fit = useMisfit(recording);
  const { value } = steps[place - 1] ?? start;
  const goTo = (step: number) => recorder.send({ type: 'step.selected', step });
  const folder = folderOf({ id: chart.id });
  const save = () =>
    saveFile({ name: `${folder}.json`, type: 'application/json', text: writeRecording(recording) });
  return (
    <section className="stack" aria-label={t('replay.title')}>
      <p className="row">
        <Badge tone="accent">{t('replay.title')}</Badge>
        {t('replay.place', { place, of: steps.length })}: {statesWords(statesIn(value))}
      </p>
      <div className="cluster">
        <StepButtons
          onBack={place > 0 ? () => goTo(place - 1) : undefined}
          onForward={place < steps.length ? () => goTo(place + 1) : undefined}
        />
        <Button
          size="s"
          variant="secondary"
          onClick={() =>
            recorder.send({ type: isPlaying ? 'pause.requested' : 'playing.requested' })
          }
        >
          {t(isPlaying ? 'live.pause' : 'replay.play')}
        </Button>
        <Button size="s" variant="secondary" onClick={save}>
          {t('replay.save')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          onClick={() => recorder.send({ type: 'replay.closed' })}
        >
          {t('replay.close')}
        </Button>
      </div>
      <FitMessage fit={fit} isOtherVersion={recording.machine !== chart.version} />
      <RecordedSteps recording={recording} place={place} onSelect={goTo} />
      <p className="hint">
        {t('replay.folder')} <code>machines/{folder}/proof/recordings/</code>
      </p>
    </section>
  );
}

interface FitMessageProps {
  readonly fit: Fit;
  readonly isOtherVersion: boolean;
}

/** Whether the recording still fits; if not, at which step and why. */
function FitMessage({ fit, isOtherVersion }: FitMessageProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const words = () => {
    if (typeof fit === 'string') return t(`replay.fit.${fit}`);
    const { step, event, reason, expected, actual } = fit;
    const why = t(`replay.misfit.${reason}`, {
      expected: statesWords(expected),
      actual: statesWords(actual),
    });
    if (step === 0) return t('replay.misfitAtStart', { why });
    return t('replay.misfitAtStep', { step, event: eventWords(event), why });
  };
  return (
    <output className={typeof fit === 'string' ? 'hint' : undefined}>
      {words()}
      {isOtherVersion && ` ${t('replay.otherVersion')}`}
    </output>
  );
}

interface RecordedStepsProps {
  readonly recording: Recording;
  readonly place: number;
  readonly onSelect: (place: number) => void;
}

/** The steps around the shown one, oldest first. */
function RecordedSteps({ recording, place, onSelect }: RecordedStepsProps): React.JSX.Element {
  const { t, i18n } = useTranslation('flows');
  const seconds = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const from = Math.max(0, place - LISTED_AROUND);
  const listed = withContexts(recording).slice(from, place + LISTED_AROUND);
  return (
    <ol className={styles.log} start={from + 1} aria-label={t('replay.steps')}>
      {listed.map(({ step, changed }, index) => {
        const number = from + index + 1;
        return (
          <li key={number} ref={number === place ? keepInView : undefined}>
            <button
              type="button"
              className={styles.step}
              aria-current={number === place ? 'step' : undefined}
              onClick={() => onSelect(number)}
            >
              <time>{seconds.format(step.at / 1000)}</time>{' '}
              <strong>{eventWords(step.event.type)}</strong>
              {' → '}
              {statesWords(statesIn(step.value))}
              {changed.length > 0 && (
                <small>{t('live.changed', { fields: changed.map(inWords).join(', ') })}</small>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls the list alone to its item: the page stays where the person looks. */
function keepInView(item: HTMLElement | null): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const top = item.offsetTop - list.offsetTop;
  const bottom = top + item.offsetHeight;
  const isInView = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight;
  if (!isInView) list.scrollTop = Math.max(0, bottom - list.clientHeight);
}

/** Each step with the fields of the context that it changed. */
function withContexts({ start, steps }: Recording) {
  let before = start.context;
  return steps.map((step) => {
    const after = step.context === undefined ? before : step.context;
    const changed = changedFields(before, after);
    before = after;
    return { step, changed };
  });
}
